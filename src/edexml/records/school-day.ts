/** Returns `YYYY-MM-DD` of an XML date or time, whatever zone or time follows; null for an invalid date. */
export function readDay(text: string | undefined): string | null {
  const parts = /^\s*(\d{4})-(\d{2})-(\d{2})(?=$|[^\d])/.exec(text ?? '');
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** Returns a school year such as `2026-2027`; null for anything but two consecutive years. */
export function readSchoolYear(text: string | undefined): string | null {
  const parts = /^\s*(\d{4})\s*[-/]\s*(\d{4})\s*$/.exec(text ?? '');
  if (!parts || Number(parts[2]) !== Number(parts[1]) + 1) return null;
  return `${parts[1]}-${parts[2]}`;
}
