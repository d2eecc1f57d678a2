import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { beyond, cellsOf, differenceOf, fieldOf, rightField } from './field';
import { type Dig, digOf, valueAt } from './rules';
import { toldField } from './told';

const dig = (id: string): Dig => {
  const found = digOf(parseSumOrThrow(id));
  if (found === null) throw new Error(`${id} is in no square`);
  return found;
};
const part = fc.integer({ min: 1, max: 10 });
const size = (id: string, given: number) => cellsOf(fieldOf(dig(id), given)).length;

describe('fieldOf', () => {
  it('brushes a product as so many rows, with as many tiles as the product', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        const { rows, isCut } = rightField(dig(`${a}*${b}=_`));
        expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: a }, () => b));
        expect(isCut).toBe(false);
      }),
    );
  });

  it('brushes a wrong number row by row: 40 is five rows of 7 and 5', () => {
    const { rows } = fieldOf(dig('6*7=_'), 40);
    expect(rows.map(({ length, total }) => [length, total])).toEqual([
      [7, 7],
      [7, 14],
      [7, 21],
      [7, 28],
      [7, 35],
      [5, 40],
    ]);
  });

  it('counts at the end of a row what the square says there', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        const asked = dig(`${a}*${b}=_`);
        for (const { row, length, total } of rightField(asked).rows)
          expect(total).toBe(valueAt(asked.square, { row, column: length }));
      }),
    );
  });

  it('counts at the end of no row that goes on beyond the square', () => {
    const { rows } = fieldOf(dig('8*_=16'), 11);
    expect(rows).toHaveLength(8);
    expect(rows.map(({ total }) => total)).toEqual(rows.map(() => null));
  });

  it('writes at the end of a row of any answer how many tiles are bare so far', () => {
    fc.assert(
      fc.property(
        part,
        part,
        fc.constantFrom('tile', 'row', 'column'),
        fc.integer({ min: 0, max: 120 }),
        (a, b, asked, given) => {
          const id = { tile: `${a}*${b}=_`, row: `${a * b}:${b}=_`, column: `${a}*_=${a * b}` }[asked];
          let bare = 0;
          for (const { length, total } of fieldOf(dig(id), given).rows) {
            bare += length;
            if (total !== null) expect(total).toBe(bare);
          }
        },
      ),
    );
  });

  it('takes a quotient for rows and a missing factor for columns', () => {
    expect(size('42:7=_', 5)).toBe(35);
    expect(size('7*_=56', 6)).toBe(42);
    expect(fieldOf(dig('7*_=56'), 6).rows).toHaveLength(7);
  });

  it('counts on from the first part of a sum', () => {
    expect(fieldOf(dig('7+5=_'), 11).rows).toEqual([{ row: 7, length: 4, total: 11 }]);
    expect(fieldOf(dig('13-5=_'), 7).rows).toEqual([{ row: 7, length: 5, total: 12 }]);
    expect(fieldOf(dig('14+3=_'), 18).rows).toEqual([{ row: 14, length: 4, total: 18 }]);
    expect(fieldOf(dig('7+5=_'), 6).rows).toEqual([]);
  });

  it('stays in the square and says when a number goes on', () => {
    for (const [id, given] of [
      ['6*7=_', 999],
      ['42:7=_', 40],
      ['7*_=56', 99],
      ['7+5=_', 80],
      ['0*5=_', 5],
    ] as const) {
      const { square } = dig(id);
      for (const cell of cellsOf(fieldOf(dig(id), given))) {
        expect(square.rows).toContain(cell.row);
        expect(square.columns).toContain(cell.column);
      }
    }
    expect(fieldOf(dig('6*7=_'), 999).isCut).toBe(true);
    expect(fieldOf(dig('6*7=_'), 48).isCut).toBe(false);
  });
});

describe('beyond', () => {
  it('is the sand that was left, and what is bare too much', () => {
    const asked = dig('6*7=_');
    const [few, many] = [fieldOf(asked, 40), fieldOf(asked, 44)];
    expect(beyond(rightField(asked), few)).toEqual([
      { row: 6, column: 6 },
      { row: 6, column: 7 },
    ]);
    expect(beyond(few, rightField(asked))).toEqual([]);
    expect(beyond(many, rightField(asked))).toEqual([
      { row: 7, column: 1 },
      { row: 7, column: 2 },
    ]);
  });
});

describe('differenceOf', () => {
  const difference = (id: string, given: number) => differenceOf(dig(id), given);

  it('counts tiles of a tile, and rows or tiles of each row where those are asked', () => {
    expect(difference('6*7=_', 44)).toEqual({ kind: 'tiles', count: 2 });
    expect(difference('7+5=_', 11)).toEqual({ kind: 'tiles', count: -1 });
    expect(difference('7+_=12', 6)).toEqual({ kind: 'tiles', count: 1 });
    expect(difference('14:7=_', 3)).toEqual({ kind: 'rows', count: 1 });
    expect(difference('42:7=_', 5)).toEqual({ kind: 'rows', count: -1 });
    expect(difference('7*_=56', 9)).toEqual({ kind: 'perRow', count: 1 });
  });

  it('counts the rows to a field that lies in another row', () => {
    expect(difference('13-5=_', 7)).toEqual({ kind: 'shifted', count: -1 });
  });

  it.each([
    ['6*7=_', 999],
    ['8:8=_', 99],
    ['7*_=56', 99],
    ['7+5=_', 80],
    ['7+_=12', 80],
    ['13-5=_', 80],
  ])('counts nothing outside the square: %s answered by %i', (id, given) => {
    expect(difference(id, given)).toEqual({ kind: 'outside' });
  });

  it('counts no more tiles of a tile than lie in one of the fields alone', () => {
    fc.assert(
      fc.property(
        part,
        part,
        fc.constantFrom('+', '*'),
        fc.integer({ min: 0, max: 120 }),
        (a, b, sign, given) => {
          const asked = dig(`${a}${sign}${b}=_`);
          const [own, right] = [fieldOf(asked, given), rightField(asked)];
          const told = differenceOf(asked, given);
          expect(told.kind).toBe(own.isCut ? 'outside' : 'tiles');
          if (told.kind !== 'tiles') return;
          expect(told.count).toBe(beyond(own, right).length - beyond(right, own).length);
        },
      ),
    );
  });
});

describe('toldField', () => {
  const told = (id: string, given: number) =>
    toldField(fieldOf(dig(id), given), dig(id).square.operation, 'nl');

  it('says that a number goes on beyond the square', () => {
    expect(told('1*5=_', 99)).toBe('10 rijen van 5, en nog verder');
    expect(told('4+11=_', 50)).toBe('vanaf 11 nog 10 verder, en nog verder');
    expect(told('1+10=_', 12)).toBe('vanaf 1 nog 10 verder, en nog verder');
  });

  it('says no such thing of a number in the square', () => {
    expect(told('6*7=_', 40)).toBe('5 rijen van 7 en nog 5');
    expect(told('7+5=_', 11)).toBe('vanaf 7 nog 4 verder');
  });
});
