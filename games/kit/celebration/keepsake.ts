/** Reads a count from a game's keepsake (JSON); anything but a whole number above 0 becomes 0. */
export function countIn(kept: unknown, name: string): number {
  if (kept === null || typeof kept !== 'object') return 0;
  const count = new Map<string, unknown>(Object.entries(kept)).get(name);
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}
