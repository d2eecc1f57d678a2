import { parseSumOrThrow } from '../read-sum';
import type { SumId } from '../sum';
import { shapesOf } from './shapes-of';

/** How many sums have which shapes: `{ "T T50": 43, "T": 57 }`. Small enough to be sent with a collection. */
export type ShapeProfile = Readonly<Record<string, number>>;

/** Counts the shapes of these sums. Throws RangeError when an id is no sum. */
export function profileOf(sumIds: readonly SumId[]): ShapeProfile {
  const counts: Record<string, number> = {};
  for (const sumId of sumIds) {
    const shapes = shapesOf(parseSumOrThrow(sumId)).join(' ');
    counts[shapes] = (counts[shapes] ?? 0) + 1;
  }
  return counts;
}
