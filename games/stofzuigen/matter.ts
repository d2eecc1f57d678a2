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

/** Returns into how many parts a sum cuts one: 12 for 2/12, 6 for 1/3 − 1/6, and 1 where it counts wholes. */
export function partsOfOne({ id, answer }: Sum): number {
  const written = [...id.matchAll(/\/(\d+)/g)].map(([, den]) => Number(den));
  return Math.max(1, answer.den, ...written);
}

/** Returns what is left of a bar when its beginning is cut off; a part that stays whole is the same object. */
export function cutFrom(bar: readonly Segment[], from: number): readonly Segment[] {
  let start = 0;
  return bar.flatMap((part) => {
    const end = start + part.length;
    const isWhole = start >= from;
    start = end;
    if (isWhole) return [part];
    return end > from ? [{ ...part, length: end - from }] : [];
  });
}

/** Returns the share of a bar, 0 to 1, that lies there in the first colour. */
export function firstShare(bar: readonly Segment[]): number {
  const first = bar.reduce((sum, { length, role }) => sum + (role === 'first' ? length : 0), 0);
  return first / Math.max(1e-9, barLength(bar));
}

/** A speck of dust of a clump, from the middle of its fluff, design px. */
export interface Speck extends Point {
  readonly role: Segment['role'];
}

/** Space behind five specks, and between two clumps, in specks. */
const afterFive = 0.35;
const between = 0.9;

/** Position of the speck with this number in a row, in specks. */
const placeIn = (number: number): number => number + Math.floor(number / 5) * afterFive;

/** Lays clumps of dust beside each other, each in rows of five. */
export function specksOf(
  clumps: readonly Segment[],
  room: { readonly width: number; readonly height: number },
): { readonly specks: readonly Speck[]; readonly pitch: number } {
  let left = 0;
  const laid = clumps.flatMap(({ length, role }) => {
    const start = left;
    left += placeIn(Math.min(length, 5) - 1) + 1 + between;
    return Array.from({ length }, (_, k) => ({ x: start + placeIn(k % 5), y: Math.floor(k / 5), role }));
  });
  const width = Math.max(...laid.map(({ x }) => x)) + 1;
  const height = Math.max(...laid.map(({ y }) => y)) + 1;
  const pitch = Math.min(36, room.width / width, room.height / height);
  const specks = laid.map(({ x, y, role }) => ({
    x: (x + 0.5 - width / 2) * pitch,
    y: (y + 0.5 - height / 2) * pitch,
    role,
  }));
  return { specks, pitch };
}

/** Breaks a sum of + and − into two lines before a sign, as even as can be; null where there is none. */
export function inTwoLines(written: string): readonly [string, string] | null {
  const breaks = [...written.matchAll(/ (?=[+−] )/g)].map(({ index }) => index);
  const middle = written.length / 2;
  const [at] = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? null : [written.slice(0, at), written.slice(at + 1)];
}
