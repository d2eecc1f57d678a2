import type { Box, Orientation, Point } from '@games/kit/layout/design';
import { jitterGrid } from '@games/kit/layout/jitter-grid';
import { isWhole, type Rational } from '@/maths/number/rational';
import type { Random } from '@/maths/random';
import type { Given, SumVerdict } from '@/maths/round/task';
import type { Expression, Sum, SumId } from '@/maths/sum/sum';

/** Position of a ball of fluff and the largest width of its plate, design px. */
export interface Lying extends Point {
  readonly room: number;
}

/** Area of the fluff on the rug. */
const rugs: Readonly<Record<Orientation, Box>> = {
  landscape: { x: 206, y: 196, width: 744, height: 452 },
  portrait: { x: 40, y: 340, width: 640, height: 584 },
};

/** Places fluff in rows without overlap, with a random offset unless motion is reduced. */
export function fluffSpots(count: number, random: Random, calm: boolean, orientation: Orientation): Lying[] {
  const { places, pitch } = jitterGrid(count, {
    area: rugs[orientation],
    columns: orientation === 'portrait' ? 2 : Math.max(2, Math.ceil(count / 2)),
    off: (height) => ({ x: 5, y: Math.min(16, (height - 130) / 2) }),
    random: calm ? null : random,
  });
  return places.map(({ x, y }) => ({ x, y, room: pitch - 34 }));
}

/** Returns the sums of an answer, in the order they were collected. */
export const heldIn = (sumIds: readonly SumId[], given: Given): readonly SumId[] =>
  given.kind === 'set' ? given.optionIds.flatMap((id) => sumIds.find((sumId) => sumId === id) ?? []) : [];

/** Result of each sum when the bag is filled. */
export interface Cleaned {
  /** Collected sums with the value of the bag. */
  readonly bagged: readonly SumId[];
  /** The first collected sum with another value; the hose stops there. */
  readonly stuck: readonly SumId[];
  /** Sums with the value of the bag that were left behind. */
  readonly left: readonly SumId[];
}

/** `held` in the order they were collected. */
export function cleaned(
  perSum: readonly Pick<SumVerdict, 'sumId' | 'right'>[],
  held: readonly SumId[],
): Cleaned {
  const isRight = new Map(perSum.map(({ sumId, right }) => [sumId, right]));
  return {
    bagged: held.filter((id) => isRight.get(id) === true),
    stuck: held.filter((id) => isRight.get(id) === false),
    left: perSum.filter(({ sumId, right }) => !right && !held.includes(sumId)).map(({ sumId }) => sumId),
  };
}

/** Returns the sum that explains an error: where the hose stopped, else one left behind. */
export const explained = ({ stuck, left }: Cleaned): SumId | undefined => stuck[0] ?? left[0];

export interface Segment {
  readonly length: number;
  readonly role: 'first' | 'second' | 'taken';
}

const size = ({ num, den }: Rational): number => num / den;
const numberIn = (side: Expression): Rational | null => (side.kind === 'number' ? side.value : null);

/**
 * A sum as a bar: 6 + 4 is six and four, 13 − 5 is eight with five crossed out, 3 × 4 is three fours; 7 + ▢ = 12 is what
 * is missing beside the seven that is there. What is not taken is always as long as the sum's value.
 */
export function barOf(sum: Sum): readonly Segment[] {
  const bar = assetsOf(sum);
  const value = Math.abs(size(sum.answer));
  // Parts in other units do not add up to the answer's number: then it is one bar.
  return Math.abs(barLength(bar) - value) < 1e-9 ? bar : [{ length: value, role: 'first' }];
}

function assetsOf(sum: Sum): readonly Segment[] {
  const value = size(sum.answer);
  const whole: readonly Segment[] = [{ length: Math.abs(value), role: 'first' }];
  const [operation] = [sum.left, sum.right].filter((side) => side.kind === 'operation');
  if (operation?.kind !== 'operation' || value < 0) return whole;
  const [a, b] = [numberIn(operation.left), numberIn(operation.right)];
  const known = a ?? b;
  if (a === null || b === null)
    return operation.sign === '+' && known !== null && size(known) > 0
      ? [...whole, { length: size(known), role: 'taken' }]
      : whole;
  if (operation.sign === '+') return parts([size(a), size(b)]);
  if (operation.sign === '-' && size(b) >= 0) return [...whole, { length: size(b), role: 'taken' }];
  const groups = operation.sign === '*' && isWhole(a) && a.num <= 10 && a.num > 0 ? a.num : 1;
  return groups === 1 ? whole : parts(Array.from({ length: groups }, () => size(b)));
}

const parts = (lengths: readonly number[]): readonly Segment[] =>
  lengths
    .map((length, index): Segment => ({ length, role: index % 2 === 0 ? 'first' : 'second' }))
    .filter(({ length }) => length > 0);

/** Returns the length of a bar without what was taken away. */
export const barLength = (bar: readonly Segment[]): number =>
  bar.filter(({ role }) => role !== 'taken').reduce((sum, { length }) => sum + length, 0);

/** Returns the design px per one at which the longest bar fits. */
export function barScale(bars: readonly (readonly Segment[])[], room: number): number {
  const longest = Math.max(...bars.map((bar) => bar.reduce((sum, { length }) => sum + length, 0)), 1e-6);
  return room / longest;
}

/** Sorts the list of the bag by the first number, so that the pattern is visible. */
export function bagOrder(sums: readonly Sum[]): readonly Sum[] {
  const first = ({ left, right }: Sum) => {
    const side = left.kind === 'operation' ? left.left : right.kind === 'operation' ? right.left : left;
    return side.kind === 'number' ? size(side.value) : 0;
  };
  return sums.toSorted((a, b) => first(b) - first(a));
}

/** Rooms of the doll's house. */
export const houseRooms = 9;
