import { isWeekday } from '../../calendar/school-days';
import { neighboursOf } from '../../collections/neighbours';
import { type SumCollection, sumsOf } from '../../collections/sum-collection';
import { distractorsFor } from '../../error-type/distractors';
import { emptyLearner } from '../../learn/empty-learner';
import type { Learner } from '../../learn/learner';
import { type Random, randomFrom, seedOf } from '../../random';
import { scoreAnswer } from '../../round/judging/score-answer';
import { answerTask, startRound } from '../../round/round';
import { answerNotation, answerOf, asAnswer } from '../../sum/answer';
import { answerText } from '../../sum/prompt';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import { makeWindow } from '../../window/make-window';
import type { SumWindow } from '../../window/sum-window';
import { difficultiesOf } from '../../window/window-learner';

const settings = {
  series: 'adaptive',
  sumsPerRound: 12,
  help: true,
  clock: 'off',
  fragileLimit: 12,
} as const;
/** From so many misses on a round asks whatever goes well. */
const missesBeforeSpared = 3;
const dayMs = 86_400_000;
const start = Date.UTC(2026, 8, 7, 9);

/** How a child answers in one round. */
export interface Answers {
  /** Whether it answers this sum right; `turn` counts the tasks of the round. */
  readonly isRight: (turn: number, sumId: SumId, random: Random) => boolean;
  readonly responseMs: number;
}

export interface PlayedRound {
  readonly window: SumWindow;
  /** Shares of the tasks with sums of the collection, and with right answers. */
  readonly own: number;
  /** Tasks of practice, until it is spared: those with sums from beside the collection, and those with its own. */
  readonly practised: { readonly beside: number; readonly own: number };
  readonly right: number;
}

/** What a child types that answers right, or makes one of the known errors: hands of a clock as a time, as it has no others. */
function rawOf(sumId: SumId, isRight: boolean): string {
  const sum = parseSumOrThrow(sumId);
  const [wrong] = distractorsFor(sum, 1, randomFrom(seedOf(sumId)));
  const answer = isRight ? answerOf(sum) : wrong && asAnswer(sum, wrong);
  if (!answer) throw new RangeError(`Nothing wrong can be typed for ${sumId}.`);
  return answerText(answerNotation(answer), 'nl');
}

/** Plays one typed round a day, as each of `rounds` answers it, from a pupil of whom nothing is known. */
export function playDays(collection: SumCollection, rounds: readonly Answers[]): PlayedRound[] {
  let learner: Learner = emptyLearner(collection.years[0] ?? 4);
  const ownSums = new Set(sumsOf(collection));
  return rounds.map(({ isRight, responseMs }, place) => {
    const now = start + place * dayMs;
    const day = new Date(now).toISOString().slice(0, 10);
    const random = randomFrom(seedOf(collection.key, place));
    const window = makeWindow({
      id: `w${place}`,
      pupilId: 'p',
      practiceTaskId: 't',
      collection,
      beside: neighboursOf(collection.key),
      learner,
      settings,
      now,
      day,
      seed: place,
    });
    const context = { now, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
    const length = settings.sumsPerRound;
    let round = startRound(window, { mode: 'type', game: 'g', tempo: 'quick', optionCount: 4, length });
    let [own, right, turn, practised, brought] = [0, 0, 0, 0, 0];
    while (round.task) {
      const [sumId = '' as SumId] = round.task.sumIds;
      const answersRight = isRight(turn, sumId, random);
      const step = answerTask(round, {
        given: { kind: 'value', raw: rawOf(sumId, answersRight) },
        responseMs,
        motorMs: 600,
        helped: false,
        answeredAt: now,
        input: 'pointer',
      });
      if (step.verdict.right !== answersRight)
        throw new RangeError(`${sumId} got another verdict than meant.`);
      learner = scoreAnswer(learner, step.answer, context).learner;
      own += ownSums.has(sumId) ? 1 : 0;
      if (round.task.purpose === 'practice' && turn - right < missesBeforeSpared) {
        practised += 1;
        brought += ownSums.has(sumId) ? 0 : 1;
      }
      right += answersRight ? 1 : 0;
      turn += 1;
      round = step.round;
    }
    return {
      window,
      own: own / turn,
      practised: { beside: brought, own: practised - brought },
      right: right / turn,
    };
  });
}
