import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  boardedBy,
  emptySeats,
  lastOf,
  leftOver,
  missing,
  numberIn,
  placeOf,
  pushOf,
  type Ride,
  reachOf,
  rideOf,
  roomOf,
  standing,
} from './rules';

const ride = (id: string, isTurned = false): Ride => {
  const found = rideOf(parseSumOrThrow(id), isTurned);
  if (found === null) throw new Error(`${id} is no car`);
  return found;
};

const parts = fc
  .record({ a: fc.integer({ min: 0, max: 20 }), b: fc.integer({ min: 0, max: 20 }) })
  .filter(({ a, b }) => a + b <= 20 && a + b > 0);

describe('rideOf', () => {
  it.each([
    ['9=5+_', { whole: 9, front: 5, rear: 4, asked: 'rear', decks: 1 }],
    ['9=_+5', { whole: 9, front: 4, rear: 5, asked: 'front', decks: 1 }],
    ['6+3=_', { whole: 9, front: 6, rear: 3, asked: 'whole', decks: 1 }],
    ['9-3=_', { whole: 9, front: 3, rear: 6, asked: 'rear', decks: 1 }],
    ['8+_=15', { whole: 15, front: 8, rear: 7, asked: 'rear', decks: 2 }],
    ['_+7=15', { whole: 15, front: 8, rear: 7, asked: 'front', decks: 2 }],
    ['12-_=7', { whole: 12, front: 5, rear: 7, asked: 'front', decks: 2 }],
    ['_-5=7', { whole: 12, front: 5, rear: 7, asked: 'whole', decks: 2 }],
    ['7-0=_', { whole: 7, front: 0, rear: 7, asked: 'rear', decks: 1 }],
    ['100-30=_', { whole: 100, front: 30, rear: 70, asked: 'rear', each: 10, decks: 1 }],
  ])('makes a car of %s', (id, car) => expect(ride(id)).toMatchObject(car));

  it('seats the parts as the card has them, in a turned round too', () => {
    fc.assert(
      fc.property(parts, fc.boolean(), ({ a, b }, isTurned) => {
        for (const id of [
          `${a}+_=${a + b}`,
          `_+${b}=${a + b}`,
          `${a}+${b}=_`,
          `${a + b}-${a}=_`,
          `${a + b}-_=${b}`,
        ])
          expect(ride(id, isTurned)).toMatchObject({ front: a, rear: b });
      }),
    );
  });

  it('hides what is asked in a turned round, and of a whole the front', () => {
    expect(ride('9=5+_', true)).toMatchObject({ front: 5, rear: 4, asked: 'rear', shut: 'rear' });
    expect(ride('9=_+5', true)).toMatchObject({ front: 4, rear: 5, asked: 'front', shut: 'front' });
    expect(ride('6+3=_', true)).toMatchObject({ front: 6, rear: 3, asked: 'whole', shut: 'front' });
  });

  it('lets a whole to ten be counted, and hides the rear of a larger one', () => {
    expect(ride('6+3=_').shut).toBeNull();
    expect(ride('8+7=_').shut).toBe('rear');
    expect(ride('60+30=_').shut).toBe('rear');
    expect(ride('8+_=15').shut).toBeNull();
  });

  it.each(['37+5=_', '100-35=_', '7*8=_', '5+3-2=_', '7+_=4+8', '300-100=_'])('refuses %s', (id) => {
    expect(rideOf(parseSumOrThrow(id), false)).toBeNull();
  });

  it('gives both sums of a family the same decks, so that they tell no answer', () => {
    expect(ride('12-7=_').decks).toBe(ride('12-5=_').decks);
    expect(ride('10=7+_').decks).toBe(1);
  });
});

const sums = parts.chain(({ a, b }) =>
  fc.constantFrom(`${a}+${b}=_`, `${a}+_=${a + b}`, `${a + b}-${a}=_`, `_-${b}=${a}`),
);

describe('leftOver', () => {
  it.each([
    ['9=5+_', 6, 'standing', 2],
    ['9=5+_', 3, 'empty', 1],
    ['6+3=_', 8, 'standing', 1],
    ['6+3=_', 11, 'empty', 2],
    ['100-30=_', 80, 'standing', 10],
    ['100-30=_', 65, 'miss', 5],
    ['5-5=_', 2, 'standing', 2],
  ] as const)('tells of %s that %i leaves %s, %i of them', (id, given, kind, count) => {
    expect(leftOver(ride(id), given)).toEqual({ kind, count });
  });
});

describe('boardedBy', () => {
  it('fills every seat with the right answer and leaves nobody standing', () => {
    fc.assert(
      fc.property(sums, fc.boolean(), (id, isTurned) => {
        const car = ride(id, isTurned);
        const { front, rear } = boardedBy(car, parseSumOrThrow(id).answer.num);
        expect([emptySeats(front), standing(front), emptySeats(rear), standing(rear)]).toEqual([0, 0, 0, 0]);
        expect(front.seats + rear.seats).toBe(car.whole);
        expect(Math.max(front.seats, rear.seats)).toBeLessThanOrEqual(roomOf(car));
      }),
    );
  });

  it('shows how far any answer is from the right one, in empty seats or in standing passengers', () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 99 }), fc.boolean(), (id, given, isTurned) => {
        const car = ride(id, isTurned);
        const off = given - parseSumOrThrow(id).answer.num;
        const { front, rear } = boardedBy(car, given);
        const empty = emptySeats(front) + emptySeats(rear);
        const upright = standing(front) + standing(rear);
        expect(car.asked === 'whole' ? empty - upright : upright - empty).toBe(off);
        expect(Math.min(empty, upright)).toBe(0);
      }),
    );
  });

  it('takes the seats of a whole that is too small from the rear first', () => {
    expect(boardedBy(ride('6+3=_'), 8)).toEqual({
      front: { seats: 6, needed: 6, riders: 6 },
      rear: { seats: 2, needed: 3, riders: 3 },
    });
    expect(boardedBy(ride('6+3=_'), 4)).toEqual({
      front: { seats: 4, needed: 6, riders: 6 },
      rear: { seats: 0, needed: 3, riders: 3 },
    });
  });

  it('knows the seats that are missing where the child counted too few, all of them for none', () => {
    const seen = (given: number) => {
      const { front, rear } = boardedBy(ride('6+3=_'), given);
      return [missing(front), missing(rear), standing(front) + standing(rear)];
    };
    expect([0, 4, 8, 9, 12].map(seen)).toEqual([
      [6, 3, 9],
      [2, 3, 5],
      [0, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('seats tens in egg boxes, and gives a part of a box a seat of its own', () => {
    expect(boardedBy(ride('100-30=_'), 70).rear).toEqual({ seats: 7, needed: 7, riders: 7 });
    expect(boardedBy(ride('100-30=_'), 65).rear).toEqual({ seats: 7, needed: 7, riders: 7 });
    expect(boardedBy(ride('100-30=_'), 60).rear).toEqual({ seats: 7, needed: 7, riders: 6 });
  });
});

describe('reachOf', () => {
  it('counts a part up to its last seat, its last passenger, or the last one beside the car', () => {
    expect(reachOf(ride('9=_+8'), 4)).toEqual({
      own: { at: 'beside', count: 3 },
      right: { at: 'front', count: 1 },
    });
    expect(reachOf(ride('9=5+_'), 3)).toEqual({
      own: { at: 'rear', count: 3 },
      right: { at: 'rear', count: 4 },
    });
  });

  it('counts a whole up to the last seat that the child asked for, and the last that is needed', () => {
    expect(reachOf(ride('6+3=_'), 0)).toEqual({
      own: { at: 'front', count: 0 },
      right: { at: 'rear', count: 3 },
    });
    expect(reachOf(ride('6+3=_'), 8).own).toEqual({ at: 'rear', count: 2 });
    expect(reachOf(ride('6+0=_'), 7).right).toEqual({ at: 'front', count: 6 });
  });
});

describe('lastOf', () => {
  it('is the place of the last of so many, also in the second row', () => {
    const car = ride('9=5+_');
    const columns = [0, 1, 5, 6, 8, 10, 14].map((count) => lastOf(count, car).column);
    expect(columns).toEqual([0, 0, 4, 0, 2, 4, 4]);
  });
});

describe('pushOf', () => {
  it('makes room between two numbers and lets each stay on its side', () => {
    expect(pushOf({ own: 100, right: 160 }, 106, true)).toEqual(-23);
    expect(pushOf({ own: 160, right: 100 }, 106, true)).toEqual(23);
    expect(pushOf({ own: 100, right: 300 }, 106, false)).toEqual(0);
    expect(pushOf({ own: 100, right: 100 }, 106, true)).toEqual(-53);
    expect(pushOf({ own: 100, right: 100 }, 106, false)).toEqual(53);
  });
});

describe('placeOf', () => {
  it('fills rows of five, from the lowest deck up', () => {
    expect(placeOf(0)).toEqual({ deck: 0, row: 0, column: 0 });
    expect(placeOf(4)).toEqual({ deck: 0, row: 0, column: 4 });
    expect(placeOf(5)).toEqual({ deck: 0, row: 1, column: 0 });
    expect(placeOf(10)).toEqual({ deck: 1, row: 0, column: 0 });
    expect(placeOf(19)).toEqual({ deck: 1, row: 1, column: 4 });
  });
});

it('numberIn reads whole numbers only', () => {
  expect(['7', '0', '100', '', '-3', '1.5', null].map(numberIn)).toEqual([7, 0, 100, null, null, null, null]);
});
