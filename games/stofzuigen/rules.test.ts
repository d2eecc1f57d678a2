import { shapesTakenBy } from '@games/kit/api/manifest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { randomFrom } from '@/maths/random';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { SumId } from '@/maths/sum/sum';
import game from './game';
import { bagOrder, barLength, barOf, barScale, cleaned, explained, fluffSpots, heldIn } from './rules';

const ids = (...texts: string[]): SumId[] => texts.map((text) => parseSumOrThrow(text).id);
const field = ids('6+4=_', '5+5=_', '8+3=_', '12-2=_', '4+5=_');
const verdicts = (held: readonly SumId[]) =>
  judge(
    { sumIds: field, target: '10' },
    { kind: 'set', optionIds: held },
    { responseMs: 9000, motorMs: 900, tempo: 'slow' },
    3,
  );
const own = standardCollections
  .flatMap((collection) => sumsOf(collection).slice(0, 40).map(parseSumOrThrow))
  .filter((sum) => hasShape(sum, shapesTakenBy(game)));

describe('filling the bag', () => {
  it('takes sums with the value of the bag and stops at the first other one', () => {
    const held = ids('8+3=_', '6+4=_');
    const done = cleaned(verdicts(held), held);
    expect(done.bagged).toEqual(ids('6+4=_'));
    expect(done.stuck).toEqual(ids('8+3=_'));
    expect(done.left).toEqual(ids('5+5=_', '12-2=_'));
    expect(explained(done)).toBe(ids('8+3=_')[0]);
  });

  it('returns a sum left behind when nothing wrong was taken', () => {
    const held = ids('6+4=_', '12-2=_');
    expect(explained(cleaned(verdicts(held), held))).toBe(ids('5+5=_')[0]);
  });

  it('finds in an answer what was collected, in that order', () => {
    const held = ids('12-2=_', '6+4=_');
    expect(heldIn(field, { kind: 'set', optionIds: [...held, 'another'] })).toEqual(held);
    expect(heldIn(field, { kind: 'unknown' })).toEqual([]);
  });

  it('returns nothing to explain exactly when the answer was right', () => {
    fc.assert(
      fc.property(fc.subarray(field), (held) => {
        const perSum = verdicts(held);
        const isRight = perSum.every(({ right }) => right);
        return (explained(cleaned(perSum, held)) === undefined) === isRight;
      }),
    );
  });

  it('lists one value under many names, in order', () => {
    expect(bagOrder(ids('5+5=_', '3+7=_', '9+1=_').map(parseSumOrThrow)).map(({ id }) => id)).toEqual(
      ids('9+1=_', '5+5=_', '3+7=_'),
    );
  });
});

describe('a bar beside the bag’s bar', () => {
  it('is as long as its value, whatever the sum', () => {
    for (const sum of own) {
      const { num, den } = sum.answer;
      expect(barLength(barOf(sum)), sum.id).toBeCloseTo(Math.abs(num / den), 9);
    }
  });

  it('shows the parts of a sum, what was taken, and equal groups', () => {
    expect(barOf(parseSumOrThrow('6+4=_'))).toEqual([
      { length: 6, role: 'first' },
      { length: 4, role: 'second' },
    ]);
    expect(barOf(parseSumOrThrow('13-5=_'))).toEqual([
      { length: 8, role: 'first' },
      { length: 5, role: 'taken' },
    ]);
    expect(barOf(parseSumOrThrow('3*4=_')).map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(barOf(parseSumOrThrow('7+_=12'))).toEqual([
      { length: 5, role: 'first' },
      { length: 7, role: 'taken' },
    ]);
  });

  it('fits its room, and is drawn twice as long for twice as much', () => {
    const bars = [barOf(parseSumOrThrow('6+4=_')), barOf(parseSumOrThrow('8+3=_'))];
    const scale = barScale(bars, 440);
    for (const bar of bars) expect(barLength(bar) * scale).toBeLessThanOrEqual(440);
    expect(barLength(barOf(parseSumOrThrow('10+10=_'))) * scale).toBeCloseTo(
      2 * barLength(barOf(parseSumOrThrow('6+4=_'))) * scale,
      9,
    );
  });
});

describe('fluff on the rug', () => {
  it.each([4, 5, 6, 7, 8])('is clear of the others when there are %i', (count) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.boolean(),
        fc.constantFrom('landscape' as const, 'portrait' as const),
        (seed, calm, orientation) => {
          const spots = fluffSpots(count, randomFrom(seed), calm, orientation);
          return (
            spots.length === count &&
            spots.every((a, k) =>
              spots.slice(k + 1).every((b) => Math.abs(a.x - b.x) > a.room || Math.abs(a.y - b.y) > 118),
            )
          );
        },
      ),
    );
  });

  it('lies in straight rows when motion is reduced', () => {
    const rows = new Set(fluffSpots(6, randomFrom(1), true, 'landscape').map(({ y }) => y));
    expect(rows.size).toBe(2);
  });
});
