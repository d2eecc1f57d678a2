import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  anchorOf,
  answerOf,
  boneCount,
  covered,
  type Dig,
  digOf,
  findAfter,
  isOpen,
  neighbourOf,
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

describe('neighbourOf', () => {
  it('leads to the tile asked by one row', () => {
    fc.assert(
      fc.property(anyDig, ({ dig: found }) => {
        const near = found && neighbourOf(found);
        if (!found || !near) return;
        expect(near.column).toBe(found.cell.column);
        expect(Math.abs(near.row - found.cell.row)).toBe(1);
        expect(found.square.rows).toContain(near.row);
      }),
    );
  });

  it('is the row before, and the row after the first', () => {
    expect(neighbourOf(dig('6*7=_'))).toEqual({ row: 5, column: 7 });
    expect(neighbourOf(dig('1*7=_'))).toEqual({ row: 2, column: 7 });
  });

  it('gives no row away where a row is asked', () => {
    expect(neighbourOf(dig('42:7=_'))).toBeNull();
    // 11 − 4 beside 7 − 1 would be another sum with another answer.
    expect(neighbourOf(dig('7-1=_'))).toBeNull();
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

describe('findAfter', () => {
  it('grows by one bone a round, and stays whole until the next skeleton begins', () => {
    expect(findAfter(0)).toEqual({ kind: 0, volume: 0, bones: 0 });
    expect(findAfter(boneCount)).toEqual({ kind: 0, volume: 0, bones: boneCount });
    expect(findAfter(boneCount + 1)).toEqual({ kind: 1, volume: 0, bones: 1 });
  });

  it('comes round to the first kind in another colour, without an end', () => {
    expect(findAfter(3 * boneCount + 1)).toEqual({ kind: 0, volume: 1, bones: 1 });
    expect(findAfter(900 * boneCount).bones).toBe(boneCount);
  });
});

describe('anchorOf', () => {
  const open = new Set(['times 2 7', 'times 5 7', 'times 7 7', 'plus 7 3', 'plus 6 5']);

  it('finds the nearest open product of fewer rows', () => {
    expect(anchorOf(dig('6*7=_'), open)).toEqual({ row: 5, column: 7 });
    expect(anchorOf(dig('4*7=_'), open)).toEqual({ row: 2, column: 7 });
    expect(anchorOf(dig('6*8=_'), open)).toBeNull();
  });

  it('finds an open sum of fewer tiles in the same row', () => {
    expect(anchorOf(dig('7+5=_'), open)).toEqual({ row: 7, column: 3 });
  });

  it('gives nothing away where a whole line is asked', () => {
    expect(anchorOf(dig('42:7=_'), open)).toBeNull();
  });
});
