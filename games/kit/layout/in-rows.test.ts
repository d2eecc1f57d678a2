import { expect, it } from 'vitest';
import { inRows } from './in-rows';

it('fills row by row from the upper left', () => {
  const rows = { x: 10, y: 20, columns: 3, across: 50, down: 40 };
  expect([0, 2, 3, 7].map((place) => inRows(rows, place))).toEqual([
    { x: 10, y: 20 },
    { x: 110, y: 20 },
    { x: 10, y: 60 },
    { x: 60, y: 100 },
  ]);
});
