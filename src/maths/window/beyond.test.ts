import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../collections/neighbours';
import { findCollection } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { emptyLearner } from '../learn/empty-learner';
import type { Learner } from '../learn/learner';
import { parseSumOrThrow } from '../sum/read-sum';
import { makeWindow } from './make-window';

const now = Date.UTC(2026, 8, 7, 9);

const learnerAt = (ability: number): Learner => ({
  ...emptyLearner(4),
  ability: { mean: ability, variance: 0.05, answers: 80 },
});

function windowFor(key: string, learner: Learner, beside = neighboursOf(key)) {
  return makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection: findCollection(key)!,
    beside,
    learner,
    settings: { series: 'adaptive', sumsPerRound: 16, help: true, clock: 'off', fragileLimit: 12 },
    now,
    day: '2026-09-07',
    seed: 5,
  });
}

/** How many of the window's sums come from these collections. */
function countFrom(window: ReturnType<typeof windowFor>, keys: readonly string[]): number {
  const sums = new Set<string>(keys.flatMap((key) => sumsOf(findCollection(key)!)));
  return window.pool.filter(({ sumId }) => sums.has(sumId)).length;
}

describe('a window of a collection that is', () => {
  it('too hard brings sums from below, most of them as hard as they should be', () => {
    const window = windowFor('add-subtract-to-100', learnerAt(-1));
    expect(window.beyond).toBe('below');
    const below = neighboursOf('add-subtract-to-100').below.map(({ key }) => key);
    expect(countFrom(window, below)).toBeGreaterThanOrEqual(10);
    expect(countFrom(window, ['add-subtract-to-100'])).toBeGreaterThan(0);
  });

  it('too hard brings facts from below too', () => {
    const window = windowFor('tables-7-8', learnerAt(-1.5));
    expect(window.beyond).toBe('below');
    const below = neighboursOf('tables-7-8').below.map(({ key }) => key);
    expect(countFrom(window, below)).toBeGreaterThan(6);
  });

  it('known brings sums from above', () => {
    const window = windowFor('add-subtract-to-20', learnerAt(4.5));
    expect(window.beyond).toBe('above');
    expect(countFrom(window, ['missing-to-20'])).toBeGreaterThan(6);
  });

  it('known brings nothing that is taught two years later', () => {
    const negative = (year: number) => {
      const { pool } = windowFor('add-subtract-to-20', { ...learnerAt(4.5), year });
      return pool.filter(({ sumId }) => parseSumOrThrow(sumId).answer.num < 0 || /(^|[=(+-])-/.test(sumId));
    };
    expect(negative(4)).toEqual([]);
    expect(negative(7).length).toBeGreaterThan(0);
  });

  it('right for the pupil brings none, nor does one where the teacher wants nothing else', () => {
    expect(windowFor('add-subtract-to-20', learnerAt(0.5)).beyond).toBeUndefined();
    const alone = windowFor('add-subtract-to-20', learnerAt(4.5), { below: [], above: [] });
    expect(alone.beyond).toBeUndefined();
    expect(countFrom(alone, ['add-subtract-to-20'])).toBe(alone.pool.length);
  });

  it('brings only sums of kinds that a game for its collection can ask', () => {
    for (const ability of [-2, 5]) {
      const kinds = new Set(findCollection('tables-all')!.kinds);
      const window = windowFor('tables-all', learnerAt(ability));
      const above = new Set<string>(neighboursOf('tables-all').above.flatMap(sumsOf));
      const own = new Set<string>(sumsOf(findCollection('tables-all')!));
      const foreign = window.pool.filter(({ sumId }) => above.has(sumId) && !own.has(sumId));
      expect([...kinds]).toEqual(['table']);
      expect(foreign.filter(({ sumId }) => sumId.includes(':'))).toEqual([]);
    }
  });
});
