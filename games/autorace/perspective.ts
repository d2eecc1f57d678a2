import { halfWidth, type RoadView } from './art/sizes';

export const laneCount = 3;

/** Height of the vanishing point, design px. */
const vanishing = (view: RoadView): number =>
  view.crest - (view.crestHalf * (view.near - view.crest)) / (view.nearHalf - view.crestHalf);

/** A point on the road. `lane` is −1, 0 or 1 from the middle, `ahead` is in car lengths from the car. */
export interface RoadPoint {
  readonly x: number;
  readonly y: number;
  /** Scale at a distance: 1 beside the car. */
  readonly size: number;
}

const depth = 4;

export function roadPoint(view: RoadView, lane: number, ahead: number): RoadPoint {
  const top = vanishing(view);
  const size = depth / (depth + ahead);
  const y = top + (view.car - top) * size;
  return { x: view.middle + lane * ((2 * halfWidth(view, y)) / laneCount), y, size };
}

/** Returns the distance ahead of a height on the road. */
export function aheadAt(view: RoadView, y: number): number {
  const top = vanishing(view);
  return depth * ((view.car - top) / (y - top) - 1);
}
