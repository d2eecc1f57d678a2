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

/** Pieces of one loop of the circuit, the reach of a loop from its middle, and how broad its road is, as a part of it. */
export const loopPieces = 8;
export const loop = { x: 69, y: 35, broad: 0.2, apart: 132 } as const;

/** Middle of a loop from the middle of the circuit: the first is at the left. */
export const loopMiddle = (isSecond: boolean): number => (isSecond ? 1 : -1) * (loop.apart / 2);

/** From where to where a piece (0 to 7) of a loop runs, and its middle, as angles: the first begins where both meet. */
export function pieceAngles(index: number): {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
} {
  const angle = (share: number) => ((index + share) * 2 * Math.PI) / loopPieces;
  return { from: angle(0.02), to: angle(0.98), middle: angle(0.5) };
}

/** Place of what stands beside a piece (0 to 15), from the middle of the circuit, design px. */
export function besidePiece(place: number): { readonly x: number; readonly y: number } {
  const isSecond = place >= loopPieces;
  const { middle } = pieceAngles(place % loopPieces);
  const out = 1 + loop.broad * 1.1;
  return {
    x: loopMiddle(isSecond) + (isSecond ? -1 : 1) * Math.cos(middle) * loop.x * out,
    y: Math.sin(middle) * loop.y * out + (Math.sin(middle) < 0 ? -2 : 6),
  };
}

/** What stands along the road is only seen whole from afar: drawn at this size, laid larger. */
export const roadsideDrawn = 0.6;
