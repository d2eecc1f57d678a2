import { inTier } from '@tests/unit/tier';
import { describe, expect, it } from 'vitest';
import { findCollection, standardCollections } from '../collections/standard-collections';
import { childKinds } from './child/kinds';
import {
  calibrationOf,
  factSettings,
  type MemoryName,
  meanAndError,
  memoryModels,
  type PolicyName,
  playOne,
  policies,
  procedureSettings,
} from './experiment';
import type { FactMemory } from './memory/fact-memory';
import { practise, quitProbability } from './practise';
import { efficiency, orderAgreement, rankCorrelation } from './rasch';
import { rotationFor } from './rotation';

const start = Date.UTC(2026, 8, 7, 8);
const dayMs = 86_400_000;
const memories = Object.keys(memoryModels) as MemoryName[];

describe.each(memories)('the memory of facts by %s', (name) => {
  const traits = { ease: -2.5, quickness: 1, forgetting: 1 };
  const make = (): FactMemory => memoryModels[name].fact(traits, start);
  const practised = (times: readonly number[]): FactMemory => {
    const memory = make();
    for (const day of times) memory.study(start + day * dayMs, 'recalled');
    return memory;
  };

  it('remembers what was practised, and forgets it in time', () => {
    const memory = practised([0, 2, 4, 6, 8, 10]);
    const at = (day: number) => memory.recall(start + day * dayMs).probability;
    expect(at(12)).toBeGreaterThan(make().recall(start + 12 * dayMs).probability);
    expect(at(12)).toBeGreaterThan(at(60));
    expect(at(60)).toBeGreaterThan(at(400));
  });

  it('recalls a strong fact sooner than a weak one', () => {
    const [weak, strong] = [practised([0]), practised([0, 2, 4, 6, 8, 10, 11])];
    const ms = (memory: FactMemory) => memory.recall(start + 12 * dayMs).ms;
    expect(ms(strong)).toBeLessThan(ms(weak));
  });
});

describe('the memories', () => {
  it('differ in kind: spacing pays most where traces fade by what they find', () => {
    const gain = (name: MemoryName) => {
      const at = (times: readonly number[]) => {
        const memory = memoryModels[name].fact({ ease: -2, quickness: 1, forgetting: 1 }, start);
        for (const time of times) memory.study(time, 'recalled');
        return memory.recall(start + 40 * dayMs).probability;
      };
      const spaced = Array.from({ length: 6 }, (_, turn) => start + turn * 4 * dayMs);
      const massed = Array.from({ length: 6 }, (_, turn) => start + 20 * dayMs + turn * 30_000);
      return at(spaced) - at(massed);
    };
    expect(gain('half-life')).toBeGreaterThan(0);
    expect(gain('traces')).toBeGreaterThan(gain('activation'));
  });
});

describe('a child', () => {
  it('gives up sooner after each error in a row: the odds go up 2.25 times', () => {
    const odds = [0, 1, 2, 3].map((errors) => quitProbability(errors) / (1 - quitProbability(errors)));
    for (const [index, each] of odds.slice(1).entries()) expect(each / odds[index]!).toBeCloseTo(2.25);
  });

  it('plays a quick typed game of every collection of facts', () => {
    const facts = standardCollections.filter(({ kinds }) =>
      kinds.every((kind) => ['to-10', 'to-20', 'table', 'division', 'split'].includes(kind)),
    );
    const without = facts.filter(
      (collection) =>
        !rotationFor(collection).some(({ mode, tempo }) => mode === 'type' && tempo === 'quick'),
    );
    expect(
      without.map(({ key }) => key).filter((key) => /^(table|division|add|subtract|split)/.test(key)),
    ).toEqual([]);
  });
});

describe('five weeks through window, round and model', () => {
  const cell = { ...factSettings[1]!, kind: 'average', memory: 'traces' } as const;
  const children = inTier([20_001, 20_002], [20_001, 20_002, 20_003]);
  const play = (policy: PolicyName, memory: MemoryName) =>
    children.map((child) => playOne({ ...cell, memory, policy }, child));

  it('come out the same each time', () => {
    expect(playOne({ ...cell, policy: 'window' }, 3)).toEqual(playOne({ ...cell, policy: 'window' }, 3));
  });

  it.each(memories)(
    'leave about as many facts as random choice does or more, by %s, with more right on the way',
    (memory) => {
      const [window, random] = [play('window', memory), play('random', memory)];
      const mean = (results: typeof window, pick: (result: (typeof window)[number]) => number) =>
        meanAndError(results.map(pick)).mean;
      expect(mean(window, ({ recalled }) => recalled)).toBeGreaterThan(
        0.9 * mean(random, ({ recalled }) => recalled),
      );
      const right = (results: typeof window) =>
        mean(results, (result) => result.right) / mean(results, ({ tasks }) => tasks);
      expect(right(window)).toBeGreaterThan(right(random));
      expect(right(window)).toBeGreaterThan(0.8);
    },
  );

  it('bring an average child through buckets of procedures', () => {
    const results = procedureSettings.map((setting) =>
      playOne({ ...setting, memory: 'traces', kind: 'average', policy: 'window' }, 20_001),
    );
    expect(meanAndError(results.map(({ buckets }) => buckets)).mean).toBeGreaterThan(1.3);
  });

  it('teach the model to expect what comes, better than always saying the mean', () => {
    const probes = memories.flatMap((memory) => play('window', memory).flatMap((result) => result.probes));
    const { logLoss, baseLogLoss, deciles } = calibrationOf(probes);
    expect(logLoss).toBeLessThan(baseLogLoss);
    const often = deciles.filter(({ count }) => count >= 60);
    expect(often.length).toBeGreaterThan(0);
    for (const { expected, outcome } of often) expect(Math.abs(expected - outcome)).toBeLessThan(0.12);
  });
});

describe('probes that nobody learns from', () => {
  const setting = { collectionKey: 'tables-all', year: 5 } as const;
  const course = {
    collection: findCollection(setting.collectionKey)!,
    child: { seed: 20_004, kind: childKinds.average, model: memoryModels.traces, year: setting.year, start },
    weeks: 2,
    minutes: 3,
  };

  it('leave the course of a child as it is without them', () => {
    const asked = practise(policies.window, { ...course, asksSilently: true });
    const { silent, ...rest } = practise(policies.window, course);
    expect(silent).toEqual([]);
    expect(asked.silent.length).toBeGreaterThan(50);
    expect(asked).toEqual({ ...rest, silent: asked.silent });
  });

  it('come from low and high q alike, more evenly than those of rounds', () => {
    const { silent } = practise(policies.window, { ...course, asksSilently: true });
    const tenths = calibrationOf(silent).deciles.filter(({ count }) => count > 0);
    expect(tenths.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...tenths.map(({ count }) => count))).toBeLessThan(silent.length / 2);
  });

  it('are none of a policy that expects nothing', () => {
    expect(practise(policies.random, { ...course, asksSilently: true }).silent).toEqual([]);
  });
});

describe('rank correlation', () => {
  it('is 1 of the same order, −1 of the opposite, and shares the ranks of equals', () => {
    expect(rankCorrelation([1, 5, 9], [2, 3, 40])).toBeCloseTo(1);
    expect(rankCorrelation([1, 5, 9], [9, 5, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 1, 2], [1, 2, 3])).toBeCloseTo(0.866, 3);
  });
});

describe('the model against what is possible', () => {
  it('finds a strength within 1.15 times the bound of Cramér and Rao, and says how far off it may be', () => {
    const { error, said, bound } = efficiency(400, 7);
    expect(error / bound).toBeLessThan(1.15);
    expect(said / error).toBeGreaterThan(0.85);
    expect(said / error).toBeLessThan(1.15);
  });

  it('has the tables in the published order of difficulty', () => {
    expect(orderAgreement()).toBeGreaterThan(0.9);
  });
});
