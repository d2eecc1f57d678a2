/** Returns the school year of a day, such as `2026-2027`. A school year begins on 1 August. */
export function schoolYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  return `${year}-${year + 1}`;
}
