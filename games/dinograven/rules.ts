import { dividedBy, isWhole, minus, plus, type Rational, times } from '@/maths/number/rational';
import type { Expression, Sign, Sum } from '@/maths/sum/sum';

/** Place of a fact in its square: the values of its row and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * A square of facts. It runs from 1 to 10 both ways, from 0 where a sum has a nought; `teens` has the rows 10 to 20.
 */
export interface Square {
  readonly id: 'times' | 'times-nought' | 'plus' | 'plus-nought' | 'teens';
  readonly operation: 'times' | 'plus';
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k);

const small = { rows: range(1, 10), columns: range(1, 10) };
const withNought = { rows: range(0, 10), columns: range(0, 10) };

const squares = {
  times: { id: 'times', operation: 'times', ...small },
  timesNought: { id: 'times-nought', operation: 'times', ...withNought },
  plus: { id: 'plus', operation: 'plus', ...small },
  plusNought: { id: 'plus-nought', operation: 'plus', ...withNought },
  teens: { id: 'teens', operation: 'plus', rows: range(10, 20), columns: range(0, 10) },
} as const satisfies Record<string, Square>;

/** Returns the number in a cell. */
export const valueAt = ({ operation }: Square, { row, column }: Cell): number =>
  operation === 'times' ? row * column : row + column;

/**
 * What is asked: the value of a tile, or, where that is known, in which row or column of a lit line it lies. The
 * answer is then the number at the head of the row or column.
 */
export type Asked =
  | { readonly kind: 'tile' }
  /** All of a column is lit, the row is asked; or the other way round. */
  | { readonly kind: 'row' | 'column'; readonly value: number };

/** A sum as a place in a square. */
export interface Dig {
  readonly square: Square;
  readonly cell: Cell;
  readonly asked: Asked;
}

interface Fact {
  readonly operation: 'times' | 'plus';
  readonly cell: Cell;
  readonly hole: 'row' | 'column' | 'value';
}

const compute: Partial<Record<Sign, (a: Rational, b: Rational) => Rational>> = {
  '+': plus,
  '-': minus,
  '*': times,
  ':': dividedBy,
};

/** Returns the value of an expression without a hole; null with a hole, or when the value is not whole. */
function evaluate(expression: Expression): number | null {
  const value = exactly(expression);
  return value !== null && isWhole(value) ? value.num : null;
}

function exactly(expression: Expression): Rational | null {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind !== 'operation') return null;
  const [left, right] = [exactly(expression.left), exactly(expression.right)];
  if (left === null || right === null || (expression.sign === ':' && right.num === 0)) return null;
  return compute[expression.sign]?.(left, right) ?? null;
}

/**
 * The last step of a sum as two parts and an outcome, and which of them is not known: `5+3+4=_` ends in 8 + 4,
 * `7+_=4+8` asks what makes 7 into 12.
 */
function lastStep({
  left,
  right,
  answer,
}: Sum): { sign: Sign; a: number; b: number; outcome: number; hole: 'a' | 'b' | 'outcome' } | null {
  const [open, closed] = evaluate(left) === null ? [left, right] : [right, left];
  const asked = isWhole(answer) ? answer.num : null;
  if (asked === null) return null;
  if (open.kind === 'hole' && closed.kind === 'operation') {
    const [a, b] = [evaluate(closed.left), evaluate(closed.right)];
    return a === null || b === null ? null : { sign: closed.sign, a, b, outcome: asked, hole: 'outcome' };
  }
  const outcome = evaluate(closed);
  if (open.kind !== 'operation' || outcome === null) return null;
  const { sign } = open;
  const [a, b] = [evaluate(open.left), evaluate(open.right)];
  if (open.left.kind === 'hole' && b !== null) return { sign, a: asked, b, outcome, hole: 'a' };
  return open.right.kind === 'hole' && a !== null ? { sign, a, b: asked, outcome, hole: 'b' } : null;
}

const holes = {
  forward: { a: 'row', b: 'column', outcome: 'value' },
  // 42 : 7 = 6 lies where 6 × 7 lies, 13 − 5 = 8 where 8 + 5 does.
  backward: { a: 'value', b: 'column', outcome: 'row' },
} as const;

function factOf(sum: Sum): Fact | null {
  const step = lastStep(sum);
  if (step === null) return null;
  const { sign, a, b, outcome, hole } = step;
  if (compute[sign] === undefined) return null;
  const way = sign === '-' || sign === ':' ? 'backward' : 'forward';
  return {
    operation: sign === '*' || sign === ':' ? 'times' : 'plus',
    cell: { row: way === 'backward' ? outcome : a, column: b },
    hole: holes[way][hole],
  };
}

function squareFor(operation: 'times' | 'plus', { row, column }: Cell): Square | null {
  const [low, high] = [Math.min(row, column), Math.max(row, column)];
  if (low < 0 || low > 10) return null;
  if (high > 10) return operation === 'plus' && high <= 20 ? squares.teens : null;
  if (operation === 'times') return low === 0 ? squares.timesNought : squares.times;
  return low === 0 ? squares.plusNought : squares.plus;
}

/** Returns the place of a sum; null when it is in no square. */
export function digOf(sum: Sum): Dig | null {
  const fact = factOf(sum);
  if (fact === null) return null;
  const { operation, hole } = fact;
  const square = squareFor(operation, fact.cell);
  if (square === null) return null;
  // The square of the teens has its large part in the row: 3 + 14 lies where 14 + 3 does.
  const swapped = square.id === 'teens' && fact.cell.column > 10;
  const cell = swapped ? { row: fact.cell.column, column: fact.cell.row } : fact.cell;
  if (hole === 'value') return { square, cell, asked: { kind: 'tile' } };
  const kind = swapped ? (hole === 'row' ? 'column' : 'row') : hole;
  return { square, cell, asked: { kind, value: valueAt(square, cell) } };
}

export const answerOf = ({ square, cell, asked }: Dig): number =>
  asked.kind === 'tile' ? valueAt(square, cell) : cell[asked.kind];

/** Returns the cells that are covered while a sum is asked: the tile, or the whole highlighted line. */
export function covered({ square, cell, asked }: Dig): readonly Cell[] {
  if (asked.kind === 'tile') return [cell];
  return asked.kind === 'row'
    ? square.rows.map((row) => ({ row, column: cell.column }))
    : square.columns.map((column) => ({ row: cell.row, column }));
}

const has = ({ rows, columns }: Square, { row, column }: Cell): boolean =>
  rows.includes(row) && columns.includes(column);

/** Returns the mirrored tile: 7 × 6 for 6 × 7. Null on the diagonal and outside the square. */
export function twinOf(square: Square, { row, column }: Cell): Cell | null {
  const twin = { row: column, column: row };
  return row === column || !has(square, twin) ? null : twin;
}

const signs = { times: '×', plus: '+' } as const;

/** Writes a cell as what is computed there: `7 × 6`. */
export const leftText = ({ operation }: Square, { row, column }: Cell): string =>
  `${row} ${signs[operation]} ${column}`;

/** Writes a cell as a fact: `7 × 6 = 42`. */
export const factText = (square: Square, cell: Cell): string =>
  `${leftText(square, cell)} = ${valueAt(square, cell)}`;

/** The open tiles of all squares, by name. */
export type Open = ReadonlySet<string>;

const nameOf = ({ id }: Square, { row, column }: Cell): string => `${id} ${row} ${column}`;

export const isOpen = (open: Open, square: Square, cell: Cell): boolean => open.has(nameOf(square, cell));

export const opened = (open: Open, square: Square, cell: Cell): Open =>
  new Set([...open, nameOf(square, cell)]);

/** Returns the tiles of the facts a child knows by heart. */
export function openOf(known: readonly Sum[]): Open {
  const digs = known.map(digOf).filter((dig) => dig !== null);
  return new Set(digs.map(({ square, cell }) => nameOf(square, cell)));
}

/**
 * Returns an open neighbour that leads to a tile by one row: the row before it (6 × 7 = 5 × 7 + 7), or the row after the
 * first. Null when a whole line is asked, of which each row is a candidate.
 */
export function neighbourOf({ square, cell, asked }: Dig): Cell | null {
  if (asked.kind !== 'tile') return null;
  const [before, after] = [-1, 1].map((step) => ({ ...cell, row: cell.row + step }));
  return [before, after].find((near) => near !== undefined && has(square, near)) ?? null;
}

/**
 * Returns the nearest open fact on the way to a tile: a product of fewer rows, or a sum of fewer tiles in the same row.
 * Null when none is known, or a whole line is asked.
 */
export function anchorOf({ square, cell, asked }: Dig, open: Open): Cell | null {
  if (asked.kind !== 'tile') return null;
  const line = square.operation === 'times' ? 'row' : 'column';
  const before = square[`${line}s`].filter((value) => value > 0 && value < cell[line]).toReversed();
  const known = before.map((value) => ({ ...cell, [line]: value }));
  return known.find((near) => isOpen(open, square, near)) ?? null;
}

/** Bones of one skeleton, one for every finished round. */
export const boneCount = 12;
/** Kinds of skeletons: dinosaur, mammoth, sea reptile. */
const kinds = 3;

/** The skeleton that grows. */
export interface Find {
  /** Which kind of skeleton, from 0. */
  readonly kind: number;
  /** How often all kinds were finished before: a new colour. */
  readonly volume: number;
  /** Bones found of it, 1 to 12; 0 before the very first. */
  readonly bones: number;
}

/** Returns the skeleton that lies in its bed after so many rounds; a finished one stays until the next one begins. */
export function findAfter(rounds: number): Find {
  const begun = Math.max(0, Math.ceil(rounds / boneCount) - 1);
  return { kind: begun % kinds, volume: Math.floor(begun / kinds), bones: rounds - begun * boneCount };
}
