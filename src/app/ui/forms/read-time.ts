/**
 * Reads a typed time of day: `9:30`, `9.30`, `9u30`, `930`, `14`, `2:30 pm`. Returns `HH:mm`, or null when there is no such
 * time.
 */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = '0', half = ''] =
    /^\s*(\d{1,2})(?:\s*[:.uh]?\s*(\d{2}))?\s*[uh]?\s*([ap]m)?\s*$/i.exec(typed) ?? [];
  if (hour === '' || Number(minute) > 59) return null;
  const hours = half === '' ? Number(hour) : hoursOf(Number(hour), half.toLowerCase() === 'pm');
  if (hours === null || hours > 23) return null;
  return `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

const hoursOf = (hour: number, isAfternoon: boolean): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
