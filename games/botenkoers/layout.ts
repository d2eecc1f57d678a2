import type { Orientation, Point } from '@games/kit/layout/design';

type Sized = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  /** Place of the boat at the jetty. */
  readonly home: Sized;
  /** Feet of the gull on the jetty. */
  readonly perch: Point;
  readonly castOff: Point;
  /** Below the card: which way the order goes. */
  readonly sign: Point;
  readonly chart: Sized;
  readonly fronds: Sized;
  readonly gulls: readonly Sized[];
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** Ends of the row of buoys in the regatta, and height of the flags above it. */
  readonly graph: { readonly from: Point; readonly to: Point };
  readonly garland: number;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: { x: 640, y: 360 },
    home: { x: 250, y: 592, size: 0.8 },
    perch: { x: 186, y: 472 },
    sign: { x: 640, y: 166 },
    castOff: { x: 990, y: 650 },
    chart: { x: 1160, y: 616, size: 0.92 },
    fronds: { x: -16, y: 730, size: 1 },
    gulls: [
      { x: 330, y: 164, size: 0.62 },
      { x: 1010, y: 186, size: 0.5 },
    ],
    go: { x: 896, y: 668 },
    title: { x: 640, y: 78, width: 460 },
    graph: { from: { x: 270, y: 560 }, to: { x: 1110, y: 290 } },
    garland: 154,
  },
  portrait: {
    middle: { x: 360, y: 640 },
    home: { x: 256, y: 1122, size: 0.82 },
    perch: { x: 112, y: 1100 },
    sign: { x: 360, y: 284 },
    castOff: { x: 398, y: 1200 },
    chart: { x: 588, y: 1180, size: 0.9 },
    fronds: { x: 742, y: 1336, size: 1 },
    gulls: [
      { x: 250, y: 296, size: 0.7 },
      { x: 520, y: 330, size: 0.54 },
    ],
    go: { x: 660, y: 1066 },
    title: { x: 360, y: 188, width: 480 },
    graph: { from: { x: 90, y: 930 }, to: { x: 640, y: 470 } },
    garland: 294,
  },
};
