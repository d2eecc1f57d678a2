import { profileOf, profileOfSums, type ShapeProfile } from '../sum/shape/shape-profile';
import { looseSumsOf, type SumCollection, sumsOf } from './sum-collection';

const known = new WeakMap<SumCollection, ShapeProfile>();

/** Returns how many sums of a collection have which shapes; counted once per collection. */
export function shapesIn(collection: SumCollection): ShapeProfile {
  const counted = known.get(collection);
  if (counted !== undefined) return counted;
  const loose = looseSumsOf(collection);
  const profile = loose === null ? profileOf(sumsOf(collection)) : profileOfSums(loose);
  known.set(collection, profile);
  return profile;
}
