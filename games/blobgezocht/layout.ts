import type { Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Blobs in a row, the distance between two, and the feet of each row, the farthest first. */
  readonly columns: number;
  readonly across: number;
  readonly rows: readonly number[];
  /** Feet of the row where a few blobs stand in one. */
  readonly single: readonly number[];
  /** First hook for the masks of the round, the distance to the next, and hooks in a row. */
  readonly hooks: Point & { readonly columns: number; readonly across: number; readonly down: number };
  /** Middle of the first disguise in the case, and the distance to the next. */
  readonly cabinet: Point & { readonly columns: number; readonly across: number; readonly down: number };
  readonly ball: readonly Point[];
  readonly floats: readonly Point[];
  readonly snail: Point & { readonly size: number };
  /** Number line of the lesson: its middle, its length, and the middle of the numbers below it. */
  readonly line: Point & { readonly length: number; readonly numbers: number };
  /** Middle of the parade at the feet of its blobs, and the distance between two. */
  readonly parade: Point & { readonly across: number };
  readonly go: Point;
  readonly title: Point & { readonly width: number };
}

const at = (pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    columns: 3,
    across: 252,
    rows: [362, 572],
    single: [552],
    hooks: { x: 1064, y: 214, columns: 4, across: 56, down: 66 },
    cabinet: { x: 62, y: 238, columns: 3, across: 63, down: 82 },
    ball: at([
      [142, 30],
      [1120, 34],
      [1000, 150],
      [226, 626],
      [90, 650],
      [160, 704],
    ]),
    floats: at([
      [236, 62],
      [1240, 96],
      [60, 128],
      [1390, 60],
      [-80, 40],
      [1080, 40],
    ]),
    snail: { x: 1150, y: 606, size: 1.02 },
    line: { x: 640, y: 634, length: 700, numbers: 682 },
    parade: { x: 524, y: 660, across: 158 },
    go: { x: 1214, y: 662 },
    title: { x: 640, y: 84, width: 520 },
  },
  portrait: {
    middle: 360,
    columns: 2,
    across: 316,
    rows: [514, 726, 938],
    single: [514, 726, 938],
    hooks: { x: 56, y: 976, columns: 12, across: 55, down: 0 },
    cabinet: { x: 64, y: 1128, columns: 6, across: 73, down: 82 },
    ball: at([
      [150, 60],
      [570, 66],
      [360, 90],
      [70, 934],
      [650, 934],
      [560, 1256],
    ]),
    floats: at([
      [190, 120],
      [560, 30],
      [80, 190],
      [640, 110],
      [-20, 90],
      [480, 140],
    ]),
    snail: { x: 606, y: 1256, size: 0.94 },
    line: { x: 360, y: 868, length: 560, numbers: 914 },
    parade: { x: 360, y: 930, across: 110 },
    go: { x: 648, y: 1046 },
    title: { x: 360, y: 186, width: 560 },
  },
};

/** Depths at which the world is drawn, from back to front. */
export const depths = {
  floats: 0.5,
  hall: 1,
  kept: 2,
  snail: 3,
  blobs: 4,
  masks: 5,
  writing: 6,
  raised: 8,
  line: 12,
  stars: 20,
} as const;
