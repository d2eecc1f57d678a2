import { halfWidth, type RoadView } from './art/sizes';

export const laneCount = 3;

/** Where the edges would meet: the road narrows towards this height. */
const vanishing = (view: RoadView): number =>
  view.crest - (view.crestHalf * (view.near - view.crest)) / (view.nearHalf - view.crestHalf);

/** A point on the road. `lane` counts from the middle (−1, 0, 1), `ahead` in car's lengths from the car. */
export interface RoadPoint {
  readonly x: number;
  readonly y: number;
  /** 1 beside the car, smaller further away. */
  readonly size: number;
}

const depth = 4;

export function roadPoint(view: RoadView, lane: number, ahead: number): RoadPoint {
  const top = vanishing(view);
  const size = depth / (depth + ahead);
  const y = top + (view.car - top) * size;
  return { x: view.middle + lane * ((2 * halfWidth(view, y)) / laneCount), y, size };
}

/** How far ahead a height on the road is. */
export function aheadAt(view: RoadView, y: number): number {
  const top = vanishing(view);
  return depth * ((view.car - top) / (y - top) - 1);
}
