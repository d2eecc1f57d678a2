/** Row and column numbers of a grid of facts. */
export const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Returns the cell that a key leads to; null for other keys. */
export function cellAfter(
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
