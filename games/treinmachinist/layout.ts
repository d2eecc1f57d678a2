import type { Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Where the rails meet. The painted layers keep their distance to it. */
  readonly vanishing: Point;
  readonly sky: Point & { readonly size: number };
  readonly cab: Point;
  readonly dial: Point;
  readonly brake: Point;
  readonly beaver: Standing;
  /** The strip of sleepers: its ends, its height while a time is set, and while a miss is shown. */
  readonly track: { readonly from: number; readonly to: number; readonly y: number; readonly lesson: number };
  readonly keys: Point & { readonly width: number };
  /** Halts of the network on the hills, and their size. */
  readonly halts: readonly Point[];
  readonly halt: number;
  readonly title: Point & { readonly width: number };
  readonly go: Point;
}

/** Point at which the rails meet in the drawing of the valley. */
export const painted = { x: 690, y: 236 } as const;

const at = (pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    vanishing: painted,
    sky: { x: 640, y: 75, size: 1 },
    cab: { x: 640, y: 360 },
    dial: { x: 226, y: 482 },
    brake: { x: 1074, y: 566 },
    beaver: { x: 1200, y: 770, size: 0.9 },
    track: { from: 470, to: 988, y: 540, lesson: 576 },
    keys: { x: 729, y: 645, width: 80 },
    halts: at([
      [66, 196],
      [124, 204],
      [182, 210],
      [242, 219],
      [304, 231],
      [366, 240],
      [428, 246],
      [922, 250],
      [1052, 234],
      [1116, 224],
      [1180, 214],
      [1240, 208],
    ]),
    halt: 0.9,
    title: { x: 640, y: 90, width: 550 },
    go: { x: 1074, y: 508 },
  },
  portrait: {
    vanishing: { x: 370, y: 430 },
    sky: { x: 360, y: 170, size: 1 },
    cab: { x: 360, y: 640 },
    dial: { x: 226, y: 814 },
    brake: { x: 488, y: 880 },
    beaver: { x: 624, y: 1012, size: 0.84 },
    track: { from: 74, to: 646, y: 1108, lesson: 1146 },
    keys: { x: 360, y: 1212, width: 90 },
    halts: at([
      [34, 434],
      [84, 438],
      [134, 440],
      [184, 441],
      [234, 441],
      [284, 441],
      [456, 442],
      [506, 440],
      [556, 440],
      [606, 438],
      [652, 436],
      [694, 433],
    ]),
    halt: 0.8,
    title: { x: 360, y: 190, width: 560 },
    go: { x: 488, y: 822 },
  },
};
