import type { Orientation } from '@games/kit/layout/design';

/** The road as it is seen, design px: straight edges from the crest of a hill down past the viewer. */
export interface RoadView {
  readonly middle: number;
  /** Where the road comes over the hill, and half its width there. */
  readonly crest: number;
  readonly crestHalf: number;
  /** A line near the viewer, and half the road's width there. */
  readonly near: number;
  readonly nearHalf: number;
  /** Where the car's wheels stand, and where the gates wait. */
  readonly car: number;
  readonly gate: number;
}

export const roadViews: Readonly<Record<Orientation, RoadView>> = {
  landscape: {
    middle: 640,
    crest: 322,
    crestHalf: 176,
    near: 720,
    nearHalf: 580,
    car: 672,
    gate: 492,
  },
  portrait: {
    middle: 360,
    crest: 560,
    crestHalf: 168,
    near: 1280,
    nearHalf: 404,
    car: 1176,
    gate: 872,
  },
};

/** Half the width of the road at height y. */
export function halfWidth({ crest, crestHalf, near, nearHalf }: RoadView, y: number): number {
  return crestHalf + ((nearHalf - crestHalf) * (y - crest)) / (near - crest);
}

/** What stands along the road is only seen whole from afar: drawn at this size, laid larger. */
export const roadsideDrawn = 0.6;
