import { isWeekday, schoolDaysLater } from '../../calendar/school-days';
import { standardCollections } from '../../collections/standard-collections';
import type { SumCollection } from '../../collections/sum-collection';
import { emptyLearner } from '../../learn/empty-learner';
import { scoreAnswer } from '../../round/judging/score-answer';
import { answerTask, startRound } from '../../round/round';
import type { Given, Task } from '../../round/task';
import { answerNotation, answerOf } from '../../sum/answer';
import { readAnswer } from '../../sum/read-answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import { makeWindow } from '../../window/make-window';
import { candidatesOf } from '../../window/pool/candidates';
import { ladderOf } from '../../window/pool/ladder';
import { currentOf } from '../../window/pool/procedure-pool';
import { difficultiesOf } from '../../window/window-learner';

const settings = {
  series: 'adaptive',
  sumsPerRound: 16,
  help: true,
  clock: 'off',
  fragileLimit: 12,
} as const;
const roundsADay = 2;

const correctOf = (task: Task): string => answerNotation(answerOf(parseSumOrThrow(task.sumIds[0] ?? '')));

function correct(task: Task): Given {
  const value = correctOf(task);
  const option = task.options?.find((each) => each.value === value);
  return option ? { kind: 'choice', optionId: option.id } : { kind: 'value', raw: value };
}

/** Whether a pad can give the answers: hands of a clock and signs are chosen. */
const isTyped = (collection: SumCollection): boolean =>
  collection.rungs.every(({ sums }) => {
    const sum = parseSumOrThrow(sums[0] ?? '');
    return readAnswer(sum, answerNotation(answerOf(sum))).ok;
  });

/** Rounds without any error before the last bucket is in practice; null when so many are not enough. */
export function roundsToTheLast(collection: SumCollection, most: number): number | null {
  const ladder = ladderOf(collection);
  let learner = emptyLearner(collection.years[0] ?? 4);
  let day = '2026-09-07';
  for (let count = 0; count <= most; count += 1) {
    const now = Date.parse(`${day}T09:00:00Z`) + (count % roundsADay) * 3_600_000;
    const { place } = currentOf(ladder.buckets, candidatesOf(ladder, learner, now), learner);
    if (place === ladder.buckets.length - 1) return count;
    const ids = { id: `w${count}`, pupilId: 'p', practiceTaskId: 't' };
    const window = makeWindow({ ...ids, collection, learner, settings, now, day, seed: count });
    const mode = isTyped(collection) ? 'type' : 'choose';
    let round = startRound(window, { mode, game: 'g', tempo: 'quick', optionCount: 4, length: 16 });
    while (round.task) {
      const input = { given: correct(round.task), responseMs: 2500, motorMs: 1000, helped: false } as const;
      const step = answerTask(round, { ...input, answeredAt: now, input: 'touch' });
      const context = { now, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
      learner = scoreAnswer(learner, step.answer, context).learner;
      round = step.round;
    }
    if (count % roundsADay === roundsADay - 1) day = schoolDaysLater(day, 1, isWeekday);
  }
  return null;
}

/** Collections of procedures with more than one bucket. */
export const steppedCollections = standardCollections.filter((collection) => {
  const { isByBucket, buckets } = ladderOf(collection);
  return isByBucket && buckets.length > 1;
});
