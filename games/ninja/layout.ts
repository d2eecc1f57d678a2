import type { Box, Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Upper edge of the boards; the cliffs end a little above it. */
  readonly boards: number;
  readonly pole: { readonly y: number; readonly from: number; readonly to: number };
  /** Distance between the pole and the right pieces after an error. */
  readonly below: number;
  readonly sam: Point & { readonly size: number };
  readonly grove: Point & { readonly size: number };
  readonly nudges: Point;
  readonly ready: Point;
  /** Place of the error in words, over controls that are not needed then, and of the continue button. */
  readonly words: Box;
  readonly go: Point;
  readonly praise: Box;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    boards: 578,
    pole: { y: 292, from: 190, to: 1090 },
    below: 152,
    sam: { x: 178, y: 672, size: 0.86 },
    grove: { x: 1232, y: 742, size: 1 },
    nudges: { x: 600, y: 650 },
    ready: { x: 878, y: 650 },
    words: { x: 646, y: 646, width: 660, height: 148 },
    go: { x: 894, y: 642 },
    praise: { x: 640, y: 462, width: 480, height: 104 },
  },
  portrait: {
    middle: 360,
    boards: 900,
    pole: { y: 460, from: 60, to: 660 },
    below: 152,
    sam: { x: 128, y: 1070, size: 0.9 },
    grove: { x: 664, y: 1296, size: 1 },
    nudges: { x: 360, y: 1140 },
    ready: { x: 500, y: 1010 },
    words: { x: 376, y: 1140, width: 620, height: 190 },
    go: { x: 600, y: 1140 },
    praise: { x: 360, y: 690, width: 480, height: 108 },
  },
};
