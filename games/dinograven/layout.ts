import type { Box, Orientation, Worlds } from '@games/kit/design';
import type { RibbonPlace } from '@games/kit/error-ribbon';
import type { PadLayout } from '@games/kit/input/pad-keys';
import { type PitPlace, pitPlaces } from './art/sizes';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where everything stands in one layout, design px. */
export interface Layout extends PitPlace {
  readonly ground: Spot;
  readonly acacia: Spot;
  /** Middle of the skeleton, and how it lies in its bed. */
  readonly skeleton: Spot & { readonly angle: number; readonly size: number };
  readonly pad: Spot & {
    readonly layout: PadLayout;
    readonly key: { readonly width: number; readonly height: number };
  };
  /** The field notes after a miss lie over the pad. */
  readonly notes: Box;
  /** The name of a miss, where below the sum it would lie over the numbers of the square. */
  readonly named: RibbonPlace;
  readonly digger: Spot;
  readonly go: Spot;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    ...pitPlaces.landscape,
    ground: { x: 640, y: 360 },
    acacia: { x: 1192, y: 76 },
    skeleton: { x: 182, y: 430, angle: 84, size: 0.95 },
    pad: { x: 1100, y: 440, layout: 'block', key: { width: 96, height: 92 } },
    notes: { x: 1096, y: 436, width: 316, height: 430 },
    named: { x: 1096, y: 136, width: 320 },
    digger: { x: 968, y: 636 },
    go: { x: 1210, y: 640 },
  },
  portrait: {
    ...pitPlaces.portrait,
    ground: { x: 360, y: 640 },
    acacia: { x: 664, y: 64 },
    skeleton: { x: 358, y: 994, angle: -2, size: 0.64 },
    pad: { x: 360, y: 1186, layout: 'strip', key: { width: 112, height: 88 } },
    notes: { x: 360, y: 1090, width: 664, height: 344 },
    named: { x: 360, y: 78, width: 640 },
    digger: { x: 668, y: 880 },
    go: { x: 650, y: 1210 },
  },
};

/** The painted world beyond the design; the drift of the backdrop is taken off. */
export const worlds: Worlds = { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } };
