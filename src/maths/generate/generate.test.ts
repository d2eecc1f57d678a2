import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../sum/features';
import { enumerateSums, generateSums } from './enumerate-sums';
import type { SumGenerator } from './sum-generator';

const overTen: SumGenerator = {
  operation: 'add',
  left: { min: 1, max: 9 },
  right: { min: 1, max: 9 },
  result: { min: 11, max: 18 },
  overTen: 'yes',
  holes: ['result'],
  tables: [],
};

const sumsOf = (generator: SumGenerator) => {
  const generated = enumerateSums(generator);
  return generated.ok ? generated.sums : [];
};

describe('a sum generator', () => {
  it('makes each of the 36 sums over ten once', () => {
    const sums = sumsOf(overTen);
    expect(new Set(sums.map(({ id }) => id)).size).toBe(36);
    expect(sums).toHaveLength(36);
  });

  it('divides without a rest', () => {
    const divisions: SumGenerator = {
      ...overTen,
      operation: 'divide',
      left: { min: 1, max: 100 },
      right: { min: 0, max: 10 },
      result: { min: 1, max: 10 },
      overTen: 'any',
      tables: [7],
    };
    expect(sumsOf(divisions).map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${7 * n}:7=_`),
    );
  });

  it('leaves out sums with more than one answer', () => {
    const zero = {
      ...overTen,
      operation: 'multiply',
      left: { min: 0, max: 0 },
      result: { min: 0, max: 0 },
    } as const;
    expect(enumerateSums({ ...zero, overTen: 'any', holes: ['right'] })).toEqual({
      ok: false,
      problem: 'no-sums',
    });
  });

  it.each([
    [{ holes: [] }, 'no-hole-place'],
    [{ left: { min: 9, max: 1 } }, 'range-reversed'],
    [{ left: { min: Number.NaN, max: 9 } }, 'range-reversed'],
    [{ left: { min: -1, max: 9 } }, 'range-negative'],
    [{ operation: 'split' }, 'hole-not-in-split'],
    [{ operation: 'divide', right: { min: 0, max: 0 } }, 'divided-by-zero'],
    [{ left: { min: 0, max: 1_000_000 }, right: { min: 0, max: 1_000_000 } }, 'too-many'],
    [{ result: { min: 30, max: 40 } }, 'no-sums'],
    [{ tables: [12] }, 'no-sums'],
  ] as const)('refuses %o because of %s', (change, problem) => {
    expect(enumerateSums({ ...overTen, ...change })).toEqual({ ok: false, problem });
  });

  it('draws the same sums for the same seed', () => {
    expect(generateSums(overTen, 3, 10)).toEqual(generateSums(overTen, 3, 10));
    expect(generateSums(overTen, 3, 10)).not.toEqual(generateSums(overTen, 4, 10));
  });

  it('keeps to its settings whatever they are', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 }))
      .map(([min, extra]) => ({ min, max: min + extra }));
    const settings = fc.record({
      operation: fc.constantFrom('add', 'subtract', 'multiply', 'divide', 'split'),
      left: range,
      right: range,
      result: range,
      overTen: fc.constantFrom('yes', 'no', 'any'),
      holes: fc.subarray(['left', 'right', 'result'] as const),
      tables: fc.constantFrom([], [2, 5]),
    });
    fc.assert(
      fc.property(settings, (generator) => {
        const sums = sumsOf(generator as SumGenerator);
        expect(new Set(sums.map(({ id }) => id)).size).toBe(sums.length);
        for (const sum of sums) {
          const binaryFact = sum.binaryFact!;
          expect(binaryFact.a).toBeGreaterThanOrEqual(generator.left.min);
          expect(binaryFact.b).toBeLessThanOrEqual(generator.right.max);
          expect(binaryFact.result).toBeLessThanOrEqual(generator.result.max);
          expect(generator.holes).toContain(binaryFact.hole);
          if (generator.overTen !== 'any')
            expect(featuresOf(binaryFact).overTen).toBe(generator.overTen === 'yes');
        }
      }),
    );
  });
});
