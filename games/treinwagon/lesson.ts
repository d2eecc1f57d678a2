import type { Locale } from '@/maths/locale';
import { negative, type Rational } from '@/maths/number/rational';
import { difference, goesOtherWay, type Platform, totalOf } from './rules';
import { texts } from './texts.gen';

/** Content of the explanation after an error: train, platform and the difference between them. */
interface Lesson {
  readonly gap: string;
  readonly told: string;
  /** Label of the difference; null when the train counts in the other direction. */
  readonly labels: { readonly train: string; readonly gap: string } | null;
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
  if (goesOtherWay(platform, lengths)) return { gap: t('otherWay'), told, labels: null };
  const gap = t(isLong ? 'long' : 'short', { amount: size });
  return { gap, told, labels: { train, gap: `${isLong ? '+' : '−'}${size}` } };
}
