import type { Orientation, Point } from '@games/kit/layout/design';
import type { PadLayout } from '@games/kit/parts/number-pad/pad-keys';
import { type PitPlace, pitPlaces } from './art/sizes';

/** Positions of one layout, design px. */
export interface Layout extends PitPlace {
  readonly ground: Point;
  readonly acacia: Point;
  /** Middle and rotation of the skeleton. */
  readonly skeleton: Point & { readonly angle: number; readonly size: number };
  readonly pad: Point & {
    readonly layout: PadLayout;
    readonly key: { readonly width: number; readonly height: number };
  };
  /** Foot of the meerkat's burrow. */
  readonly meerkat: Point & { readonly size: number };
  /** The meerkat speaks here after a miss; the pad is hidden then. */
  readonly says: Point & { readonly width: number };
  readonly brush: Point;
  /** Middle and scale of the skeleton while it is awake. */
  readonly stage: Point & { readonly size: number };
  /** Burrows of the family that comes to look at the end, in the order they come. */
  readonly family: readonly (Point & { readonly size: number })[];
  readonly go: Point;
}

const burrows = (y: number, size: number, places: readonly number[]): Layout['family'] =>
  places.map((x) => ({ x, y, size }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    ...pitPlaces.landscape,
    ground: { x: 640, y: 360 },
    acacia: { x: 1327, y: 20 },
    skeleton: { x: 180, y: 430, angle: 84, size: 0.95 },
    pad: { x: 1106, y: 356, layout: 'block', key: { width: 104, height: 94 } },
    meerkat: { x: 1022, y: 688, size: 0.84 },
    says: { x: 1100, y: 452, width: 318 },
    brush: { x: 944, y: 640 },
    stage: { x: 640, y: 382, size: 1.72 },
    family: burrows(700, 0.66, [560, 710, 410, 860, 260, 110]),
    go: { x: 1206, y: 632 },
  },
  portrait: {
    ...pitPlaces.portrait,
    ground: { x: 360, y: 640 },
    acacia: { x: 687, y: 10 },
    skeleton: { x: 288, y: 1000, angle: -2, size: 0.72 },
    pad: { x: 360, y: 1186, layout: 'strip', key: { width: 112, height: 88 } },
    meerkat: { x: 610, y: 1052, size: 0.78 },
    says: { x: 320, y: 1176, width: 560 },
    brush: { x: 672, y: 860 },
    stage: { x: 360, y: 540, size: 1.26 },
    family: burrows(812, 0.7, [300, 430, 170, 560, 40, 680]),
    go: { x: 650, y: 1196 },
  },
};
