import { countFrom, placeOf } from '@games/kit/celebration/volumes';
import type { LineEnds } from '@games/kit/layout/line-scale';
import type { ErrorType } from '@/maths/error-type/error-type';
import { minus, plus, type Rational } from '@/maths/number/rational';

/** Returns the rest of a pole beside a part. */
export const restOf = ({ min, max }: LineEnds, part: Rational): Rational => minus(plus(min, max), part);

/** Least share of the pole that is a piece of its own. */
export const leastPiece = 1e-6;

/** How far two pieces move apart to each side, design px: not at all where the cut left the pole whole. */
export const apartAt = (share: number): number => (share < leastPiece || share > 1 - leastPiece ? 0 : apart);
const apart = 22;

/**
 * Places of the nodes of a cane, 0 to 1: irregular, so that nobody can count them as marks. `random` gives
 * numbers in [0, 1).
 */
export function nodesOf(random: () => number): number[] {
  const places: number[] = [];
  for (let at = 0.07 + random() * 0.08; at < 0.95; at += 0.13 + random() * 0.12) places.push(at);
  return places;
}

/** Returns the sentence about a cut: a cut at the end of the pole names no number, so no hint about a number of the sum. */
export const toldOf = (named: string | null, [likeliest]: readonly ErrorType[], own: string): string =>
  likeliest === 'gave-operand' ? own : (named ?? own);

/** Tones of the chimes, from the longest to the shortest piece. */
export const rings = 5;

/** Returns the tone of a piece of this length (0 to 1 of the pole): 1 is the lowest. */
export const ringOf = (length: number): number =>
  Math.min(rings, Math.max(1, rings - Math.floor(length * rings)));

/** What the rounds built: planks of the bridge, storeys of the pagoda, chimes in the garden. */
export interface Built {
  readonly planks: number;
  readonly storeys: number;
  readonly chimes: number;
}

export const bridgeHolds = 8;
export const pagodaHolds = 6;
export const gardenHolds = 8;
export const valley = bridgeHolds + pagodaHolds + gardenHolds;

/** Returns what stands after so many finished rounds; a complete valley is built over in other colours, piece by piece. */
export function builtAfter(rounds: number): Built {
  return {
    planks: countFrom(rounds, 0, bridgeHolds),
    storeys: countFrom(rounds, bridgeHolds, pagodaHolds),
    chimes: countFrom(rounds, bridgeHolds + pagodaHolds, gardenHolds),
  };
}

/** Returns what the last of so many rounds added. */
export function addedBy(rounds: number): 'plank' | 'storey' | 'chime' {
  const place = placeOf(rounds, valley);
  return place < bridgeHolds ? 'plank' : place < bridgeHolds + pagodaHolds ? 'storey' : 'chime';
}
