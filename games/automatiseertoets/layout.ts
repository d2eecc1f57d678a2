import type { Box, Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  /** The sum, which is large because it is all there is to see. */
  readonly sum: Point & { readonly size: number };
  readonly bar: Point & { readonly width: number };
  readonly skip: Point;
  readonly pad: Point & { readonly key: { readonly width: number; readonly height: number } };
  /** The child's line at the end, and the field it is drawn in, from the middle of the panel. */
  readonly panel: Box;
  readonly field: Box;
  /** Where stars may stand, and what they leave clear, by their middles. */
  readonly sky: Box;
  readonly clear: readonly Box[];
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: { x: 640, y: 360 },
    sum: { x: 448, y: 318, size: 1.34 },
    bar: { x: 448, y: 448, width: 560 },
    skip: { x: 448, y: 560 },
    pad: { x: 1058, y: 384, key: { width: 108, height: 104 } },
    panel: { x: 640, y: 372, width: 940, height: 540 },
    field: { x: -390, y: -150, width: 540, height: 320 },
    sky: { x: 470, y: 296, width: 1160, height: 430 },
    clear: [
      { x: 448, y: 318, width: 660, height: 190 },
      { x: 448, y: 448, width: 640, height: 60 },
      { x: 448, y: 560, width: 340, height: 130 },
      { x: 1058, y: 384, width: 450, height: 560 },
      { x: 190, y: 56, width: 420, height: 140 },
      { x: 812, y: 122, width: 250, height: 160 },
      { x: 150, y: 158, width: 130, height: 130 },
    ],
  },
  portrait: {
    middle: { x: 360, y: 640 },
    sum: { x: 360, y: 372, size: 1.1 },
    bar: { x: 360, y: 486, width: 520 },
    skip: { x: 360, y: 596 },
    pad: { x: 360, y: 944, key: { width: 176, height: 132 } },
    panel: { x: 360, y: 640, width: 664, height: 880 },
    field: { x: -226, y: -300, width: 500, height: 360 },
    sky: { x: 360, y: 270, width: 800, height: 600 },
    clear: [
      { x: 360, y: 372, width: 640, height: 170 },
      { x: 360, y: 486, width: 600, height: 60 },
      { x: 360, y: 596, width: 340, height: 130 },
      { x: 360, y: 20, width: 780, height: 150 },
      { x: 580, y: 148, width: 260, height: 170 },
      { x: 108, y: 118, width: 130, height: 130 },
    ],
  },
};
