import { placeOf } from '@games/kit/celebration/volumes';
import { valueIn } from '@games/kit/text/notation';
import { isBare } from '@games/kit/text/prompt-pieces';
import {
  compare,
  dividedBy,
  equals,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  readNotation,
  times,
  zero,
} from '@/maths/number/rational';
import { unitSize } from '@/maths/number/unit';
import type { PlaceLine } from '@/maths/round/task';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { areAlike } from '@/maths/sum/parse/dimension';
import { holesIn } from '@/maths/sum/parse/solve';
import type { AnswerSpec, Sum } from '@/maths/sum/sum';

/** The upright scale of a sum. Places on it are counts of `step` from `min`. */
export interface Scale {
  readonly min: Rational;
  readonly max: Rational;
  readonly step: Rational;
  /** The unit of its numbers: 40 on a scale of centimetres is not 40 on one of metres. */
  readonly unit: AnswerSpec['unit'];
  readonly count: number;
  /** Numbers grow upwards: above the sea they are positive, below it negative. Else a number is a depth. */
  readonly isUp: boolean;
  /** Counts between two marks, and between two long ones. */
  readonly mark: number;
  readonly major: number;
  /** Counts beside which their number stands. */
  readonly named: readonly number[];
  /** Counts in one turn of the crank. */
  readonly turn: number;
  /** A tap on the scale goes to a multiple of this. */
  readonly snap: number;
  /** Count at the surface of the sea. */
  readonly start: number;
}

/** A scale has no more marks than this. */
const mostMarks = 100;
/** Ends of a scale in a round with answers below zero, so that all its sums share one. */
const signedEnd = rational(20);
/** With up to so many counts each of them is tapped by itself. */
const few = 25;

export const toNumber = ({ num, den }: Rational): number => num / den;

const countsIn = (length: Rational, step: Rational): number => toNumber(dividedBy(length, step));

/** What a rounded number is rounded to; null for all other sums. */
const nearIn = ({ left, right }: Sum): Rational | null =>
  [...holesIn(left), ...holesIn(right)].find(({ near }) => near)?.near ?? null;

/** Returns the numbers that have to be marks: the answer and what is written in its unit. */
function valuesOf({ left, right, answer, answerSpec: { unit } }: Sum): readonly Rational[] {
  const written = [...numbersIn(left), ...numbersIn(right)]
    .filter((number) => unit === null || (number.unit ?? unit) === unit)
    .map(({ value }) => value);
  return [...written, answer];
}

/** Makes the step larger until there are a hundred at most, as long as every number still lies on one. */
function coarse(step: Rational, length: Rational, values: readonly Rational[]): Rational {
  const next = times(step, rational(10));
  const isFine = countsIn(length, step) <= mostMarks;
  if (isFine || !values.every((value) => isWhole(dividedBy(value, next)))) return step;
  return coarse(next, length, values);
}

interface ScaleSpec {
  /** Answers of this round can be below zero. */
  readonly isSigned: boolean;
  /** The round has few marks, each of which is worth more. */
  readonly isTurned: boolean;
  /** Place of the task in its round. */
  readonly position: number;
}

/** Returns the ends of a scale: as the sum names them, else the same for all sums of a round with answers below zero. */
function endsOf(
  sum: Sum,
  line: PlaceLine,
  isSigned: boolean,
): { readonly min: Rational; readonly max: Rational } {
  const min = readNotation(line.from) ?? zero;
  const max = readNotation(line.to) ?? rational(1);
  if (sum.answerSpec.line !== null || !(isSigned || min.num < 0)) return { min, max };
  const end = compare(max, signedEnd) < 0 ? signedEnd : max;
  return { min: minus(zero, end), max: end };
}

/** Returns the scale of a sum. */
export function scaleOf(sum: Sum, line: PlaceLine, { isSigned, isTurned, position }: ScaleSpec): Scale {
  const { min, max } = endsOf(sum, line, isSigned);
  const isUp = min.num < 0;
  const length = minus(max, min);
  const near = nearIn(sum);
  const finest = readNotation(line.step) ?? rational(1);
  const step = near ?? coarse(finest, length, valuesOf(sum));
  const count = Math.max(1, Math.round(countsIn(length, step)));
  return {
    min,
    max,
    step,
    unit: sum.answerSpec.unit,
    count,
    isUp,
    ...marksOf(step, count, isTurned ? position : null),
    turn: count <= 12 ? 4 : count <= 40 ? 5 : 10,
    snap: count <= few ? 1 : 5,
    start: isUp ? Math.round(countsIn(minus(zero, min), step)) : 0,
  };
}

/** Counts of a mark that is worth more than one. */
const worths = [2, 5, 4, 3] as const;

/** Returns the marks of a scale; `turned` is the place of the task in a round in which a mark is worth more. */
function marksOf(
  step: Rational,
  count: number,
  turned: number | null,
): Pick<Scale, 'mark' | 'major' | 'named'> {
  const wide = worths.filter((worth) => count % worth === 0 && count / worth >= 3);
  const mark = turned === null ? 1 : (wide[turned % Math.min(2, wide.length)] ?? 1);
  const plain = turned === null ? longOf(step, count) : mark * 2;
  const major = plain % mark === 0 ? plain : mark;
  const middle = count / 2;
  return { mark, major, named: middle % major === 0 ? [0, middle, count] : [0, count] };
}

/** Counts between two long marks: wholes of a fraction, tens of a long scale, fives of a short one. */
function longOf({ den }: Rational, count: number): number {
  if (den > 1 && den !== 10 && den !== 100) return den % 4 === 0 && den > 4 ? den / 4 : den;
  return count <= few && !(den === 10 && count > 10) ? 5 : 10;
}

/** Whether what hangs at its mark on one scale hangs right on the other. */
export const isSameScale = (a: Scale, b: Scale): boolean =>
  a.unit === b.unit && equals(a.min, b.min) && equals(a.max, b.max) && equals(a.step, b.step);

/** How a mark is drawn: long ones at tens, half-long ones at fives. */
export type MarkKind = 'long' | 'half' | 'short';

/** Returns the kind of mark at a count; null where there is none. */
export function markAt({ mark, major, count: all }: Scale, count: number): MarkKind | null {
  if (count < 0 || count > all || count % mark !== 0) return null;
  if (count % major === 0) return 'long';
  return major % 2 === 0 && count % (major / 2) === 0 ? 'half' : 'short';
}

export const within = ({ count: most }: Scale, count: number): number => Math.min(most, Math.max(0, count));

export const valueAt = ({ min, step }: Scale, count: number): Rational =>
  plus(min, times(step, rational(count)));

/** Returns the count of an answer in canonical notation; null when it is none. */
export function countOf(sum: Sum, scale: Scale, canonical: string | null): number | null {
  const value = valueIn(canonical, sum);
  return value === null ? null : within(scale, Math.round(countsIn(minus(value, scale.min), scale.step)));
}

/** Returns where the hook begins: at a for a + b and a − b, so that cranking is counting on or back; else at the surface. */
export function hookStart({ left, right, answerSpec: { unit } }: Sum, scale: Scale): number {
  const isSum =
    left.kind === 'operation' && (left.sign === '+' || left.sign === '-') && right.kind === 'hole';
  const first = isSum ? left.left : null;
  if (first?.kind !== 'number' || !areAlike(first, right)) return scale.start;
  const value = dividedBy(times(first.value, unitSize(first.unit)), unitSize(unit ?? undefined));
  const count = dividedBy(minus(value, scale.min), scale.step);
  return isWhole(count) && within(scale, count.num) === count.num ? count.num : scale.start;
}

/** Returns how far down a count is: 0 at the upper end of the scale, 1 at its lower end. */
export function downAt({ count: all, isUp }: Scale, count: number): number {
  return isUp ? 1 - count / all : count / all;
}

/** Returns the count that a tap at this part of the way down means. */
export function tapped(scale: Scale, down: number): number {
  const share = scale.isUp ? 1 - down : down;
  return within(scale, Math.round((share * scale.count) / scale.snap) * scale.snap);
}

/** Returns the count after the hook went down by so many counts. */
export const lowered = (scale: Scale, count: number, by: number): number =>
  within(scale, count + (scale.isUp ? -by : by));

/** Returns the whole counts in a turning of the crank (in turns, down is positive), and the turning that is left over. */
export function cranked({ turn }: Scale, turns: number): { readonly by: number; readonly rest: number } {
  const by = Math.trunc(turns * turn);
  return { by, rest: turns - by / turn };
}

/** Why a hook hangs wrong: on the other side of the sea, at marks read as ones, beside where it was counted to, or elsewhere. */
export type MissKind = 'side' | 'worth' | 'count' | 'other';

/** Returns what a miss has to be told about. */
export function missOf(sum: Sum, scale: Scale, given: number, right: number): MissKind {
  const [own, asked] = [valueAt(scale, given), valueAt(scale, right)];
  if (own.num * asked.num < 0) return 'side';
  const worth = times(scale.step, rational(scale.mark));
  const isReadAsOnes = !equals(worth, rational(1)) && equals(own, times(asked, worth));
  if (isReadAsOnes || (scale.mark > 1 && Math.abs(given - right) < scale.mark)) return 'worth';
  return isBare(sum) ? 'count' : 'other';
}

/** Returns the named count that is nearest to another one. */
export const nearestNamed = ({ named }: Scale, count: number): number =>
  named.reduce(
    (best, each) => (Math.abs(each - count) < Math.abs(best - count) ? each : best),
    named[0] ?? 0,
  );

/**
 * Returns the counts between two names of an explained scale, at least so many, so that all names are as far apart: whole
 * long marks, else half-long ones. `keepsMiddle` where the child is told to count from a standing name: else the one in the
 * middle gives way to names at long marks.
 */
export function nameStep(
  { major, count, named: [first = 0, second = 0] }: Scale,
  least: number,
  keepsMiddle: boolean,
): number {
  const gap = second - first;
  const whole = keepsMiddle ? gap : count;
  for (let size = major; size < whole; size += major) if (size >= least && whole % size === 0) return size;
  const half = major / 2;
  if (major % 2 === 0)
    for (let size = half; size < gap; size += half) if (size >= least && gap % size === 0) return size;
  return gap;
}

/** The glass at the hook shows so many counts on either side of its own. */
export const lensReach = 3;

/** Returns whether the glass shows both marks of a miss; the rope alone shows such as lie further apart. */
export const inLens = (given: number, right: number): boolean => Math.abs(given - right) <= lensReach;

/** So many counts light one by one; more go by way of the long marks. */
const oneByOne = 10;

/** Returns the counts that light up on the way from the child's to the right one, which is the last. */
export function wayTo({ major }: Scale, given: number, right: number): readonly number[] {
  const side = Math.sign(right - given);
  if (side === 0) return [right];
  const gap = Math.abs(right - given);
  if (gap <= oneByOne) return Array.from({ length: gap }, (_, k) => given + side * (k + 1));
  const size = Math.max(major, Math.ceil(gap / (oneByOne * major)) * major);
  const first = side > 0 ? Math.ceil((given + 1) / size) : Math.floor((given - 1) / size);
  const stops: number[] = [];
  for (let at = first * size; side * (right - at) > 0; at += side * size) stops.push(at);
  return [...stops, right];
}

/** Things of each chapter: fish of the shallows, animals of the trench, birds of the cliff. */
export const holds = { fish: 12, deep: 6, bird: 6 } as const;
export const setHolds = holds.fish + holds.deep + holds.bird;

/** Returns the frame of the thing of a place, from 0. */
export function frameOf(place: number): string {
  if (place < holds.fish) return `fish-${place + 1}`;
  const deep = place - holds.fish;
  if (deep < holds.deep) return `deep-${deep + 1}`;
  return `bird-${deep - holds.deep + 1}`;
}

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): keyof typeof holds {
  const place = placeOf(rounds, setHolds);
  return place < holds.fish ? 'fish' : place < holds.fish + holds.deep ? 'deep' : 'bird';
}
