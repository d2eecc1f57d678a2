import type { Box, Orientation, Point } from '@games/kit/layout/design';
import type { Rows } from '@games/kit/layout/in-rows';
import type { PadLayout } from '@games/kit/parts/number-pad/pad-keys';

type Sized = Point & { readonly size: number };

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
  /** Where the knives hang, and the height of each. */
  readonly rack: Rows & { readonly height: number };
  /** Where the tools of one step lie: the knives, the bowl or the keys. */
  readonly tools: Box;
  readonly ladle: Point;
  /** Keys that write the number on a piece; with a comma there is a column more. */
  readonly pad: Point & {
    readonly layout: PadLayout;
    readonly width: Readonly<Record<'whole' | 'comma', number>>;
    readonly height: number;
  };
  /** The fire button, in the mouth of the oven. */
  readonly bake: Point;
  readonly go: Point;
  readonly recipe: { readonly y: number; readonly size: number };
  /** Height of the flags on the wall: above the picture where it is wide. */
  readonly garland: number;
  /** Where a guest waits behind the sill of the window. */
  readonly guest: Sized;
  readonly oven: Point;
  readonly shelf: Point & { readonly pitch: number };
  /** The foot of the bear, behind its table. */
  readonly host: Sized;
  /** The table of the bear, and where the pizzas lie on it, from its upper left corner. */
  readonly stall: Box & {
    readonly places: Rows;
    readonly rows: number;
  };
  /** The table of the party: its far edge, the room for seats, and how much higher lanterns and bear are. */
  readonly table: {
    readonly y: number;
    readonly width: number;
    readonly rows: 1 | 2;
    readonly seats: { readonly x: number; readonly width: number };
    readonly lanterns: number;
    readonly host: number;
  };
  /** Height of the banner of the party. */
  readonly title: number;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    board: { x: 640, y: 446 },
    pizzas: { x: 362, y: 204, width: 556, height: 476 },
    largest: 205,
    own: { x: 350, y: 200, width: 580, height: 226 },
    lines: { x: 350, y: 430, width: 580, height: 256 },
    rack: { x: 1002, y: 478, height: 104, columns: 3, across: 104, down: 122 },
    tools: { x: 938, y: 366, width: 336, height: 346 },
    ladle: { x: 1106, y: 556 },
    pad: { x: 1106, y: 538, layout: 'block', width: { whole: 96, comma: 80 }, height: 82 },
    bake: { x: 1104, y: 270 },
    go: { x: 1186, y: 640 },
    recipe: { y: 164, size: 1.18 },
    garland: -70,
    guest: { x: 262, y: 226, size: 0.74 },
    oven: { x: 1104, y: 332 },
    shelf: { x: 66, y: 236, pitch: 62 },
    host: { x: 170, y: 574, size: 1 },
    stall: {
      x: 6,
      y: 532,
      width: 328,
      height: 330,
      places: { x: 48, y: 82, columns: 4, across: 77, down: 74 },
      rows: 2,
    },
    table: { y: 462, width: 1180, rows: 1, seats: { x: 730, width: 880 }, lanterns: 266, host: 26 },
    title: 96,
  },
  portrait: {
    middle: 360,
    board: { x: 360, y: 694 },
    pizzas: { x: 60, y: 514, width: 600, height: 426 },
    largest: 212,
    own: { x: 50, y: 450, width: 620, height: 212 },
    lines: { x: 50, y: 666, width: 620, height: 270 },
    rack: { x: 100, y: 1068, height: 120, columns: 6, across: 104, down: 136 },
    tools: { x: 12, y: 964, width: 696, height: 212 },
    ladle: { x: 360, y: 1092 },
    pad: { x: 360, y: 1070, layout: 'strip', width: { whole: 110, comma: 96 }, height: 96 },
    bake: { x: 566, y: 356 },
    go: { x: 600, y: 1040 },
    recipe: { y: 474, size: 1.1 },
    garland: 76,
    guest: { x: 286, y: 402, size: 0.66 },
    oven: { x: 566, y: 420 },
    shelf: { x: 46, y: 400, pitch: 58 },
    host: { x: 604, y: 1402, size: 0.86 },
    stall: {
      x: 14,
      y: 1296,
      width: 692,
      height: 260,
      places: { x: 56, y: 72, columns: 6, across: 78, down: 74 },
      rows: 1,
    },
    table: { y: 760, width: 690, rows: 2, seats: { x: 360, width: 660 }, lanterns: 460, host: 0 },
    title: 190,
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
