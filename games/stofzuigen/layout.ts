import type { Box, Orientation, Point } from '@games/kit/layout/design';

type Sized = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  readonly canister: Sized;
  readonly power: Sized;
  /** Where the nozzle waits. */
  readonly nozzle: Point;
  readonly list: Box;
  readonly chair: Sized;
  readonly house: Sized;
  readonly leaves: Sized;
  /** The comparison after an error: middle and size. */
  readonly panel: Box;
  readonly go: Point;
  readonly title: Point & { readonly width: number };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: { x: 640, y: 360 },
    canister: { x: 1130, y: 556, size: 0.96 },
    power: { x: 1124, y: 644, size: 1 },
    nozzle: { x: 986, y: 330 },
    list: { x: 1156, y: 236, width: 230, height: 190 },
    chair: { x: 86, y: 690, size: 0.9 },
    house: { x: 92, y: 430, size: 0.86 },
    leaves: { x: 1330, y: 748, size: 0.9 },
    panel: { x: 578, y: 420, width: 780, height: 360 },
    go: { x: 938, y: 574 },
    title: { x: 578, y: 226, width: 560 },
  },
  portrait: {
    middle: { x: 360, y: 640 },
    canister: { x: 566, y: 1136, size: 0.82 },
    power: { x: 626, y: 1214, size: 0.94 },
    nozzle: { x: 420, y: 968 },
    list: { x: 196, y: 1046, width: 270, height: 178 },
    chair: { x: 104, y: 1268, size: 0.78 },
    house: { x: 300, y: 1268, size: 0.56 },
    leaves: { x: 742, y: 1330, size: 1 },
    panel: { x: 360, y: 632, width: 668, height: 470 },
    go: { x: 650, y: 850 },
    title: { x: 360, y: 372, width: 600 },
  },
};
