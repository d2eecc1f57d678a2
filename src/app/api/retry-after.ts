/**
 * Returns the pause that the server asks for, ms; undefined for a date, which some proxies send, so that the usual
 * pauses apply.
 */
export function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : undefined;
}
