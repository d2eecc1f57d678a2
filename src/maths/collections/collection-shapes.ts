import { profileOf, type ShapeProfile } from '../sum/shape/shape-profile';
import { type SumCollection, sumsOf } from './sum-collection';

const known = new WeakMap<SumCollection, ShapeProfile>();

/** Returns how many sums of a collection have which shapes; counted once per collection. */
export function shapesIn(collection: SumCollection): ShapeProfile {
  const profile = known.get(collection) ?? profileOf(sumsOf(collection));
  known.set(collection, profile);
  return profile;
}
