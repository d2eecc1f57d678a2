import { findCollection } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import type { TaskAnswer } from '@/maths/round/answer';
import { makeWindow } from '@/maths/window/make-window';
import type { SumWindow, WindowPurpose } from '@/maths/window/sum-window';

/** Time at which the window was made, epoch ms. */
export const begunAt = 1_790_000_000_000;

/** Returns a window of sums to 20 in year 4, the same one each time. */
export function windowFor(purpose: WindowPurpose): SumWindow {
  const collection = findCollection('add-subtract-to-20');
  if (!collection) throw new Error('there are no sums to 20');
  return makeWindow({
    id: '0190a000-0000-7000-8000-000000000001',
    pupilId: '0190a000-0000-7000-8000-000000000002',
    practiceTaskId: '0190a000-0000-7000-8000-000000000003',
    collection,
    learner: emptyLearner(4),
    settings: { series: 'adaptive', sumsPerRound: 8, help: true, clock: 'visible', fragileLimit: 6 },
    now: begunAt,
    day: '2026-11-23',
    seed: 7,
    purpose,
  });
}

/** Settings of a pupil, with everything on that a test may not show. */
export const settings = { locale: 'nl', motion: 'full', sound: true, help: true, clock: 'visible' } as const;

export const motor = { of: () => 500, learn: () => undefined };

/** Waits until all that was begun without the network has ended. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/**
 * Returns a storage in memory, and what it holds.
 * @param beforeAdd can hold an answer back, or fail
 */
export function storageInMemory(beforeAdd?: (answer: TaskAnswer) => Promise<unknown>) {
  const kept: TaskAnswer[] = [];
  let finished = 0;
  return {
    kept,
    finished: () => finished,
    storage: {
      async add(answer: TaskAnswer) {
        await beforeAdd?.(answer);
        kept.push(answer);
      },
      async finish() {
        finished += 1;
      },
      loadKeepsake: async () => null,
      saveKeepsake: async () => undefined,
    },
  };
}
