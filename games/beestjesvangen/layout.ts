import type { Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Middles of the painted layers. */
  readonly layers: { readonly sky: Point; readonly polder: Standing; readonly ditch: Point };
  /** The pads: the first and the last, their height and that of the numbers of the tens. */
  readonly pads: { readonly from: number; readonly to: number; readonly y: number; readonly numbers: number };
  /** Size of the digits of the tens. */
  readonly digits: number;
  /** Highest that a hop goes, and how much of its length. */
  readonly hop: { readonly most: number; readonly share: number };
  readonly frog: { readonly size: number };
  readonly net: { readonly size: number };
  /** The glass with the leaves around the net; the distance of its leaves, and the height of what is pressed. */
  readonly glass: Point & { readonly pitch: number; readonly height: number; readonly press: number };
  /** Middle of what is chosen or collected from. */
  readonly lilies: Point & { readonly pitch: number; readonly size: number };
  readonly plates: Point & { readonly across: number; readonly down: number };
  readonly house: Standing;
  readonly moons: readonly Standing[];
  readonly rivers: readonly Standing[];
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** The choir of the celebration: its first and last frog. */
  readonly concert: { readonly size: number; readonly y: number; readonly from: number; readonly to: number };
  /** Where ducks swim by. */
  readonly ducks: Standing;
}

const standing = (rows: readonly (readonly [number, number, number])[]): readonly Standing[] =>
  rows.map(([x, y, size]) => ({ x, y, size }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: { sky: { x: 640, y: 130 }, polder: { x: 640, y: 275, size: 1 }, ditch: { x: 640, y: 548 } },
    pads: { from: 92, to: 1192, y: 430, numbers: 474 },
    digits: 40,
    hop: { most: 150, share: 1.1 },
    frog: { size: 0.86 },
    net: { size: 1.05 },
    glass: { x: 560, y: 624, pitch: 78, height: 136, press: 84 },
    lilies: { x: 560, y: 626, pitch: 186, size: 1 },
    plates: { x: 560, y: 632, across: 240, down: 90 },
    house: { x: 1140, y: 714, size: 0.87 },
    moons: standing([
      [40, 560, 0.7],
      [120, 600, 0.62],
      [52, 650, 0.66],
      [140, 690, 0.7],
      [1010, 560, 0.6],
      [1252, 540, 0.6],
      [90, 352, 0.56],
      [1230, 340, 0.6],
    ]),
    rivers: standing([
      [170, 512, 0.5],
      [320, 516, 0.46],
      [470, 512, 0.5],
      [610, 516, 0.46],
      [760, 512, 0.5],
      [900, 516, 0.46],
      [1040, 512, 0.5],
      [1150, 516, 0.46],
    ]),
    go: { x: 976, y: 630 },
    title: { x: 756, y: 86, width: 600 },
    concert: { size: 0.98, y: 504, from: 110, to: 930 },
    ducks: { x: 640, y: 402, size: 0.62 },
  },
  portrait: {
    layers: { sky: { x: 360, y: 250 }, polder: { x: 330, y: 530, size: 1.1 }, ditch: { x: 360, y: 990 } },
    pads: { from: 74, to: 668, y: 710, numbers: 760 },
    digits: 33,
    hop: { most: 230, share: 1.6 },
    frog: { size: 0.74 },
    net: { size: 1.2 },
    glass: { x: 360, y: 932, pitch: 76, height: 150, press: 96 },
    lilies: { x: 360, y: 926, pitch: 178, size: 0.96 },
    plates: { x: 360, y: 930, across: 232, down: 106 },
    house: { x: 500, y: 1268, size: 1.12 },
    moons: standing([
      [60, 1060, 0.8],
      [160, 1090, 0.7],
      [230, 1200, 0.76],
      [250, 1060, 0.8],
      [190, 1246, 0.7],
      [674, 1056, 0.66],
      [90, 610, 0.66],
      [640, 600, 0.7],
    ]),
    rivers: standing([
      [60, 800, 0.5],
      [150, 804, 0.46],
      [240, 800, 0.5],
      [330, 804, 0.46],
      [420, 800, 0.5],
      [510, 804, 0.46],
      [600, 800, 0.5],
      [680, 804, 0.46],
    ]),
    go: { x: 116, y: 1190 },
    title: { x: 360, y: 190, width: 620 },
    concert: { size: 0.66, y: 790, from: 70, to: 650 },
    ducks: { x: 360, y: 674, size: 0.6 },
  },
};
