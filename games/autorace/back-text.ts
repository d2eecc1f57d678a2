import type { Locale } from '@/maths/locale';
import type { Leg, Way } from './rules';
import { texts } from './texts.gen';

/** The same for a division with remainder: it lands elsewhere, or what is left over holds one more. */
export const restText = (locale: Locale, { landed, goal, found, sought, step, rest }: Way): string =>
  landed === goal
    ? texts[locale]('back.fits', { rest, step })
    : texts[locale]('back.start', { found, sought });

/** Describes in a sentence what trying out an answer showed. */
export function backText(locale: Locale, { hole, sign }: Leg, way: Way): string {
  const t = texts[locale];
  const { from, found, sought, hops } = way;
  const step = Math.abs(way.step);
  // For hops back to zero the number of hops matters, for others their end.
  if (way.goal !== 0 || way.step >= 0 || (sign !== '×' && sign !== ':'))
    return t(hole === 'start' ? 'back.start' : 'back.even', { found, sought });
  if (hole === 'start') return t('back.shared', { from, step, hops, sought });
  return way.rest === 0
    ? t('back.hops', { from, step, hops, sought })
    : t('back.rest', { from, step, sought });
}
