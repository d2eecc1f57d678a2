import { countFrom, placeOf } from '@games/kit/celebration/volumes';
import type { LineEnds } from '@games/kit/layout/line-scale';
import { equals, isWhole, minus, plus, type Rational, rational, times } from '@/maths/number/rational';

const lengthOf = ({ min, max }: LineEnds): Rational => minus(max, min);

/** A mark shown after an error: a part of the line and its value. */
export interface Mark {
  readonly share: number;
  readonly value: Rational;
  /** Half first, then the quarters. */
  readonly rank: 'half' | 'quarter';
}

/**
 * Returns half and quarters of the line. Where the answer is a whole number, a quarter that is none is left out: 7,5 says
 * nothing to who places 7 between 0 and 10.
 */
export const marksOf = (line: LineEnds, answer: Rational): Mark[] =>
  [1, 2, 3]
    .map(
      (quarter): Mark => ({
        share: quarter / 4,
        value: plus(line.min, times(lengthOf(line), rational(quarter, 4))),
        rank: quarter === 2 ? 'half' : 'quarter',
      }),
    )
    .filter(({ value, rank }) => rank === 'half' || !isWhole(answer) || isWhole(value));

/** Longest line on which the ones from a mark to the right place are shown. */
const longestCounted = 20;

/** Returns the places of the ones between a mark and the right place, on a short line of whole numbers. */
export function onesBetween(line: LineEnds, mark: Rational, right: Rational): readonly number[] {
  const length = lengthOf(line);
  const ends = [line.min, line.max, mark, right];
  if (!ends.every(isWhole) || length.num > longestCounted) return [];
  const [from, to] = [Math.min(mark.num, right.num), Math.max(mark.num, right.num)];
  return Array.from(
    { length: Math.max(0, to - from - 1) },
    (_, k) => (from + k + 1 - line.min.num) / length.num,
  );
}

/** Returns the end of a line that a place on it is at, null elsewhere. */
export const endAt = ({ min, max }: LineEnds, share: number): Rational | null =>
  share <= 0.01 ? min : share >= 0.99 ? max : null;

/** Returns the mark that lies nearest to a share of the line; the half where two are as near. */
export function nearestMark<Each extends Mark>(marks: readonly Each[], share: number): Each | undefined {
  const away = (mark: Mark) => Math.abs(mark.share - share) - (mark.rank === 'half' ? 1e-9 : 0);
  return marks.toSorted((a, b) => away(a) - away(b))[0];
}

/** Where a value hangs, seen from a mark. */
export const sideOf = (share: number, mark: Mark): 'before' | 'at' | 'after' =>
  Math.abs(share - mark.share) < 1e-9 ? 'at' : share < mark.share ? 'before' : 'after';

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
}

/** Things in each of the three. */
export const chapterHolds = 12;
export const setHolds = 3 * chapterHolds;

/** Returns what is kept after so many finished rounds; a complete set is replaced by the next one, piece by piece. */
export function keptAfter(rounds: number): Kept {
  const [garments = 0, linen = 0, flags = 0] = [0, 1, 2].map((chapter) =>
    countFrom(rounds, chapter * chapterHolds, chapterHolds),
  );
  return { garments, linen, flags };
}

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): 'garment' | 'linen' | 'flag' {
  const place = placeOf(rounds, setHolds);
  return place < chapterHolds ? 'garment' : place < 2 * chapterHolds ? 'linen' : 'flag';
}
