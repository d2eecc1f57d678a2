import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Layers of the shop: their middles. */
  readonly layers: { readonly wall: number; readonly front: number; readonly counter: number };
  readonly hamster: Standing;
  readonly till: Standing;
  /** Upper end of the receipt, at the slot of the till. */
  readonly receipt: Standing & { readonly lines: number };
  /** Boards left and right: the first product of each and the distance to the next. */
  readonly shelves: { readonly boards: readonly Point[]; readonly step: number; readonly size: number };
  readonly dome: Standing;
  readonly stall: Standing;
  /** What is bought: the foot of the row, and its room. */
  readonly goods: Point & { readonly width: number; readonly size: number };
  /** The felt that the coins lie on. */
  readonly tray: Box & { readonly rows: number; readonly size: number };
  readonly drawer: Box;
  /** Lower edge of the counter: above it a coin that is let go lies on the felt. */
  readonly edge: number;
  /** Cells of the drawer: so many in a row, between these edges, and the sizes of coins and notes in them. */
  readonly cells: {
    readonly across: number;
    readonly left: number;
    readonly right: number;
    readonly y: number;
    readonly height: number;
    readonly size: number;
    readonly notes: number;
  };
  /** Ground of the keys, where an amount is typed. */
  readonly keys: Box;
  readonly handle: Box;
  readonly pad: Point & {
    readonly layout: 'strip' | 'block';
    readonly key: { readonly width: number; readonly height: number };
  };
  /** The strips of a miss: their left end, their room, the price and the coins below it. */
  readonly strip: {
    readonly left: number;
    readonly width: number;
    readonly price: number;
    readonly coins: number;
    readonly own: number;
  };
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** The till of the celebration. */
  readonly party: Standing & { readonly bottom: number };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    layers: { wall: 82, front: 700, counter: 426 },
    hamster: { x: 288, y: 274, size: 0.86 },
    till: { x: 972, y: 304, size: 0.9 },
    receipt: { x: 937, y: 252, size: 0.9, lines: 4 },
    shelves: {
      boards: [
        { x: 42, y: 168 },
        { x: 1084, y: 168 },
        { x: 42, y: 246 },
        { x: 1084, y: 246 },
      ],
      step: 52,
      size: 0.6,
    },
    dome: { x: 126, y: 414, size: 0.86 },
    stall: { x: 1160, y: 418, size: 0.84 },
    goods: { x: 560, y: 350, width: 640, size: 1.2 },
    tray: { x: 640, y: 484, width: 1150, height: 98, rows: 1, size: 0.8 },
    drawer: { x: 640, y: 640, width: 1250, height: 154 },
    edge: 556,
    cells: { across: 9, left: 34, right: 1100, y: 640, height: 126, size: 0.94, notes: 0.88 },
    keys: { x: 572, y: 640, width: 1076, height: 152 },
    handle: { x: 1178, y: 640, width: 124, height: 134 },
    pad: { x: 572, y: 640, layout: 'strip', key: { width: 124, height: 76 } },
    strip: { left: 100, width: 960, price: 372, coins: 478, own: 590 },
    go: { x: 1180, y: 640 },
    title: { x: 640, y: 86, width: 580 },
    party: { x: 640, y: 424, size: 1.34, bottom: 706 },
  },
  portrait: {
    middle: 360,
    layers: { wall: 151, front: 1184, counter: 700 },
    hamster: { x: 292, y: 434, size: 0.82 },
    till: { x: 428, y: 460, size: 0.76 },
    receipt: { x: 398, y: 414, size: 0.8, lines: 3 },
    shelves: {
      boards: [
        { x: 30, y: 318 },
        { x: 534, y: 318 },
        { x: 30, y: 404 },
        { x: 534, y: 404 },
      ],
      step: 52,
      size: 0.6,
    },
    dome: { x: 116, y: 560, size: 0.8 },
    stall: { x: 604, y: 566, size: 0.78 },
    goods: { x: 360, y: 612, width: 650, size: 1.4 },
    tray: { x: 360, y: 806, width: 680, height: 200, rows: 2, size: 0.84 },
    drawer: { x: 360, y: 1114, width: 704, height: 332 },
    edge: 944,
    cells: { across: 5, left: 26, right: 694, y: 1080, height: 112, size: 0.94, notes: 0.86 },
    keys: { x: 360, y: 1080, width: 684, height: 244 },
    handle: { x: 360, y: 1236, width: 660, height: 66 },
    pad: { x: 360, y: 1080, layout: 'strip', key: { width: 94, height: 116 } },
    strip: { left: 40, width: 600, price: 640, coins: 760, own: 864 },
    go: { x: 630, y: 1120 },
    title: { x: 360, y: 182, width: 690 },
    party: { x: 360, y: 700, size: 1.7, bottom: 1200 },
  },
};
