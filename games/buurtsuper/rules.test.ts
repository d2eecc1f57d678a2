import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { compare, equals, notation, plus, rational, zero } from '@/maths/number/rational';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import {
  billOf,
  broughtBy,
  coinsFor,
  coinsIn,
  drawerFor,
  givenOf,
  inEuros,
  itemsOf,
  keptAfter,
  reachOf,
  scaleOf,
  setHolds,
  totalOf,
} from './rules';

const all = standardCollections.flatMap((collection) => sumsOf(collection).map(parseSumOrThrow));
const taken = (mode: 'compose' | 'type') => all.filter((sum) => hasShape(sum, manifest.takes[mode] ?? []));
const timing = { responseMs: 9000, motorMs: 900, tempo: 'slow' } as const;
/** Acts of one answer, with the slam of the drawer. */
const mostTaps = 10;

const stripOf = (id: string) => {
  const { segments, from } = billOf(parseSumOrThrow(id));
  return `${segments.map(({ value, role }) => `${role} ${notation(value)}`).join(', ')} from ${notation(from)}`;
};

describe('billOf', () => {
  it.each([
    ['3.50eur+2.25eur=_eur', 'known 7/2, known 9/4 from 0'],
    ['2eur+5eur+1eur=_eur', 'known 2, known 5, known 1 from 0'],
    ['8.40eur+_eur=10eur', 'known 42/5, asked 8/5 from 42/5'],
    ['_eur+3eur=5eur', 'known 3, asked 2 from 3'],
    ['20eur-13.75eur=_eur', 'known 55/4, asked 25/4 from 55/4'],
    ['20eur-_eur=15eur', 'known 15, asked 5 from 15'],
    ['_eur-3eur=5eur', 'known 5, known 3 from 0'],
    ['3*2.65eur=_eur', 'known 53/20, known 53/20, known 53/20 from 0'],
    ['12eur:4=_eur', 'asked 3, other 3, other 3, other 3 from 0'],
    ['40eur-25%of40eur=_eur', 'asked 30, other 10 from 0'],
    ['1.25eur=_ct', 'asked 5/4 from 0'],
    ['3.46+1.28=_', 'known 173/50, known 32/25 from 0'],
  ])('lays %s as %s', (id, strip) => {
    expect(stripOf(id)).toBe(strip);
  });

  it('ends the coins of the right answer at the edge that is asked for, of every sum it takes', () => {
    for (const sum of [...taken('compose'), ...taken('type')]) {
      const bill = billOf(sum);
      const { end, right, gap } = reachOf(bill, inEuros(sum.answer, sum));
      expect([notation(end), gap.num], sum.id).toEqual([notation(right), 0]);
      const whole = bill.segments.map(({ value }) => value).reduce(plus, zero);
      expect(equals(whole, bill.whole), sum.id).toBe(true);
      expect(compare(bill.whole, rational(50)) <= 0, sum.id).toBe(true);
    }
  });
});

describe('the drawer', () => {
  it('pays every sum in at most nine coins and notes, and the slam', () => {
    for (const sum of taken('compose')) {
      const coins = coinsFor(inEuros(sum.answer, sum));
      expect(coins.length + 1, sum.id).toBeLessThanOrEqual(mostTaps);
      for (const cents of coins) expect(drawerFor(sum), sum.id).toContain(cents);
      expect(judge({ sumIds: [sum.id] }, givenOf(coins), timing, 6)[0]?.right, sum.id).toBe(true);
    }
  });

  it('has no coins below a euro for a sum of whole euros', () => {
    expect(drawerFor(parseSumOrThrow('3eur+2eur=_eur'))).toEqual([2000, 1000, 500, 200, 100]);
    expect(drawerFor(parseSumOrThrow('5eur-3.75eur=_eur'))).toContain(5);
  });

  it('makes any amount of whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (cents) => {
        expect(totalOf(coinsFor(rational(cents, 100)))).toEqual(rational(cents, 100));
      }),
    );
  });

  it('reads the coins of an answer back', () => {
    const coin = fc.constantFrom(2000, 1000, 500, 200, 100, 50, 20, 10, 5);
    fc.assert(
      fc.property(fc.array(coin, { maxLength: 12 }), (coins) => {
        expect(coinsIn(givenOf(coins))).toEqual(coins);
      }),
    );
  });
});

it('itemsOf shows every number of a sum on the counter', () => {
  const shown = (id: string) =>
    itemsOf(parseSumOrThrow(id)).map(
      ({ kind, copies, amount, off }) =>
        `${copies} ${kind} ${amount === null ? '' : notation(amount.value)}${off ? ` -${notation(off)}%` : ''}`,
    );
  expect(shown('3.50eur+2eur=_eur')).toEqual(['1 product 7/2', '1 product 2']);
  expect(shown('20eur-13.75eur=_eur')).toEqual(['1 purse 20', '1 product 55/4']);
  expect(shown('8.40eur+_eur=10eur')).toEqual(['1 product 42/5', '1 purse 10']);
  expect(shown('6*2.65eur=_eur')).toEqual(['6 product 53/20']);
  expect(shown('12eur:4=_eur')).toEqual(['1 bag 12', '4 purse ']);
  expect(shown('40eur-25%of40eur=_eur')).toEqual(['1 product 40 -25%']);
  expect(shown('125ct=_eur')).toEqual(['1 product 125']);
});

it('scaleOf keeps the price in the room, and coins that are far too many from shrinking it', () => {
  const bill = billOf(parseSumOrThrow('3eur+2eur=_eur'));
  expect(scaleOf(bill, rational(4), 1000)).toBe(200);
  expect(scaleOf(bill, rational(6), 1000)).toBeCloseTo(1000 / 6);
  expect(scaleOf(bill, rational(500), 1000)).toBe(125);
});

it('keptAfter brings one thing a round: products, then cheeses, then crates', () => {
  expect(keptAfter(16)).toEqual({ shelf: 16, cheese: 0, market: 0 });
  expect(keptAfter(17)).toEqual({ shelf: 16, cheese: 1, market: 0 });
  expect(keptAfter(setHolds + 1)).toEqual({ shelf: 16, cheese: 8, market: 8 });
  expect([1, 17, 25, setHolds + 1].map(broughtBy)).toEqual(['product', 'cheese', 'crate', 'product']);
});
