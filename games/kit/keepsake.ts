/** A count out of what a game kept (JSON) under a name; anything but a whole number above 0 counts as none. */
export function countIn(kept: unknown, name: string): number {
  if (kept === null || typeof kept !== 'object') return 0;
  const count = new Map<string, unknown>(Object.entries(kept)).get(name);
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}

/** How many of so many kept things stand on a shelf of `room`: a full shelf begins again with the next thing. */
export const onShelf = (kept: number, room: number): number => (kept === 0 ? 0 : ((kept - 1) % room) + 1);
