import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { SumId } from '@/maths/sum/sum';
import { givenOf, laidIn } from './answer';
import { cardsFor, holds, offerFor, totalOf } from './cards';
import manifest from './game';
import { broughtBy, frameOf, furniture, nextFrame, setHolds } from './growth';
import { layouts, seatsOf } from './layout';
import { fedBy, isFair, mostCalled, mostRabbits, outcomeOf, planOf, takesNothing } from './plan';
import { ownLine, rightLines, writeLine } from './steps';

const plan = (id: string, turned = false) => planOf(parseSumOrThrow(id), turned);
const taken = manifest.takes.compose ?? [];
const ids = [
  ...new Set(
    standardCollections
      .flatMap((collection) => sumsOf(collection))
      .filter((id) => hasShape(parseSumOrThrow(id), taken)),
  ),
];
const timing = { responseMs: 4000, motorMs: 1000, tempo: 'slow' } as const;
const isRight = (id: SumId, cart: readonly number[], goat: readonly number[]) =>
  judge({ sumIds: [id] }, givenOf(plan(id), cart, goat), timing, 6)[0]?.right;

describe('planOf', () => {
  it.each([
    ['56:8=_', false, { job: 'share', total: 56, rabbits: 8, each: 7, asked: 7 }],
    ['56:8=_', true, { job: 'count', total: 56, rabbits: 7, each: 8, asked: 7 }],
    ['396:6=_', true, { job: 'share', rabbits: 6, asked: 66 }],
    ['38:6=_r', false, { job: 'share', rabbits: 6, asked: 6, rest: 2, hasRest: true }],
    ['38:6=_r', true, { job: 'count', rabbits: 6, each: 6, rest: 2, hasRest: true }],
    ['7*_=56', false, { job: 'share', total: 56, rabbits: 7, asked: 8 }],
    ['_*7=56', false, { job: 'count', total: 56, rabbits: 8, each: 7, asked: 8 }],
    ['7*8=_', false, { job: 'pack', rabbits: 7, each: 8, asked: 56 }],
    ['5+5+5+5=_', false, { job: 'pack', rabbits: 4, each: 5, total: 20, asked: 20 }],
    ['6+6=_', false, { job: 'pack', rabbits: 2, each: 6, asked: 12 }],
    [
      'mean(7,14,9)=_',
      false,
      { job: 'level', total: 30, rabbits: 3, each: 10, asked: 10, baskets: [7, 14, 9] },
    ],
    ['mean(9,7,_)=6', false, { job: 'fill', total: 18, each: 6, asked: 2, baskets: [9, 7, null] }],
    ['3/4of20=_', false, { job: 'part', total: 20, rabbits: 4, takers: 3, each: 5, asked: 15 }],
  ])('reads %s, turned: %s', (id, turned, expected) => {
    expect(plan(id, turned)).toMatchObject(expected);
  });
});

describe('outcomeOf', () => {
  const baskets = (id: string, stack: number, rest = 0) => outcomeOf(plan(id), { stack, rest });

  it('runs dry at a rabbit when each is to get too many', () => {
    expect(baskets('56:8=_', 8).baskets).toEqual([8, 8, 8, 8, 8, 8, 8, 0]);
    expect(baskets('20:3=_r', 9).baskets).toEqual([9, 9, 2]);
  });

  it('leaves a round over when each gets too few', () => {
    expect(baskets('56:8=_', 6)).toMatchObject({ left: 8 });
    expect(baskets('38:6=_r', 5, 2)).toMatchObject({ left: 6, goat: 2 });
  });

  it('leaves carrots in the baskets when the crates are too few, and crates empty when they are too many', () => {
    expect(baskets('3*4=_', 10).baskets).toEqual([4, 4, 2]);
    expect(baskets('3*4=_', 15)).toMatchObject({ baskets: [4, 4, 4], left: 3 });
  });

  it('deals a part to those who take it, and the rest to the others', () => {
    expect(baskets('3/4of20=_', 12).baskets).toEqual([4, 4, 4, 8]);
    expect(baskets('3/4of20=_', 16).baskets).toEqual([6, 5, 5, 4]);
    expect(baskets('1/4of20=_', 35).baskets).toEqual([20, 0, 0, 0]);
  });

  it('never makes or loses a carrot', () => {
    for (const id of ids)
      for (const off of [-2, 0, 1, 7]) {
        const { job, total, rest, asked } = plan(id);
        const stack = Math.max(0, asked + off);
        const { baskets: got, left, goat } = outcomeOf(plan(id), { stack, rest });
        const carried = job === 'pack' ? stack : job === 'fill' ? total - asked + stack : total;
        expect(totalOf(got) + left + goat).toBe(carried);
      }
  });
});

describe('fedBy', () => {
  const fed = (id: string, stack: number, rest: number) =>
    fedBy(plan(id), { stack, rest }, outcomeOf(plan(id), { stack, rest }));

  it.each([
    ['promised more than there is', '8:5=_r', 1, 4, { amount: 3, wanted: 4 }],
    ['given too little', '8:5=_r', 1, 2, { amount: 2, wanted: 3 }],
    ['given nothing', '8:5=_r', 1, 0, { amount: 0, wanted: 3 }],
    ['given what the baskets miss', '38:6=_r', 5, 8, { amount: 8, wanted: 2 }],
    ['given its due beside a wrong share', '38:6=_r', 5, 2, { amount: 2, wanted: 2 }],
    ['left without, as the baskets get too much', '20:3=_r', 9, 2, { amount: 0, wanted: 2 }],
  ])('measures a goat that is %s', (_, id, stack, rest, expected) => {
    expect(fed(id, stack, rest)).toEqual(expected);
  });

  it('never finds a goat right that got too much or too little', () => {
    for (const id of ids)
      for (const off of [-1, 1, 3]) {
        const { asked, rest, hasRest } = plan(id);
        const got = fed(id, asked, Math.max(0, rest + off));
        expect(got === null).toBe(!hasRest);
        if (got !== null && rest + off >= 0) expect([id, got.amount === got.wanted]).toEqual([id, false]);
      }
  });

  it('asks nothing for the goat where all comes out even', () => {
    expect(fed('56:8=_', 6, 0)).toBeNull();
  });
});

describe('seatsOf', () => {
  it.each(['landscape', 'portrait'] as const)('seats all from left to right, row by row, in %s', (way) => {
    for (let count = 1; count <= mostCalled; count++) {
      const seats = seatsOf(count, layouts[way]);
      const { most, back, rise } = layouts[way].row;
      const rows =
        count > most ? [seats.slice(0, Math.ceil(count / 2)), seats.slice(Math.ceil(count / 2))] : [seats];
      expect(seats).toHaveLength(count);
      for (const row of rows)
        expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((a, b) => a - b));
      // Two rows at one height would mix.
      if (rows.length > 1) expect(Math.abs(back.y)).toBeGreaterThan(2 * rise);
    }
  });
});

describe('an answer', () => {
  it('fits cart, goat and row for each sum that is taken', () => {
    expect(ids.length).toBeGreaterThan(900);
    for (const id of ids) {
      const { rabbits, total, asked, rest } = plan(id);
      const [cart, goat] = [cardsFor(asked), cardsFor(rest)];
      const offer = offerFor(Math.max(total, asked));
      expect(rabbits).toBeLessThanOrEqual(mostRabbits);
      expect(cart.length).toBeLessThanOrEqual(holds.cart);
      expect(goat.length).toBeLessThanOrEqual(holds.goat);
      expect([...cart, ...goat].filter((card) => !offer.includes(card))).toEqual([]);
    }
  });

  it('is judged right exactly when the cart deals it out evenly', () => {
    for (const id of ids) {
      const { asked, rest } = plan(id);
      for (const [stack, over] of [
        [asked, rest],
        [asked + 1, rest],
        [Math.max(0, asked - 1), rest],
        [asked, rest + 1],
      ] as const) {
        const laid = { stack, rest: over };
        const goat = plan(id).hasRest ? cardsFor(over) : [];
        const fair = isFair(plan(id), plan(id).hasRest ? laid : { stack, rest: 0 });
        expect([id, stack, over, isRight(id, cardsFor(stack), goat)]).toEqual([id, stack, over, fair]);
      }
    }
  });

  it('says the same turned round', () => {
    for (const id of ids) {
      const { asked, rest } = plan(id, true);
      expect([asked, rest]).toEqual([plan(id).asked, plan(id).rest]);
      expect(isFair(plan(id, true), { stack: asked, rest })).toBe(true);
    }
  });

  it.each([
    ['0*8=_', true],
    ['7*8=_', false],
    ['56:8=_', false],
    ['38:6=_r', false],
  ])('to %s may be nothing: %s', (id, may) => {
    expect(takesNothing(plan(id))).toBe(may);
  });

  it('may be nothing exactly where that is right', () => {
    for (const id of ids) expect([id, takesNothing(plan(id))]).toEqual([id, isRight(id, [], [])]);
  });

  it('is read back as it was laid', () => {
    expect(laidIn(givenOf(plan('38:6=_r'), [5, 1], [2]))).toEqual({ stack: 6, rest: 2 });
    expect(laidIn(givenOf(plan('7*8=_'), [50, 5, 1], []))).toEqual({ stack: 56, rest: 0 });
    expect(laidIn(givenOf(plan('0*8=_'), [], []))).toEqual({ stack: 0, rest: 0 });
    expect(laidIn({ kind: 'unknown' })).toEqual({ stack: 0, rest: 0 });
  });
});

describe('the lines of a miss', () => {
  const written = (id: string) => rightLines(plan(id)).map((line) => writeLine(line, 'nl'));

  it.each([
    ['38:6=_r', ['6 × 6 = 36', '38 − 36 = 2']],
    ['396:6=_', ['6 × 66 = 396']],
    ['7*8=_', ['5 × 8 = 40', '2 × 8 = 16']],
    ['3*8=_', ['8 + 8 + 8 = 24']],
    ['mean(7,14,9)=_', ['7 + 14 + 9 = 30', '30 : 3 = 10']],
    ['mean(9,7,_)=6', ['3 × 6 = 18', '18 − 9 − 7 = 2']],
    ['3/4of20=_', ['20 : 4 = 5', '3 × 5 = 15']],
  ])('explain %s', (id, lines) => {
    expect(written(id)).toEqual(lines);
  });

  it('tell what the child dealt', () => {
    const own = (id: string, stack: number, rest = 0) => {
      const line = ownLine(plan(id), { stack, rest });
      return line && writeLine(line, 'en');
    };
    expect(own('38:6=_r', 5, 2)).toBe('6 × 5 + 2 = 32');
    expect(own('mean(9,7,_)=6', 3)).toBe('9 + 7 + 3 = 19');
    expect(own('_*7=56', 9)).toBe('9 × 7 = 63');
    expect(own('7*8=_', 54)).toBeNull();
  });
});

describe('growth', () => {
  it('brings a room, then a store, then a market, and begins anew', () => {
    expect([1, 12, 13, 20, 21, 28, 29].map(broughtBy)).toEqual([
      'room',
      'room',
      'store',
      'store',
      'market',
      'market',
      'room',
    ]);
  });

  it('brings other furniture in each of twelve rounds', () => {
    expect(new Set(furniture.map((_, rounds) => nextFrame(rounds))).size).toBe(12);
    expect(nextFrame(setHolds)).toBe(frameOf(0));
  });
});
