import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Placed = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Middles of the painted layers. */
  readonly layers: { readonly sky: Point; readonly hills: Point; readonly town: Point; readonly road: Point };
  /** Where both halves meet, at the foot of the wheels, and the size of the car. */
  readonly joint: Placed;
  /** From the joint to where the half that is swiped waits: the rear, or in a turned round the front. */
  readonly rest: { readonly rear: Point; readonly front: Point };
  /** Direction of the swipe, which leads from the rest to the joint. */
  readonly along: 'x' | 'y';
  /** From where a car comes, and to where it goes on either road of the fork. */
  readonly comes: number;
  readonly goes: { readonly on: Point; readonly off: Point };
  /** First of those of a half who have no seat, the distance to the next one and row, and of a number to the last one. */
  readonly beside: Readonly<Record<'front' | 'rear', Placed & { readonly by: Point; readonly plate: Point }>>;
  readonly windows: { readonly xs: readonly number[]; readonly ys: readonly number[]; readonly size: number };
  readonly bays: {
    readonly xs: readonly number[];
    readonly ys: readonly number[];
    readonly size: number;
  };
  readonly pad: Point & {
    readonly layout: 'block' | 'strip';
    readonly key: { readonly width: number; readonly height: number };
  };
  /** Height of a number below the car, and the least distance between two numbers. */
  readonly plates: { readonly y: number; readonly apart: number };
  /** The duck's place, and how far it swims. */
  readonly pond: Point & { readonly by: number };
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  readonly balloon: { readonly from: Point; readonly to: Point };
  readonly finale: {
    /** Distance of each half from the joint at the start. */
    readonly apart: { readonly front: number; readonly rear: number };
    readonly prize: Point;
    readonly go: Point;
  };
}

const everyOther = (first: number, second: number, count: number, by: number): readonly number[] =>
  Array.from({ length: count }, (_, k) => [first + k * by, second + k * by]).flat();

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: {
      sky: { x: 640, y: 150 },
      hills: { x: 640, y: 250 },
      town: { x: 640, y: 255 },
      road: { x: 640, y: 624 },
    },
    joint: { x: 600, y: 532, size: 1 },
    rest: { rear: { x: 176, y: 22 }, front: { x: -118, y: 22 } },
    along: 'x',
    comes: 900,
    goes: { on: { x: -1200, y: 6 }, off: { x: -1080, y: 250 } },
    beside: {
      front: { x: 300, y: 660, by: { x: 48, y: 46 }, size: 0.86, plate: { x: 78, y: -22 } },
      rear: { x: 1014, y: 520, by: { x: 48, y: 46 }, size: 0.86, plate: { x: 0, y: 42 } },
    },
    windows: { xs: everyOther(82, 148, 6, 158), ys: [172, 224], size: 0.88 },
    bays: { xs: [1060, 1136, 1212], ys: [328, 272, 216, 160], size: 0.5 },
    pad: { x: 640, y: 636, layout: 'strip', key: { width: 92, height: 80 } },
    plates: { y: 570, apart: 106 },
    pond: { x: 1060, y: 668, by: 70 },
    go: { x: 930, y: 650 },
    title: { x: 660, y: 84, width: 560 },
    balloon: { from: { x: 1000, y: 112 }, to: { x: 934, y: 126 } },
    finale: { apart: { front: 112, rear: 320 }, prize: { x: 1136, y: 404 }, go: { x: 760, y: 650 } },
  },
  portrait: {
    layers: {
      sky: { x: 360, y: 250 },
      hills: { x: 300, y: 400 },
      town: { x: 360, y: 400 },
      road: { x: 360, y: 1006 },
    },
    joint: { x: 404, y: 690, size: 0.84 },
    rest: { rear: { x: -66, y: 228 }, front: { x: 50, y: 228 } },
    along: 'y',
    comes: 560,
    goes: { on: { x: -760, y: 0 }, off: { x: -700, y: 90 } },
    beside: {
      front: { x: 152, y: 858, by: { x: 58, y: 56 }, size: 1, plate: { x: 0, y: 44 } },
      rear: { x: 438, y: 858, by: { x: 58, y: 56 }, size: 1, plate: { x: 0, y: 44 } },
    },
    windows: { xs: everyOther(42, 96, 4, 124), ys: [296, 350, 404], size: 0.8 },
    bays: { xs: [549, 611, 672], ys: [452, 402, 352, 302], size: 0.42 },
    pad: { x: 252, y: 1112, layout: 'block', key: { width: 134, height: 78 } },
    plates: { y: 738, apart: 106 },
    pond: { x: 580, y: 1160, by: 40 },
    go: { x: 360, y: 1050 },
    title: { x: 360, y: 186, width: 560 },
    balloon: { from: { x: 470, y: 84 }, to: { x: 270, y: 94 } },
    finale: { apart: { front: 8, rear: 300 }, prize: { x: 250, y: 492 }, go: { x: 252, y: 1100 } },
  },
};

/** What a half takes up, design px at its own size: its middle from the joint, its width and its height by its decks. */
const extents = {
  front: { middle: -232, width: 472 },
  rear: { middle: 180, width: 376 },
} as const;
const heights = { 1: 218, 2: 300 } as const;

/** Returns the middle and size of a half that waits to be swiped. */
export function waitingHalf({ joint, rest }: Layout, side: 'front' | 'rear', decks: 1 | 2): Box {
  const { middle, width } = extents[side];
  const height = heights[decks] * joint.size;
  return {
    x: joint.x + rest[side].x + middle * joint.size,
    y: joint.y + rest[side].y - height / 2,
    width: width * joint.size,
    height,
  };
}
