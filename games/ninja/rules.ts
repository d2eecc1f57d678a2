import type { LineEnds } from '@games/kit/input/line-scale';
import { compare, minus, plus, type Rational } from '@/maths/number/rational';

/** What is left of a pole beside a part: together they are the whole again. */
export const restOf = ({ min, max }: LineEnds, part: Rational): Rational => minus(plus(min, max), part);

/** Whether the first piece is too long or too short; null when it is right. */
export function missOf(given: Rational, right: Rational): 'long' | 'short' | null {
  const difference = compare(given, right);
  return difference === 0 ? null : difference > 0 ? 'long' : 'short';
}

/**
 * Places of the nodes of a cane, 0 to 1: irregular, so that nobody can count them as marks. `chance` gives
 * numbers in [0, 1).
 */
export function nodesOf(chance: () => number): number[] {
  const places: number[] = [];
  for (let at = 0.07 + chance() * 0.08; at < 0.95; at += 0.13 + chance() * 0.12) places.push(at);
  return places;
}

/** So many planks reach over the gorge; after that lanterns are hung. */
export const bridgeHolds = 16;

export interface Bridge {
  readonly planks: number;
  readonly lanterns: number;
}

/** What stands of the bridge after so many rounds: a plank each, then up to four lanterns. */
export const bridgeOf = (rounds: number): Bridge => ({
  planks: Math.min(rounds, bridgeHolds),
  lanterns: Math.min(4, Math.max(0, rounds - bridgeHolds)),
});
