import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Sized = Point & { readonly size: number };

type Keys = Point & { readonly key: { readonly width: number; readonly height: number } };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** Middle of the painted board, and the room the pizzas have on it. */
  readonly board: Point;
  readonly pizzas: Box;
  readonly largest: number;
  /** After an error: the child's pizzas, and under them the line with what was asked for. */
  readonly own: Box;
  readonly lines: Box;
  /** Middle of the first knife, the height of each and the distance between rows. */
  readonly rack: Point & { readonly height: number; readonly pitch: number };
  /** Where the tools lie: the knives, and the bowl or the keys. */
  readonly tools: { readonly knives: Box; readonly other: Box };
  readonly ladle: Point;
  /** Keys that write the number on a piece; with a comma there is a column more. */
  readonly pad: Readonly<Record<'whole' | 'comma', Keys>>;
  /** The fire button, in the mouth of the oven. */
  readonly bake: Sized;
  readonly go: Point;
  readonly recipe: Sized;
  /** Height of the flags on the wall: above the picture where it is wide. */
  readonly garland: number;
  /** Where a guest waits behind the sill of the window. */
  readonly guest: Sized;
  readonly oven: Sized;
  readonly shelf: Point & { readonly pitch: number };
  readonly sam: Sized;
  readonly table: Point & { readonly width: number };
  readonly title: Point;
  readonly backdrop: { readonly wall: number; readonly counter: number; readonly front: number };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    board: { x: 640, y: 446 },
    pizzas: { x: 362, y: 204, width: 556, height: 476 },
    largest: 205,
    own: { x: 350, y: 200, width: 580, height: 226 },
    lines: { x: 350, y: 430, width: 580, height: 256 },
    rack: { x: 66, y: 536, height: 104, pitch: 118 },
    tools: {
      knives: { x: 8, y: 478, width: 322, height: 236 },
      other: { x: 952, y: 366, width: 308, height: 346 },
    },
    ladle: { x: 1106, y: 556 },
    pad: {
      whole: { x: 1106, y: 538, key: { width: 96, height: 82 } },
      comma: { x: 1106, y: 538, key: { width: 80, height: 82 } },
    },
    bake: { x: 1104, y: 270, size: 0.86 },
    go: { x: 1186, y: 640 },
    recipe: { x: 640, y: 164, size: 1.18 },
    garland: -70,
    guest: { x: 262, y: 226, size: 0.74 },
    oven: { x: 1104, y: 332, size: 0.9 },
    shelf: { x: 66, y: 236, pitch: 62 },
    sam: { x: 176, y: 476, size: 0.6 },
    table: { x: 640, y: 470, width: 1100 },
    title: { x: 640, y: 96 },
    backdrop: { wall: 140, counter: 540, front: 700 },
  },
  portrait: {
    middle: 360,
    board: { x: 360, y: 694 },
    pizzas: { x: 60, y: 452, width: 600, height: 484 },
    largest: 232,
    own: { x: 50, y: 450, width: 620, height: 212 },
    lines: { x: 50, y: 666, width: 620, height: 270 },
    rack: { x: 66, y: 1046, height: 120, pitch: 136 },
    tools: {
      knives: { x: 8, y: 976, width: 322, height: 276 },
      other: { x: 362, y: 956, width: 338, height: 332 },
    },
    ladle: { x: 538, y: 1066 },
    pad: {
      whole: { x: 531, y: 1122, key: { width: 106, height: 79 } },
      comma: { x: 531, y: 1122, key: { width: 84, height: 79 } },
    },
    bake: { x: 566, y: 356, size: 0.86 },
    go: { x: 600, y: 1040 },
    recipe: { x: 196, y: 266, size: 1.04 },
    garland: 76,
    guest: { x: 286, y: 402, size: 0.66 },
    oven: { x: 566, y: 420, size: 0.9 },
    shelf: { x: 46, y: 400, pitch: 58 },
    sam: { x: 400, y: 442, size: 0.34 },
    table: { x: 360, y: 760, width: 680 },
    title: { x: 360, y: 190 },
    backdrop: { wall: 240, counter: 830, front: 1240 },
  },
};

export interface Plate extends Point {
  readonly radius: number;
}

/** So many pizzas side by side in a box, all of one size and as large as they fit. */
export function platesIn(box: Box, count: number, largest: number): readonly Plate[] {
  const air = 10;
  let best = { across: 1, radius: 0 };
  for (let across = 1; across <= count; across++) {
    const down = Math.ceil(count / across);
    const radius = Math.min(largest, box.width / across / 2 - air, box.height / down / 2 - air);
    if (radius > best.radius) best = { across, radius };
  }
  const { across, radius } = best;
  const down = Math.ceil(count / across);
  const pitch = 2 * (radius + air);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: box.x + box.width / 2 + ((place % across) - (inRow - 1) / 2) * pitch,
      y: box.y + box.height / 2 + (row - (down - 1) / 2) * pitch,
      radius,
    };
  });
}
