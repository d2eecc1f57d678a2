import { describe, expect, it } from 'vitest';
import { findCollection } from '../collections/standard-collections';
import { type SumCollection, sumsOf } from '../collections/sum-collection';
import { enumerateSums } from '../generate/enumerate-sums';
import { emptyLearner, emptyMemory } from '../learn/empty-learner';
import type { Learner, SumMemory } from '../learn/learner';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { makeWindow } from './make-window';
import type { PoolReason, PracticeSettings, SumWindow } from './sum-window';

const now = Date.UTC(2026, 8, 7, 9);
const dayMs = 86_400_000;
const settings: PracticeSettings = {
  series: 'adaptive',
  sumsPerRound: 12,
  help: true,
  clock: 'off',
  fragileLimit: 8,
};

const tables = findCollection('tables-all')!;
const ladder = sumsOf(tables);

const memory = (change: Partial<SumMemory>): SumMemory => ({
  ...emptyMemory,
  phase: 'practising',
  introduced: now - 20 * dayMs,
  lastAnswered: now - dayMs,
  answers: 5,
  ...change,
});

const learnerWith = (sums: Readonly<Record<string, SumMemory>>, ability = 1): Learner => ({
  ...emptyLearner(4),
  ability: { mean: ability, variance: 0.1, answers: 50 },
  sums: sums as Learner['sums'],
});

const make = (
  learner: Learner,
  change: Partial<PracticeSettings> = {},
  collection: SumCollection = tables,
  seed = 1,
) =>
  makeWindow({
    id: 'w',
    pupilId: 'p',
    practiceTaskId: 't',
    collection,
    learner,
    settings: { ...settings, ...change },
    now,
    day: '2026-09-07',
    seed,
  });

const ids = ({ pool }: SumWindow, reason: PoolReason) =>
  pool.filter((entry) => entry.reason === reason).map(({ sumId }) => sumId);

const first = (count: number, change: Partial<SumMemory>, from = 0) =>
  Object.fromEntries(ladder.slice(from, from + count).map((id) => [id, memory(change)]));

const solid: Partial<SumMemory> = { phase: 'automated', offset: 4, due: '2026-12-01' };

describe('the sum window', () => {
  it('is the same for the same request, and holds no sum twice', () => {
    const learner = learnerWith(first(20, solid));
    expect(make(learner)).toEqual(make(learner));
    const { pool } = make(learner);
    expect(new Set(pool.map(({ sumId }) => sumId)).size).toBe(pool.length);
  });

  it('takes in eight new sums, next on the ladder, when there is room', () => {
    const fresh = ids(make(learnerWith(first(20, solid))), 'new');
    expect(fresh).toHaveLength(8);
    for (const id of fresh) expect(ladder.indexOf(id)).toBeGreaterThanOrEqual(20);
  });

  it('takes in no more than the room among the fragile', () => {
    const sums = { ...first(30, solid), ...first(5, { offset: -3 }, 30) };
    expect(ids(make(learnerWith(sums)), 'new')).toHaveLength(3);
    expect(ids(make(learnerWith(sums), { fragileLimit: 12 }), 'new')).toHaveLength(7);
  });

  describe('takes in two a session', () => {
    const small = { sumsPerRound: 8, fragileLimit: 12 };
    const shaky = { ...first(2, solid), ...first(6, { phase: 'nearly', offset: -2.5 }, 2) };

    it('while the introduced sums are not known well enough in the middle, so that no child meets the same for weeks', () => {
      expect(ids(make(learnerWith(shaky, 0), small), 'new')).toHaveLength(2);
    });

    it('while there is no room among the fragile', () => {
      const full = { ...first(30, solid), ...first(8, { offset: -3 }, 30) };
      expect(ids(make(learnerWith(full)), 'new')).toHaveLength(2);
    });

    it('and not two more in its next round', () => {
      const met = first(2, { introduced: now - 600_000, phase: 'practising', offset: -2.5 }, 8);
      expect(ids(make(learnerWith({ ...shaky, ...met }, 0), small), 'new')).toHaveLength(0);
    });
  });

  it('takes in twenty-four a session, not a round, and does not count what was fluent at once', () => {
    const sums = {
      ...first(20, solid),
      ...first(20, { introduced: now - 600_000, phase: 'nearly' as const, offset: 3 }, 20),
    };
    const wide = { fragileLimit: 12 };
    // Four, and a few more to fill the round.
    expect(ids(make(learnerWith(sums), wide), 'new').length).toBeLessThanOrEqual(8);
    const atOnce = { introduced: now - 600_000, phase: 'nearly', fluentDays: ['2026-09-07'] } as const;
    expect(ids(make(learnerWith({ ...sums, ...first(20, atOnce, 20) }), wide), 'new')).toHaveLength(12);
  });

  it('leaves alone what was asked today, right or wrong, and gives its place to another', () => {
    const today = now - 2 * 60 * 60 * 1000;
    const sums = { ...first(30, solid), ...first(8, { offset: -3 }, 30) };
    const asked = { ...sums, ...first(6, { offset: -3, lastAnswered: today }, 30) };
    expect(ids(make(learnerWith(sums)), 'practising')).toHaveLength(8);
    expect(ids(make(learnerWith(sums)), 'new')).toHaveLength(2);
    expect(ids(make(learnerWith(asked)), 'practising')).toEqual(ladder.slice(36, 38));
    expect(ids(make(learnerWith(asked)), 'new')).toHaveLength(6);
  });

  it('never holds more fragile sums than the limit', () => {
    const sums = { ...first(10, solid), ...first(30, { offset: -3 }, 10) };
    for (const fragileLimit of [4, 8, 12]) {
      expect(ids(make(learnerWith(sums), { fragileLimit }), 'practising').length).toBeLessThanOrEqual(
        Math.max(fragileLimit, 8),
      );
    }
  });

  it('brings the swapped twin a session later, before the rest of the ladder', () => {
    const hard = memory({ phase: 'nearly', offset: 2 });
    const sums = { ...first(20, solid), '7*8=_': hard };
    expect(ids(make(learnerWith(sums)), 'new')).toContain('8*7=_');
    const today = { ...sums, '7*8=_': { ...hard, introduced: now - 600_000 } };
    expect(ids(make(learnerWith(today)), 'new')).not.toContain('8*7=_');
  });

  it('never brings both twins at once', () => {
    const fresh = ids(make(learnerWith({}), { sumsPerRound: 24 }), 'new').slice(0, 4);
    for (const id of fresh) {
      const [, a, b] = /^(\d+)\*(\d+)/.exec(id)!;
      if (a !== b) expect(fresh).not.toContain(`${b}*${a}=_`);
    }
  });

  it('keeps a division back until its product is nearly known', () => {
    const both = findCollection('tables-and-division')!;
    const known = Object.fromEntries(
      sumsOf(both)
        .filter((id) => id.includes('*') && id !== '7*8=_')
        .map((id) => [id, memory(solid)]),
    );
    const divisions = Object.fromEntries(
      sumsOf(both)
        .filter((id) => id.includes(':') && id !== '56:8=_')
        .map((id) => [id, memory(solid)]),
    );
    const sums = { ...known, ...divisions };
    expect(ids(make(learnerWith(sums), {}, both), 'new')).toEqual(['7*8=_']);
    const nearly = { ...sums, '7*8=_': memory({ phase: 'nearly', offset: 3 }) };
    expect(ids(make(learnerWith(nearly), {}, both), 'new')).toEqual(['56:8=_']);
    const alone = findCollection('division-8')!;
    expect(ids(make(emptyLearner(5), {}, alone), 'new').length).toBeGreaterThan(3);
  });

  it('brings reviews that are due, longest due first, a quarter of a round at most', () => {
    const sums = { ...first(30, solid), ...first(5, { offset: -0.5 }, 30) };
    const due = ladder.slice(3, 9);
    due.forEach((id, index) => {
      sums[id] = memory({ ...solid, due: `2026-09-0${7 - index}` });
    });
    sums[ladder[20]!] = memory({ ...solid, due: '2026-09-08' });
    expect(new Set(ids(make(learnerWith(sums)), 'review'))).toEqual(new Set(due.slice(3)));
  });

  it('has known sums to begin, to end and to recover with', () => {
    expect(ids(make(learnerWith(first(30, solid))), 'known').length).toBeGreaterThanOrEqual(6);
  });

  it('draws its probes from all sums ever introduced', () => {
    const learner = learnerWith(first(60, solid));
    const drawn = new Set<SumId>();
    for (let seed = 0; seed < 200; seed += 1) {
      const window = make(learner, {}, tables, seed);
      expect(window.probes).toHaveLength(2);
      for (const id of window.probes) {
        drawn.add(id);
        expect(window.pool.map(({ sumId }) => sumId)).toContain(id);
      }
    }
    expect(drawn.size).toBeGreaterThan(55);
    for (const id of drawn) expect(ladder.indexOf(id)).toBeLessThan(60);
  });

  it('carries only the skills of its sums', () => {
    const learner = {
      ...learnerWith(first(20, solid)),
      skills: { 'add/to-10': { mean: 1, variance: 1, answers: 1 } },
    };
    expect(make(learner as Learner).skills).toEqual({});
  });

  it('gives everyone the same fixed series on a day, from all stretches of the ladder', () => {
    const series = make(emptyLearner(4), { series: 'fixed' }, tables, 1).pool.map(({ sumId }) => sumId);
    const other = make(learnerWith(first(60, solid)), { series: 'fixed' }, tables, 2).pool.map(
      ({ sumId }) => sumId,
    );
    expect(series).toEqual(other);
    expect(series).toHaveLength(12);
    expect(ladder.indexOf(series[0]!)).toBeLessThan(10);
    expect(ladder.indexOf(series.at(-1)!)).toBeGreaterThan(90);
  });

  it('is small enough to send: a collection of a thousand sums makes a pool of a few dozen at most', () => {
    const generated = enumerateSums({
      operation: 'add',
      left: { min: 1, max: 60 },
      right: { min: 1, max: 20 },
      result: { min: 2, max: 80 },
      overTen: 'any',
      holes: ['result'],
      tables: [],
    });
    const sums = generated.ok ? generated.sums.map(({ id }) => id) : [];
    expect(sums.length).toBeGreaterThan(1000);
    const large = { ...tables, key: 'large', rungs: [{ strategy: 'work-out' as const, sums }] };
    expect(make(emptyLearner(4), { sumsPerRound: 24 }, large).pool.length).toBeLessThan(50);
  });

  it('says that answers can be below zero by the whole collection, whatever this window holds', () => {
    const signed = findCollection('below-zero')!;
    const belowZero = {
      ...signed,
      rungs: [...findCollection('add-subtract-to-1000')!.rungs, ...signed.rungs],
    };
    const window = make(emptyLearner(4), {}, belowZero);
    expect(window.pool.every(({ sumId }) => parseSumOrThrow(sumId).answer.num >= 0)).toBe(true);
    expect(window.belowZero).toBe(true);
    expect(make(emptyLearner(4)).belowZero).toBeUndefined();
  });
});
