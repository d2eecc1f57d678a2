import type { LineEnds } from '@games/kit/layout/line-scale';
import { compare, minus, plus, type Rational } from '@/maths/number/rational';

/** Returns the rest of a pole beside a part. */
export const restOf = ({ min, max }: LineEnds, part: Rational): Rational => minus(plus(min, max), part);

/** Whether the first piece is too long or too short; null when it is right. */
export function missOf(given: Rational, right: Rational): 'long' | 'short' | null {
  const difference = compare(given, right);
  return difference === 0 ? null : difference > 0 ? 'long' : 'short';
}

/**
 * Places of the nodes of a cane, 0 to 1: irregular, so that nobody can count them as marks. `random` gives
 * numbers in [0, 1).
 */
export function nodesOf(random: () => number): number[] {
  const places: number[] = [];
  for (let at = 0.07 + random() * 0.08; at < 0.95; at += 0.13 + random() * 0.12) places.push(at);
  return places;
}

/** Planks of a complete bridge; after that it gets lanterns. */
export const bridgeHolds = 16;

export interface Bridge {
  readonly planks: number;
  readonly lanterns: number;
}

/** Returns planks and lanterns after so many rounds. */
export const bridgeOf = (rounds: number): Bridge => ({
  planks: Math.min(rounds, bridgeHolds),
  lanterns: Math.min(4, Math.max(0, rounds - bridgeHolds)),
});
