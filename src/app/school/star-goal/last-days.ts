const dayMs = 86_400_000;

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Last days to choose from: the Sunday of this week and of the next. @param today a day such as `2026-11-26` */
export function lastDaysFrom(today: string): { readonly thisWeek: string; readonly nextWeek: string } {
  // Sunday is 0.
  const daysToSunday = (7 - new Date(today).getUTCDay()) % 7;
  return { thisWeek: plusDays(today, daysToSunday), nextWeek: plusDays(today, daysToSunday + 7) };
}
