import { shiftDay } from '@/maths/learn/school-days';

export { shiftDay };

interface Zone {
  /** Dear to make. */
  readonly format: Intl.DateTimeFormat;
  /** The quarter of an hour asked for last, since the epoch, and its day: no zone begins a day within one. */
  quarter: number;
  day: string;
}

const zones = new Map<string, Zone>();
const quarterMs = 15 * 60_000;

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const zone = { format, quarter: Number.NaN, day: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** Calendar day `YYYY-MM-DD` of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const zone = zoneOf(timeZone);
  const quarter = Math.floor(at.getTime() / quarterMs);
  if (quarter !== zone.quarter) {
    zone.quarter = quarter;
    zone.day = zone.format.format(at);
  }
  return zone.day;
}

/** First day of the month a day is in. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

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
