import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Left end, length and height of the layer that is dug; the first one lies at the surface. */
  readonly strip: { readonly left: number; readonly width: number; readonly height: number };
  readonly surface: number;
  /** Height that the layers above the open one take, each and all; in a miss there is less. */
  readonly above: { readonly each: number; readonly all: number; readonly miss: number };
  readonly parrot: Standing;
  readonly ship: Standing;
  /** Where the finds lie: the middle of the first, columns and distances. */
  readonly finds: Point & {
    readonly columns: number;
    readonly across: number;
    readonly down: number;
    readonly size: number;
  };
  /** Middle of the keys for one part back and forth, and the keys that climb and dig. */
  readonly nudges: Point;
  readonly climb: Point;
  readonly dig: Point;
  readonly chest: Standing;
  readonly title: Point & { readonly width: number };
  /** Middle and largest width of the sentence about a miss; null where it stands below the card as usual. */
  readonly ribbon: { readonly x: number; readonly width: number } | null;
  readonly go: Point;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    strip: { left: 170, width: 940, height: 124 },
    surface: 236,
    above: { each: 66, all: 192, miss: 120 },
    parrot: { x: 150, y: 244, size: 0.62 },
    ship: { x: 1090, y: 222, size: 0.9 },
    finds: { x: 275, y: 678, columns: 12, across: 66.5, down: 0, size: 0.62 },
    nudges: { x: 116, y: 660 },
    climb: { x: 1114, y: 660 },
    dig: { x: 1214, y: 660 },
    chest: { x: 640, y: 560, size: 1.2 },
    title: { x: 640, y: 84, width: 560 },
    ribbon: null,
    go: { x: 1210, y: 560 },
  },
  portrait: {
    strip: { left: 56, width: 608, height: 170 },
    surface: 428,
    above: { each: 84, all: 300, miss: 240 },
    parrot: { x: 92, y: 430, size: 1 },
    ship: { x: 580, y: 412, size: 0.95 },
    finds: { x: 110, y: 1020, columns: 6, across: 100, down: 78, size: 0.72 },
    nudges: { x: 130, y: 1212 },
    climb: { x: 540, y: 1212 },
    dig: { x: 640, y: 1212 },
    chest: { x: 360, y: 860, size: 1.4 },
    title: { x: 360, y: 190, width: 600 },
    ribbon: { x: 425, width: 560 },
    go: { x: 620, y: 1212 },
  },
};

/** Depths at which the world is drawn, from back to front. */
export const depths = {
  sky: 0,
  ship: 0.6,
  earth: 1,
  kept: 2,
  parrot: 3,
  fan: 4,
  strip: 5,
  aim: 7,
  flag: 7.4,
  spade: 8,
  sign: 9,
  chest: 9.6,
  keys: 10,
} as const;

/** Share of its room that a layer above takes; the rest widens to the next one. */
const layerShare = 0.62;

/** Returns where the layers lie, from the top, when so many are dug above the open one. */
export function boxesFor({ strip, surface, above }: Layout, dug: number, isMiss = false): readonly Box[] {
  const { left: x, width, height } = strip;
  const room = Math.min(dug * above.each, isMiss ? above.miss : above.all);
  const each = dug === 0 ? 0 : room / dug;
  const upper = Array.from({ length: dug }, (_, depth) => ({
    x,
    y: surface + depth * each,
    width,
    height: each * layerShare,
  }));
  return [...upper, { x, y: surface + room, width, height }];
}

/** Returns where a part of a layer begins and ends, design px; in the last layer a part is the mark at its left. */
export function partOf(
  { x, width }: Pick<Box, 'x' | 'width'>,
  { part, count, isMark }: { readonly part: number; readonly count: number; readonly isMark: boolean },
): { readonly left: number; readonly middle: number; readonly right: number } {
  const each = width / count;
  const left = x + part * each - (isMark ? each / 2 : 0);
  return { left, middle: left + each / 2, right: left + each };
}
