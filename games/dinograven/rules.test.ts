import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  answerOf,
  boneCount,
  bonesOf,
  covered,
  type Dig,
  digOf,
  helpFor,
  isOpen,
  liesAt,
  opened,
  openOf,
  twinOf,
  valueAt,
} from './rules';

const dig = (id: string): Dig => {
  const found = digOf(parseSumOrThrow(id));
  if (found === null) throw new Error(`${id} is in no square`);
  return found;
};

const none = new Set<string>();
const kinds = new Set(['split', 'to-10', 'to-20', 'table', 'division']);
const facts = standardCollections
  .filter((collection) => collection.kinds.every((kind) => kinds.has(kind)))
  .flatMap(sumsOf)
  .map(parseSumOrThrow)
  // A square of facts has no place below nought.
  .filter(({ id, answer }) => answer.num >= 0 && !/(^|[=(*:+-])-/.test(id));
const anyDig = fc.constantFrom(...new Set(facts)).map((sum) => ({ sum, dig: digOf(sum) }));

describe('the square', () => {
  it('has a tile for every fact of the collections it is offered for', () => {
    expect(facts.length).toBeGreaterThan(500);
    expect(facts.filter((sum) => digOf(sum) === null).map(({ id }) => id)).toEqual([]);
  });

  it('asks for exactly the answer of the sum', () => {
    fc.assert(
      fc.property(anyDig, ({ sum, dig: found }) => {
        expect(found && answerOf(found)).toBe(sum.answer.num);
      }),
    );
  });

  it('places a division at its product and highlights its column', () => {
    const found = dig('42:7=_');
    expect(found.cell).toEqual({ row: 6, column: 7 });
    expect(found.asked).toEqual({ kind: 'row', value: 42 });
    expect(covered(found)).toHaveLength(10);
    expect(new Set(covered(found).map(({ column }) => column))).toEqual(new Set([7]));
  });

  it('shows the answer on no open tile', () => {
    fc.assert(
      fc.property(anyDig, ({ dig: found }) => {
        if (found === null) return;
        expect(covered(found)).toContainEqual(found.cell);
      }),
    );
  });

  it('takes the last step of a longer sum', () => {
    expect(dig('5+3+4=_')).toMatchObject({ cell: { row: 8, column: 4 }, asked: { kind: 'tile' } });
    expect(dig('7+_=4+8')).toMatchObject({
      cell: { row: 7, column: 5 },
      asked: { kind: 'column', value: 12 },
    });
  });

  it('has squares for plus and minus to 20', () => {
    expect(dig('7+5=_').square.id).toBe('plus');
    expect(dig('13-5=_')).toMatchObject({ cell: { row: 8, column: 5 }, asked: { kind: 'row', value: 13 } });
    expect(dig('14+3=_').square.id).toBe('teens');
    expect(dig('3+14=_').cell).toEqual({ row: 14, column: 3 });
    expect(dig('17-14=_')).toMatchObject({ cell: { row: 14, column: 3 }, asked: { kind: 'column' } });
    expect(dig('0+5=_').square.id).toBe('plus-nought');
    expect(dig('0*5=_').square.id).toBe('times-nought');
    expect(digOf(parseSumOrThrow('47+38=_'))).toBeNull();
  });
});

describe('twins', () => {
  it('mirror each other in the diagonal and have the same value', () => {
    fc.assert(
      fc.property(anyDig, ({ dig: found }) => {
        if (found === null) return;
        const { square, cell } = found;
        const twin = twinOf(square, cell);
        if (twin === null) return;
        expect(valueAt(square, twin)).toBe(valueAt(square, cell));
        expect(twinOf(square, twin)).toEqual(cell);
      }),
    );
  });

  it('do not exist on the diagonal', () => {
    const { square, cell } = dig('6*6=_');
    expect(twinOf(square, cell)).toBeNull();
  });
});

describe('help after an error', () => {
  it('is a neighbour of the fact, not a far one: 7 − 1 is not found by 11 − 4', () => {
    const { square, cell } = dig('7-1=_');
    expect(helpFor(square, cell, none).equation).toBe('6 + 1 = 7');
  });

  it('leads from one tile to the other by equal steps', () => {
    fc.assert(
      fc.property(anyDig, ({ dig: found }) => {
        if (found === null) return;
        const { square, cell } = found;
        const { from, fromValue, moves, step } = helpFor(square, cell, none);
        expect(from).not.toEqual(cell);
        expect(valueAt(square, from)).toBe(fromValue);
        expect(fromValue + moves * step).toBe(valueAt(square, cell));
      }),
    );
  });

  it('takes a neighbour that is known: 6 × 7 = 5 × 7 + 7', () => {
    const { square, cell } = dig('6*7=_');
    const open = openOf([parseSumOrThrow('5*7=_')]);
    expect(helpFor(square, cell, open)).toMatchObject({
      from: { row: 5, column: 7 },
      equation: '35 + 7 = 42',
    });
  });

  it('takes the next row when only that is known: 9 × 7 = 10 × 7 − 7', () => {
    const { square, cell } = dig('9*7=_');
    expect(helpFor(square, cell, openOf([parseSumOrThrow('10*7=_')])).equation).toBe('70 − 7 = 63');
  });

  it('takes the twin when no neighbour is known', () => {
    const { square, cell } = dig('3*8=_');
    expect(helpFor(square, cell, openOf([parseSumOrThrow('8*3=_')])).equation).toBe('8 × 3 = 24');
  });

  it('starts from a table learned early when nothing is known: 7 × 8 = 5 × 8 + 2 × 8', () => {
    const { square, cell } = dig('7*8=_');
    expect(helpFor(square, cell, none).equation).toBe('40 + 2 × 8 = 56');
  });

  it('knows where a wrong number lies: 48 is 6 × 8', () => {
    expect(liesAt(dig('6*7=_'), 48)).toEqual({ row: 6, column: 8 });
    expect(liesAt(dig('6*7=_'), 43)).toBeNull();
    expect(liesAt(dig('42:7=_'), 5)).toEqual({ row: 5, column: 7 });
  });
});

describe('the open tiles', () => {
  it('are the facts known by heart and those dug up since', () => {
    const { square, cell } = dig('6*7=_');
    const open = openOf([parseSumOrThrow('2*2=_'), parseSumOrThrow('42:7=_'), parseSumOrThrow('10=7+_')]);
    expect(isOpen(open, square, cell)).toBe(true);
    expect(isOpen(none, square, cell)).toBe(false);
    expect(isOpen(opened(none, square, cell), square, cell)).toBe(true);
  });
});

describe('the skeleton', () => {
  it('grows by one bone a round, and a new one begins when it is whole', () => {
    expect(bonesOf(0)).toEqual({ whole: 0, bones: 0 });
    expect(bonesOf(boneCount - 1)).toEqual({ whole: 0, bones: boneCount - 1 });
    expect(bonesOf(boneCount + 2)).toEqual({ whole: 1, bones: 2 });
  });
});
