/** Rows and columns of a grid of facts. */
export const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Where the arrow keys lead from a place, as in any grid; null for a key that leads nowhere. */
export function placeAfter(
  key: string,
  [row, column]: readonly [number, number],
): readonly [number, number] | null {
  const within = (at: number) => Math.min(numbers.length, Math.max(1, at));
  switch (key) {
    case 'ArrowUp':
      return [within(row - 1), column];
    case 'ArrowDown':
      return [within(row + 1), column];
    case 'ArrowLeft':
      return [row, within(column - 1)];
    case 'ArrowRight':
      return [row, within(column + 1)];
    case 'Home':
      return [row, 1];
    case 'End':
      return [row, numbers.length];
    default:
      return null;
  }
}
