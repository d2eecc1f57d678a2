const dayMs = 86_400_000;

/** Returns the number of a calendar day `YYYY-MM-DD`, counted from 1 January 1970: the next day has the next number. */
export const dayNumberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Returns the calendar day `YYYY-MM-DD` with this number. */
export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
