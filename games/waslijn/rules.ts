import {
  compare,
  dividedBy,
  minus,
  notation,
  plus,
  type Rational,
  rational,
  times,
} from '@/maths/number/rational';

/** A line between two known numbers, without marks. */
export interface Line {
  readonly from: Rational;
  readonly to: Rational;
}

const asNumber = ({ num, den }: Rational): number => num / den;

const lengthOf = ({ from, to }: Line): Rational => minus(to, from);

/** Where a value hangs: 0 at the first number, 1 at the last. */
export const shareOf = (line: Line, value: Rational): number =>
  asNumber(dividedBy(minus(value, line.from), lengthOf(line)));

/** A mark that appears after a miss: a part of the line, and the value that lives there. */
export interface Mark {
  readonly share: number;
  readonly value: string;
  /** Half is the first to look for; quarters come after it. */
  readonly rank: 'half' | 'quarter';
}

/** Half and quarters of the line, in canonical notation: where to look for a number between two others. */
export const marksOf = (line: Line): Mark[] =>
  [1, 2, 3].map((quarter) => ({
    share: quarter / 4,
    value: notation(plus(line.from, times(lengthOf(line), rational(quarter, 4)))),
    rank: quarter === 2 ? 'half' : 'quarter',
  }));

/** How far off a garment hangs: as a part of a hundred of the line, whole, and to which side. */
export interface Gap {
  readonly percent: number;
  readonly side: 'left' | 'right' | 'none';
}

export function gapOf(line: Line, given: Rational, right: Rational): Gap {
  const side = compare(given, right);
  const share = Math.abs(shareOf(line, given) - shareOf(line, right));
  return { percent: Math.round(share * 100), side: side === 0 ? 'none' : side < 0 ? 'left' : 'right' };
}

/**
 * How far off in the line's own numbers, as an adult would say it: whole on a line of at least ten, in tenths on a
 * shorter one. Canonical notation.
 */
export function offBy({ from, to }: Line, given: Rational, right: Rational): string {
  const off = Math.abs(asNumber(minus(given, right)));
  const short = Math.abs(asNumber(minus(to, from))) < 10;
  return notation(short ? rational(Math.round(off * 100), 100) : rational(Math.round(off)));
}

/** What is kept between rounds: how many garments hang on the rail. */
export interface Keepsake {
  readonly garments: number;
}

/** Reads a keepsake; anything else counts as none. */
export function readKeepsake(kept: unknown): Keepsake {
  const garments = kept !== null && typeof kept === 'object' && 'garments' in kept ? kept.garments : 0;
  return {
    garments: typeof garments === 'number' && Number.isInteger(garments) && garments > 0 ? garments : 0,
  };
}

/** The rail holds so many before a new row of the family's washing begins. */
export const railHolds = 8;

/** How many hang on the rail: it fills, and begins again with a next wash. */
export const onRail = (garments: number): number => (garments === 0 ? 0 : ((garments - 1) % railHolds) + 1);
