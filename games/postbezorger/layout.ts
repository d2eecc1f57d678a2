import type { Orientation, Point } from '@games/kit/layout/design';

/** Positions of one layout, design px. */
export interface Layout {
  /** Where the bicycle stands: its basket in the middle, its wheels on the road. The street passes below it. */
  readonly bike: Point;
  /** Size of the street and of the bicycle; heights of the street are counted from the wheels. */
  readonly size: number;
  /** Distance of two doors. */
  readonly pitch: number;
  /** Width in which a whole miss is shown. */
  readonly shown: number;
  /** The map of the street: its ends, and whether its lampposts stand on both sides in turn. */
  readonly map: { readonly left: number; readonly right: number; readonly y: number; readonly both: boolean };
  readonly pedals: readonly [Point, Point];
  readonly tower: Point & { readonly size: number };
  readonly title: Point & { readonly width: number };
  /** Largest width of the sentence about a miss. */
  readonly ribbon: number;
  readonly go: Point;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    bike: { x: 640, y: 500 },
    size: 1,
    pitch: 62,
    shown: 980,
    map: { left: 232, right: 1048, y: 672, both: false },
    pedals: [
      { x: 78, y: 640 },
      { x: 1202, y: 640 },
    ],
    tower: { x: 1040, y: 226, size: 0.75 },
    title: { x: 640, y: 84, width: 560 },
    ribbon: 620,
    go: { x: 1180, y: 540 },
  },
  portrait: {
    bike: { x: 360, y: 790 },
    size: 1.35,
    pitch: 80,
    shown: 560,
    map: { left: 82, right: 638, y: 1052, both: true },
    pedals: [
      { x: 120, y: 1206 },
      { x: 600, y: 1206 },
    ],
    tower: { x: 640, y: 455, size: 0.95 },
    title: { x: 360, y: 190, width: 600 },
    ribbon: 640,
    go: { x: 600, y: 1206 },
  },
};

/** Heights in the street from the wheels of the bicycle, before its size: below zero is up, and farther away. */
export const heights = {
  house: -94,
  garden: -84,
  lamp: -80,
  farBox: -72,
  bollard: 42,
  nearBox: 66,
  boat: 122,
  deck: 54,
} as const;

/** Heights of numbers: on a house or a lamppost, on a boat, and below the street during an explanation. */
export const plateAt = { far: -246, near: 96, told: 152 } as const;

/** Heights at which a letter goes into a box, and where it lies in the basket. */
export const slotAt = { far: -138, near: 0 } as const;
export const letterAt = -90;
