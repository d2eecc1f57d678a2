import { answerOf, type Cell, type Dig } from './rules';

/** Bare tiles of one row of the square, from its first column on. */
export interface FieldRow {
  readonly row: number;
  /** Number of tiles, 1 to 10. */
  readonly length: number;
  /** Number in the square at the end of the row: what has been counted so far; null where the row goes on beyond the square. */
  readonly total: number | null;
}

/** A number as the brush shows it: it clears so many tiles, row by row. */
export interface Field {
  readonly rows: readonly FieldRow[];
  /** The number goes on where the square ends. */
  readonly isCut: boolean;
}

const longest = 10;

const clamp = (length: number): number => Math.max(0, Math.min(longest, length));

/**
 * Returns the field of a given answer. 6 × 7: as many rows of 7 as the number holds, and the rest of it in the next
 * row. 42 : 7: that many rows of 7. 7 + 5: the tiles behind the 7 at the head of its row, up to the number.
 */
export function fieldOf(dig: Dig, given: number): Field {
  return dig.square.operation === 'times' ? timesField(dig, given) : plusField(dig, given);
}

function timesField({ square, cell, asked }: Dig, given: number): Field {
  const { row, column } = cell;
  const width = asked.kind === 'column' ? given : column || longest;
  const count = asked.kind === 'tile' ? given : asked.kind === 'row' ? given * column : given * row;
  const shown = clamp(width);
  const rows = square.rows
    .filter((at) => at > 0)
    .map((at) => ({
      row: at,
      length: Math.min(shown, clamp(count - (at - 1) * width)),
      total: width > shown ? null : Math.min(at * width, count),
    }))
    .filter(({ length }) => length > 0);
  return { rows, isCut: width > shown || count > width * longest };
}

function plusField({ square, cell, asked }: Dig, given: number): Field {
  const row = asked.kind === 'row' ? given : cell.row;
  const wanted = { tile: given - cell.row, row: cell.column, column: given }[asked.kind];
  const length = clamp(wanted);
  const isThere = square.rows.includes(row) && length > 0;
  return {
    rows: isThere ? [{ row, length, total: row + length }] : [],
    isCut: wanted > length || !square.rows.includes(row),
  };
}

/** How a given answer differs from the right one, in the unit that is asked; `count` is below zero for too few. */
export type Difference =
  /** Tiles, rows, or tiles of each row that are cleared. */
  | { readonly kind: 'tiles' | 'rows' | 'perRow'; readonly count: number }
  /** The field begins so many rows lower: it is another row. */
  | { readonly kind: 'shifted'; readonly count: number }
  /** The field goes on where the square ends, where nothing can be counted. */
  | { readonly kind: 'outside' };

/** Returns what the child sees between its field and the right one; no number clears less than nothing. */
export function differenceOf(dig: Dig, given: number): Difference {
  const { square, cell, asked } = dig;
  const off = given - answerOf(dig);
  if (off > 0 && fieldOf(dig, given).isCut) return { kind: 'outside' };
  const isPlus = square.operation === 'plus';
  if (asked.kind === 'row' && isPlus) return { kind: 'shifted', count: off };
  const nothing = asked.kind === 'tile' && isPlus ? cell.row : 0;
  const count = Math.max(given, nothing) - answerOf(dig);
  if (asked.kind === 'row') return { kind: 'rows', count };
  return { kind: asked.kind === 'column' && !isPlus ? 'perRow' : 'tiles', count };
}

/** Returns the field of the right answer. */
export const rightField = (dig: Dig): Field => fieldOf(dig, answerOf(dig));

/** Returns the cells of a field in the order they are brushed in. */
export const cellsOf = ({ rows }: Field): readonly Cell[] =>
  rows.flatMap(({ row, length }) => Array.from({ length }, (_, k) => ({ row, column: k + 1 })));

/** Returns the cells of one field that are not in the other: the sand that was left, or what is bare too much. */
export function beyond(field: Field, other: Field): readonly Cell[] {
  const lengths = new Map(other.rows.map(({ row, length }) => [row, length]));
  return cellsOf(field).filter(({ row, column }) => column > (lengths.get(row) ?? 0));
}
