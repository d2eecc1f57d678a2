import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, rational } from '../number/rational';
import { prerequisitesOf } from '../sum/prerequisites';
import { parseSumOrThrow, writeSum } from '../sum/read-sum';
import { carriesIn } from './enumerate-patterns';
import { enumerateSums, generateSums } from './enumerate-sums';
import type { PatternGenerator } from './pattern-generator';

const additions: PatternGenerator = {
  patterns: ['{a}+{b}=_'],
  values: { a: { min: 11, max: 40 }, b: { min: 2, max: 39 } },
  carries: 'some',
  answer: { max: 60 },
};

const idsOf = (generator: PatternGenerator) => {
  const generated = enumerateSums(generator);
  return generated.ok ? generated.sums.map(({ id }) => id as string) : generated.problem;
};

describe('a pattern', () => {
  it('makes each sum once, and all there are', () => {
    expect(idsOf({ patterns: ['{t}face=_clock'], values: { t: { from: 60, to: 240, every: 60 } } })).toEqual([
      '1h00face=_clock',
      '2h00face=_clock',
      '3h00face=_clock',
      '4h00face=_clock',
    ]);
    expect(
      idsOf({ patterns: ['{a}=_low'], values: { a: { denominators: [4, 6], terms: 'reducible' } } }),
    ).toEqual(['2/4=_low', '2/6=_low', '3/6=_low', '4/6=_low']);
    expect(
      idsOf({
        patterns: ['{a}eur=_ct'],
        values: { a: { min: 190, max: 210, step: 10, places: 2, money: true } },
      }),
    ).toEqual(['1.90eur=_ct', '2eur=_ct', '2.10eur=_ct']);
  });

  it.each([
    [{ patterns: [] }, 'no-pattern'],
    [{ patterns: ['{a}+{c}=_'] }, 'name-without-values'],
    [{ patterns: ['{a}+1=_'] }, 'name-not-used'],
    [{ values: { a: { min: 9, max: 1 }, b: { oneOf: ['1'] } } }, 'range-reversed'],
    [{ values: { a: { min: 1, max: 9, step: 0 }, b: { oneOf: ['1'] } } }, 'step-too-small'],
    [{ values: { a: { min: 1, max: 9, places: 7 }, b: { oneOf: ['1'] } } }, 'too-many-places'],
    [{ values: { a: { oneOf: [] }, b: { oneOf: ['1'] } } }, 'no-values'],
    [{ values: { a: { denominators: [1] }, b: { oneOf: ['1'] } } }, 'denominator-too-small'],
    [{ values: { a: { from: 0, to: 1440, every: 5 }, b: { oneOf: ['1'] } } }, 'not-a-time'],
    [{ values: { a: { min: 1, max: 900 }, b: { min: 1, max: 900 } } }, 'too-many'],
    [{ count: 0 }, 'no-count'],
    [{ answer: { min: 5, max: 4 } }, 'range-reversed'],
    [{ answer: { min: 900 } }, 'no-sums'],
    [{ patterns: ['{a}m+{b}kg=_m'] }, 'not-a-sum'],
  ] as [Partial<PatternGenerator>, string][])('%o is refused because of %s', (change, problem) => {
    expect(idsOf({ ...additions, ...change })).toBe(problem);
  });

  it('keeps to its settings whatever they are, and gives the same sums each time', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 60 }))
      .map(([min, extra]) => ({ min, max: min + extra }));
    const settings = fc.record({
      a: range,
      b: range,
      sign: fc.constantFrom('+', '-'),
      carries: fc.constantFrom('none' as const, 'some' as const),
      places: fc.constantFrom(0, 1, 2),
      top: fc.integer({ min: 1, max: 150 }),
      count: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(settings, ({ a, b, sign, carries, places, top, count }) => {
        const generator: PatternGenerator = {
          patterns: [`{a}${sign}{b}=_`],
          values: { a: { ...a, places }, b: { ...b, places } },
          carries,
          answer: { min: 0, max: top },
          count,
        };
        const generated = enumerateSums(generator);
        expect(enumerateSums(generator)).toEqual(generated);
        if (!generated.ok) return;
        expect(generated.sums.length).toBeLessThanOrEqual(count);
        expect(new Set(generated.sums.map(({ id }) => id)).size).toBe(generated.sums.length);
        for (const sum of generated.sums) {
          expect(writeSum(sum)).toBe(sum.id);
          expect(compare(sum.answer, rational(top))).toBeLessThanOrEqual(0);
          expect(compare(sum.answer, rational(0))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is drawn from by seed', () => {
    const drawn = (seed: number) => {
      const generated = generateSums(additions, seed, 12);
      return generated.ok ? generated.sums.map(({ id }) => id) : [];
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    expect(drawn(1)).toHaveLength(12);
  });

  it.each([
    [[47, 1], [38, 1], false, true],
    [[34, 1], [25, 1], false, false],
    [[73, 1], [58, 1], true, true],
    [[56, 10], [27, 10], false, true],
    [[5, 1], [25, 100], true, true],
  ] as const)('%j and %j, taken away %j: passes a ten is %j', ([n, d], [m, e], subtracts, passes) => {
    expect(carriesIn(rational(n, d), rational(m, e), subtracts)).toBe(passes);
  });
});

describe('what a sum rests on', () => {
  it.each([
    ['8+5=_', ['add/to-10', 'split/to-10']],
    ['56:8=_', ['multiply/table-8']],
    ['58:8=_r', ['divide/table-8']],
    ['1/2+1/3=_', ['fraction/equal', 'fraction/add/same-denominator']],
    ['3+4=_', []],
  ])('%s rests on %j', (id, skills) => expect(prerequisitesOf(parseSumOrThrow(id))).toEqual(skills));
});
