import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { focusOf, gridOf, lineAt, lineBox, pullBox, waitingSide } from './grid';
import { type Dig, digOf } from './rules';

const dig = (id: string): Dig => {
  const found = digOf(parseSumOrThrow(id));
  if (found === null) throw new Error(`${id} is in no square`);
  return found;
};
const room = { x: 100, y: 200, width: 500, height: 500 };
const part = fc.integer({ min: 1, max: 10 });

describe('focusOf', () => {
  it('looks at the rows and columns of a product, and at one row of a sum', () => {
    expect([...focusOf(dig('3*4=_')).rows]).toEqual([1, 2, 3]);
    expect([...focusOf(dig('3*4=_')).columns]).toEqual([1, 2, 3, 4]);
    expect([...focusOf(dig('7+5=_')).rows]).toEqual([7]);
  });

  it('looks at all rows where the row is asked', () => {
    expect(focusOf(dig('42:7=_')).rows.size).toBe(10);
    expect(focusOf(dig('42:7=_')).columns.size).toBe(7);
  });

  it('looks at the rows of a wrong answer and of a neighbour too', () => {
    expect(Math.max(...focusOf(dig('3*4=_'), { given: 19 }).rows)).toBe(5);
    expect([...focusOf(dig('7+5=_'), { near: { row: 6, column: 5 } }).rows]).toContain(6);
  });
});

describe('gridOf', () => {
  it('fills the room, and makes no cell in focus smaller than in an even square', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        const asked = dig(`${a}*${b}=_`);
        const grid = gridOf(asked.square, room, focusOf(asked), 84);
        const all = grid.boxOf({ row: 1, column: 1 }, { row: 10, column: 10 });
        expect(all.width).toBeCloseTo(500);
        expect(all.height).toBeCloseTo(500);
        expect(grid.side).toBeGreaterThan(49.9);
        expect(grid.side).toBeLessThanOrEqual(84);
      }),
    );
  });

  it('makes a small field large, and lets the rest step back', () => {
    const asked = dig('1*5=_');
    const grid = gridOf(asked.square, room, focusOf(asked), 84);
    const { width } = grid.boxOf({ row: 1, column: 6 }, { row: 1, column: 6 });
    expect(grid.side).toBeGreaterThan(70);
    expect(width).toBeLessThan(grid.side / 2);
  });
});

describe('lineAt', () => {
  it('finds the row under a finger where the row is asked', () => {
    const asked = dig('42:7=_');
    const grid = gridOf(asked.square, room, focusOf(asked), 84);
    expect(lineAt(grid, asked, grid.at({ row: 6, column: 7 }))).toBe(6);
    expect(lineAt(grid, asked, { x: 0, y: -900 })).toBe(1);
  });

  it('finds the column where that is asked, and nothing where a tile is', () => {
    const asked = dig('7+_=12');
    const grid = gridOf(asked.square, room, focusOf(asked), 84);
    expect(lineAt(grid, asked, grid.at({ row: 7, column: 5 }))).toBe(5);
    expect(lineAt(grid, dig('3*4=_'), { x: 0, y: 0 })).toBeNull();
  });
});

describe('pullBox', () => {
  it('holds the line and the number that waits beside it, within the square', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        const asked = dig(`${a * b}:${b}=_`);
        const grid = gridOf(asked.square, room, focusOf(asked), 84);
        const [line, box] = [lineBox(grid, asked), pullBox(grid, asked)];
        expect(box.x).toBeLessThanOrEqual(line.x);
        expect(box.x).toBeGreaterThanOrEqual(room.x);
        expect(box.x + box.width).toBeGreaterThanOrEqual(line.x + line.width);
      }),
    );
  });

  it('lets the number wait on the side that has room', () => {
    const sideOf = (id: string) => {
      const asked = dig(id);
      return waitingSide(gridOf(asked.square, room, focusOf(asked), 84), asked);
    };
    expect(sideOf('42:7=_')).toBe(1);
    expect(sideOf('90:10=_')).toBe(-1);
    expect(sideOf('10+_=12')).toBe(-1);
  });
});
