import type { Task } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';

/** How high the child hoisted each pennant, from 0 at the foot of a mast to 1 at its top; one that hangs below has none. */
export type Claims = ReadonlyMap<SumId, number>;

/** Least difference between two pennants, and least height of one, as shares of a mast. */
export const apart = 0.07;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Returns the order which the heights stand for, in the direction that is asked. */
export function orderOf(claims: Claims, direction: Task['direction']): readonly SumId[] {
  const rising = [...claims].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  return direction === 'down' ? rising.toReversed() : rising;
}

/** Returns the heights nearest to a wanted one which are clear of all others, nearest first. */
function freeNear(others: readonly number[], wanted: number): readonly number[] {
  const isFree = (share: number) =>
    share >= apart && share <= 1 && others.every((other) => Math.abs(other - share) >= apart - 1e-9);
  return [wanted, apart, 1, ...others.flatMap((other) => [other - apart, other + apart])]
    .filter(isFree)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
}

/** Hoists a pennant to a height, or just beside another that hangs there already; near the foot it comes down. */
export function hoistTo(claims: Claims, id: SumId, wanted: number): Claims {
  const next = new Map(claims);
  next.delete(id);
  if (wanted < apart / 2) return next;
  const [share] = freeNear([...next.values()], clamp(wanted));
  return share === undefined ? claims : next.set(id, share);
}

/**
 * Hoists a pennant by one press: to the next of as many even steps as there are masts, above all the child hoisted, or
 * below them where the order goes down. `fixed` hangs there from the start and is stepped over.
 */
export function hoistNext(
  claims: Claims,
  id: SumId,
  {
    count,
    direction,
    fixed,
  }: { readonly count: number; readonly direction: Task['direction']; readonly fixed: SumId | null },
): Claims {
  const steps = Array.from({ length: count }, (_, k) => (k + 1) / count);
  const isDown = direction === 'down';
  const hung = [...claims].flatMap(([other, share]) => (other === fixed ? [] : [share]));
  const isOnward = (share: number) => hung.every((other) => (isDown ? share < other : share > other));
  const isFree = (share: number) => [...claims.values()].every((other) => Math.abs(other - share) >= apart);
  const ahead = isDown ? steps.toReversed() : steps;
  const step = ahead.find((share) => isOnward(share) && isFree(share)) ?? ahead.find(isFree);
  return hoistTo(claims, id, step ?? (isDown ? apart : 1));
}
