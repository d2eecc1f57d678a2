import { tree } from '../../drawing/nature';
import type { Markup } from '../../drawing/sheet';

/** Something that stands on the map; what stands lower is painted later, in front. */
export interface Landmark {
  /** Map y of its foot. */
  readonly foot: number;
  readonly paint: Markup;
}

export const landmark = (foot: number, paint: Markup): Landmark => ({ foot, paint });

type TreeSpot = readonly [x: number, y: number, size: number, colour: string, seed: number];

export const trees = (spots: readonly TreeSpot[]): Landmark[] =>
  spots.map(([x, y, size, colour, seed]) => landmark(y, tree(x, y, size, colour, seed)));
