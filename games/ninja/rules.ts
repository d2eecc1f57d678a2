import { compare, dividedBy, minus, plus, type Rational, rational } from '@/maths/number/rational';

/** A pole is a whole: it begins at `from` and is worth `to` at its end. */
export interface Pole {
  readonly from: Rational;
  readonly to: Rational;
}

/** Where a value cuts the pole: 0 at its beginning, 1 at its end. */
export function shareOf({ from, to }: Pole, value: Rational): number {
  const { num, den } = dividedBy(minus(value, from), minus(to, from));
  return num / den;
}

/** What is left beside a part: together they are the whole again. */
export const restOf = ({ from, to }: Pole, part: Rational): Rational => minus(plus(from, to), part);

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

/** What is kept between rounds: how many pieces were brought to the bridge. */
export interface Keepsake {
  readonly rounds: number;
}

/** Reads a keepsake; anything else counts as none. */
export function readKeepsake(kept: unknown): Keepsake {
  const rounds = kept !== null && typeof kept === 'object' && 'rounds' in kept ? kept.rounds : 0;
  return { rounds: typeof rounds === 'number' && Number.isInteger(rounds) && rounds > 0 ? rounds : 0 };
}

/** The whole from 0 to 1: what a pole is when a task says nothing else. */
export const unitPole: Pole = { from: rational(0), to: rational(1) };
