import { chapterAt } from '@games/kit/celebration/chapters';
import { placeOf } from '@games/kit/celebration/volumes';
import { valueIn } from '@games/kit/text/notation';
import { isWhole, minus, negative, type Rational } from '@/maths/number/rational';
import { evaluate } from '@/maths/sum/parse/solve';
import type { Sum } from '@/maths/sum/sum';

/** Things of the chapters: disguises in the case, what decks out the ball, floats that pass the windows. */
export const holds = { disguise: 12, ball: 6, carnival: 6 } as const;
export const setHolds = holds.disguise + holds.ball + holds.carnival;

export type Chapter = keyof typeof holds;

/** Returns the chapter of a place of the collection, and which of its things stands there, from 0. */
export const partOf = (place: number) => chapterAt(holds, place);

/** Returns the frame of the thing at a place of the collection. */
export function frameOf(place: number): string {
  const { chapter, nth } = partOf(place);
  return `${chapter === 'carnival' ? 'float' : chapter}-${nth + 1}`;
}

/** Returns the chapter of what the last of so many finished rounds brought. */
export const broughtBy = (rounds: number): Chapter => partOf(placeOf(rounds, setHolds)).chapter;

/** Number of different blobs and masks. */
export const kinds = 6;

/** Returns which blob stands at a place of a line-up: all six, in another order for each task. */
export const blobAt = (position: number, place: number): number => (position * 5 + place) % kinds;

interface Standing {
  readonly columns: number;
  /** The most that stand in one row where there are few. */
  readonly rows: number;
}

/** Returns how many blobs stand in each row, the farthest row first. */
export function rowsFor(count: number, { columns, rows }: Standing): readonly number[] {
  const used = Math.min(rows, Math.ceil(count / columns));
  return Array.from({ length: used }, (_, row) => Math.floor((count + used - 1 - row) / used));
}

/** Two numbers on a line on which they lie half of its length apart. */
export interface Stretch {
  /** Places of both, from 0 to 1. */
  readonly own: number;
  readonly right: number;
  /** Places of the marks. */
  readonly marks: readonly number[];
}

const steps = [1, 2, 5, 10] as const;
const minuteSteps = [1, 5, 10, 15, 30, 60, 120, 240] as const;
/** Most marks between the two numbers. */
const mostMarks = 10;

export type Scale = 'time' | 'whole' | 'fine';

/** Returns the distance between two marks where the numbers are so far apart: of whole numbers at least one. */
export function markStep(apart: number, scale: Scale): number {
  if (scale === 'time') return minuteSteps.find((step) => apart / step <= mostMarks) ?? 240;
  const exponent = Math.floor(Math.log10(apart / mostMarks));
  const power = 10 ** (scale === 'whole' ? Math.max(0, exponent) : exponent);
  return power * (steps.find((step) => apart / (step * power) <= mostMarks + 1e-9) ?? 10);
}

const asNumber = ({ num, den }: Rational): number => num / den;

/** Returns where two numbers lie on a line of their own, with round numbers marked. */
export function stretchOf(own: Rational, right: Rational, isTime = false): Stretch {
  const scale = isTime ? 'time' : isWhole(own) && isWhole(right) ? 'whole' : 'fine';
  const [a, b] = [asNumber(own), asNumber(right)];
  const apart = Math.abs(a - b);
  if (apart === 0) return { own: 0.5, right: 0.5, marks: [] };
  const from = Math.min(a, b) - apart / 2;
  const step = markStep(apart, scale);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor((from + 2 * apart) / step + 1e-9) - first + 1;
  const share = (value: number) => (value - from) / (2 * apart);
  return {
    own: share(a),
    right: share(b),
    marks: Array.from({ length: count }, (_, at) => share((first + at) * step)),
  };
}

/** Returns the distance between two numbers. */
export function apartBy(a: Rational, b: Rational): Rational {
  const by = minus(a, b);
  return by.num < 0 ? negative(by) : by;
}

/** What a miss compares on a line: the child's number and the right one, or both sides of the sum. */
export interface Compared {
  readonly kind: 'answers' | 'sides';
  readonly first: Rational;
  readonly second: Rational;
}

/** Returns what a miss compares; null where the answer is no number. */
export function comparedIn(sum: Sum, answered: string | null): Compared | null {
  if (sum.answerSpec.form === 'relation')
    return { kind: 'sides', first: evaluate(sum.left), second: evaluate(sum.right) };
  const given = valueIn(answered, sum);
  return given === null ? null : { kind: 'answers', first: given, second: sum.answer };
}

/** The least height of a bar, and the least by which two bars of different sides differ, as parts of the longer one. */
const least = { height: 0.16, apart: 0.1 } as const;

/** Returns the heights of two sides as bars, of which the longer one is so high. */
export function heightsOf(left: Rational, right: Rational, high: number): readonly [number, number] {
  const [a, b] = [asNumber(left), asNumber(right)];
  if (a === b) return [high, high];
  const floor = Math.min(0, a, b);
  const share = (Math.min(a, b) - floor) / (Math.max(a, b) - floor);
  const low = high * Math.min(1 - least.apart, Math.max(least.height, share));
  return a < b ? [low, high] : [high, low];
}
