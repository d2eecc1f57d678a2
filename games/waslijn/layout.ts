import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Upper edge of the grass. */
  readonly ground: number;
  /** Ends of the number line; the rope is tied a little further out, and hangs through by `sag`. */
  readonly line: {
    readonly y: number;
    readonly from: number;
    readonly to: number;
    readonly tied: number;
    readonly sag: number;
  };
  /** The sheep family: ewe, ram and lamb. */
  readonly sheep: readonly Standing[];
  readonly rack: Standing;
  readonly cupboard: Standing;
  readonly basket: Standing;
  readonly flowers: Standing;
  readonly nudges: Point;
  readonly ready: Point;
  /** Plate for a sentence, where the controls stand otherwise, and the continue button. */
  readonly words: Box;
  readonly go: Point;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    ground: 540,
    line: { y: 228, from: 190, to: 1090, tied: 62, sag: 26 },
    sheep: [
      { x: 1010, y: 606, size: 1 },
      { x: 1128, y: 640, size: 1.12 },
      { x: 1060, y: 676, size: 0.62 },
    ],
    rack: { x: 104, y: 650, size: 0.64 },
    cupboard: { x: 92, y: 544, size: 0.56 },
    basket: { x: 300, y: 680, size: 0.86 },
    flowers: { x: 1262, y: 752, size: 0.9 },
    nudges: { x: 620, y: 650 },
    ready: { x: 890, y: 650 },
    words: { x: 634, y: 650, width: 504, height: 112 },
    go: { x: 944, y: 646 },
  },
  portrait: {
    middle: 360,
    ground: 860,
    line: { y: 400, from: 74, to: 646, tied: 50, sag: 26 },
    sheep: [
      { x: 470, y: 934, size: 1 },
      { x: 592, y: 970, size: 1.14 },
      { x: 500, y: 1010, size: 0.64 },
    ],
    rack: { x: 120, y: 930, size: 0.58 },
    cupboard: { x: 290, y: 926, size: 0.6 },
    basket: { x: 170, y: 1062, size: 0.9 },
    flowers: { x: 722, y: 1330, size: 0.9 },
    nudges: { x: 360, y: 1156 },
    ready: { x: 520, y: 1052 },
    words: { x: 320, y: 1156, width: 540, height: 112 },
    go: { x: 650, y: 1152 },
  },
};

/** Returns the height of the rope at a place, design px: as every rope it hangs lowest in the middle. */
export function ropeAt({ from, to, tied, y, sag }: Layout['line'], x: number): number {
  const at = (2 * (x - from + tied)) / (to - from + 2 * tied) - 1;
  return y + sag * (1 - at * at);
}
