import type { Orientation, Point } from '@games/kit/layout/design';

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
  /** Middles of the right row and of the child's own after a miss, their scale, and the continue button. */
  readonly rows: {
    readonly right: Point;
    readonly own: Point;
    readonly size: number;
    readonly go: Point;
  };
  /** Place of the right bubble meanwhile. */
  readonly besideRows: Point;
  /** Places of the child's own bubble where nothing is laid below another, and of the right one beside it. */
  readonly ownBubble: Point;
  readonly besideOwn: Point;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** Place of the sentence that says what counts in a round about empty places, and the width of its lines. */
  readonly note: Point & { readonly width: number };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    rim: { x: 640, y: 540 },
    bath: 1,
    horizon: 462,
    headland: { x: 60, y: 337, size: 1.35 },
    quay: { x: 1199, y: 387, size: 1.3 },
    deck: { x: 640, y: 703 },
    towels: { x: 74, y: 716, size: 1 },
    plant: { x: 1226, y: 728, size: 1 },
    sam: { x: 288, size: 1 },
    rail: { x: 640, y: 636, size: 1 },
    rows: { right: { x: 690, y: 290 }, own: { x: 690, y: 430 }, size: 1, go: { x: 1010, y: 446 } },
    besideRows: { x: 1040, y: 272 },
    ownBubble: { x: 640, y: 360 },
    besideOwn: { x: 880, y: 360 },
    go: { x: 1206, y: 650 },
    title: { x: 640, y: 84, width: 560 },
    note: { x: 968, y: 622, width: 176 },
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
    rows: { right: { x: 340, y: 578 }, own: { x: 340, y: 727 }, size: 1.1, go: { x: 640, y: 920 } },
    besideRows: { x: 360, y: 392 },
    ownBubble: { x: 210, y: 560 },
    besideOwn: { x: 510, y: 560 },
    go: { x: 650, y: 1050 },
    title: { x: 360, y: 296, width: 600 },
    note: { x: 360, y: 1020, width: 500 },
  },
};
