import type { Point } from '@games/kit/layout/design';
import type { Rational } from '@/maths/number/rational';
import type { Expression, Sum } from '@/maths/sum/sum';

/** A part of a bar: what lies there in two colours, and what was taken away. */
export interface Segment {
  readonly length: number;
  readonly role: 'first' | 'second' | 'taken';
}

const size = ({ num, den }: Rational): number => num / den;

/** The numbers of a chain of + and −, each with its sign; null for anything else. */
function termsIn(side: Expression): readonly number[] | null {
  if (side.kind === 'number') return [size(side.value)];
  if (side.kind !== 'operation' || (side.sign !== '+' && side.sign !== '-')) return null;
  const [left, right] = [termsIn(side.left), termsIn(side.right)];
  if (left === null || right === null) return null;
  return [...left, ...(side.sign === '+' ? right : right.map((term) => -term))];
}

/**
 * A sum as a bar: 6 + 4 is six and four, 13 − 5 is eight with five taken away, 3 × 4 is three fours; 7 + ▢ = 12 is what
 * is left of twelve without the seven. What is not taken is always as long as the sum's value.
 */
export function barOf(sum: Sum): readonly Segment[] {
  const value = Math.abs(size(sum.answer));
  const bar = partsOf(sum).filter(({ length }) => length > 0);
  // Parts in other units do not add up to the answer's number: then it is one bar.
  return Math.abs(barLength(bar) - value) < 1e-9 ? bar : [{ length: value, role: 'first' }];
}

function partsOf({ left, right, answer }: Sum): readonly Segment[] {
  const operation = left.kind === 'operation' ? left : right;
  if (operation.kind !== 'operation') return [];
  const known = operation.left.kind === 'hole' ? operation.right : operation.left;
  const isSplit = operation.left.kind === 'hole' || operation.right.kind === 'hole';
  if (isSplit)
    return operation.sign === '+' && known.kind === 'number'
      ? [
          { length: size(answer), role: 'first' },
          { length: size(known.value), role: 'taken' },
        ]
      : [];
  const terms = termsIn(operation);
  if (terms !== null) return chained(terms);
  const [times, each] = [operation.left, operation.right];
  if (operation.sign !== '*' || times.kind !== 'number' || each.kind !== 'number') return [];
  return coloured(Array.from({ length: Math.min(10, size(times.value)) }, () => size(each.value)));
}

/** What is added lies behind the rest, and what is taken goes from the end. */
function chained(terms: readonly number[]): readonly Segment[] {
  const lengths: number[] = [];
  let taken = 0;
  for (const term of terms) {
    if (term >= 0) lengths.push(term);
    else taken -= term;
    for (let less = Math.max(0, -term); less > 0 && lengths.length > 0; ) {
      const last = lengths.pop() ?? 0;
      if (last > less) lengths.push(last - less);
      less -= Math.min(last, less);
    }
  }
  return [...coloured(lengths), { length: taken, role: 'taken' }];
}

const coloured = (lengths: readonly number[]): readonly Segment[] =>
  lengths.map((length, place) => ({ length, role: place % 2 === 0 ? 'first' : 'second' }));

/** Returns a bar without what was taken away. */
export const keptOf = (bar: readonly Segment[]): readonly Segment[] =>
  bar.filter(({ role }) => role !== 'taken');

/** Returns the length of a bar without what was taken away. */
export const barLength = (bar: readonly Segment[]): number =>
  keptOf(bar).reduce((sum, { length }) => sum + length, 0);

/** A speck of dust of a clump, from the middle of its fluff, design px. */
export interface Speck extends Point {
  readonly role: Segment['role'];
}

const mostSpecks = 50;
/** Space behind five specks, and between two clumps, in specks. */
const afterFive = 0.35;
const between = 0.9;

/** Position of the speck with this number in a row, in specks. */
const placeIn = (number: number): number => number + Math.floor(number / 5) * afterFive;

/**
 * Lays a bar out as clumps of dust in fives, the taken specks hollow behind those of the first clump; more than two
 * equal groups lie one below the other. Null when there are more than 50 or parts of one.
 */
export function specksOf(
  bar: readonly Segment[],
  room: { readonly width: number; readonly height: number },
): { readonly specks: readonly Speck[]; readonly pitch: number } | null {
  const count = bar.reduce((sum, { length }) => sum + length, 0);
  if (count > mostSpecks || count === 0 || bar.some(({ length }) => !Number.isInteger(length))) return null;
  const laid = keptOf(bar).length > 2 ? grouped(bar) : clumped(bar);
  const width = Math.max(...laid.map(({ x }) => x)) + 1;
  const height = Math.max(...laid.map(({ y }) => y)) + 1;
  const pitch = Math.min(20, room.width / width, room.height / height);
  const specks = laid.map(({ x, y, role }) => ({
    x: (x + 0.5 - width / 2) * pitch,
    y: (y + 0.5 - height / 2) * pitch,
    role,
  }));
  return { specks, pitch };
}

function clumped(bar: readonly Segment[]): Speck[] {
  const taken = bar.find(({ role }) => role === 'taken')?.length ?? 0;
  const kept = keptOf(bar);
  const clumps = kept.length === 0 ? [{ length: 0, role: 'first' as const }] : kept;
  let left = 0;
  return clumps.flatMap(({ length, role }, place) => {
    const count = length + (place === 0 ? taken : 0);
    const columns = count > 20 ? 10 : 5;
    const start = left;
    left += placeIn(Math.min(count, columns) - 1) + 1 + between;
    return Array.from({ length: count }, (_, k) => ({
      x: start + placeIn(k % columns),
      y: Math.floor(k / columns),
      role: k < length ? role : ('taken' as const),
    }));
  });
}

function grouped(bar: readonly Segment[]): Speck[] {
  const isTall = bar.length > 5;
  return bar.flatMap(({ length, role }, group) =>
    Array.from({ length }, (_, k) => {
      const [along, across] = [placeIn(k), placeIn(group)];
      return isTall ? { x: across, y: along, role } : { x: along, y: across, role };
    }),
  );
}

/** Breaks a sum of + and − into two lines before a sign, as even as can be; null where there is none. */
export function inTwoLines(written: string): readonly [string, string] | null {
  const breaks = [...written.matchAll(/ (?=[+−] )/g)].map(({ index }) => index);
  const middle = written.length / 2;
  const [at] = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? null : [written.slice(0, at), written.slice(at + 1)];
}
