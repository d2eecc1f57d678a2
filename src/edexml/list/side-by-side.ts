import { isGroupName } from './columns';
import type { Cells } from './split-list';

/** Rows before the names of the groups, such as a title and the school year. */
const mostRowsAbove = 5;

const isFilled = (cell: string): boolean => cell !== '';

/**
 * Puts groups that stand side by side, each with its pupils below its name, under one another. Any other list stays as
 * it is: its first row of several group names would have to be followed by something else in each of their columns.
 */
export function stackGroups(rows: Cells): Cells {
  const at = rows
    .slice(0, mostRowsAbove)
    .findIndex((row) => row.filter(isFilled).length > 1 && row.filter(isFilled).every(isGroupName));
  const heads = rows[at];
  if (!heads) return rows;
  const starts = heads.flatMap((cell, column) => (isFilled(cell) ? [column] : []));
  const below = rows.slice(at + 1);
  const blocks = starts.map((start, place) => ({
    name: heads[start] ?? '',
    rows: below.map((row) => row.slice(start, starts[place + 1])),
  }));
  const hasPupils = blocks.every((block) =>
    block.rows.some((row) => row.some((cell) => isFilled(cell) && !isGroupName(cell) && !/\d/.test(cell))),
  );
  if (!hasPupils) return rows;
  return blocks.flatMap((block) => [[block.name], ...block.rows.filter((row) => row.some(isFilled))]);
}
