import { languageTag } from '@/maths/locale';
import { currentLocale } from './locale';

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  kind: string,
  options: object,
  make: (tag: string) => Format,
): Format {
  const tag = languageTag[currentLocale()];
  const key = `${kind} ${tag} ${JSON.stringify(options)}`;
  const made = (kept.get(key) as Format | undefined) ?? make(tag);
  kept.set(key, made);
  return made;
}

/** Formats a number: `1.234,5` in Dutch, `1,234.5` in English. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return keep('number', options, (tag) => new Intl.NumberFormat(tag, options)).format(value);
}

/** Formats a fraction as a whole percentage: .873 → `87%`. */
export const formatPercent = (part: number): string =>
  formatNumber(part, { style: 'percent', maximumFractionDigits: 0 });

/** Formats the day of a `Date`, epoch ms or ISO text: `21 november 2026`. */
export function formatDate(
  day: Date | number | string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  return keep('date', options, (tag) => new Intl.DateTimeFormat(tag, options)).format(new Date(day));
}

/** Returns local noon of a calendar day such as `2026-11-21`. */
const noonOf = (day: string) => `${day}T12:00`;

/** Formats a calendar day such as `2026-11-21`, independent of the time zone: `21 november 2026`. */
export const formatDay = (day: string, options?: Intl.DateTimeFormatOptions): string =>
  formatDate(noonOf(day), options);

/** Formats day and time: `21 nov 2026, 10:42`. */
export const formatMoment = (moment: Date | number | string): string =>
  formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a response time: 2340 ms → `2,3 s`. */
export const formatSeconds = (ms: number): string =>
  formatNumber(ms / 1000, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 });

/** Formats how many calendar days ago a moment was: `vandaag`, `gisteren`, `3 dagen geleden`. */
export function formatDaysAgo(day: Date | number | string, today: Date = new Date()): string {
  const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(new Date(day)) - midnight(today)) / 86_400_000);
  const options = { numeric: 'auto' } as const;
  return keep('days', options, (tag) => new Intl.RelativeTimeFormat(tag, options)).format(days, 'day');
}

/** Formats how many days ago a calendar day such as `2026-11-21` was. */
export const formatCalendarDaysAgo = (day: string): string => formatDaysAgo(noonOf(day));
