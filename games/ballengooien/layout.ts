import type { Box, Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  /** Middle of the design, left to right. */
  readonly middle: number;
  /** Where the wall stands: its middle on the board, its width, and the height of a can. */
  readonly wall: Point & { readonly width: number; readonly can: number };
  /** Board at the back of the stall, on which finished blocks stand: its middle. */
  readonly board: Point;
  /** Middle of the row of balls, the distance between two, and the radius of one. */
  readonly balls: Point & {
    readonly across: number;
    readonly radius: number;
    /** Balls with tags: in a row, the distances between two, and the radius of one. */
    readonly tags: {
      readonly columns: number;
      readonly across: number;
      readonly down: number;
      readonly radius: number;
    };
  };
  readonly walrus: Point & { readonly size: number };
  /** Feet of the first prize of the rack, the distance to the next, and prizes in a row. */
  readonly rack: Point & { readonly columns: number; readonly across: number; readonly down: number };
  /** Feet of the attractions on the quay, and of the parts of the castle on the hill. */
  readonly fair: readonly Point[];
  readonly castle: Point & { readonly size: number };
  /** Horizon of the sea, and the back edge of the counter. */
  readonly horizon: number;
  readonly counter: number;
  /** First bulb of the string, the distance to the next, and how far the string hangs through. */
  readonly bulbs: Point & { readonly across: number; readonly sag: number };
  /** Boats on the sea, pennants along the back wall, and where the gull sits. */
  readonly sails: readonly { readonly x: number; readonly size: number }[];
  readonly pennants: Point & { readonly count: number; readonly across: number };
  readonly gull: Point;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** Area that balls are thrown into in the celebration. */
  readonly field: Box;
}

const at = (pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    wall: { x: 590, y: 488, width: 470, can: 92 },
    board: { x: 590, y: 240 },
    balls: {
      x: 590,
      y: 644,
      across: 152,
      radius: 54,
      tags: { columns: 4, across: 212, down: 0, radius: 54 },
    },
    walrus: { x: 1010, y: 582, size: 1.04 },
    rack: { x: 66, y: 350, columns: 4, across: 62, down: 92 },
    fair: at([
      [1206, 404],
      [1108, 372],
      [1196, 556],
      [1098, 470],
      [960, 330],
      [1140, 232],
    ]),
    castle: { x: 168, y: 262, size: 1 },
    horizon: 330,
    counter: 566,
    bulbs: { x: 40, y: 140, across: 80, sag: 24 },
    sails: [
      { x: 1130, size: 0.62 },
      { x: 1230, size: 0.8 },
    ],
    pennants: { x: 352, y: 190, count: 17, across: 30 },
    gull: { x: 246, y: 262 },
    go: { x: 1206, y: 640 },
    title: { x: 640, y: 84, width: 520 },
    field: { x: 300, y: 150, width: 600, height: 400 },
  },
  portrait: {
    middle: 360,
    wall: { x: 298, y: 956, width: 440, can: 100 },
    board: { x: 298, y: 716 },
    balls: {
      x: 360,
      y: 1140,
      across: 168,
      radius: 62,
      tags: { columns: 2, across: 320, down: 100, radius: 43 },
    },
    walrus: { x: 616, y: 1004, size: 0.94 },
    rack: { x: 62, y: 522, columns: 6, across: 64, down: 92 },
    fair: at([
      [624, 500],
      [512, 486],
      [640, 660],
      [520, 640],
      [440, 462],
      [450, 340],
    ]),
    castle: { x: 150, y: 440, size: 0.9 },
    horizon: 446,
    counter: 1018,
    bulbs: { x: 15, y: 256, across: 46, sag: 18 },
    sails: [
      { x: 470, size: 0.5 },
      { x: 640, size: 0.66 },
    ],
    pennants: { x: 46, y: 664, count: 17, across: 31 },
    gull: { x: 392, y: 442 },
    go: { x: 640, y: 1222 },
    title: { x: 360, y: 182, width: 560 },
    field: { x: 30, y: 480, width: 560, height: 540 },
  },
};

/** Depths at which the world is drawn, from back to front. */
export const depths = {
  fair: 1,
  panel: 2,
  kept: 2.4,
  block: 2.8,
  walrus: 3,
  ropes: 4.8,
  tins: 5,
  labels: 5.4,
  counter: 8,
  balls: 9,
  numbers: 9.4,
  flying: 20,
  awning: 30,
  bulbs: 31,
} as const;
