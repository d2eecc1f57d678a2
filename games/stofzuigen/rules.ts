import type { Box, Orientation, Point } from '@games/kit/layout/design';
import { jitterGrid } from '@games/kit/layout/jitter-grid';
import { isWhole, type Rational } from '@/maths/number/rational';
import type { Random } from '@/maths/random';
import type { Given, SumVerdict } from '@/maths/round/task';
import type { Sum, SumId } from '@/maths/sum/sum';
import type { Segment } from './matter';

/** Position of a fluff, design px, and its scale. */
export interface Lying extends Point {
  readonly size: number;
}

/** Width and height a fluff needs for itself, design px. */
const space = { width: 234, height: 214 } as const;

/** Area of the fluff on the rug. */
export const rugs: Readonly<Record<Orientation, Box>> = {
  landscape: { x: 188, y: 160, width: 718, height: 524 },
  portrait: { x: 40, y: 312, width: 640, height: 644 },
};

/** Places fluff in rows without overlap, with a random offset unless motion is reduced. */
export function fluffSpots(count: number, random: Random, calm: boolean, orientation: Orientation): Lying[] {
  const { places, pitch } = jitterGrid(count, {
    area: rugs[orientation],
    columns: orientation === 'portrait' ? 2 : Math.max(2, Math.ceil(count / 2)),
    off: (height) => ({ x: 4, y: Math.max(0, Math.min(14, (height - space.height) / 2)) }),
    random: calm ? null : random,
  });
  const rows = (places.at(-1)?.row ?? 0) + 1;
  const size = Math.min(1, pitch / space.width, rugs[orientation].height / rows / space.height);
  return places.map(({ x, y }) => ({ x, y, size }));
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

/** Sorts the list of the bag by the first number, so that the pattern is visible. */
export function bagOrder(sums: readonly Sum[]): readonly Sum[] {
  const first = ({ left, right }: Sum) => {
    const side = left.kind === 'operation' ? left.left : right.kind === 'operation' ? right.left : left;
    return side.kind === 'number' ? side.value.num / side.value.den : 0;
  };
  return sums.toSorted((a, b) => first(b) - first(a));
}

/** What the bag shows in a round without numbers: a fluff of two clumps; null for what cannot be laid in fives. */
export function fluffWorth(target: Rational): readonly Segment[] | null {
  if (!isWhole(target) || target.num < 2 || target.num > mostInBag) return null;
  const first = Math.ceil(target.num / 2);
  return [
    { length: first, role: 'first' },
    { length: target.num - first, role: 'second' },
  ];
}
const mostInBag = 20;

/** Height of a bar, the gap between two, and how far the bag's bar lies from the edges of the rack, design px. */
export const barHeight = 40;
export const barGap = 4;
export const rackEdge = 24;
/** Air below the last bar, design px. */
const rackFoot = 6;

/** Returns the distance from bar to bar at which so many lie below the bag's bar within a rack of this height. */
export function pitchFor(rows: number, height: number): number {
  const below = height - rackEdge - barHeight / 2 - rackFoot;
  return Math.min(barHeight + barGap, (below + barGap / 2) / (rows + 0.5));
}

/** Rooms of a doll's house; the next ones are in the attic, then in the castle. */
export const houseRooms = 8;
const houses = ['house', 'attic', 'castle'] as const;

/** Returns the house whose rooms are cleaned when so many rooms are clean; a full one stands until the next round. */
export const houseAt = (rooms: number): (typeof houses)[number] =>
  houses[Math.floor(Math.max(0, rooms - 1) / houseRooms) % houses.length] ?? 'house';

/** Places heaps of dust all over the floor, away from the vacuum cleaner. */
export function dustSpots(count: number, floor: Box, random: Random): readonly Point[] {
  const area = {
    ...floor,
    x: floor.x + 60,
    y: floor.y + 60,
    width: floor.width * 0.7,
    height: floor.height * 0.7,
  };
  const off = () => ({ x: 40, y: 30 });
  return jitterGrid(count, { area, columns: 5, off, random }).places;
}
