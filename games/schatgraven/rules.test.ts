import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { equals, notation } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import { beachOf, pathTo, toNumber } from './beach';
import manifest from './game';
import {
  alongAt,
  broughtBy,
  endsOf,
  exponentAt,
  firstAimed,
  isDug,
  isLast,
  isSameBeach,
  partingOf,
  partOfDigit,
  setHolds,
  startOf,
} from './rules';

const beach = (id: string, isTurned = false) => beachOf(parseSumOrThrow(id), { isTurned });
const sizes = (id: string) => beach(id).layers.map(({ size, count }) => `${count} × ${notation(size)}`);
const taken = standardCollections
  .flatMap((collection) => sumsOf(collection).map(parseSumOrThrow))
  .filter((sum) => hasShape(sum, manifest.takes.place ?? []));
const path = (id: string, value = parseSumOrThrow(id).answer) => pathTo(beach(id), value);

describe('the beach of a sum', () => {
  it.each([
    ['426+448=_', ['10 × 100', '10 × 10', '10 × 1']],
    ['52+37=_', ['10 × 10', '10 × 1']],
    ['56+47=_', ['10 × 100', '10 × 10', '10 × 1']],
    ['100-39=_', ['10 × 10', '10 × 1']],
    ['504000+70600=_', ['10 × 100000', '10 × 10000', '10 × 1000', '10 × 100']],
    ['20+20=_', ['10 × 10', '10 × 1']],
    ['743=_', ['10 × 100', '10 × 10', '10 × 1']],
    ['7=_', ['10 × 10', '10 × 1']],
    ['0.2+0.1=_', ['10 × 1', '10 × 1/10']],
    ['3.205+0.935=_', ['10 × 1', '10 × 1/10', '10 × 1/100', '10 × 1/1000']],
    ['57=_(20..60,1)', ['4 × 10', '10 × 1']],
    ['4500=_(0..10000,100)', ['10 × 1000', '10 × 100']],
    ['15=_(0..20,1)', ['2 × 10', '10 × 1']],
    ['925+_=1000', ['10 × 100', '10 × 10', '10 × 1']],
    ['_%of300=75', ['10 × 100', '10 × 10', '10 × 1']],
    ['25%of480=_', ['10 × 100', '10 × 10', '10 × 1']],
    ['150%of80=_', ['10 × 100', '10 × 10', '10 × 1']],
    ['3/4of_=12', ['10 × 10', '10 × 1']],
    ['280km:2h=_kmh', ['10 × 100', '10 × 10']],
    ['8kmh*1.5h=_km', ['10 × 10', '10 × 1']],
    ['2*(14m+3m)=_m', ['10 × 10', '10 × 1']],
    ['6m*12m=_m2', ['10 × 100', '10 × 10', '10 × 1']],
    ['8cm*6cm*6cm=_cm3', ['10 × 100', '10 × 10', '10 × 1']],
    ['4m+15cm=_cm', ['10 × 100', '10 × 10', '10 × 1']],
    ['55eur-50%of55eur=_eur', ['10 × 10', '10 × 1', '10 × 1/10', '10 × 1/100']],
    ['9day=_h', ['10 × 100', '10 × 10', '10 × 1']],
    ['240min=_h', ['10 × 10', '10 × 1']],
    ['9*410=_~100', ['10 × 1000', '10 × 100']],
  ])('of %s has these layers', (id, layers) => {
    expect(sizes(id)).toEqual(layers);
  });

  it('ends at what a number is rounded to', () => {
    expect(sizes('87500=_~1000')).toEqual(['10 × 10000', '10 × 1000']);
    expect(sizes('271=_~100')).toEqual(['10 × 1000', '10 × 100']);
    expect(sizes('9.33=_~1/10')).toEqual(['10 × 1', '10 × 1/10']);
  });

  it('has room for a digit that moved one place too far', () => {
    for (const id of ['83*1000=_', '15cm=_mm', '3.47*1000=_', 'scale(50000,13cm)=_km', '6km=_m']) {
      const { max } = endsOf(beach(id), []);
      expect(toNumber(max), id).toBeGreaterThan(toNumber(parseSumOrThrow(id).answer) * 10);
    }
  });

  it.each([
    ['1m=_dm', '100'],
    ['1l=_dl', '100'],
    ['1m2=_dm2', '1000'],
    ['4*1.1=_', '44'],
    ['0.9*2.2=_', '19.8'],
    ['3*1.10eur=_eur', '33'],
    ['0.90eur:3=_eur', '3'],
    ['_%of50=25', '100'],
    ['1h=_min', '100'],
  ])('of %s has a place for the likely slip %s', (id, slip) => {
    expect(path(id, parseSumOrThrow(`${slip}=_`).answer)).not.toBeNull();
    expect(path(id)).not.toBeNull();
  });

  it('shows every sum that the game takes, in two to seven layers', () => {
    const wrong = taken.filter((sum) => {
      const { layers } = beachOf(sum, { isTurned: false });
      const way = pathTo(beachOf(sum, { isTurned: false }), sum.answer);
      return way === null || layers.length > 7 || layers.some(({ count }) => count > 10);
    });
    expect(taken.length).toBeGreaterThan(4000);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is asked in at most eight acts', () => {
    const acts = taken.map((sum) => beachOf(sum, { isTurned: false }).layers.length + 1);
    expect(Math.max(...acts)).toBeLessThanOrEqual(8);
  });

  it('begins a layer deeper in a turned round where the number is given, and tells no answer', () => {
    expect(beach('743=_', true)).toMatchObject({ dug: 1, path: [7] });
    expect(beach('426+448=_', true)).toMatchObject({ dug: 0, path: [] });
    expect(beach('57=_', true)).toMatchObject({ dug: 0, path: [] });
  });
});

describe('a way down', () => {
  it('goes by the digits of a number', () => {
    expect(path('426+448=_')).toEqual([8, 7, 4]);
    expect(path('57=_(20..60,1)')).toEqual([3, 7]);
    expect(path('3.205+0.935=_')).toEqual([4, 1, 4, 0]);
  });

  it('comes back to its number, for all sums the game takes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...taken), (sum) => {
        const on = beachOf(sum, { isTurned: false });
        const way = pathTo(on, sum.answer) ?? [];
        expect(isDug(on, way)).toBe(true);
        expect(equals(startOf(on, way), sum.answer)).toBe(true);
      }),
    );
  });

  it('has none to a number beyond the beach or between two marks', () => {
    expect(pathTo(beach('743=_'), parseSumOrThrow('1000=_').answer)).toBeNull();
    expect(pathTo(beach('743=_'), parseSumOrThrow('0.5=_').answer)).toBeNull();
  });

  it('opens a part between its own ends', () => {
    const ends = (way: readonly number[]) => {
      const { min, max } = endsOf(beach('426+448=_'), way);
      return [toNumber(min), toNumber(max)];
    };
    expect([ends([]), ends([8]), ends([8, 7])]).toEqual([
      [0, 1000],
      [800, 900],
      [870, 880],
    ]);
    expect(exponentAt(beach('426+448=_'), 1)).toBe(1);
    expect(isLast(beach('426+448=_'), 2)).toBe(true);
  });

  it('begins with the spade at no answer, but where the beach itself begins', () => {
    const told = taken.filter((sum) => {
      const on = beachOf(sum, { isTurned: false });
      return equals(startOf(on, [...on.path, firstAimed]), sum.answer) && !equals(on.from, sum.answer);
    });
    expect(told.map(({ id }) => id)).toEqual([]);
  });

  it('is aimed at by digits', () => {
    expect(partOfDigit(beach('57=_(20..60,1)'), [], 5)).toBe(3);
    expect(partOfDigit(beach('57=_(20..60,1)'), [], 9)).toBeNull();
    expect(partOfDigit(beach('57=_(20..60,1)'), [3], 7)).toBe(7);
  });
});

describe('a miss', () => {
  it('is shown in the first layer in which the ways part', () => {
    expect(partingOf([8, 6, 4], [8, 7, 4])).toBe(1);
    expect(partingOf([8, 7, 4], [8, 7, 4])).toBeNull();
  });

  it('lies along that layer as far from the right number as it is', () => {
    const on = beach('426+448=_');
    const at = (id: string) => alongAt(on, [8], parseSumOrThrow(id).answer);
    expect(at('864=_')).toBeCloseTo(0.64);
    expect(at('874=_')).toBeCloseTo(0.74);
  });

  it('leaves the flags of a beach with the same ends', () => {
    expect(isSameBeach(beach('426+448=_'), beach('743=_'))).toBe(true);
    expect(isSameBeach(beach('426+448=_'), beach('52+37=_'))).toBe(false);
    expect(isSameBeach(beach('8.5m=_cm'), beach('8500=_'))).toBe(false);
  });
});

describe('what the rounds bring', () => {
  it('is finds, then parts of the ship, then finds again', () => {
    expect([1, 12, 13, setHolds, setHolds + 1].map(broughtBy)).toEqual([
      'find',
      'find',
      'ship',
      'ship',
      'find',
    ]);
  });
});
