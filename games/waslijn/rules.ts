import { asSaid, type LineEnds, shareOf } from '@games/kit/layout/line-scale';
import { compare, minus, negative, plus, type Rational, rational, times } from '@/maths/number/rational';

const lengthOf = ({ min, max }: LineEnds): Rational => minus(max, min);

/** A mark shown after an error: a part of the line and its value. */
export interface Mark {
  readonly share: number;
  readonly value: Rational;
  /** Half first, then the quarters. */
  readonly rank: 'half' | 'quarter';
}

/** Returns half and quarters of the line. */
export const marksOf = (line: LineEnds): Mark[] =>
  [1, 2, 3].map((quarter) => ({
    share: quarter / 4,
    value: plus(line.min, times(lengthOf(line), rational(quarter, 4))),
    rank: quarter === 2 ? 'half' : 'quarter',
  }));

/** Distance of a garment from its place, in whole hundredths of the line, and its direction. */
export interface Gap {
  readonly percent: number;
  readonly side: 'left' | 'right' | 'none';
}

export function gapOf(line: LineEnds, given: Rational, right: Rational): Gap {
  const side = compare(given, right);
  const share = Math.abs(shareOf(line, given) - shareOf(line, right));
  return { percent: Math.round(share * 100), side: side === 0 ? 'none' : side < 0 ? 'left' : 'right' };
}

/** Returns the distance in numbers of the line, rounded as people would say it. */
export function offBy(line: LineEnds, given: Rational, right: Rational): Rational {
  const off = minus(given, right);
  return asSaid(line, off.num < 0 ? negative(off) : off);
}

/** Garments on the rail before it starts again. */
export const railHolds = 8;
