/** Days in which something is offered. */
export interface Season {
  /** First and last day (`2026-03-01`); null: since always, for good. */
  readonly from: string | null;
  readonly until: string | null;
  /** Whether the season returns each year, so that the years of both days say only how long it lasts. */
  readonly everyYear?: boolean;
}

/** Returns a day that many years later. 29 February stays as written, which sorts right between days. */
const inYear = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Whether a day lies in the season; both ends belong to it. */
export function isInSeason({ from, until, everyYear = false }: Season, day: string): boolean {
  if (!everyYear || from === null || until === null)
    return (from === null || from <= day) && (until === null || day <= until);
  const years = Number(day.slice(0, 4)) - Number(from.slice(0, 4));
  // A season over new year began in the year before.
  return [years, years - 1].some((more) => inYear(from, more) <= day && day <= inYear(until, more));
}
