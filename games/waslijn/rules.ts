import type { LineEnds } from '@games/kit/layout/line-scale';
import { equals, minus, plus, type Rational, rational, times } from '@/maths/number/rational';

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

/** Sums that share a line before a new one is hung. */
export const lineHolds = 4;

/** Something on a line, with the ends of that line. */
interface OnLine {
  readonly ends: LineEnds;
}

const isSame = (a: LineEnds, b: LineEnds): boolean => equals(a.min, b.min) && equals(a.max, b.max);

/**
 * Returns what still hangs when a sum on the line with these ends is asked, of what was hung in this order: a full line
 * is taken down, and so is one with other ends.
 */
export function stillHanging<Thing extends OnLine>(hung: readonly Thing[], next: LineEnds): readonly Thing[] {
  let line: Thing[] = [];
  const begins = (ends: LineEnds) => {
    const [first] = line;
    return line.length === lineHolds || (first !== undefined && !isSame(first.ends, ends));
  };
  for (const thing of hung) {
    if (begins(thing.ends)) line = [];
    line.push(thing);
  }
  return begins(next) ? [] : line;
}

/** What the rounds brought: garments on the rail, linen in the cupboard, flags on the fence. */
export interface Kept {
  readonly garments: number;
  readonly linen: number;
  readonly flags: number;
  /** Complete sets before this one; each has other colours. */
  readonly volume: number;
}

/** Things in each of the three. */
export const chapterHolds = 12;

/** Returns what is kept after so many finished rounds; a complete set stays until the next round begins another. */
export function keptAfter(rounds: number): Kept {
  const volume = rounds === 0 ? 0 : Math.floor((rounds - 1) / (3 * chapterHolds));
  const here = rounds - volume * 3 * chapterHolds;
  const [garments = 0, linen = 0, flags = 0] = [0, 1, 2].map((chapter) =>
    Math.min(chapterHolds, Math.max(0, here - chapter * chapterHolds)),
  );
  return { garments, linen, flags, volume };
}

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): 'garment' | 'linen' | 'flag' {
  const { linen, flags } = keptAfter(rounds);
  return flags > 0 ? 'flag' : linen > 0 ? 'linen' : 'garment';
}
