import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellAfter, cellAt, type Grid, middleOf } from './grid';

const grid: Grid = { left: 100, top: 50, columns: 10, rows: 10, cell: { width: 48, height: 40 } };
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'x'];

it('cellAfter stays on the grid, and cellAt finds a cell by its middle', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys)), (pressed) => {
      const cell = pressed.reduce((at, key) => cellAfter(grid, at, key), { column: 4, row: 6 });
      expect(cellAt(grid, middleOf(grid, cell))).toEqual(cell);
    }),
  );
});

it('cellAfter moves by one cell, and to the edges', () => {
  expect(cellAfter(grid, { column: 4, row: 6 }, 'ArrowUp')).toEqual({ column: 4, row: 5 });
  expect(cellAfter(grid, { column: 4, row: 6 }, 'End')).toEqual({ column: 9, row: 6 });
});

it('cellAt returns null outside the grid', () => expect(cellAt(grid, { x: 99, y: 60 })).toBeNull());
