import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { equals, notation, rational, zero } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { layouts } from './layout';
import {
  apart,
  coupledIn,
  difference,
  goesOtherWay,
  hasRoom,
  knockFrom,
  maxTrains,
  nextAsleep,
  noTrains,
  paintOf,
  placesOf,
  platformOf,
  reachOf,
  readKeepsake,
  rideOf,
  scaleOf,
  toNumber,
  totalAt,
  totalOf,
  travellers,
  withTrain,
  writeKeepsake,
} from './rules';

const asNumbers = (id: string) => {
  const { whole, standing, missing } = platformOf(parseSumOrThrow(id));
  return [whole, standing, missing].map(toNumber);
};
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

describe('number as length', () => {
  it('detects a train that counts in the other direction', () => {
    const platform = platformOf(parseSumOrThrow('5-9=_'), true);
    expect(goesOtherWay(platform, [rational(4)])).toBe(true);
    expect(goesOtherWay(platform, [rational(-3)])).toBe(false);
    expect(goesOtherWay(platform, [])).toBe(false);
  });

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

  it('knows the place of each part of a train, from which a blow knocks it and to which it comes back', () => {
    const places = placesOf([rational(3), rational(5), rational(-2)], 200, 10);
    expect(places).toEqual([200, 200, 230, 280]);
    expect(places.map((place) => knockFrom(place).from)).toEqual(places);
    expect(knockFrom(230).to).toBeLessThan(230);
  });

  it('keeps the scale between sums of like size, and leaves room for a tail', () => {
    expect(reachOf(platformOf(parseSumOrThrow('7+5=_')))).toBe(reachOf(platformOf(parseSumOrThrow('9+9=_'))));
    expect(hasRoom(20, [rational(20)], rational(4))).toBe(true);
    expect(hasRoom(20, [rational(20)], rational(5))).toBe(false);
  });

  it('draws a fraction up to a half on half a track, with a traveller for each eighth', () => {
    const platform = platformOf(parseSumOrThrow('1/4+1/8=_'));
    expect(reachOf(platform)).toBe(0.5);
    expect(travellers(platform)).toBe(3);
    expect(reachOf(platformOf(parseSumOrThrow('1/2+1/4=_')))).toBe(1);
  });

  it('writes the length of a train on its last coach, and beyond the sign of its platform', () => {
    expect(totalAt(600, 84, null, 1280)).toBe(558);
    expect(totalAt(600, 84, 540, 1280)).toBe(600);
    expect(totalAt(600, 140, 560, 1280)).toBe(638);
    expect(totalAt(1270, 84, 1000, 1280)).toBe(1230);
  });

  it('gives every length to ten a colour of its own', () => {
    const paints = Array.from({ length: 10 }, (_, k) => paintOf(rational(k + 1)));
    expect(new Set(paints).size).toBe(10);
  });
});

describe('the crossing', () => {
  it('brings the last train to the middle also without steam', () => {
    for (const { middle } of Object.values(layouts))
      for (let count = 1; count <= maxTrains; count++) {
        const { time, coasting, fullSteam } = rideOf(count, middle);
        const last = middle * 1.5 + (count - 1) * apart - (coasting * time) / 1000;
        expect(last).toBeLessThanOrEqual(middle + 1e-6);
        expect(fullSteam).toBeGreaterThan(coasting);
        expect(time).toBeLessThan(6000);
      }
  });
});

describe('what the whistle wakes', () => {
  const things = [{ x: 900 }, { x: 500 }, { x: 200 }];

  it('is next before the engine, which drives to the left', () => {
    expect(nextAsleep(things, 620)).toBe(1);
    expect(nextAsleep(things, 1200)).toBe(0);
  });

  it('is behind it where nothing else sleeps', () => {
    expect(nextAsleep([{ x: 900 }], 300)).toBe(0);
    expect(nextAsleep([], 300)).toBe(-1);
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
