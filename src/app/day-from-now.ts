/** The calendar day that is so many days from today, on this device: `2026-11-22`. */
export function dayFromNow(days = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
