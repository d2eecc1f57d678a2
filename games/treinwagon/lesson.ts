import type { Locale } from '@/maths/locale';
import { minus, negative, type Rational } from '@/maths/number/rational';
import { difference, goesOtherWay, type Platform, totalOf } from './rules';
import { texts } from './texts.gen';

/** Content of the picture after an error: train, platform and the difference between them. */
export interface Lesson {
  /** Both lengths, for a screen reader. */
  readonly told: string;
  /** Both labels; the gap has no sign, because 50 and 44 make 94. They are null when the train counts in the other direction. */
  readonly labels: {
    readonly train: string;
    readonly gap: string;
    /** The child's own number, where the train is longer by a known part; null where it is the whole train. */
    readonly own: string | null;
    /** The asked number, where the platform is longer by a known part. */
    readonly right: string | null;
  } | null;
}

/** `write` writes a length. */
export function lessonOf(
  platform: Platform,
  lengths: readonly Rational[],
  locale: Locale,
  write: (value: Rational) => string,
): Lesson {
  const t = texts[locale];
  const off = difference(platform, lengths);
  const isLong = off.num > 0;
  const size = write(isLong ? off : negative(off));
  const train = write(totalOf(lengths));
  const told = t('measured', { train, platform: write(platform.whole) });
  if (goesOtherWay(platform, lengths)) return { told, labels: null };
  const hasKnown = platform.standing.num !== 0;
  const own = hasKnown && lengths.length > 1 ? write(minus(totalOf(lengths), platform.standing)) : null;
  const right = hasKnown ? write(platform.missing) : null;
  return { told, labels: { train, gap: size, own, right } };
}

/** Returns the key of the sentence about a train that does not fit. */
export function missOf(platform: Platform, lengths: readonly Rational[]) {
  if (goesOtherWay(platform, lengths)) return 'miss.otherWay';
  return difference(platform, lengths).num > 0 ? 'miss.long' : 'miss.short';
}
