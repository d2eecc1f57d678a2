import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Sized = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  readonly canister: Sized;
  readonly power: Sized;
  /** Where the nozzle waits. */
  readonly nozzle: Point;
  /** The rack of bars: upper left corner and size. */
  readonly rack: Box;
  /** Where a finished stair goes, the first of a row. */
  readonly shelf: Point;
  readonly chair: Sized;
  readonly house: Sized;
  /** Largest width of the sentence after a miss. */
  readonly note: number;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** Area in which a stroke counts, and the dust of the finale lies. */
  readonly floor: Box;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: { x: 546, y: 420 },
    canister: { x: 1040, y: 690, size: 0.84 },
    power: { x: 1204, y: 636, size: 1 },
    nozzle: { x: 934, y: 520 },
    rack: { x: 928, y: 172, width: 336, height: 296 },
    shelf: { x: 950, y: 164 },
    chair: { x: 86, y: 690, size: 0.84 },
    house: { x: 88, y: 440, size: 0.78 },
    note: 660,
    go: { x: 1204, y: 540 },
    title: { x: 640, y: 80, width: 430 },
    floor: { x: 0, y: 100, width: 1280, height: 620 },
  },
  portrait: {
    middle: { x: 360, y: 632 },
    canister: { x: 470, y: 1252, size: 0.8 },
    power: { x: 634, y: 1206, size: 1 },
    nozzle: { x: 420, y: 980 },
    rack: { x: 22, y: 976, width: 336, height: 288 },
    shelf: { x: 44, y: 968 },
    chair: { x: 634, y: 1108, size: 0.62 },
    house: { x: 76, y: 318, size: 0.44 },
    note: 620,
    go: { x: 634, y: 1080 },
    title: { x: 360, y: 182, width: 430 },
    floor: { x: 0, y: 250, width: 720, height: 1030 },
  },
};
