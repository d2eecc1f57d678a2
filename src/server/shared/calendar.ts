import { schoolYearOf } from '@/contract/school-year-of';
import { shiftDay } from '@/maths/calendar/school-days';
import { BoundedMap } from './bounded-map';

export { schoolYearOf, shiftDay };

interface Zone {
  /** Cached because it is expensive to make. */
  readonly format: Intl.DateTimeFormat;
  /** Last quarter of an hour asked for, counted since the epoch, and its day: no zone begins a day within a quarter. */
  quarter: number;
  day: string;
}

/** Some 600 time zones exist, and callers may write each in upper or lower case. */
const maxZones = 500;
const zones = new BoundedMap<string, Zone>(maxZones);
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

/** Returns the calendar day `YYYY-MM-DD` of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const zone = zoneOf(timeZone);
  const quarter = Math.floor(at.getTime() / quarterMs);
  if (quarter !== zone.quarter) {
    zone.quarter = quarter;
    zone.day = zone.format.format(at);
  }
  return zone.day;
}

/** Returns the first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return shiftDay(day, -((weekday + 6) % 7));
}
