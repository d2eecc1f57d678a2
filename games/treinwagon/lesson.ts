import { filled } from '@games/kit/fill-text';
import { negative, type Rational } from '@/maths/number/rational';
import { difference, goesOtherWay, type Platform, totalOf } from './rules';
import type { Texts } from './texts';

/** What a miss is put into: the train beside the platform, and what sticks out or stays open between them. */
interface Lesson {
  readonly gap: string;
  readonly told: string;
  /** How the measure is labelled; null when the train went the other way, and there is nothing to measure. */
  readonly labels: { readonly train: string; readonly gap: string } | null;
}

/** `write` tells how a length is written. */
export function lessonOf(
  platform: Platform,
  lengths: readonly Rational[],
  words: Texts,
  write: (value: Rational) => string,
): Lesson {
  const off = difference(platform, lengths);
  const isLong = off.num > 0;
  const size = write(isLong ? off : negative(off));
  const train = write(totalOf(lengths));
  const told = filled(words.measured, { train, platform: write(platform.whole) });
  if (goesOtherWay(platform, lengths)) return { gap: words.otherWay, told, labels: null };
  const gap = filled(isLong ? words.long : words.short, { count: size });
  return { gap, told, labels: { train, gap: `${isLong ? '+' : '−'}${size}` } };
}
