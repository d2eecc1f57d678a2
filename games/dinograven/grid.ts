import type { Box, Point } from '@games/kit/layout/design';
import { fieldOf } from './field';
import { type Cell, covered, type Dig, type Square } from './rules';

/** The rows and columns that are looked at; all others step back and lie closer together. */
export interface Focus {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

/** Returns the rows and columns of a sum, with those of an open neighbour and of the field of a given answer. */
export function focusOf(dig: Dig, { near, given }: { near?: Cell | null; given?: number } = {}): Focus {
  const { square, cell, asked } = dig;
  const upTo = (values: readonly number[], last: number) =>
    values.filter((value) => value === last || (value > 0 && value < last));
  const isOneRow = square.operation === 'plus';
  const rows = asked.kind === 'row' ? square.rows : isOneRow ? [cell.row] : upTo(square.rows, cell.row);
  const columns = asked.kind === 'column' ? square.columns : upTo(square.columns, cell.column);
  const own = given === undefined ? [] : fieldOf(dig, given).rows;
  return {
    rows: new Set([...rows, ...(near ? [near.row] : []), ...own.map(({ row }) => row)]),
    columns: new Set([...columns, ...own.flatMap(({ length }) => upTo(square.columns, length))]),
  };
}

/** Smallest side of a row or column that steps back, design px. */
const least = 18;

/** Where the rows and columns of a square lie: those in focus are squares of one side. */
export interface Grid {
  /** Side of a cell in focus, design px. */
  readonly side: number;
  /** Middle of a cell, or of the head of a row (column -1) or of a column (row -1), design px. */
  at(cell: Cell): Point;
  /** Box from one cell to another, design px. */
  boxOf(from: Cell, to: Cell): Box;
}

/** Lays a square into a room; cells in focus are as large as the room allows, `most` at most. */
export function gridOf(square: Square, room: Box, { rows, columns }: Focus, most: number): Grid {
  const fits = (values: readonly number[], focus: ReadonlySet<number>, length: number) =>
    (length - (values.length - focus.size) * least) / focus.size;
  const side = Math.min(
    most,
    fits(square.rows, rows, room.height),
    fits(square.columns, columns, room.width),
  );
  const down = spansOf(square.rows, rows, side, room.y, room.height);
  const across = spansOf(square.columns, columns, side, room.x, room.width);
  const middle = ({ start, size }: Span) => start + size / 2;
  const span = (spans: ReadonlyMap<number, Span>, value: number): Span =>
    spans.get(value) ?? { start: 0, size: 0 };
  return {
    side,
    at: ({ row, column }) => ({
      x: column < 0 ? room.x - 28 : middle(span(across, column)),
      y: row < 0 ? room.y - 24 : middle(span(down, row)),
    }),
    boxOf(from, to) {
      const [left, right] = [span(across, from.column), span(across, to.column)];
      const [top, bottom] = [span(down, from.row), span(down, to.row)];
      return {
        x: left.start,
        y: top.start,
        width: right.start + right.size - left.start,
        height: bottom.start + bottom.size - top.start,
      };
    },
  };
}

interface Span {
  readonly start: number;
  readonly size: number;
}

function spansOf(
  values: readonly number[],
  focus: ReadonlySet<number>,
  side: number,
  from: number,
  length: number,
): ReadonlyMap<number, Span> {
  const others = values.length - focus.size;
  const rest = others === 0 ? side : (length - focus.size * side) / others;
  let start = from;
  return new Map(
    values.map((value) => {
      const size = focus.has(value) ? side : rest;
      const span = { start, size };
      start += size;
      return [value, span];
    }),
  );
}

/** Returns the nearest row or column to a place along a line that is asked, and null for a sum that asks a tile. */
export function lineAt(grid: Grid, { square, cell, asked }: Dig, { x, y }: Point): number | null {
  if (asked.kind === 'tile') return null;
  const isRow = asked.kind === 'row';
  const far = (value: number) => {
    const at = grid.at(isRow ? { row: value, column: cell.column } : { row: cell.row, column: value });
    return Math.abs(isRow ? at.y - y : at.x - x);
  };
  return [...square[isRow ? 'rows' : 'columns']].toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/** Returns the box of the row or column in which a known number lies, design px. */
export function lineBox(grid: Grid, dig: Dig): Box {
  const cells = covered(dig);
  return grid.boxOf(cells[0] ?? dig.cell, cells.at(-1) ?? dig.cell);
}

/** Room beside a line in which its number waits, design px. */
export const waitingRoom = 84;

/** Returns the side of its line on which a known number waits: 1 is right of or below it, where the square has room there. */
export function waitingSide(grid: Grid, { square, cell, asked }: Dig): 1 | -1 {
  const isRow = asked.kind === 'row';
  const values = square[isRow ? 'columns' : 'rows'];
  const last = values.at(-1) ?? 0;
  const end = grid.at(isRow ? { row: cell.row, column: last } : { row: last, column: cell.column });
  const from = grid.at(cell);
  return (isRow ? end.x - from.x : end.y - from.y) > waitingRoom ? 1 : -1;
}

/** Returns where a finger may be put down to pull a known number: on its line, or on the number that waits beside it. */
export function pullBox(grid: Grid, dig: Dig): Box {
  const box = lineBox(grid, dig);
  const by = waitingRoom + 20;
  const before = waitingSide(grid, dig) < 0 ? by : 0;
  return dig.asked.kind === 'row'
    ? { ...box, x: box.x - before, width: box.width + by }
    : { ...box, y: box.y - before, height: box.height + by };
}
