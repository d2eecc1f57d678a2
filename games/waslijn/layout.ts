import type { Box, Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Upper edge of the grass. */
  readonly ground: number;
  /** Ends of the number line; the rope is tied a little further out. */
  readonly line: { readonly y: number; readonly from: number; readonly to: number; readonly tied: number };
  readonly goose: Point & { readonly size: number };
  readonly rack: Point & { readonly size: number };
  readonly basket: Point & { readonly size: number };
  readonly flowers: Point & { readonly size: number };
  readonly nudges: Point;
  readonly ready: Point;
  /** Plate for the explanation of an error, and place of the continue button. */
  readonly words: Box;
  /** Plate for a right answer. */
  readonly praise: Box;
  readonly go: Point;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    ground: 540,
    line: { y: 236, from: 190, to: 1090, tied: 62 },
    goose: { x: 1010, y: 520, size: 0.9 },
    rack: { x: 1096, y: 662, size: 0.86 },
    basket: { x: 264, y: 664, size: 0.95 },
    flowers: { x: 42, y: 742, size: 1 },
    nudges: { x: 600, y: 640 },
    ready: { x: 878, y: 640 },
    words: { x: 646, y: 640, width: 660, height: 150 },
    praise: { x: 600, y: 488, width: 520, height: 108 },
    go: { x: 894, y: 636 },
  },
  portrait: {
    middle: 360,
    ground: 860,
    line: { y: 420, from: 74, to: 646, tied: 50 },
    goose: { x: 566, y: 838, size: 1 },
    rack: { x: 562, y: 1010, size: 0.8 },
    basket: { x: 150, y: 1010, size: 0.95 },
    flowers: { x: 8, y: 1290, size: 1 },
    nudges: { x: 360, y: 1096 },
    ready: { x: 360, y: 1208 },
    words: { x: 360, y: 1152, width: 640, height: 250 },
    praise: { x: 262, y: 690, width: 436, height: 112 },
    go: { x: 360, y: 1206 },
  },
};
