import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Middles of the painted layers. */
  readonly layers: {
    readonly sky: Point;
    readonly hills: Point;
    readonly ground: Point;
    readonly console: Point;
    readonly moon: Point;
  };
  /** Where rockets stand: the foot of the scale is as high. */
  readonly ground: number;
  /** Height of the head of the scale. */
  readonly head: number;
  readonly tower: number;
  /** Room for the numbers beside the tower. */
  readonly side: { readonly left: number; readonly right: number };
  readonly lane: number;
  readonly ruw: Standing;
  /** Stations of this round: the first, the distance to the next one up, and to the next column. */
  readonly minis: Point & { readonly up: number; readonly aside: number; readonly inColumn: number };
  readonly board: Point & {
    readonly first: Point;
    readonly step: Point;
    readonly across: number;
    readonly patch: number;
  };
  /** Buildings of the base, one for each patch. */
  readonly base: readonly Standing[];
  readonly planets: readonly Point[];
  readonly galaxies: readonly Point[];
  readonly pad: Point & { readonly key: { readonly width: number; readonly height: number } };
  readonly lever: { readonly x: number; readonly low: number; readonly high: number; readonly zone: Box };
  /** Lines of the model on the screen. */
  readonly screen: Box;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** The landing: heights of the surface and of the start, where the rocket and Ruw come down. */
  readonly landing: {
    readonly surface: number;
    readonly start: number;
    readonly rocket: number;
    readonly ruw: number;
    /** Flags of earlier rounds. */
    readonly flags: readonly Standing[];
    readonly earth: Point;
    /** Where the thing of this round is shown. */
    readonly prize: Point;
  };
  /** How far the console goes out of sight. */
  readonly away: Point;
}

const standing = (rows: readonly (readonly [number, number, number])[]): readonly Standing[] =>
  rows.map(([x, y, size]) => ({ x, y, size }));

const at = (pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: {
      sky: { x: 640, y: 360 },
      hills: { x: 640, y: 610 },
      ground: { x: 640, y: 743 },
      console: { x: 1141, y: 518 },
      moon: { x: 640, y: 770 },
    },
    ground: 654,
    head: 190,
    tower: 420,
    side: { left: 150, right: 200 },
    lane: 690,
    ruw: { x: 214, y: 654, size: 0.86 },
    minis: { x: 770, y: 610, up: 40, aside: 0, inColumn: 12 },
    board: { x: 82, y: 429, first: { x: 49, y: 258 }, step: { x: 66, y: 62 }, across: 2, patch: 1 },
    base: standing([
      [520, 640, 1],
      [330, 640, 0.9],
      [600, 642, 0.85],
      [296, 600, 0.5],
      [470, 604, 0.6],
      [624, 580, 0.55],
      [368, 612, 0.6],
      [560, 594, 0.5],
      [262, 584, 0.5],
      [660, 592, 0.55],
      [396, 590, 0.45],
      [488, 582, 0.42],
    ]),
    planets: at([
      [196, 204],
      [300, 190],
      [560, 232],
      [256, 298],
      [608, 330],
      [780, 214],
      [196, 392],
      [562, 430],
    ]),
    galaxies: at([
      [300, 400],
      [620, 220],
      [196, 300],
      [560, 340],
      [776, 320],
      [290, 250],
      [600, 500],
      [210, 480],
    ]),
    pad: { x: 1091, y: 414, key: { width: 86, height: 86 } },
    lever: { x: 860, low: 548, high: 330, zone: { x: 860, y: 426, width: 88, height: 336 } },
    screen: { x: 1091, y: 372, width: 336, height: 270 },
    go: { x: 1091, y: 550 },
    title: { x: 640, y: 86, width: 560 },
    landing: {
      surface: 526,
      start: 210,
      rocket: 560,
      ruw: 836,
      flags: standing([
        [300, 524, 0.7],
        [990, 534, 0.75],
        [180, 566, 0.9],
        [1120, 580, 1],
        [404, 500, 0.5],
        [900, 500, 0.5],
        [90, 640, 1.1],
        [1060, 500, 0.5],
        [240, 500, 0.5],
        [320, 640, 1.1],
        [1020, 660, 1.1],
      ]),
      earth: { x: 1050, y: 286 },
      prize: { x: 700, y: 306 },
    },
    away: { x: 720, y: 0 },
  },
  portrait: {
    layers: {
      sky: { x: 360, y: 420 },
      hills: { x: 330, y: 804 },
      ground: { x: 360, y: 937 },
      console: { x: 360, y: 1166 },
      moon: { x: 360, y: 1124 },
    },
    ground: 838,
    head: 290,
    tower: 300,
    side: { left: 150, right: 200 },
    lane: 568,
    ruw: { x: 84, y: 838, size: 0.86 },
    minis: { x: 680, y: 800, up: 44, aside: 0, inColumn: 12 },
    board: { x: 360, y: 897, first: { x: 74, y: 898 }, step: { x: 52, y: 0 }, across: 12, patch: 0.84 },
    base: standing([
      [444, 828, 1],
      [210, 828, 0.9],
      [370, 832, 0.85],
      [150, 790, 0.5],
      [510, 800, 0.6],
      [396, 782, 0.55],
      [650, 826, 0.8],
      [340, 776, 0.5],
      [236, 782, 0.5],
      [470, 780, 0.5],
      [640, 780, 0.5],
      [30, 786, 0.5],
    ]),
    planets: at([
      [64, 300],
      [640, 310],
      [430, 360],
      [66, 420],
      [470, 520],
      [170, 350],
      [60, 560],
      [450, 650],
    ]),
    galaxies: at([
      [150, 480],
      [460, 430],
      [70, 360],
      [440, 590],
      [640, 400],
      [160, 640],
      [470, 720],
      [70, 640],
    ]),
    pad: { x: 276, y: 1103, key: { width: 98, height: 80 } },
    lever: { x: 590, low: 1226, high: 1014, zone: { x: 590, y: 1104, width: 108, height: 334 } },
    screen: { x: 276, y: 1060, width: 390, height: 220 },
    go: { x: 276, y: 1220 },
    title: { x: 360, y: 186, width: 560 },
    landing: {
      surface: 880,
      start: 430,
      rocket: 280,
      ruw: 540,
      flags: standing([
        [70, 900, 0.8],
        [640, 890, 0.75],
        [110, 990, 1.1],
        [610, 980, 1.1],
        [160, 852, 0.5],
        [430, 850, 0.5],
        [50, 1080, 1.2],
        [660, 1080, 1.2],
        [680, 856, 0.5],
        [200, 1060, 1.1],
        [470, 1060, 1.1],
      ]),
      earth: { x: 590, y: 420 },
      prize: { x: 410, y: 610 },
    },
    away: { x: 0, y: 520 },
  },
};
