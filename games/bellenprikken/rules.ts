import { closeUp } from '@games/kit/layout/close-up';
import type { Box, Orientation, Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';

/** Range of a board: what lies on it. Answers are at most 20; only a wrong one can be larger. */
export type Reach = 20 | 100;

export const reachOf = (values: readonly number[]): Reach => (Math.max(0, ...values) <= 20 ? 20 : 100);

/** Radii of the bubbles of 1 and of the most, and the distance between dots, design px, by the most a bubble holds. */
const sizes = [
  { most: 10, smallest: 60, largest: 88, pitch: 28 },
  { most: 20, smallest: 52, largest: 88, pitch: 22 },
] as const;
/** Largest radius of a bubble, and the height of its dots, for a distractor above 20. */
const maxRadius = 95;
const tallest = 140;

/** Small amounts have larger bubbles and dots: all bubbles of a task are of one scale, that of its largest amount. */
const sizeFor = (most: number): (typeof sizes)[number] => sizes.find((size) => most <= size.most) ?? sizes[1];

/**
 * Radius of a bubble, design px, where `most` is the largest amount of the task: its area grows by the same amount for
 * every one more.
 */
export function bubbleRadius(value: number, most: number): number {
  const size = sizeFor(most);
  const perOne = (size.largest ** 2 - size.smallest ** 2) / (size.most - 1);
  return Math.min(maxRadius, Math.sqrt(size.smallest ** 2 + perOne * (value - 1)));
}

/** Share of the distance between dots that is the radius of a dot. */
export const dotShare = 0.43;

export interface BubbleInside {
  /** From the bubble's middle: full places, and in a round about empty places those that count. */
  readonly dots: readonly Point[];
  readonly empty: readonly Point[];
  readonly pitch: number;
}

/**
 * Returns the dots of an amount in rows of five, where `most` is the largest amount of the task. With `places` the bubble
 * shows that many of them, and as many empty ones as the amount.
 */
export function insideOf(value: number, most: number, places?: number): BubbleInside {
  const count = places ?? value;
  const rows = Math.ceil(count / 5);
  const pitch = Math.min(sizeFor(most).pitch, tallest / Math.max(1, rows - 1));
  const perRow = Math.min(5, count);
  const spots = Array.from({ length: count }, (_, index) => ({
    x: ((index % 5) - (perRow - 1) / 2) * pitch,
    y: (Math.floor(index / 5) - (rows - 1) / 2) * pitch,
  }));
  const full = places === undefined ? count : Math.max(0, places - value);
  return { dots: spots.slice(0, full), empty: spots.slice(full), pitch };
}

/** Distance between amounts apart, beside that of their rows, in distances between dots; largest height of those dots. */
const apart = { gap: 0.7, tallest: 118 } as const;
/** Most rows of dots in a bubble that are seen as amounts apart. */
const mostRows = 6;

const rowsOfFive = (amount: number): number => Math.ceil(amount / 5);

/** Returns whether amounts can be seen apart from each other in one bubble. */
export const areSeenApart = (parts: readonly number[]): boolean =>
  parts.reduce((rows, part) => rows + rowsOfFive(part), 0) <= mostRows;

/**
 * Returns the dots of amounts below each other, each in rows of five of its own, and the colour of each dot: 9 + 2 is seen
 * as 9 and 2. `most` is the largest amount of the task.
 */
export function apartInside(
  parts: readonly number[],
  most: number,
): Omit<BubbleInside, 'empty'> & { readonly fives: readonly ReturnType<typeof fiveOf>[] } {
  const seen = parts.filter((part) => part > 0);
  const rows = seen.reduce((count, part) => count + rowsOfFive(part), 0);
  const height = Math.max(0, rows - 1) + Math.max(0, seen.length - 1) * apart.gap;
  const pitch = Math.min(sizeFor(most).pitch, apart.tallest / Math.max(1, height));
  let above = -height / 2;
  const dots = seen.flatMap((part) => {
    const perRow = Math.min(5, part);
    const top = above;
    above += rowsOfFive(part) + apart.gap;
    return Array.from({ length: part }, (_, index) => ({
      x: ((index % 5) - (perRow - 1) / 2) * pitch,
      y: (top + Math.floor(index / 5)) * pitch,
    }));
  });
  return {
    dots,
    pitch,
    fives: seen.flatMap((part) => Array.from({ length: part }, (_, index) => fiveOf(index))),
  };
}

/** Returns the places bubbles show in a round about empty places: whole tens that hold every amount. */
export const placesFor = (values: readonly number[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...values) / 10)) * 10;

/** Says an amount as it is seen, in fives: 7 as 5 and 2. */
export const fivesOf = (value: number): readonly number[] =>
  value < 5
    ? [value]
    : [...Array.from({ length: Math.floor(value / 5) }, () => 5), ...(value % 5 > 0 ? [value % 5] : [])];

/** Returns the group of five of a dot: groups alternate in colour, so that amounts are read at a glance. */
export const fiveOf = (index: number): 'coral' | 'teal' =>
  Math.floor(index / 5) % 2 === 0 ? 'coral' : 'teal';

/**
 * Where one of an amount lies on the rail, from its middle: to 20 two ten-frames of two rows of five; to 100 ten
 * small upright ten-frames, two columns of five.
 */
export function railSpot(index: number, reach: Reach): Point {
  const frame = Math.floor(index / 10);
  const inFrame = index % 10;
  const line = Math.floor(inFrame / 5);
  const place = inFrame % 5;
  if (reach === 20) {
    const half = (37 * 5 + 26) / 2;
    return { x: (frame === 0 ? -half : half) + (place - 2) * 37, y: (line - 0.5) * 37 };
  }
  return { x: (frame - 4.5) * 42 + (line - 0.5) * 15, y: (place - 2) * 15 };
}

/** Scale of a bead on the rail. */
export const beadScale = (reach: Reach): number => (reach === 20 ? 1 : 0.5);

/** Compares an amount with the right one: beads in both, surplus and missing ones. */
export function beside(right: number, given: number): { same: number; over: number; short: number } {
  return {
    same: Math.min(right, given),
    over: Math.max(0, given - right),
    short: Math.max(0, right - given),
  };
}

/** Position of a bubble and the scale of bubbles, 1 in landscape. */
export interface HangingSpot extends Point {
  readonly size: number;
}

/** Scale of bubbles on a wide screen when there are few of them. */
const roomy = 1.12;

const hanging: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: 720, y: 310 }],
  2: [
    { x: 570, y: 300 },
    { x: 870, y: 320 },
  ],
  3: [
    { x: 490, y: 275 },
    { x: 945, y: 270 },
    { x: 715, y: 360 },
  ],
  4: [
    { x: 462, y: 262 },
    { x: 640, y: 404 },
    { x: 822, y: 256 },
    { x: 1004, y: 396 },
  ],
  5: [
    { x: 450, y: 250 },
    { x: 590, y: 405 },
    { x: 730, y: 245 },
    { x: 875, y: 405 },
    { x: 1015, y: 250 },
  ],
  6: [
    { x: 445, y: 245 },
    { x: 565, y: 410 },
    { x: 680, y: 240 },
    { x: 800, y: 410 },
    { x: 915, y: 240 },
    { x: 1035, y: 405 },
  ],
};

/** Upright: two beside each other, or three when there are many; the rows a little apart from straight. */
const upright = (count: number, calm: boolean): HangingSpot[] => {
  const perRow = count <= 4 ? Math.min(2, count) : 3;
  const size = count <= 4 ? 1.3 : 1.06;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const column = (index % perRow) - (inRow - 1) / 2;
    const stagger = calm ? 0 : (index % 2 === 0 ? -1 : 1) * 20;
    const aside = calm || perRow === 3 ? 0 : row === 0 ? -16 : 16;
    const top = count <= perRow ? 500 : 390;
    return {
      x: 360 + aside + column * (perRow === 3 ? 226 : 286),
      y: top + row * 262 + (perRow === 3 ? stagger / 2 : stagger),
      size,
    };
  });
};

/** Returns the positions of bubbles, in straight rows when motion is reduced. */
export function bubbleSpots(
  count: number,
  random: Random,
  calm: boolean,
  orientation: Orientation,
): HangingSpot[] {
  const spots = orientation === 'portrait' ? upright(count, calm) : calm ? rows(count) : scattered(count);
  if (calm) return spots;
  const off = () => (random.next() - 0.5) * (orientation === 'portrait' ? 8 : 16);
  return spots.map(({ x, y, size }) => ({ x: x + off(), y: y + off(), size }));
}

const scattered = (count: number): HangingSpot[] =>
  (hanging[count] ?? []).map((spot) => ({ ...spot, size: count <= 4 ? roomy : 1 }));

const rows = (count: number): HangingSpot[] => {
  const perRow = count <= 4 ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const y = count <= 4 ? 320 : row === 0 ? 240 : 425;
    const [middle, pitch] = count <= 4 ? [735, 204] : [725, 192];
    return { x: middle + ((index % perRow) - (inRow - 1) / 2) * pitch, y, size: count <= 4 ? 1.1 : 1 };
  });
};

const scale = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3] as const;

/** How much higher than the first one the so many-th pop of the celebration sounds: up five notes, to two octaves. */
export const pitchOf = (popped: number): number =>
  (scale[popped % scale.length] ?? 1) * 2 ** (Math.floor(popped / scale.length) % 2);

/**
 * Returns how long values are drawn, none below zero, of one scale, design px: the largest one takes the whole room. Parts
 * of a whole are parts of the room: 9/10 leaves a tenth of it.
 */
export function lengthsOf(values: readonly number[], room: number): readonly number[] {
  const most = arePartsOfWhole(values) ? 1 : Math.max(...values, 1e-9);
  return values.map((value) => Math.max(4, (value / most) * room));
}

/** Returns whether values, none below zero, are parts of a whole: 0.1 and 20%. */
export const arePartsOfWhole = (values: readonly number[]): boolean =>
  Math.max(...values) <= 1 && values.some((value) => !Number.isInteger(value));

/** Room that the new thing takes to each side in the close-up, design px. */
const thingRoom = 70;

/** Most room that labels get behind strips, design px. */
const mostBehind = 224;

/**
 * Returns the room of strips and that of their labels behind them, design px: labels stand on the strips where all of them fit
 * there, but never on parts of a whole, whose whole is seen.
 */
export function roomOf(
  values: readonly number[],
  labels: readonly number[],
  { whole, aside }: { readonly whole: number; readonly aside: number },
): { readonly room: number; readonly behind: number } {
  const lengths = lengthsOf(values, whole);
  const fit = labels.every((wide, place) => wide + 2 * aside <= (lengths[place] ?? 0));
  if (fit && !arePartsOfWhole(values)) return { room: whole, behind: 0 };
  const behind = Math.min(mostBehind, Math.max(...labels) + 2 * aside);
  return { room: whole - behind, behind };
}

/**
 * Returns the point nearest to a thing at which the close-up of the end shows the thing but does not cut through another:
 * that one is wholly in the picture or wholly outside of it.
 */
export function uncutAt(view: Box, thing: Point, other: Pick<Box, 'x' | 'width'>): Point {
  const isUncut = (at: Point) => {
    const { x, width } = closeUp(view, at);
    const isOut = other.x + other.width <= x || other.x >= x + width;
    const isIn = other.x >= x && other.x + other.width <= x + width;
    return (isOut || isIn) && thing.x - thingRoom >= x && thing.x + thingRoom <= x + width;
  };
  for (let off = 0; off <= view.width; off += 4)
    for (const x of [thing.x - off, thing.x + off]) if (isUncut({ x, y: thing.y })) return { x, y: thing.y };
  return thing;
}
