/**
 * Reads a typed calendar day in the order day, month, year: `22-11-2026`, `22/11/26`, `22 11`. Without a year it is the
 * next such day. Returns `YYYY-MM-DD`, or null when there is no such day.
 * @param today `YYYY-MM-DD`
 */
export function readDay(typed: string, today: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[-/. ]+(\d{1,2})(?:[-/. ]+(\d{4}|\d{2}))?\s*$/.exec(typed) ?? [];
  if (day === '') return null;
  const thisYear = Number(today.slice(0, 4));
  if (year !== '')
    return calendarDay(Number(year) % 100 === Number(year) ? 2000 + Number(year) : Number(year), month, day);
  const next = calendarDay(thisYear, month, day);
  return next !== null && next >= today ? next : calendarDay(thisYear + 1, month, day);
}

function calendarDay(year: number, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}
