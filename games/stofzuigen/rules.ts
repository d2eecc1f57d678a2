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
const space = { width: 234, height: 190 } as const;

/** Area of the fluff on the rug. */
export const rugs: Readonly<Record<Orientation, Box>> = {
  landscape: { x: 187, y: 152, width: 718, height: 434 },
  portrait: { x: 40, y: 326, width: 640, height: 612 },
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

/** Largest distance of two rows of bars, and air between two, design px. */
const widestPitch = 124;
export const barGap = 10;
/** Row of the bar that is explained after a miss, and what stays free below it for the sentence, design px. */
const told = { least: 92, most: 140, share: 1.1, sentence: 112 } as const;

/** Heights of the rows on the rug, the bag's bar first, and what stays free above the first one, design px. */
export interface Rows {
  readonly heights: readonly number[];
  readonly above: number;
}

/**
 * Spreads the rows over the rug: all alike after a right answer; after a miss the last one is the bar that is explained,
 * with room for the sentence below it.
 */
export function rowsOn(bagged: number, isMiss: boolean, height: number): Rows {
  const equal = bagged + 1;
  const free = height - (isMiss ? told.sentence : 0);
  const wished = Math.max(told.least, (free / (equal + 1)) * told.share);
  const last = isMiss ? [Math.min(told.most, wished)] : [];
  const each = Math.min(widestPitch, (free - (last[0] ?? 0)) / equal);
  const heights = [...Array.from({ length: equal }, () => each), ...last];
  const above = (free - heights.reduce((sum, row) => sum + row, 0)) / 2;
  return { heights, above };
}

/** How bars are drawn: design px for one, and the amount up to which their beginning is cut off. */
export interface Scale {
  readonly perOne: number;
  readonly from: number;
}

/** Narrowest gap that is seen at once, design px. */
const smallestGap = 46;

/** Returns the scale of bars; where the gap between two long ones would be a hair, their beginning is cut off. */
export function scaleFor(longest: number, gap: number, width: number): Scale {
  const perOne = width / Math.max(longest, 1e-6);
  if (gap === 0 || gap * perOne >= smallestGap) return { perOne, from: 0 };
  const from = Math.ceil(longest - (width * gap) / smallestGap);
  return { perOne: width / (longest - from), from };
}

/** Panels of the rug's edge; after the last one the first is woven anew. */
export const panels = 12;

/** Light of a dusty room, multiplied with its colours. */
const dusty = 0xded7ea;

/** Returns the tint of a room of which this share is clean, from 0 to 1; `light` is its light when all of it is. */
export function brightness(light: number, share: number): number {
  const clean = Math.max(0, Math.min(1, share));
  const channel = (shift: number) => {
    const [from, to] = [(dusty >> shift) & 255, (light >> shift) & 255];
    return Math.round(from + (to - from) * clean) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** Rooms of a doll's house; the next ones are in the attic, then in the castle. */
export const houseRooms = 8;
const houses = ['house', 'attic', 'castle'] as const;

/** Returns the house whose rooms are cleaned when so many rooms are clean; a full one stands until the next round. */
export const houseAt = (rooms: number): (typeof houses)[number] =>
  houses[Math.floor(Math.max(0, rooms - 1) / houseRooms) % houses.length] ?? 'house';

/** Places of dust all over the floor, row by row. */
export function dustSpots(count: number, floor: Box, random: Random): readonly Point[] {
  const columns = Math.max(2, Math.round(Math.sqrt((count * floor.width) / floor.height)));
  const area = { x: floor.x + 70, y: floor.y + 60, width: floor.width - 140, height: floor.height - 110 };
  return jitterGrid(count, { area, columns, off: () => ({ x: 30, y: 24 }), random }).places;
}
