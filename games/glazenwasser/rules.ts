import {
  commonMultiple,
  compare,
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  zero,
} from '@/maths/number/rational';
import type { Expression, Sum } from '@/maths/sum/sum';

/** A rectangle of glass: what is washed, and the frame round it. Lengths are in the units of the sum. */
export interface Pane {
  readonly kind: 'pane';
  readonly isOfFractions: boolean;
  /** Height and width of what is to be washed. */
  readonly rows: Rational;
  readonly columns: Rational;
  /** Height and width of the whole frame, at least as large. */
  readonly frame: { readonly rows: Rational; readonly columns: Rational };
  /** What the child gives: the area, or the width. */
  readonly asked: 'area' | 'columns';
  /** Foam covers the columns, since their number would give the answer away. */
  readonly isHidden: boolean;
  /** Number of windows in the frame that the sum names: 64 of 3/4 of 64; the area of a division. */
  readonly total: Rational | null;
}

/** Frames of one, side by side: a part of them is clean already, another one is to be washed. */
export interface Parts {
  readonly kind: 'parts';
  /** Cells of one frame. */
  readonly grid: { readonly columns: number; readonly rows: number };
  /** Two parts that are washed together, or a part that is clean and the rest. */
  readonly asked: 'both' | 'rest';
  readonly first: Rational;
  readonly second: Rational;
}

export type Job = Pane | Parts;

const one = rational(1);

const numberIn = (side: Expression): Rational | null => (side.kind === 'number' ? side.value : null);

const largest = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);

/** The whole units a length lies in: 3/4 lies in 1. */
const around = (length: Rational): Rational => rational(Math.ceil(length.num / length.den));

const paneOf = (
  rows: Rational,
  columns: Rational,
  more: Partial<Omit<Pane, 'kind' | 'rows' | 'columns'>> = {},
): Pane => ({
  kind: 'pane',
  isOfFractions: false,
  rows,
  columns,
  // Nothing is washed of a front with nought floors, but there is one.
  frame: { rows: rows.num === 0 ? one : rows, columns: columns.num === 0 ? one : columns },
  asked: 'area',
  isHidden: false,
  total: null,
  ...more,
});

/** Returns a pane of fractions in whole units of glass. */
const inUnits = (rows: Rational, columns: Rational): Pane =>
  paneOf(rows, columns, {
    isOfFractions: true,
    frame: { rows: around(rows), columns: around(columns) },
  });

/** Returns the pane of which one side is not known; `side` is the other one. */
const widthOf = (side: Rational, area: Rational, isOfFractions = false): Pane =>
  paneOf(side, dividedBy(area, side), { isOfFractions, asked: 'columns', isHidden: true, total: area });

/** A part of a number: of four floors with 64 windows three are washed. */
function floorsOf(part: Rational, of: Rational): Pane {
  const floors = rational(part.den);
  const columns = dividedBy(of, floors);
  return paneOf(rational(part.num), columns, {
    frame: { rows: largest(floors, rational(part.num)), columns },
    isHidden: true,
    total: of,
  });
}

function productOf({ left, right, answer, kind }: Sum): Pane | null {
  if (left.kind !== 'operation') return null;
  const [a, b] = [numberIn(left.left), numberIn(left.right)];
  const outcome = numberIn(right);
  const isOfFractions = kind === 'fraction';
  if (left.sign === 'of') return a !== null && b !== null ? floorsOf(a, b) : null;
  if (left.sign === '*') {
    if (a !== null && b !== null) return isOfFractions ? inUnits(a, b) : paneOf(a, b);
    const side = a ?? b;
    return side === null || outcome === null ? null : widthOf(side, outcome);
  }
  if (left.sign !== ':' || a === null || b === null || right.kind !== 'hole') return null;
  // 2/3 shared by four is one row of four of it.
  if (isOfFractions && isWhole(b) && !isWhole(a)) return inUnits(dividedBy(one, b), a);
  return answer.num === 0 ? null : widthOf(b, a, isOfFractions);
}

/** Cells in which both parts can be counted: the first one in columns, the second one in cells of a column. */
const gridOf = (first: Rational, second: Rational): Parts['grid'] => {
  if (first.den === 1) return { columns: second.den, rows: 1 };
  return { columns: first.den, rows: commonMultiple([first.den, second.den]) / first.den };
};

function partsOf({ left, right, answer }: Sum): Parts | null {
  if (left.kind !== 'operation' || (left.sign !== '+' && left.sign !== '-')) return null;
  const [a, b, outcome] = [left.left, left.right, right].map((side) => numberIn(side) ?? answer);
  if (a === undefined || b === undefined || outcome === undefined) return null;
  const isHole = right.kind === 'hole';
  const parts = (asked: Parts['asked'], first: Rational, second: Rational): Parts => ({
    kind: 'parts',
    grid: gridOf(first, second),
    asked,
    first,
    second,
  });
  if (left.sign === '+')
    return isHole
      ? parts('both', a, b)
      : left.left.kind === 'hole'
        ? parts('rest', b, a)
        : parts('rest', a, b);
  if (isHole) return parts('rest', b, outcome);
  return left.left.kind === 'hole' ? parts('both', b, outcome) : parts('rest', outcome, b);
}

/** Returns what a sum looks like on the front; null when it is no rectangle and no part of one. */
export function jobOf(sum: Sum): Job | null {
  if (sum.operation === 'add' || sum.operation === 'subtract') return partsOf(sum);
  return productOf(sum);
}

export const size = ({ num, den }: Rational): number => num / den;

/** Most frames side by side. */
const mostFrames = 6;

/** Returns the number of frames of one that hold both parts, and the child's own number too where there is room. */
export function framesFor({ first, second }: Parts, own: Rational = zero): number {
  const needed = Math.max(1, Math.ceil(size(plus(first, second)) - 1e-9));
  return Math.max(needed, Math.min(mostFrames, Math.ceil(size(own) - 1e-9)));
}

/** A rectangle within a frame of one, in its width and height. */
export interface Run {
  readonly frame: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the cells from one number to another: column by column, each from above. */
export function runsOf(from: number, to: number, columns: number): readonly Run[] {
  const tiny = 1e-9;
  const runs: Run[] = [];
  for (let frame = Math.floor(from + tiny); frame < to - tiny; frame++) {
    const start = Math.max(0, from - frame) * columns;
    const end = Math.min(1, to - frame) * columns;
    const [first, last] = [Math.floor(start + tiny), Math.floor(end + tiny)];
    const add = (column: number, wide: number, top: number, bottom: number) => {
      if (wide > tiny && bottom - top > tiny)
        runs.push({ frame, x: column / columns, y: top, width: wide / columns, height: bottom - top });
    };
    const top = Math.max(0, start - first);
    const bottom = Math.max(0, end - last);
    if (first === last) add(first, 1, top, bottom);
    else {
      const isWholeColumn = top < tiny;
      if (!isWholeColumn) add(first, 1, top, 1);
      const begin = isWholeColumn ? first : first + 1;
      add(begin, last - begin, 0, 1);
      add(last, 1, 0, bottom);
    }
  }
  return runs;
}

/** A place within a frame of one, in its width and height. */
export interface Spot {
  readonly frame: number;
  readonly x: number;
  readonly y: number;
}

/** Returns where the cells up to a number end: at the foot between two columns, or within a column in its middle. */
export function endOf(value: number, columns: number): Spot {
  const tiny = 1e-9;
  const frame = Math.max(0, Math.ceil(value - tiny) - 1);
  const cells = (value - frame) * columns;
  const column = Math.floor(cells + tiny);
  const part = cells - column;
  return part < tiny ? { frame, x: column / columns, y: 1 } : { frame, x: (column + 0.5) / columns, y: part };
}

/** Lengths into which a side is split where it is easy: 38 into 30 and 8, 7 into 5 and 2, 2.8 into 2 and 0.8. */
export function splitOf(length: Rational): readonly Rational[] {
  if (isWhole(length)) {
    if (length.num > 5 && length.num < 10) return [rational(5), rational(length.num - 5)];
    const digits = Array.from(`${length.num}`);
    const parts = digits.map((digit, place) => rational(Number(digit) * 10 ** (digits.length - 1 - place)));
    const filled = parts.filter(({ num }) => num > 0);
    return filled.length === 0 ? [length] : filled;
  }
  const whole = rational(Math.floor(length.num / length.den));
  const rest = minus(length, whole);
  const tenths = rational(Math.floor((rest.num * 10) / rest.den), 10);
  return [whole, tenths, minus(rest, tenths)].filter(({ num }) => num > 0);
}

/** How a pane is split, when it is: facts at five, larger numbers by place value, fractions not at all. */
export interface Split {
  readonly rows: readonly Rational[];
  readonly columns: readonly Rational[];
}

/** A round in five the cradle is stuck: the rows are split there, at half of them. */
function halves(length: Rational): readonly Rational[] {
  const low = Math.floor(length.num / 2);
  return isWhole(length) && low > 0 ? [rational(low), rational(length.num - low)] : [length];
}

/** Returns the easy parts of a pane; one part each way where nothing is easier. */
export function splitFor({ rows, columns, isHidden, isOfFractions }: Pane, isStuck: boolean): Split {
  const isLine = rows.num === rows.den || columns.num === columns.den;
  if (isHidden || isOfFractions || (isLine && !isStuck)) return { rows: [rows], columns: [columns] };
  const large = (length: Rational) => length.num > 10 * length.den;
  const isFact = !large(rows) && !large(columns) && isWhole(rows) && isWhole(columns);
  if (isStuck) return { rows: halves(rows), columns: isFact ? [columns] : splitOf(columns) };
  if (isFact) {
    // One side is enough: the larger one, so that a part is known.
    const byRows = compare(rows, columns) >= 0;
    return byRows ? { rows: splitOf(rows), columns: [columns] } : { rows: [rows], columns: splitOf(columns) };
  }
  const each = (length: Rational) => (large(length) || !isWhole(length) ? splitOf(length) : [length]);
  return { rows: each(rows), columns: each(columns) };
}

/** A number as it is washed: full rows, and how much of the next one. Lengths in the units of the pane. */
export interface Washed {
  /** Height of what is washed over its whole width. */
  readonly full: number;
  /** Height and width of the last, shorter row; both 0 without one. */
  readonly row: number;
  readonly part: number;
}

/** Height of a row that is washed at once, in the units of the pane. */
export const rowStep = ({ rows }: Pane): number => (isWhole(rows) ? 1 : 1 / rows.den);

/** Returns what an area of so much washes: row by row, from above. */
export function washedBy(pane: Pane, area: Rational): Washed {
  const step = rowStep(pane);
  const width = size(pane.columns) || size(pane.frame.columns);
  const count = size(area) / (width * step);
  const rows = Math.floor(count + 1e-9);
  const part = (count - rows) * width;
  return part < 1e-9 ? { full: rows * step, row: 0, part: 0 } : { full: rows * step, row: step, part };
}

/** The most that a number may be of the right one before it runs out of the picture. */
const furthest = 1.8;

/** Returns by how much the picture has to shrink so that both numbers are in it, and whether the child's goes on beyond. */
export function reachOf(
  own: Rational,
  right: Rational,
): { readonly reach: number; readonly isBeyond: boolean } {
  const times = right.num === 0 ? furthest : size(own) / size(right);
  return { reach: Math.max(1, Math.min(furthest, times)), isBeyond: times > furthest };
}

/** Marks along a side, in its units: each `step` a fine one, each `bold` a bold one. */
export interface Marks {
  readonly step: number;
  readonly bold: number;
}

/** Most windows side by side and above one another that are drawn as windows of their own. */
const mostWindows = 12;
/** Shortest distance between two marks, design px. */
const airy = 15;

/** Returns the marks of a side that is drawn so long, design px; a fraction has one for each of its parts. */
export function marksOf(length: Rational, drawn: number, isOfFractions = false): Marks {
  if (isOfFractions && length.num <= mostWindows * length.den) return { step: 1 / length.den, bold: 1 };
  const unit = drawn / size(length);
  const ladder = isWhole(length) ? [1, 5, 10, 50, 100, 500] : [0.1, 0.5, 1, 5, 10];
  const step = ladder.find((each) => each * unit >= airy) ?? size(length);
  const bold = isWhole(length) ? (step < 5 ? 5 : step * 2) : 1;
  return { step, bold };
}

/** Whether a frame is drawn as so many windows; else it is one sheet of glass with lines. */
export const isOfWindows = ({ isOfFractions, frame: { rows, columns } }: Pane): boolean =>
  !isOfFractions && [rows, columns].every((side) => isWhole(side) && side.num <= mostWindows);
