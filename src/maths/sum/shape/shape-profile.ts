import { parseSumOrThrow } from '../read-sum';
import type { Sum, SumId } from '../sum';
import { shapesOf } from './shapes-of';

/** How many sums have which shapes: `{ "T T50": 43, "T": 57 }`. Small enough to be sent with a collection. */
export type ShapeProfile = Readonly<Record<string, number>>;

/** Counts the shapes of these sums. Throws RangeError when an id is no sum. */
export const profileOf = (sumIds: readonly SumId[]): ShapeProfile =>
  profileOfSums(sumIds.map((sumId) => parseSumOrThrow(sumId)));

/** Counts the shapes of sums that were read. */
export function profileOfSums(sums: readonly Sum[]): ShapeProfile {
  const counts: Record<string, number> = {};
  for (const sum of sums) {
    const shapes = shapesOf(sum).join(' ');
    counts[shapes] = (counts[shapes] ?? 0) + 1;
  }
  return counts;
}
