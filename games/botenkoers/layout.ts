import type { Orientation, Point } from '@games/kit/layout/design';

type Sized = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  /** Where the masts stand: from the first to the last, and the heights between which a pennant is hoisted. */
  readonly masts: { readonly from: number; readonly to: number; readonly top: number; readonly foot: number };
  /** Middles of the plates of the buoys: those of two neighbours stand at different heights, so that both can be wide. */
  readonly plates: readonly [number, number];
  /** Edges which no plate crosses. */
  readonly edges: { readonly left: number; readonly right: number };
  /** Place of the boat at the jetty, and where it waits behind the last mast. */
  readonly home: Sized;
  readonly beyond: number;
  /** Feet of the gull on the jetty. */
  readonly perch: Point;
  readonly castOff: Point;
  /** The map in the logbook, and where it is unrolled at the end. */
  readonly chart: Sized;
  readonly unrolled: Sized;
  /** The marks of the regatta from the first to the last, between two heights; its finish, its flags, and its watchers below. */
  readonly regatta: {
    readonly from: number;
    readonly to: number;
    readonly high: number;
    readonly low: number;
    readonly finish: number;
    readonly garland: number;
    readonly shore: number;
  };
  readonly fronds: Sized;
  readonly gulls: readonly Sized[];
  readonly go: Point;
  readonly title: Point & { readonly width: number };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: { x: 640, y: 360 },
    masts: { from: 300, to: 884, top: 216, foot: 440 },
    plates: [520, 618],
    edges: { left: 116, right: 1052 },
    home: { x: 146, y: 640, size: 0.8 },
    beyond: 1050,
    perch: { x: 186, y: 472 },
    castOff: { x: 1150, y: 478 },
    chart: { x: 1164, y: 626, size: 0.5 },
    unrolled: { x: 860, y: 372, size: 1.24 },
    regatta: { from: 190, to: 930, high: 262, low: 584, finish: 1024, garland: 150, shore: 690 },
    fronds: { x: -16, y: 730, size: 1 },
    gulls: [
      { x: 250, y: 150, size: 0.62 },
      { x: 1030, y: 196, size: 0.5 },
    ],
    go: { x: 1150, y: 478 },
    title: { x: 640, y: 78, width: 460 },
  },
  portrait: {
    middle: { x: 360, y: 640 },
    masts: { from: 122, to: 598, top: 344, foot: 806 },
    plates: [886, 986],
    edges: { left: 22, right: 698 },
    home: { x: 214, y: 1176, size: 0.82 },
    beyond: 680,
    perch: { x: 112, y: 1100 },
    castOff: { x: 400, y: 1180 },
    chart: { x: 588, y: 1166, size: 0.54 },
    unrolled: { x: 360, y: 800, size: 1.26 },
    regatta: { from: 110, to: 560, high: 430, low: 900, finish: 640, garland: 294, shore: 1060 },
    fronds: { x: 742, y: 1336, size: 1 },
    gulls: [
      { x: 250, y: 296, size: 0.7 },
      { x: 520, y: 330, size: 0.54 },
    ],
    go: { x: 400, y: 1180 },
    title: { x: 360, y: 188, width: 480 },
  },
};
