import { shapesTakenBy } from '@games/kit/api/manifest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { equals, notation, rational, zero } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import game from './game';
import { finger, layouts } from './layout';
import {
  coupledIn,
  difference,
  goesOtherWay,
  hasRoom,
  lengthOf,
  maxTrains,
  noTrains,
  paintOf,
  platformOf,
  reachOf,
  readKeepsake,
  scaleOf,
  toNumber,
  totalOf,
  waysToBuild,
  withTrain,
  writeKeepsake,
  yardFor,
} from './rules';

const asNumbers = (id: string) => {
  const { whole, standing, missing } = platformOf(parseSumOrThrow(id));
  return [whole, standing, missing].map(toNumber);
};
const lengths = (id: string) => yardFor(parseSumOrThrow(id)).map(toNumber);
const small = standardCollections
  .flatMap((collection) => sumsOf(collection).map(parseSumOrThrow))
  .filter(({ kind }) => kind === 'split' || kind === 'to-10' || kind === 'to-20');

describe('an answer as coaches', () => {
  it('has a coach for each length that was given, and none for an engine alone', () => {
    const coaches = (...values: string[]) => coupledIn({ kind: 'pieces', values }).map(notation);
    expect(coaches('5', '1/2', '-2')).toEqual(['5', '1/2', '-2']);
    expect(coaches('0')).toEqual([]);
    expect(coaches('5', '*2')).toEqual(['5']);
    expect(coupledIn({ kind: 'value', raw: '5' })).toEqual([]);
  });
});

describe('a sum as a platform', () => {
  it('is as long as the answer of a plain sum', () => {
    expect(asNumbers('7+5=_')).toEqual([12, 0, 12]);
    expect(asNumbers('7*8=_')).toEqual([56, 0, 56]);
    expect(asNumbers('_-5=7')).toEqual([12, 0, 12]);
  });

  it('has the known part as a fixed coach', () => {
    expect(asNumbers('7+_=12')).toEqual([12, 7, 5]);
    expect(asNumbers('_+7=12')).toEqual([12, 7, 5]);
    expect(asNumbers('10=7+_')).toEqual([10, 7, 3]);
    expect(asNumbers('10=_+7')).toEqual([10, 7, 3]);
    expect(asNumbers('12-5=_')).toEqual([12, 5, 7]);
    expect(asNumbers('13-_=8')).toEqual([13, 8, 5]);
  });

  it('is the sum of the fixed part and the missing one', () => {
    for (const sum of small) {
      const { whole, standing, missing } = platformOf(sum);
      expect(equals(totalOf([standing, missing]), whole)).toBe(true);
      expect(equals(missing, sum.answer)).toBe(true);
    }
  });
});

describe('the yard', () => {
  it('can build every answer of the first years, with at most four coaches', () => {
    for (const sum of small) {
      const built = waysToBuild(lengthOf(sum.answer), yardFor(sum).map(lengthOf), 4);
      expect(built, sum.id).toBeGreaterThan(0);
    }
  });

  it('never has the answer in one piece, nor the two numbers of a plain sum', () => {
    for (const sum of small) {
      const found = yardFor(sum).map(toNumber);
      if (toNumber(sum.answer) > 2) expect(found, sum.id).not.toContain(toNumber(sum.answer));
    }
    expect(lengths('7+5=_')).not.toContain(7);
    expect(lengths('7+5=_')).not.toContain(5);
  });

  it('usually allows several trains of the same length', () => {
    const several = small.filter(
      (sum) => waysToBuild(lengthOf(sum.answer), yardFor(sum).map(lengthOf), 4) > 1,
    );
    expect(several.length / small.length).toBeGreaterThan(0.8);
  });

  it('has coaches side by side at the scale of the track, wide enough for a finger, in both layouts', () => {
    for (const { track, yard } of Object.values(layouts)) {
      for (const sum of small) {
        const scale = scaleOf(reachOf(platformOf(sum)), track.width);
        const wide = yardFor(sum).reduce(
          (all, length) => all + Math.max(finger, lengthOf(length) * scale),
          0,
        );
        expect(wide, sum.id).toBeLessThanOrEqual(yard.right - yard.left);
      }
    }
  });

  it('is the same for the same sum', () => {
    expect(lengths('8+6=_')).toEqual(lengths('8+6=_'));
  });

  it('has hundreds, tens and ones for larger numbers', () => {
    expect(lengths('47+38=_')).toEqual([50, 10, 1]);
    expect(lengths('20+20=_')).toEqual([10, 1]);
    expect(lengths('200+300=_')).toEqual([100, 10]);
    expect(lengths('247+38=_')).toEqual([100, 10, 1]);
  });

  it('offers coaches of six and the rest for 38 : 6', () => {
    expect(yardFor(parseSumOrThrow('38:6=_r')).map(notation)).toEqual(['1', '1/6']);
    expect(yardFor(parseSumOrThrow('251:5=_r')).map(notation)).toEqual(['10', '1', '1/5']);
  });

  it('gives no sign away in a round with answers below zero', () => {
    for (const id of ['5-9=_', '9-5=_', '12-7=_']) {
      const sum = parseSumOrThrow(id);
      expect(yardFor(sum, true).every((length) => toNumber(length) > 0)).toBe(true);
      expect(platformOf(sum, true).standing).toEqual(zero);
    }
  });

  it('detects a train that counts in the other direction', () => {
    const platform = platformOf(parseSumOrThrow('5-9=_'), true);
    expect(goesOtherWay(platform, [rational(4)])).toBe(true);
    expect(goesOtherWay(platform, [rational(-3)])).toBe(false);
    expect(goesOtherWay(platform, [])).toBe(false);
  });

  it('can build the answer of every sum it is offered, with at most thirty coaches', () => {
    const offered = standardCollections
      .flatMap((collection) => sumsOf(collection).map(parseSumOrThrow))
      .filter((sum) => hasShape(sum, shapesTakenBy(game)));
    for (const sum of offered) {
      // Largest first: what is left is always a multiple of the smallest.
      let left = lengthOf(sum.answer);
      let coaches = 0;
      for (const length of yardFor(sum)
        .map(lengthOf)
        .sort((a, b) => b - a)) {
        const count = Math.floor(left / length + 1e-9);
        left -= count * length;
        coaches += count;
      }
      expect(left, sum.id).toBeCloseTo(0, 6);
      expect(coaches, sum.id).toBeLessThanOrEqual(30);
    }
  });

  it('has halves, quarters and eighths, or the divisors of a whole', () => {
    const [half, quarter, eighth] = [rational(1, 2), rational(1, 4), rational(1, 8)];
    const platform = (missing: ReturnType<typeof rational>) => ({
      ...parseSumOrThrow('1+1=_'),
      answer: missing,
    });
    expect(yardFor(platform(rational(5, 8))).map(notation)).toEqual([half, quarter, eighth].map(notation));
    expect(yardFor(platform(rational(5, 6))).map(notation)).toEqual(['1/2', '1/3', '1/6']);
    expect(yardFor(platform(rational(13, 10))).map(notation)).toEqual(['1', '1/10']);
  });
});

describe('number as length', () => {
  it('ends a train at the end of its platform exactly when its value is the answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
        (sum, built) => {
          const platform = platformOf(sum, sum.answer.num < 0);
          const coaches = built.map((n) => rational(sum.answer.num < 0 ? -n : n));
          const train = [platform.standing, ...coaches];
          const isRight = equals(totalOf(coaches), sum.answer);
          return equals(difference(platform, train), zero) === isRight;
        },
      ),
    );
  });

  it('shows a tail or a gap as long as the error', () => {
    const platform = platformOf(parseSumOrThrow('7+5=_'));
    expect(toNumber(difference(platform, [rational(10), rational(4)]))).toBe(2);
    expect(toNumber(difference(platform, [rational(9)]))).toBe(-3);
  });

  it('draws a coach twice as long when its number is twice as large, on every track', () => {
    for (const { track } of Object.values(layouts)) {
      for (const reach of [10, 20, 100]) {
        const scale = scaleOf(reach, track.width);
        expect(8 * scale).toBeCloseTo(2 * (4 * scale), 9);
        expect(reach * scale).toBeLessThan(track.width);
      }
    }
  });

  it('keeps the scale between sums of like size, and leaves room for a tail', () => {
    expect(reachOf(platformOf(parseSumOrThrow('7+5=_')))).toBe(reachOf(platformOf(parseSumOrThrow('9+9=_'))));
    expect(hasRoom(20, [rational(20)], rational(4))).toBe(true);
    expect(hasRoom(20, [rational(20)], rational(5))).toBe(false);
  });

  it('gives every length to ten a colour of its own', () => {
    const paints = Array.from({ length: 10 }, (_, k) => paintOf(rational(k + 1)));
    expect(new Set(paints).size).toBe(10);
  });
});

describe('the keepsake', () => {
  it('is read as it was stored', () => {
    const kept = withTrain(withTrain(noTrains, [rational(7), rational(5)]), [rational(1, 2)]);
    expect(readKeepsake(JSON.parse(JSON.stringify(writeKeepsake(kept))))).toEqual(kept);
  });

  it('counts on when the viaduct is full', () => {
    const many = Array.from({ length: 9 }).reduce<typeof noTrains>(
      (kept) => withTrain(kept, [rational(3)]),
      noTrains,
    );
    expect(many.trains).toHaveLength(maxTrains);
    expect(many.count).toBe(9);
  });

  it('is empty when it is unreadable', () => {
    for (const odd of [null, 4, {}, { trains: 'x' }, { trains: [[1], ['x'], []] }])
      expect(readKeepsake(odd).trains).toEqual([]);
  });
});
