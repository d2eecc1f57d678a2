import { emptyLearner } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { isFluent } from '../learn/outcome';
import { isWeekday } from '../learn/school-days';
import { seedOf } from '../random';
import { answerTask, startRound } from '../round/round';
import type { Round } from '../round/round-state';
import { scoreAnswer } from '../round/score-answer';
import { sumOf } from '../sum/read-sum';
import { makeWindow } from '../window/make-window';
import { difficultiesOf } from '../window/window-learner';
import type { MakePolicy } from './policy';

export const tasksInRound = 12;
export const motorMs = 1200;
/** Tasks in a round of the product. */
const usualRound = 16;

/** The product itself: window, round and learner model as server and browser run them. */
export const windowPolicy: MakePolicy = ({ collection, year, seed }) => {
  let learner: Learner = emptyLearner(year);
  let round: Round | null = null;
  let rounds = 0;
  let today = '';
  const openRound = (now: number): Round => {
    rounds += 1;
    const window = makeWindow({
      id: `w${rounds}`,
      pupilId: 'p',
      practiceTaskId: 't',
      collection,
      learner,
      settings: { series: 'adaptive', sumsPerRound: usualRound, help: true, clock: 'off', fragileLimit: 12 },
      now,
      day: today,
      seed: seedOf(seed, rounds),
    });
    return startRound(window, {
      mode: 'type',
      game: 'g',
      tempo: 'quick',
      optionCount: 4,
      length: usualRound,
    });
  };
  return {
    begin(day) {
      today = day;
      round = null;
    },
    next(now) {
      if (!round?.task) round = openRound(now);
      return round.task ?? { sumIds: [] };
    },
    answered({ given, responseMs }, now) {
      if (!round) throw new RangeError('Nothing was asked.');
      const step = answerTask(round, {
        given,
        responseMs,
        motorMs,
        helped: false,
        answeredAt: now,
        input: 'keyboard',
      });
      const { learner: after, parts } = scoreAnswer(learner, step.answer, {
        now,
        day: today,
        isSchoolDay: isWeekday,
        difficultyOf: difficultiesOf(round.window),
      });
      learner = after;
      round = step.round;
      const [part] = parts;
      if (!part) throw new RangeError('Nothing was judged.');
      const { verdict, trace } = part;
      const fluent = verdict.right && isFluent(sumOf(verdict.sumId), step.answer, year);
      const isProbe = step.answer.purpose === 'probe' && trace.scored;
      return {
        sumId: verdict.sumId,
        right: verdict.right,
        fluent,
        explains: step.verdict.next === 'explain',
        ...(isProbe && { probe: { expected: trace.expected, outcome: trace.outcome } }),
      };
    },
  };
};
