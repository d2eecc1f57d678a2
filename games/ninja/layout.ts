import type { Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Lower edge of the eave, from which the chimes hang. */
  readonly eave: number;
  /** Upper edge of the boards; the cliffs end a little above it. */
  readonly boards: number;
  readonly pole: {
    readonly y: number;
    readonly from: number;
    readonly to: number;
    readonly middle: Point;
  };
  /** Places of the chimes along the eave. */
  readonly chimes: readonly number[];
  readonly panda: Point & { readonly size: number };
  readonly pagoda: Point;
  readonly garden: Point;
  readonly nudges: Point;
  readonly ready: Point;
  /** The sentence after a miss or at the end, where the controls stand otherwise, and the continue button. */
  readonly words: Point & { readonly width: number };
  readonly go: Point;
}

const pitch = 40;
const row = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * pitch);

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    eave: 78,
    boards: 578,
    pole: { y: 336, from: 160, to: 1120, middle: { x: 640, y: 336 } },
    // Left and right of the sum card, with room for the two pillars.
    chimes: [...row(34, 3), ...row(206, 4), ...row(954, 4), ...row(1166, 3)],
    // Clear of the name of the shortest piece, a hundredth.
    panda: { x: 62, y: 690, size: 0.82 },
    pagoda: { x: 300, y: 498 },
    garden: { x: 946, y: 496 },
    nudges: { x: 600, y: 650 },
    ready: { x: 878, y: 650 },
    words: { x: 620, y: 650, width: 620 },
    go: { x: 1000, y: 646 },
  },
  portrait: {
    middle: 360,
    eave: 296,
    boards: 900,
    pole: { y: 566, from: 50, to: 670, middle: { x: 360, y: 566 } },
    chimes: row(66, 4).concat(row(246, 7), row(546, 3)),
    panda: { x: 132, y: 1060, size: 0.92 },
    pagoda: { x: 40, y: 820 },
    garden: { x: 636, y: 816 },
    nudges: { x: 360, y: 1150 },
    ready: { x: 500, y: 1020 },
    words: { x: 360, y: 1130, width: 660 },
    go: { x: 560, y: 1026 },
  },
};
