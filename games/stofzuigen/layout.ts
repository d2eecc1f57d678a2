import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Sized = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  readonly canister: Sized;
  readonly power: Sized;
  /** Where the nozzle waits. */
  readonly nozzle: Point;
  /** The part of the rug on which bars are laid. */
  readonly stair: Box;
  /** The band along the rug's edge: what was found is woven into its panels. */
  readonly weave: Box;
  readonly chair: Sized;
  readonly house: Sized;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** Area in which a stroke counts, and the dust of the finale lies. */
  readonly floor: Box;
  /** What lies at the lower edge of screens that are taller than the design. */
  readonly things: readonly (Point & { readonly frame: string })[];
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: { x: 546, y: 420 },
    canister: { x: 1060, y: 696, size: 0.88 },
    power: { x: 1222, y: 646, size: 0.92 },
    nozzle: { x: 938, y: 420 },
    stair: { x: 214, y: 172, width: 664, height: 414 },
    weave: { x: 258, y: 592, width: 576, height: 70 },
    chair: { x: 90, y: 694, size: 0.94 },
    house: { x: 1106, y: 386, size: 1.02 },
    go: { x: 1222, y: 646 },
    title: { x: 640, y: 80, width: 430 },
    floor: { x: 0, y: 118, width: 1280, height: 602 },
    things: [
      { x: 200, y: 800, frame: 'yarn' },
      { x: 520, y: 796, frame: 'slippers' },
      { x: 860, y: 806, frame: 'books' },
      { x: 1196, y: 806, frame: 'yarn' },
    ],
  },
  portrait: {
    middle: { x: 360, y: 632 },
    canister: { x: 404, y: 1266, size: 0.72 },
    power: { x: 634, y: 1204, size: 1 },
    nozzle: { x: 262, y: 1078 },
    stair: { x: 62, y: 346, width: 596, height: 570 },
    weave: { x: 60, y: 948, width: 600, height: 72 },
    chair: { x: 116, y: 1262, size: 0.9 },
    house: { x: 82, y: 320, size: 0.46 },
    go: { x: 634, y: 1204 },
    title: { x: 360, y: 182, width: 430 },
    floor: { x: 0, y: 280, width: 720, height: 1000 },
    things: [
      { x: 100, y: 1384, frame: 'yarn' },
      { x: 356, y: 1372, frame: 'slippers' },
      { x: 604, y: 1384, frame: 'books' },
    ],
  },
};
