import type { Locale } from '../locale';

const hourOf = (minutes: number): number => Math.floor(minutes / 60) % 12 || 12;

/** Minutes past the hour that are said from the half hour, first and last. */
const aroundHalf = { nl: [16, 44], be: [21, 39] } as const satisfies Partial<Record<Locale, unknown>>;

/** Whether so many minutes past the hour are said from the half hour: 10:40 is `10 over half 11`. */
export const saidFromHalf = (past: number, locale: Locale): boolean =>
  locale !== 'en' && past >= aroundHalf[locale][0] && past <= aroundHalf[locale][1] && past !== 30;

function dutch(minutes: number, half: readonly [number, number]): string {
  const [hour, next, past] = [hourOf(minutes), hourOf(minutes + 60), minutes % 60];
  if (past === 0) return `${hour} uur`;
  if (past === 15) return `kwart over ${hour}`;
  if (past === 30) return `half ${next}`;
  if (past === 45) return `kwart voor ${next}`;
  if (past < half[0]) return `${past} over ${hour}`;
  if (past < 30) return `${30 - past} voor half ${next}`;
  return past <= half[1] ? `${past - 30} over half ${next}` : `${60 - past} voor ${next}`;
}

function english(minutes: number): string {
  const [hour, next, past] = [hourOf(minutes), hourOf(minutes + 60), minutes % 60];
  if (past === 0) return `${hour} o'clock`;
  if (past === 15) return `quarter past ${hour}`;
  if (past === 30) return `half past ${hour}`;
  if (past === 45) return `quarter to ${next}`;
  return past < 30 ? `${past} past ${hour}` : `${60 - past} to ${next}`;
}

/**
 * A time of day as it is said, from minutes since midnight: 9:20 is `10 voor half 10` in the Netherlands and
 * `20 over 9` in Flanders.
 */
export function clockWords(minutes: number, locale: Locale): string {
  if (locale === 'en') return english(minutes);
  return dutch(minutes, aroundHalf[locale]);
}

/** A time of day in digits, as on a station: `9:05`, `14:45`. */
export const digitalTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
