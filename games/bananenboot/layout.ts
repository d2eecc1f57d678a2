import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Middles of the painted layers. */
  readonly layers: { readonly sky: Point; readonly coast: Point; readonly sea: Point; readonly jetty: Point };
  /** Height of the water, along which the number line runs. */
  readonly water: number;
  readonly line: { readonly from: number; readonly to: number };
  /** Largest height of a wave, and of one that lies over another. */
  readonly crest: { readonly one: number; readonly over: number };
  /** Heights of the two rows of numbers in the water. */
  readonly rows: readonly [number, number];
  /** Size of the boat. */
  readonly boat: number;
  /** Buoys of this round: the first one, and the distance to the next. */
  readonly minis: Point & { readonly by: number };
  readonly seal: Standing;
  readonly pad: Point & {
    readonly layout: 'block' | 'strip';
    readonly key: { readonly width: number; readonly height: number };
  };
  readonly rope: {
    readonly x: number;
    readonly drum: number;
    readonly rest: number;
    readonly pulled: number;
    readonly zone: Box;
  };
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  readonly islands: readonly Standing[];
  readonly lamps: readonly Standing[];
  readonly finale: {
    readonly start: number;
    readonly ramp: Standing;
    /** Where the boat leaves the ramp, and where it comes down. */
    readonly lip: Point;
    readonly landing: number;
    readonly leap: number;
    readonly prize: Point;
    /** The skip button, and where the mother of the pups watches from. */
    readonly go: Point;
    readonly seal: Standing;
  };
}

const standing = (rows: readonly (readonly [number, number, number])[]): readonly Standing[] =>
  rows.map(([x, y, size]) => ({ x, y, size }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: {
      sky: { x: 640, y: 90 },
      coast: { x: 640, y: 229 },
      sea: { x: 640, y: 576 },
      jetty: { x: 640, y: 688 },
    },
    water: 396,
    line: { from: 120, to: 1160 },
    crest: { one: 118, over: 160 },
    rows: [452, 519],
    boat: 0.78,
    minis: { x: 196, y: 322, by: 38 },
    seal: { x: 128, y: 724, size: 0.88 },
    pad: { x: 590, y: 636, layout: 'strip', key: { width: 88, height: 80 } },
    rope: {
      x: 1080,
      drum: 590,
      rest: 614,
      pulled: 656,
      zone: { x: 1080, y: 636, width: 190, height: 160 },
    },
    go: { x: 590, y: 636 },
    title: { x: 640, y: 86, width: 560 },
    islands: standing([
      [250, 344, 0.9],
      [1010, 346, 1],
      [560, 330, 0.62],
      [1180, 356, 0.8],
      [800, 334, 0.7],
      [84, 356, 0.74],
      [410, 330, 0.56],
      [690, 330, 0.5],
    ]),
    lamps: standing([
      [330, 300, 0.8],
      [900, 302, 0.9],
      [470, 290, 0.66],
      [760, 292, 0.7],
      [200, 306, 0.9],
      [590, 280, 0.6],
      [980, 306, 0.8],
      [400, 296, 0.56],
    ]),
    finale: {
      start: 150,
      ramp: { x: 640, y: 402, size: 1.1 },
      lip: { x: 772, y: 262 },
      landing: 1080,
      leap: 110,
      prize: { x: 900, y: 250 },
      go: { x: 1180, y: 640 },
      seal: { x: 128, y: 724, size: 0.88 },
    },
  },
  portrait: {
    layers: {
      sky: { x: 360, y: 195 },
      coast: { x: 300, y: 449 },
      sea: { x: 360, y: 976 },
      jetty: { x: 360, y: 1171 },
    },
    water: 660,
    line: { from: 74, to: 646 },
    crest: { one: 176, over: 226 },
    rows: [720, 788],
    boat: 0.66,
    minis: { x: 96, y: 572, by: 34 },
    seal: { x: 630, y: 1250, size: 0.76 },
    pad: { x: 222, y: 1104, layout: 'block', key: { width: 102, height: 88 } },
    rope: {
      x: 506,
      drum: 990,
      rest: 1020,
      pulled: 1120,
      zone: { x: 506, y: 1076, width: 126, height: 216 },
    },
    go: { x: 222, y: 1104 },
    title: { x: 360, y: 186, width: 560 },
    islands: standing([
      [120, 580, 0.9],
      [600, 584, 1],
      [360, 560, 0.6],
      [680, 600, 0.7],
      [480, 566, 0.66],
      [40, 596, 0.7],
      [230, 562, 0.56],
      [550, 560, 0.5],
    ]),
    lamps: standing([
      [180, 520, 0.8],
      [520, 522, 0.9],
      [320, 512, 0.66],
      [440, 512, 0.7],
      [90, 526, 0.9],
      [250, 510, 0.6],
      [620, 526, 0.8],
      [380, 512, 0.56],
    ]),
    finale: {
      start: 60,
      ramp: { x: 330, y: 666, size: 1 },
      lip: { x: 450, y: 540 },
      landing: 610,
      leap: 150,
      prize: { x: 420, y: 430 },
      go: { x: 100, y: 1200 },
      seal: { x: 392, y: 1262, size: 1.75 },
    },
  },
};
