/** Returns the local date a number of days from today: `2026-11-22`. */
export function dayFromNow(days = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Returns the last day of a period of whole weeks that begins on `first`, both `YYYY-MM-DD`. */
export const lastDayOfWeeks = (first: string, weeks: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + (7 * weeks - 1) * 86_400_000).toISOString().slice(0, 10);
