import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Layers of the world: their middles. */
  readonly layers: { readonly sky: Point; readonly hills: Point; readonly front: Point };
  /** Room for the glass in the front: its upper left corner and size. */
  readonly room: Box;
  /** Column of the labels left of the glass, and line of those above it. */
  readonly labels: { readonly x: number; readonly y: number };
  /** The cradle: its column, the roof its ropes hang from, and its lowest and highest place. */
  readonly cradle: Standing & { readonly roof: number; readonly top: number; readonly bottom: number };
  /** Windows of the ground floor, one for each right answer: the first one and the distance to the next. */
  readonly sills: Standing & { readonly step: number; readonly count: number };
  /** Buildings of the town: the foot of each, from back to front. */
  readonly town: readonly Standing[];
  readonly dome: Standing;
  readonly tower: Standing;
  readonly pad: Point & {
    readonly layout: 'strip' | 'block';
    /** Key of a pad with digits alone, and of one with a further sign. */
    readonly key: { readonly width: number; readonly height: number };
    readonly narrow: { readonly width: number; readonly height: number };
  };
  readonly pigeon: Point;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** Height of the sun in the celebration, and how far it goes. */
  readonly sun: { readonly y: number; readonly from: number; readonly to: number };
}

/** Places of twelve buildings in three rows on the slope. */
const onSlope = (
  rows: readonly { readonly y: number; readonly size: number; readonly xs: readonly number[] }[],
) => rows.flatMap(({ y, size, xs }) => xs.map((x) => ({ x, y, size })));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: { sky: { x: 640, y: 360 }, hills: { x: 640, y: 560 }, front: { x: 640, y: 440 } },
    room: { x: 420, y: 240, width: 490, height: 400 },
    labels: { x: 372, y: 211 },
    cradle: { x: 280, y: 560, size: 0.75, roof: 190, top: 340, bottom: 610 },
    sills: { x: 368, y: 693, size: 0.74, step: 46, count: 12 },
    town: onSlope([
      { y: 452, size: 0.74, xs: [36, 92, 146, 196] },
      { y: 560, size: 0.86, xs: [14, 74, 136, 194] },
      { y: 676, size: 1, xs: [-2, 66, 134, 196] },
    ]),
    dome: { x: 100, y: 724, size: 0.86 },
    tower: { x: 196, y: 440, size: 0.86 },
    pad: {
      x: 1108,
      y: 420,
      layout: 'block',
      key: { width: 104, height: 96 },
      narrow: { width: 84, height: 96 },
    },
    pigeon: { x: 946, y: 118 },
    go: { x: 1200, y: 640 },
    title: { x: 640, y: 86, width: 580 },
    sun: { y: 150, from: 120, to: 1140 },
  },
  portrait: {
    layers: { sky: { x: 360, y: 640 }, hills: { x: 360, y: 520 }, front: { x: 360, y: 875 } },
    room: { x: 176, y: 520, width: 510, height: 400 },
    labels: { x: 131, y: 485 },
    cradle: { x: 48, y: 820, size: 0.72, roof: 486, top: 640, bottom: 890 },
    sills: { x: 46, y: 986, size: 0.9, step: 57, count: 12 },
    town: onSlope([
      { y: 392, size: 0.72, xs: [86, 214, 462, 632] },
      { y: 424, size: 0.82, xs: [34, 288, 546, 690] },
      { y: 446, size: 0.92, xs: [142, 240, 376, 590] },
    ]),
    dome: { x: 330, y: 448, size: 0.7 },
    tower: { x: 664, y: 446, size: 0.6 },
    pad: {
      x: 360,
      y: 1150,
      layout: 'strip',
      key: { width: 112, height: 96 },
      narrow: { width: 98, height: 96 },
    },
    pigeon: { x: 520, y: 416 },
    go: { x: 640, y: 1170 },
    title: { x: 360, y: 182, width: 690 },
    sun: { y: 330, from: 60, to: 660 },
  },
};
