import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { broughtBy, frameOf, hasGuest, holds, isNight, partOf, setHolds } from './growth';
import {
  ditchAround,
  ditchFor,
  ditchOfTable,
  glassFrom,
  glassFromBoth,
  glassHolds,
  hides,
  hopsFor,
  hopsOf,
  hopsWorth,
  hopTime,
  knownHops,
  landingOf,
  landingsAround,
  missOfHops,
  missOfNet,
  netStart,
  padsOnWay,
  wayWithin,
} from './rules';

const factor = fc.integer({ min: 1, max: 10 });
const number = fc.integer({ min: 0, max: 120 });
const hops = (id: string) => hopsOf(parseSumOrThrow(id));
const isUnder = (value: number, from: number) => value >= from && value < from + glassHolds;

describe('hopsOf', () => {
  it('reads 7 × 8 as seven hops of eight, with and without a hole', () => {
    for (const id of ['7*8=_', '7*_=56', '_*8=56']) expect(hops(id)).toEqual({ count: 7, each: 8, rest: 0 });
  });

  it('reads a division as hops of the divisor, with the pads that are left', () => {
    expect(hops('56:8=_')).toEqual({ count: 7, each: 8, rest: 0 });
    expect(hops('38:6=_r')).toEqual({ count: 6, each: 6, rest: 2 });
    expect(hops('5:6=_r')).toEqual({ count: 0, each: 6, rest: 5 });
  });

  it('lands on the product or the dividend', () => {
    fc.assert(
      fc.property(factor, factor, fc.nat(9), (a, b, rest) => {
        expect(landingOf(hops(`${a}*${b}=_`))).toBe(a * b);
        const dividend = a * b + (rest % b);
        if (rest % b > 0) expect(landingOf(hops(`${dividend}:${b}=_r`))).toBe(dividend);
      }),
    );
  });
});

describe('hopsFor', () => {
  it('takes an option as the number of hops, or as their length where that is asked', () => {
    expect(hopsFor(parseSumOrThrow('56:8=_'), '6')).toEqual({ count: 6, each: 8, rest: 0 });
    expect(hopsFor(parseSumOrThrow('_*8=56'), '6')).toEqual({ count: 6, each: 8, rest: 0 });
    expect(hopsFor(parseSumOrThrow('7*_=56'), '9')).toEqual({ count: 7, each: 9, rest: 0 });
    expect(hopsFor(parseSumOrThrow('38:6=_r'), '5r8')).toEqual({ count: 5, each: 6, rest: 8 });
    expect(hopsFor(parseSumOrThrow('7*8=_'), '54')).toEqual({ count: 1, each: 54, rest: 0 });
    expect(hopsFor(parseSumOrThrow('38:6=_r'), null)).toBeNull();
  });

  it('gives the right answer the hops of the sum', () => {
    for (const [id, answer] of [
      ['56:8=_', '7'],
      ['7*_=56', '8'],
      ['38:6=_r', '6r2'],
    ] as const)
      expect(hopsFor(parseSumOrThrow(id), answer)).toEqual(hops(id));
  });
});

describe('ditches', () => {
  it('hold every product of a table and tell nothing of the one that is asked', () => {
    fc.assert(
      fc.property(factor, factor, (a, b) => {
        const pads = ditchOfTable(hops(`${a}*${b}=_`));
        expect(pads).toBeGreaterThanOrEqual(10 * b);
        expect(pads).toBe(ditchOfTable(hops(`10*${b}=_`)));
      }),
    );
    expect([4, 20, 21, 56, 100, 109, 400].map(ditchFor)).toEqual([20, 20, 30, 60, 100, 110, 120]);
  });

  it('know where the frog would hide a pad: near its own, in a ditch of many pads', () => {
    expect(hides(28, 26, 11)).toBe(true);
    expect(hides(28, 28, 11)).toBe(false);
    expect(hides(28, 10, 11)).toBe(false);
    expect(hides(4, 6, 55)).toBe(true);
    expect(hides(4, 8, 55)).toBe(false);
  });

  it('let the net wait off the middle, where no hops of the table land', () => {
    fc.assert(
      fc.property(factor, factor, fc.nat(), (a, b, seed) => {
        const pads = ditchOfTable(hops(`${a}*${b}=_`));
        const start = netStart(pads, hops(`${a}*${b}=_`), seed);
        const landings = Array.from({ length: 11 }, (_, count) => count * b);
        expect(start).toBe(Math.round(start));
        expect(start).toBeGreaterThan(0);
        expect(start).toBeLessThan(pads);
        expect([...landings, pads / 2]).not.toContain(start);
        for (const other of [1, 5, 10]) expect(netStart(pads, hops(`${other}*${b}=_`), seed)).toBe(start);
      }),
    );
    const starts = new Set(Array.from({ length: 40 }, (_, seed) => netStart(80, hops('7*8=_'), seed)));
    expect(starts.size).toBeGreaterThan(10);
    expect(netStart(20, hops('5*0=_'), 1)).toBeGreaterThan(0);
  });

  it('reach no farther than twice the number that sums are collected for', () => {
    const ways = ['2*4=_', '10*9=_', '60-52=_'].map((id) => hopsWorth(parseSumOrThrow(id)));
    expect(ditchAround(8, ways)).toBe(20);
    expect(ditchAround(32, ways)).toBe(70);
    expect(ditchAround(50, ways)).toBe(90);
  });

  it('show a way from beyond them as one hop to where it ends', () => {
    const way = hopsWorth(parseSumOrThrow('60-52=_'));
    expect(wayWithin(way, 20)).toEqual({ count: 1, each: 8, rest: 0 });
    expect(wayWithin(way, 60)).toBe(way);
    const far = hopsWorth(parseSumOrThrow('10*9=_'));
    expect(wayWithin(far, 20)).toBe(far);
  });
});

describe('the glass', () => {
  it('shows the leaf of the net and a ten with its number', () => {
    fc.assert(
      fc.property(number, (value) => {
        const from = glassFrom(value);
        expect(isUnder(value, from)).toBe(true);
        const leaves = Array.from({ length: glassHolds }, (_, k) => from + k);
        expect(leaves.some((leaf) => leaf % 10 === 0)).toBe(true);
      }),
    );
  });

  it('stays as long as the net is under it', () => {
    expect(glassFrom(4, -1)).toBe(-1);
    expect(glassFrom(6, -1)).toBe(5);
    expect(glassFrom(60, 55)).toBe(55);
  });

  it('goes on at its ends, and always shows a ten', () => {
    expect(glassFrom(5, -1)).toBe(4);
    expect(glassFrom(55, 55)).toBe(50);
    fc.assert(
      fc.property(number, fc.array(fc.integer({ min: 0, max: glassHolds - 1 })), (start, slots) => {
        let from = glassFrom(start);
        for (const slot of slots) {
          from = glassFrom(Math.max(0, from + slot), from);
          const leaves = Array.from({ length: glassHolds }, (_, k) => from + k);
          expect(leaves.some((leaf) => leaf % 10 === 0)).toBe(true);
        }
      }),
    );
  });

  it('shows both leaves of a miss when they are less than seven apart', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: -6, max: 6 }), (a, by) => {
        const b = Math.max(0, a + by);
        const from = glassFromBoth(a, b);
        expect(isUnder(a, from)).toBe(true);
        expect(isUnder(b, from)).toBe(true);
      }),
    );
    expect(isUnder(56, glassFromBoth(20, 56))).toBe(true);
  });
});

describe('a miss', () => {
  it('names the last landing before the net and the first after it', () => {
    expect(landingsAround(8, 54)).toEqual({ before: 48, after: 56 });
    expect(landingsAround(8, 48)).toEqual({ before: 40, after: 56 });
    expect(landingsAround(8, 3)).toEqual({ before: 0, after: 8 });
  });

  it('says whether the frog hops past the net, on from it or not up to it', () => {
    expect(missOfNet(54, hops('7*8=_'))).toBe('past');
    expect(missOfNet(48, hops('7*8=_'))).toBe('on');
    expect(missOfNet(64, hops('7*8=_'))).toBe('short');
    expect(missOfNet(26, hops('3*8=_'), 5)).toBe('past');
    expect(missOfNet(22, hops('3*8=_'), 5)).toBe('short');
  });

  it('says when one more hop fits in what is left', () => {
    const right = hops('38:6=_r');
    expect(missOfHops({ count: 5, each: 6, rest: 8 }, right)).toBe('fits');
    expect(missOfHops({ count: 7, each: 6, rest: 0 }, right)).toBe('past');
    expect(missOfHops({ count: 6, each: 6, rest: 1 }, right)).toBe('before');
  });
});

describe('padsOnWay', () => {
  it('goes hop by hop, then pad by pad', () => {
    expect(padsOnWay({ count: 3, each: 6, rest: 2 })).toEqual([6, 12, 18, 19, 20]);
  });

  it('goes on from known hops, or back from them', () => {
    expect(padsOnWay({ count: 7, each: 8, rest: 0 }, 5)).toEqual([48, 56]);
    expect(padsOnWay({ count: 3, each: 8, rest: 0 }, 5)).toEqual([32, 24]);
  });

  it('never begins on the answer', () => {
    fc.assert(
      fc.property(factor, (count) => {
        expect(knownHops(count)).not.toBe(count);
      }),
    );
  });

  it('takes at most two thirds of a second, however many hops', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (count) => {
        expect(count * hopTime(count)).toBeLessThanOrEqual(660 + 1e-9);
      }),
    );
    expect(hopTime(3)).toBe(100);
  });
});

describe('growth', () => {
  it('fills the house, then the moon pond, then the river', () => {
    expect(frameOf(0)).toBe('bug-1');
    expect(frameOf(holds.bug)).toBe('moon-1');
    expect(frameOf(setHolds - 1)).toBe(`river-${holds.river}`);
    expect(broughtBy(holds.bug)).toBe('bug');
    expect(broughtBy(holds.bug + 1)).toBe('moon');
    expect(partOf(holds.bug + holds.moon)).toEqual({ chapter: 'river', nth: 0 });
  });

  it('is night while the moon pond fills', () => {
    expect([15, 16, 23, 24, 32].map(isNight)).toEqual([false, true, true, false, false]);
  });

  it('brings ducks from the fifth round on and a little frog from the eleventh', () => {
    expect([3, 4].map((rounds) => hasGuest('ducks', rounds))).toEqual([false, true]);
    expect([9, 10].map((rounds) => hasGuest('froglet', rounds))).toEqual([false, true]);
  });
});
