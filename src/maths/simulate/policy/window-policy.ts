import { isWeekday } from '../../calendar/school-days';
import { neighboursOf } from '../../collections/neighbours';
import { emptyLearner } from '../../learn/empty-learner';
import { isFluent } from '../../learn/grading/outcome';
import type { Learner } from '../../learn/learner';
import { seedOf } from '../../random';
import { scoreAnswer } from '../../round/judging/score-answer';
import { answerTask, startRound } from '../../round/round';
import type { Round } from '../../round/round-state';
import { parseSumOrThrow } from '../../sum/read-sum';
import { makeWindow } from '../../window/make-window';
import { difficultiesOf } from '../../window/window-learner';
import type { Game } from '../rotation';
import { type MakePolicy, roundLength } from './policy';
import { silentProbes } from './silent-probes';

const settings = {
  series: 'adaptive',
  sumsPerRound: roundLength,
  help: true,
  clock: 'off',
  fragileLimit: 12,
} as const;

/** The product itself: window, round and learner model as server and browser run them. */
export const windowPolicy: MakePolicy = ({ collection, year, seed }) => {
  let learner: Learner = emptyLearner(year);
  let round: Round | null = null;
  let playing: Game | null = null;
  let rounds = 0;
  let today = '';
  return {
    begin(game, day, now) {
      today = day;
      playing = game;
      rounds += 1;
      const ids = { id: `w${rounds}`, pupilId: 'p', practiceTaskId: 't' };
      const beside = neighboursOf(collection.key);
      const window = makeWindow({
        ...ids,
        collection,
        beside,
        learner,
        settings,
        now,
        day,
        seed: seedOf(seed, rounds),
      });
      const { mode, tempo, options } = game;
      round = startRound(window, { mode, game: game.name, tempo, optionCount: options, length: roundLength });
    },
    probes: (game, now, random) => silentProbes({ learner, collection }, game, now, random),
    next: () => round?.task ?? { sumIds: [] },
    answered({ given, responseMs }, now) {
      if (!round || !playing) throw new RangeError('Nothing was asked.');
      const { motorMs } = playing;
      const step = answerTask(round, {
        given,
        responseMs,
        motorMs,
        helped: false,
        answeredAt: now,
        input: 'touch',
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
      const isProbe = step.answer.purpose === 'probe' && trace.scored;
      return {
        sumId: verdict.sumId,
        right: verdict.right,
        fluent: verdict.right && isFluent(parseSumOrThrow(verdict.sumId), step.answer, year),
        explains: step.verdict.next === 'explain',
        ...(isProbe && { probe: { expected: trace.expected, outcome: trace.outcome } }),
      };
    },
  };
};
