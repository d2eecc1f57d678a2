const formats = new Map<string, Intl.DateTimeFormat>();

/** Calendar day `YYYY-MM-DD` of a moment in a time zone. One format a zone is kept: it is dear to make. */
export function dayIn(timeZone: string, at: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** First day of the month a day is in. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The day so many days after (before, when negative) a day. */
export function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Monday of the week a day is in. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return shiftDay(day, -((weekday + 6) % 7));
}

/** School year of a day, `2026-2027`: it begins on 1 August. */
export function schoolYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  return `${year}-${year + 1}`;
}
