import { schoolYearOf } from '@/contract/school-year-of';
import { readDay } from '../records/school-day';
import type { CsvRow } from './read-csv';

type SessionRow = CsvRow<'sourcedId' | 'type' | 'startDate' | 'schoolYear' | 'status'>;

/** The day tells it surely; of the number some write the first year of the school year, and the standard the last. */
function yearOf(row: SessionRow): string | null {
  const day = readDay(row.of('startDate') ?? undefined);
  if (day !== null) return schoolYearOf(day);
  const last = /^20\d{2}$/.exec(row.of('schoolYear') ?? '')?.[0];
  return last === undefined ? null : `${Number(last) - 1}-${last}`;
}

/** Returns the school year of each academic session, such as `2026-2027`, by its id. */
export const yearsOfSessions = (rows: readonly SessionRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const id = row.of('sourcedId');
      const year = yearOf(row);
      return id === null || year === null ? [] : [[id, year] as const];
    }),
  );

/**
 * Returns the school year that a file is read for: that of today, or else the next that the file has, or else its last.
 * Null when no class says one.
 *
 * @param today `YYYY-MM-DD`
 */
export function chooseYear(years: readonly string[], today: string): string | null {
  const now = schoolYearOf(today);
  const known = [...new Set(years)].sort();
  return known.find((year) => year >= now) ?? known.at(-1) ?? null;
}
