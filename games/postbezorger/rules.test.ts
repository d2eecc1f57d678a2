import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { compare, equals } from '@/maths/number/rational';
import { lineFor } from '@/maths/round/judging/place-line';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import { layouts } from './layout';
import {
  broughtBy,
  chapterOf,
  doorOfAnswer,
  fitting,
  holds,
  hopsFrom,
  hopsTo,
  isFar,
  isGrownAt,
  isSameStreet,
  lampBeyond,
  lastHops,
  missOf,
  namesEvery,
  nearestNamed,
  readableEvery,
  restAt,
  type Street,
  setHolds,
  streetOf,
  stride,
  toNumber,
  valueAt,
  visitorIn,
  within,
} from './rules';

const taken = standardCollections
  .flatMap((collection) => sumsOf(collection))
  .filter((id, place, all) => all.indexOf(id) === place)
  .map(parseSumOrThrow)
  .filter((sum) => hasShape(sum, manifest.takes.place ?? []));

function street(id: string, isTurned = false): Street {
  const sum = parseSumOrThrow(id);
  return streetOf(sum, lineFor(sum, false), { isTurned });
}

const ends = ({ min, max, count }: Street) => [toNumber(min), toNumber(max), count];
const numbers = (from: Street, doors: readonly number[]) =>
  doors.map((door) => toNumber(valueAt(from, door)));

/** Presses until the letter is posted: one for a lamppost, one for each door from there, one for the letter. */
function presses({ lamps, start }: Street, door: number): number {
  const ways = lamps.map((lamp) => 1 + Math.abs(door - lamp));
  return Math.min(start === null ? Number.POSITIVE_INFINITY : Math.abs(door - start), ...ways) + 1;
}

describe('streetOf', () => {
  it.each([
    ['5+2=_', [0, 10, 10], [0, 5, 10]],
    ['8+7=_', [0, 20, 20], [0, 10, 20]],
    ['37=_(20..60,1)', [20, 60, 40], [20, 30, 40, 50, 60]],
    ['490=_(0..1000,10)', [0, 1000, 100], [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]],
    ['50=_(0..100,10)', [0, 100, 10], [0, 50, 100]],
    ['450+230=_', [0, 1000, 100], [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]],
    ['762=_~10', [700, 800, 100], [700, 710, 720, 730, 740, 750, 760, 770, 780, 790, 800]],
    ['3750=_~100', [3700, 3800, 100], [3700, 3800]],
    ['82=_~10', [0, 100, 100], [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
  ] as const)('lays %s out from end to end, with lampposts at its landmarks', (id, expected, lamps) => {
    expect(ends(street(id))).toEqual(expected);
    expect(numbers(street(id), street(id).lamps)).toEqual(lamps);
  });

  it('has a door for every answer the game takes, in a street of a hundred doors at most', () => {
    expect(taken.length).toBeGreaterThan(1500);
    const off = taken.filter((sum) => {
      const at = street(sum.id);
      const door = doorOfAnswer(sum, at, `${toNumber(sum.answer)}`);
      const isIn = compare(at.min, sum.answer) <= 0 && compare(sum.answer, at.max) <= 0;
      return at.count > 100 || !isIn || door === null || !equals(valueAt(at, door), sum.answer);
    });
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  it('needs seven presses at most for any sum the game takes, wherever the bicycle is', () => {
    const far = [false, true].flatMap((isTurned) =>
      taken.filter((sum) => {
        const at = street(sum.id, isTurned);
        return presses(at, doorOfAnswer(sum, at, `${toNumber(sum.answer)}`) ?? 0) > 7;
      }),
    );
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['48+7=_', 48],
    ['86-9=_', 86],
    ['450+230=_', 45],
    ['52+_=93', null],
    ['37=_(0..100,1)', null],
    ['762=_~10', 62],
    ['3750=_~100', 50],
  ] as const)('begins %s at the door where its riding begins', (id, start) => {
    expect(street(id).start).toBe(start);
  });

  it('begins a turned round at the far end, where few lampposts wear a number', () => {
    const turned = street('37=_(0..100,1)', true);
    expect(turned.begin).toBe(100);
    expect(numbers(turned, turned.named)).toEqual([0, 50, 100]);
    expect(turned.lamps).toHaveLength(11);
    expect(street('48+7=_', true).start).toBeNull();
  });

  it('begins at the number itself when it is rounded, in a turned round too', () => {
    const turned = street('762=_~10', true);
    expect([turned.start, turned.begin, turned.named.length]).toEqual([62, 0, 11]);
  });

  it('is the same street for sums whose numbers are the same doors', () => {
    expect(isSameStreet(street('8+7=_'), street('17-9=_'))).toBe(true);
    expect(isSameStreet(street('48+7=_'), street('37=_(0..100,1)'))).toBe(true);
    expect(isSameStreet(street('8+7=_'), street('48+7=_'))).toBe(false);
    expect(isSameStreet(street('762=_~10'), street('181=_~10'))).toBe(false);
  });
});

describe('riding', () => {
  it('never leaves the street', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), (door) => {
        const at = within({ count: 40 }, door);
        expect(at >= 0 && at <= 40 && (door < 0 || door > 40 || at === door)).toBe(true);
      }),
    );
  });

  it('finds the next lamppost on either side, and stays where there is none', () => {
    const at = street('37=_(0..100,1)');
    expect([lampBeyond(at, 37, 1), lampBeyond(at, 37, -1)]).toEqual([40, 30]);
    expect([lampBeyond(at, 40, 1), lampBeyond(at, 40, -1)]).toEqual([50, 30]);
    expect([lampBeyond(at, 100, 1), lampBeyond(at, 0, -1)]).toEqual([100, 0]);
  });

  it('goes faster the longer a pedal is held, and one door by one push', () => {
    expect([0, 9, 10, 24].map(stride)).toEqual([1, 1, 2, 3]);
  });

  it('has even doors on the far side and odd ones at the quay', () => {
    expect([0, 1, 2, 37, 100].map(isFar)).toEqual([true, false, true, false, true]);
  });
});

describe('a miss', () => {
  const miss = (id: string, given: number, right: number) => missOf(street(id), given, right);

  it.each([
    ['762=_~10', 70, 60, 'near'],
    ['490=_(0..1000,10)', 41, 49, 'worth'],
    ['490=_(0..1000,10)', 20, 49, 'other'],
    ['370=_(0..1000,10)', 38, 37, 'other'],
    ['370=_(0..1000,10)', 36, 37, 'other'],
    ['370=_(0..1000,10)', 35, 37, 'worth'],
    ['430+200=_', 45, 63, 'worth'],
    ['430+20=_', 63, 45, 'worth'],
    ['450+230=_', 66, 68, 'other'],
    ['450+230=_', 45, 68, 'other'],
    ['37=_(0..100,1)', 36, 37, 'other'],
    ['48+7=_', 54, 55, 'other'],
  ] as const)('of %s at door %i is told as it is', (id, given, right, kind) => {
    expect(miss(id, given, right)).toBe(kind);
  });

  it.each([
    ['33-10=_', 6, 23, 33],
    ['48+7=_', 54, 55, 48],
    ['450+230=_', 70, 68, 45],
    ['762=_~10', 70, 60, 62],
    ['37=_(0..100,1)', 36, 37, 40],
    ['15=_(0..100,1)', 18, 15, 10],
    ['40=_(0..100,1)', 42, 40, 42],
    ['48+0=_', 50, 48, 50],
  ] as const)(
    'of %s at door %i is put right from the number of the sum, or a lamppost',
    (id, given, right, from) => {
      expect(hopsFrom(street(id), given, right)).toBe(from);
    },
  );

  it('is put right from the number of the sum in a turned round too', () => {
    expect(hopsFrom(street('33-10=_', true), 6, 23)).toBe(33);
    expect(hopsFrom(street('37=_(0..100,1)', true), 6, 37)).toBe(50);
  });

  it('is counted from the nearest lamppost with a number', () => {
    expect(nearestNamed(street('37=_(0..100,1)'), 37)).toBe(40);
    expect(nearestNamed(street('37=_(0..100,1)', true), 37)).toBe(50);
  });

  it('hops in tens and ones and ends at the right door', () => {
    expect(hopsTo(53, 35)).toEqual([43, 42, 41, 40, 39, 38, 37, 36, 35]);
    expect(hopsTo(8, 30)).toEqual([18, 28, 29, 30]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (given, right) => {
        const hops = hopsTo(given, right);
        expect(hops.length).toBeLessThanOrEqual(19);
        expect(hops.at(-1) ?? given).toBe(right);
      }),
    );
  });

  it('leaves the bicycle beyond both numbers, seen from where the hops began', () => {
    expect(restAt(3, 8, 7)).toBe(8);
    expect(restAt(3, 6, 7)).toBe(7);
    expect(restAt(12, 6, 7)).toBe(6);
    expect(restAt(3, 1, 7)).toBe(7);
  });

  it('is seen from near by where its numbers lie close to each other at the end of a long way', () => {
    const never = () => false;
    expect(lastHops(100, 39, 38, never)).toEqual({ first: 38, last: 40 });
    expect(lastHops(3, 65, 64, never)).toEqual({ first: 63, last: 65 });
    expect(lastHops(100, 41, 40, never)).toEqual({ first: 40, last: 50 });
    expect(lastHops(100, 39, 38, () => true)).toBeNull();
    expect(lastHops(100, 62, 38, never)).toBeNull();
    expect(lastHops(8, 14, 15, never)).toBeNull();
  });

  it('fits into the picture, however far it is', () => {
    for (const { pitch, shown } of Object.values(layouts))
      for (const doors of [1, 7, 40, 106]) {
        const zoom = fitting(doors, pitch, shown);
        expect(zoom).toBeLessThanOrEqual(1);
        expect(doors * pitch * zoom).toBeLessThanOrEqual(shown + 1e-9);
      }
  });

  it('names as many lampposts as there is room for', () => {
    expect([namesEvery(620, 90), namesEvery(80, 90), namesEvery(40, 90), namesEvery(6, 90)]).toEqual([
      1, 2, 5, 10,
    ]);
  });
});

describe('the map', () => {
  it('leaves out every second number where they would touch', () => {
    const hundreds = [21, 61, 61, 61, 61, 61, 61, 61, 61, 61, 78];
    const thousands = hundreds.map(() => 78);
    expect(readableEvery(hundreds, 82, 10)).toBe(1);
    expect(readableEvery(thousands, 82, 10)).toBe(2);
    expect(readableEvery([24, 48, 70], 408, 10)).toBe(1);
  });

  it('keeps the last number on its board', () => {
    // Half of the paper of both boards, and of a number of four digits.
    const [paper, number] = [{ landscape: 468, portrait: 336 }, 42];
    for (const orientation of ['landscape', 'portrait'] as const) {
      const { left, right } = layouts[orientation].map;
      expect((right - left) / 2 + number).toBeLessThan(paper[orientation] - 8);
    }
  });
});

describe('what rounds bring', () => {
  it('is gardens first, then things on the boats, then the tower', () => {
    expect([1, 12, 13, 18, 19, 24, 25].map(broughtBy)).toEqual([
      'garden',
      'garden',
      'boat',
      'boat',
      'tower',
      'tower',
      'garden',
    ]);
    expect(chapterOf(14)).toEqual({ chapter: 'boat', number: 2 });
    expect(setHolds).toBe(24);
  });

  it('stands at one kind of door, and at every such door something does', () => {
    for (let door = 0; door <= 100; door++) {
      const chapter = isFar(door) ? 'garden' : 'boat';
      const own = Array.from({ length: holds[chapter] }, (_, number) => number).filter((number) =>
        isGrownAt(chapter, number, door),
      );
      expect(own).toHaveLength(1);
      expect(isGrownAt(isFar(door) ? 'boat' : 'garden', own[0] ?? 0, door)).toBe(false);
    }
  });

  it('lets a balloon come by in the fifth round and swans in the eleventh', () => {
    expect([0, 3, 4, 5, 10, 11, 16].map(visitorIn)).toEqual([
      null,
      null,
      'balloon',
      null,
      'swans',
      null,
      'balloon',
    ]);
  });
});
