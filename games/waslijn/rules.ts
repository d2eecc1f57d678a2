import { asSaid, type LineEnds, shareOf } from '@games/kit/input/line-scale';
import { compare, minus, negative, plus, type Rational, rational, times } from '@/maths/number/rational';

const lengthOf = ({ min, max }: LineEnds): Rational => minus(max, min);

/** A mark that appears after a miss: a part of the line, and the value that lives there. */
export interface Mark {
  readonly share: number;
  readonly value: Rational;
  /** Half is the first to look for; quarters come after it. */
  readonly rank: 'half' | 'quarter';
}

/** Half and quarters of the line: where to look for a number between two others. */
export const marksOf = (line: LineEnds): Mark[] =>
  [1, 2, 3].map((quarter) => ({
    share: quarter / 4,
    value: plus(line.min, times(lengthOf(line), rational(quarter, 4))),
    rank: quarter === 2 ? 'half' : 'quarter',
  }));

/** How far off a garment hangs: as a part of a hundred of the line, whole, and to which side. */
export interface Gap {
  readonly percent: number;
  readonly side: 'left' | 'right' | 'none';
}

export function gapOf(line: LineEnds, given: Rational, right: Rational): Gap {
  const side = compare(given, right);
  const share = Math.abs(shareOf(line, given) - shareOf(line, right));
  return { percent: Math.round(share * 100), side: side === 0 ? 'none' : side < 0 ? 'left' : 'right' };
}

/** How far off in the line's own numbers, as an adult would say it. */
export function offBy(line: LineEnds, given: Rational, right: Rational): Rational {
  const off = minus(given, right);
  return asSaid(line, off.num < 0 ? negative(off) : off);
}

/** The rail holds so many before a new row of the family's washing begins. */
export const railHolds = 8;
