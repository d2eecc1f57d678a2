import { isOffered } from '@games/kit/api/catalogue';
import { shapesTakenBy } from '@games/kit/api/manifest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { compare, equals, notation, rational, times } from '@/maths/number/rational';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Sum } from '@/maths/sum/sum';
import game from './game';
import { layouts, platesIn } from './layout';
import { isOutlinedOnOwn, isTelling, lessonOf, missOf } from './lesson';
import {
  askedOf,
  begun,
  commonCut,
  cutAnew,
  halved,
  type Made,
  madeValue,
  type Order,
  orderOf,
} from './order';
import { layUpTo, type Portion, pieceAt, piecesOf, recut, stepPieces, toppedOn } from './portion';
import { givenOf, jarTint, madeOf, newJar, readKeepsake, shelfOf, toppings, toppingsFor } from './rules';

const order = (id: string) => orderOf(parseSumOrThrow(id));
const bare = (cut: number): Portion => ({ cut, topped: rational(0) });
const offered: readonly Sum[] = standardCollections
  .filter((collection) => isOffered(game, shapesIn(collection)))
  .flatMap((collection) => {
    const sums = sumsOf(collection).map(parseSumOrThrow);
    const taken = sums.filter((sum) => hasShape(sum, shapesTakenBy(game)));
    return taken.filter((_, k) => k % Math.ceil(taken.length / 24) === 0);
  });
const timing = { responseMs: 9000, motorMs: 0, tempo: 'slow', helped: false } as const;
const isRight = (sum: Sum, made: Made, of: Order) =>
  judge({ sumIds: [sum.id] }, givenOf(sum, made, of), timing, 6)[0]?.right;
const cut = fc.integer({ min: 1, max: 12 });

describe('an answer as pizzas', () => {
  it('gives the same answer again, whatever was made of any sum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...offered), fc.nat(), fc.nat(20), fc.nat(30), (sum, at, pieces, each) => {
        const of = orderOf(sum);
        const cuts = of.cuts[at % of.cuts.length] ?? 1;
        const start = cutAnew(begun(of), of, cuts);
        const most = of.pizzas * cuts;
        const laid = of.laid === null ? { topped: rational(Math.min(pieces, most), cuts) } : {};
        const given = givenOf(sum, { ...start, ...laid, each: rational(each) }, of);
        expect(givenOf(sum, madeOf(given, sum, of), of)).toEqual(given);
      }),
    );
  });

  it('begins with fresh dough for an answer that was not made of pizza', () => {
    const sum = parseSumOrThrow('1/4+2/4=_');
    const start = begun(orderOf(sum));
    for (const given of [{ kind: 'unknown' }, { kind: 'value', raw: '0,75' }] as const)
      expect(madeOf(given, sum, orderOf(sum))).toEqual(start);
  });
});

describe('cutting and topping', () => {
  it('keeps the topped share when the pizza is cut again: half stays half', () => {
    fc.assert(
      fc.property(cut, cut, fc.integer({ min: 0, max: 12 }), (from, to, piece) => {
        const topped = layUpTo(bare(from), Math.min(piece, from));
        expect(recut(topped, to).topped).toEqual(topped.topped);
      }),
    );
  });

  it('turns 1/2 into 2/4 and 3/6, and into a broken piece for thirds', () => {
    const half = layUpTo(bare(2), 1);
    expect([4, 6, 3].map((pieces) => notation(piecesOf(recut(half, pieces))))).toEqual(['2', '3', '3/2']);
  });

  it('tops up to the piece that is pressed, and takes the last one off again', () => {
    const three = layUpTo(bare(4), 3);
    expect(notation(three.topped)).toBe('3/4');
    expect(notation(layUpTo(three, 3).topped)).toBe('1/2');
    expect(notation(layUpTo(three, 1).topped)).toBe('1/4');
  });

  it('steps from edge to edge and stays between nothing and all', () => {
    fc.assert(
      fc.property(
        cut,
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.constantFrom(1, -1), { maxLength: 40 }),
        (pieces, pizzas, steps) => {
          const end = steps.reduce<Portion>(
            (portion, by) => stepPieces(portion, by === 1 ? 1 : -1, pizzas),
            bare(pieces),
          );
          expect(piecesOf(end).den).toBe(1);
          expect(piecesOf(end).num).toBeGreaterThanOrEqual(0);
          expect(piecesOf(end).num).toBeLessThanOrEqual(pieces * pizzas);
        },
      ),
    );
    expect(notation(stepPieces(recut(layUpTo(bare(2), 1), 3), 1, 1).topped)).toBe('2/3');
    expect(notation(stepPieces(recut(layUpTo(bare(2), 1), 3), -1, 1).topped)).toBe('1/3');
  });

  it('fills one pizza before the next', () => {
    const made = { cut: 4, topped: rational(7, 4) };
    expect([0, 1, 2].map((pizza) => notation(toppedOn(made, pizza)))).toEqual(['1', '3/4', '0']);
  });

  it('finds the piece under a finger clockwise from twelve', () => {
    expect([0, 0.24, 0.26, 0.99].map((turn) => pieceAt(4, 0, turn))).toEqual([1, 1, 2, 4]);
    expect(pieceAt(4, 2, 0.5)).toBe(11);
  });
});

describe('a sum as an order', () => {
  it('asks a part of a pizza, pieces of a cut, the cut itself, or what lies on the pieces', () => {
    expect(order('1/2+1/4=_').form).toBe('part');
    expect(order('1/2=_/4')).toMatchObject({ form: 'pieces', cuts: [4] });
    expect(order('1/2=7/_')).toMatchObject({ form: 'knife', laid: 7 });
    expect(order('3/4of80=_').form).toBe('olives');
    expect(order('9/10=_%')).toMatchObject({ form: 'pieces', cuts: [100] });
    expect(order('56:8=_').form).toBe('olives');
  });

  it('offers tenths or hundredths for a decimal', () => {
    expect(order('1/2=_dec').cuts).toEqual([10]);
    expect(order('13/25=_dec').cuts).toEqual([100]);
  });

  it('has more room than the answer needs where two parts are added', () => {
    expect(order('1/4+1/2=_').pizzas).toBe(2);
    expect(order('3*3/4=_').pizzas).toBe(3);
    expect(order('3/4-1/2=_').pizzas).toBe(1);
  });

  it('can be cut into the pieces all its numbers share', () => {
    expect(commonCut([rational(1, 2), rational(1, 3)])).toBe(6);
    for (const id of ['1/2+1/3=_', '5/8+1/6=_', '2/5*4/5=_', '4/5-3/4=_'])
      expect(order(id).cuts, id).toContain(parseSumOrThrow(id).answer.den);
  });

  it('hangs six knives: the one that is needed, those of the numbers in the sum, and the nearest', () => {
    expect(order('5/6-1/3=_').cuts).toEqual([1, 3, 4, 5, 6, 8, 9]);
    expect(order('1/4of40=_').cuts).toEqual([1, 2, 3, 4, 5, 6, 8]);
    for (const sum of offered) {
      const { cuts } = orderOf(sum);
      expect(cuts.filter((cut) => cut > 1).length, sum.id).toBeLessThanOrEqual(6);
      expect(new Set(cuts).size, sum.id).toBe(cuts.length);
    }
  });

  it('starts empty', () => {
    expect(begun(order('1/2+1/4=_'))).toEqual({ cut: 1, topped: rational(0), each: rational(0) });
    expect(begun(order('1/2=7/_'))).toMatchObject({ cut: 7, topped: rational(1) });
  });

  it('comes in halves only where its pieces are a finer cut of them', () => {
    const may = (id: string) => halved(parseSumOrThrow(id), order(id));
    expect(['1/2+1/4=_', '3/4of20=_', '1-3/8=_'].map(may)).toEqual([true, true, true]);
    expect(['1/3+1/3=_', '2/5of20=_', '1/2=_/4', '1/2=7/_', '2/4=_low'].map(may)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    expect(begun(order('1/2+1/4=_'), true)).toMatchObject({ cut: 2, topped: rational(0) });
  });

  it('keeps the number of pieces when they are cut smaller', () => {
    const of = order('1/2=7/_');
    const made = cutAnew(begun(of), of, 14);
    expect(notation(piecesOf(made))).toBe('7');
    expect(notation(made.topped)).toBe('1/2');
  });
});

describe('a made pizza', () => {
  it('is right exactly when its value is the answer, for every sum offered', () => {
    for (const sum of offered) {
      const of = orderOf(sum);
      const asked = askedOf(sum, of) ?? { cut: 1, topped: rational(1), each: sum.answer };
      expect(madeValue(asked, of), sum.id).toEqual(sum.answer);
      expect(isRight(sum, asked, of), sum.id).toBe(true);
      const more: Made =
        of.form === 'knife'
          ? cutAnew(asked, of, asked.cut + 1)
          : {
              ...asked,
              topped: rational(asked.topped.num * asked.cut + asked.topped.den, asked.topped.den * asked.cut),
            };
      expect(isRight(sum, more, of), sum.id).toBe(false);
    }
  });

  it('can be made with the tools of its order', () => {
    for (const sum of offered) {
      const of = orderOf(sum);
      const asked = askedOf(sum, of) ?? { cut: 1, topped: rational(1), each: sum.answer };
      expect(of.cuts, sum.id).toContain(asked.cut);
      if (of.form === 'part' || of.form === 'pieces')
        expect(compare(asked.topped, rational(of.pizzas)), sum.id).toBeLessThanOrEqual(0);
      if (of.form === 'olives') {
        expect(asked.each.num / asked.each.den, sum.id).toBeLessThan(10 ** of.digits.whole);
        expect(times(asked.each, rational(10 ** of.digits.after)).den, sum.id).toBe(1);
      }
    }
  });

  it('counts in any equal cut, but not where the fewest pieces are asked', () => {
    const sum = parseSumOrThrow('1/4+1/4=_');
    for (const [pieces, of] of [
      [1, 2],
      [2, 4],
      [6, 12],
    ] as const)
      expect(isRight(sum, { cut: of, topped: rational(pieces, of), each: rational(0) }, orderOf(sum))).toBe(
        true,
      );
    const shortest = parseSumOrThrow('4/8=_low');
    const half = (of: number) => ({ cut: of, topped: rational(1, 2), each: rational(0) });
    expect(isRight(shortest, half(2), orderOf(shortest))).toBe(true);
    expect(isRight(shortest, half(4), orderOf(shortest))).toBe(false);
    expect(isRight(shortest, half(8), orderOf(shortest))).toBe(false);
  });

  it('is given as pieces of one size', () => {
    const made = { cut: 4, topped: rational(3, 4), each: rational(20) };
    expect(givenOf(parseSumOrThrow('3/4of80=_'), made, order('3/4of80=_'))).toEqual({
      kind: 'pieces',
      values: ['20', '*3'],
    });
    expect(givenOf(parseSumOrThrow('1/2+1/4=_'), made, order('1/2+1/4=_'))).toEqual({
      kind: 'pieces',
      values: ['1/4', '*3'],
    });
  });
});

describe('the lesson after an error', () => {
  it('shares the amount out over the pieces: 3/4 of 80 is 20 on each of three', () => {
    expect(askedOf(parseSumOrThrow('3/4of80=_'), order('3/4of80=_'))).toEqual({
      cut: 4,
      topped: rational(3, 4),
      each: rational(20),
    });
    expect(askedOf(parseSumOrThrow('2/3of_=46'), order('2/3of_=46'))).toEqual({
      cut: 3,
      topped: rational(1),
      each: rational(23),
    });
    expect(askedOf(parseSumOrThrow('56:8=_'), order('56:8=_'))).toEqual({
      cut: 8,
      topped: rational(1, 8),
      each: rational(7),
    });
  });

  it('lays what was made and what was asked along one line', () => {
    const sum = parseSumOrThrow('1/2+1/4=_');
    const of = orderOf(sum);
    const own = { cut: 6, topped: rational(2, 6), each: rational(0) };
    const asked = askedOf(sum, of);
    if (asked === null) throw new Error('nothing asked');
    const lesson = lessonOf(own, asked, of, 'nl');
    expect(missOf(own, asked, of)).toBe('miss.amount');
    expect([lesson.own.name, lesson.asked.name]).toEqual(['2/6', '3/4']);
    expect(notation(lesson.reach)).toBe('1');
  });

  it('lays an amount along a line to the whole of the sum', () => {
    const sum = parseSumOrThrow('3/4of80=_');
    const asked = askedOf(sum, orderOf(sum));
    if (asked === null) throw new Error('nothing asked');
    const lesson = lessonOf({ ...asked, each: rational(15) }, asked, orderOf(sum), 'en');
    expect(notation(lesson.reach)).toBe('80');
  });

  it('draws the line past the whole for pieces that are too large, so that none is cut off', () => {
    const sum = parseSumOrThrow('1/4of40=_');
    const asked = askedOf(sum, orderOf(sum));
    if (asked === null) throw new Error('nothing asked');
    const by = (each: number) => lessonOf({ ...asked, each: rational(each) }, asked, orderOf(sum), 'nl');
    expect([notation(by(11).reach), by(11).own.count]).toEqual(['44', 4]);
    expect(notation(by(9).reach)).toBe('40');
    expect(notation(by(30).reach)).toBe('40');
  });

  it('outlines what was asked on the pizza of the child only where its numbers are the right ones', () => {
    const sum = parseSumOrThrow('1/4of40=_');
    const of = orderOf(sum);
    const asked = askedOf(sum, of);
    if (asked === null) throw new Error('nothing asked');
    expect(isOutlinedOnOwn({ ...asked, each: rational(11) }, asked, of)).toBe(false);
    expect(isOutlinedOnOwn({ ...asked, cut: 2 }, asked, of)).toBe(false);
    expect(isOutlinedOnOwn({ ...asked, topped: rational(1, 2) }, asked, of)).toBe(true);
    const part = orderOf(parseSumOrThrow('1/2+1/4=_'));
    expect(isOutlinedOnOwn({ ...asked, cut: 6 }, asked, part)).toBe(true);
  });

  it('lets the lens, not a sentence, tell that an answer is nearly right', () => {
    expect(isTelling(['one-off'])).toBe(false);
    expect(isTelling(['tops-and-bottoms-added'])).toBe(true);
  });

  it('tells apart a wrong cut, a wrong number of pieces and a wrong number on each', () => {
    const sum = parseSumOrThrow('3/4of80=_');
    const of = orderOf(sum);
    const asked = askedOf(sum, of);
    if (asked === null) throw new Error('nothing asked');
    expect(missOf({ ...asked, cut: 3, topped: rational(1) }, asked, of)).toBe('miss.tooThick');
    expect(missOf({ ...asked, cut: 8, topped: rational(3, 8) }, asked, of)).toBe('miss.tooThin');
    expect(missOf({ ...asked, topped: rational(1, 4) }, asked, of)).toBe('miss.amount');
    expect(missOf({ ...asked, each: rational(21) }, asked, of)).toBe('miss.each');
  });

  it('says that it can be done with larger pieces where the amount is right', () => {
    const of = orderOf(parseSumOrThrow('2/4=_low'));
    const asked = { cut: 2, topped: rational(1, 2), each: rational(0) };
    expect(missOf({ ...asked, cut: 4 }, asked, of)).toBe('miss.coarser');
  });
});

describe('the board', () => {
  it('has room for every number of pizzas, side by side', () => {
    for (const [name, { pizzas, largest }] of Object.entries(layouts)) {
      for (let count = 1; count <= 15; count++) {
        const plates = platesIn(pizzas, count, largest);
        expect(plates).toHaveLength(count);
        for (const [k, { x, y, radius }] of plates.entries()) {
          expect(x - radius, name).toBeGreaterThanOrEqual(pizzas.x);
          expect(x + radius, name).toBeLessThanOrEqual(pizzas.x + pizzas.width);
          expect(y - radius, name).toBeGreaterThanOrEqual(pizzas.y);
          expect(y + radius, name).toBeLessThanOrEqual(pizzas.y + pizzas.height);
          for (const other of plates.slice(k + 1))
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(2 * radius);
        }
      }
    }
  });

  it('is painted for both layouts', () => {
    expect(Object.keys(game.worlds ?? {})).toEqual(Object.keys(layouts));
  });
});

describe('the shelf', () => {
  it('gets one more jar each round, until all are there', () => {
    expect(shelfOf({ parties: 0 })).toEqual(['tomato', 'salami']);
    expect(newJar({ parties: 1 })).toBe('mushroom');
    expect(shelfOf({ parties: 40 })).toEqual(toppings);
    expect(newJar({ parties: toppings.length - 1 })).toBe('tomato');
    expect(jarTint({ parties: 40 }, 'tomato')).not.toBe(jarTint({ parties: 0 }, 'tomato'));
  });

  it('gives two of its toppings for every pizza', () => {
    for (let parties = 0; parties < 8; parties++) {
      const shelf = shelfOf({ parties });
      for (let task = 0; task < 30; task++) {
        const pair = toppingsFor(shelf, task);
        expect(new Set(pair).size).toBe(2);
        for (const topping of pair) expect(shelf).toContain(topping);
      }
    }
  });

  it('starts again when the keepsake is unreadable', () => {
    for (const odd of [null, 3, {}, { parties: 'x' }, { parties: -2 }, { parties: 1.5 }])
      expect(readKeepsake(odd)).toEqual({ parties: 0 });
    expect(readKeepsake({ parties: 3 })).toEqual({ parties: 3 });
  });

  it('keeps amounts exact', () => {
    expect(
      equals(
        madeValue({ cut: 3, topped: rational(2, 3), each: rational(7) }, order('2/3of21=_')),
        rational(14),
      ),
    ).toBe(true);
  });
});
