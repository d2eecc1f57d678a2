import type { Box, Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Middle of the upper edge of the bath, and its scale. */
  readonly rim: Point;
  readonly bath: number;
  readonly horizon: number;
  readonly headland: Point & { readonly size: number };
  readonly quay: Point & { readonly size: number };
  readonly deck: Point;
  readonly towels: (Point & { readonly size: number }) | null;
  readonly plant: Point & { readonly size: number };
  readonly sam: { readonly x: number; readonly size: number };
  readonly rail: Point & { readonly size: number };
  /** Middle and scale of the comparison after an error; it does not cover Sam. */
  readonly panel: Box;
  /** Place of the right bubble meanwhile. */
  readonly besidePanel: Point;
  readonly go: Point;
  readonly title: Point;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    rim: { x: 640, y: 540 },
    bath: 1,
    horizon: 462,
    headland: { x: 134, y: 402, size: 1 },
    quay: { x: 1186, y: 435, size: 1 },
    deck: { x: 640, y: 673 },
    towels: { x: 74, y: 716, size: 1 },
    plant: { x: 1226, y: 728, size: 1 },
    sam: { x: 288, size: 1 },
    rail: { x: 640, y: 636, size: 1 },
    panel: { x: 762, y: 378, width: 712, height: 300 },
    besidePanel: { x: 1200, y: 290 },
    go: { x: 1206, y: 650 },
    title: { x: 640, y: 190 },
  },
  portrait: {
    middle: 360,
    rim: { x: 360, y: 950 },
    bath: 0.73,
    horizon: 850,
    headland: { x: 48, y: 796, size: 0.9 },
    quay: { x: 656, y: 826, size: 0.9 },
    deck: { x: 360, y: 1195 },
    towels: null,
    plant: { x: 672, y: 1312, size: 0.72 },
    sam: { x: 112, size: 0.86 },
    rail: { x: 338, y: 1168, size: 1.25 },
    panel: { x: 360, y: 542, width: 664, height: 450 },
    besidePanel: { x: 420, y: 940 },
    go: { x: 650, y: 1050 },
    title: { x: 360, y: 296 },
  },
};
