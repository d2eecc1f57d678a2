import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';
import type { Box, Orientation, Point } from '@games/kit/layout/design';
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
  /** The field notes after an error lie over the pad. */
  readonly notes: Box;
  /** Place of the hint for an error, clear of the numbers of the square. */
  readonly named: RibbonPlace;
  readonly digger: Point;
  readonly go: Point;
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
