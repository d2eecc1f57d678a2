/** Day and time as a clock on the wall shows them. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** Returns what a clock of a time zone shows at a moment. */
export function localTimeOf(at: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

const asUtc = ({ day, time }: LocalTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * Returns the moment at which a clock of a time zone shows a day and a time. In the hour that is skipped in spring, it is
 * the moment an hour later; of the two in autumn, the first.
 */
export function momentOf(local: LocalTime, timeZone: string): Date {
  const wall = asUtc(local);
  const offsetAt = (at: number) => asUtc(localTimeOf(new Date(at), timeZone)) - at;
  // The offset at the moment itself is that half a day before or after it, whichever gives the clock's time.
  const [before, after] = [wall - 43_200_000, wall + 43_200_000].map((at) => wall - offsetAt(at));
  const isRight = (at: number) => at + offsetAt(at) === wall;
  return new Date([before, after].find((at) => at !== undefined && isRight(at)) ?? before ?? wall);
}
