import type { RatioTable } from '../picture';

/** Returns the table with one cell still open: the step that shows it has not come to the answer yet. */
export const unanswered = (table: RatioTable, row: number, column: number): RatioTable => ({
  ...table,
  rows: table.rows.map((cells, line) =>
    line === row ? cells.map((cell, place) => (place === column ? '' : cell)) : cells,
  ),
});
