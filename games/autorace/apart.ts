/** Range in which the middles of boards may stand. */
export interface Room {
  readonly low: number;
  readonly high: number;
}

/**
 * Moves the middles of two boards so far apart that they can be told from each other, each as little as the other, in
 * the order of their places.
 */
export function apart(
  first: number,
  second: number,
  distance: number,
  { low, high }: Room,
): readonly [number, number] {
  const within = (x: number, edge = 0) => Math.max(low + edge, Math.min(high - edge, x));
  if (Math.abs(first - second) >= distance) return [within(first), within(second)];
  const middle = within((first + second) / 2, distance / 2);
  const side = first <= second ? -distance / 2 : distance / 2;
  return [middle + side, middle - side];
}
