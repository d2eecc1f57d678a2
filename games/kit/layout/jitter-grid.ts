import type { Random } from '@/maths/random';
import type { Box, Point } from './design';

interface JitterGridSpec {
  /** Area of the grid, design px. */
  readonly area: Box;
  readonly columns: number;
  /** Largest offset in a row that is `pitch` px high, design px. */
  readonly off: (pitch: number) => Point;
  /** Null for straight rows. */
  readonly random: Random | null;
}

interface JitteredPlace {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** Returns points in centred rows, each with a random offset, and the width of a column as `pitch`. */
export function jitterGrid(
  count: number,
  { area, columns, off, random }: JitterGridSpec,
): { readonly places: readonly JitteredPlace[]; readonly pitch: number } {
  const { x, y, width, height } = area;
  const rows = Math.ceil(count / columns);
  const pitch = { x: width / columns, y: height / rows };
  const maxOffset = off(pitch.y);
  const aside = (reach: number) => (random === null ? 0 : (random.next() - 0.5) * 2 * reach);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = (index % columns) - (inRow - 1) / 2;
    return {
      x: x + width / 2 + column * pitch.x + aside(maxOffset.x),
      y: y + (row + 0.5) * pitch.y + aside(maxOffset.y),
      row,
    };
  });
  return { places, pitch: pitch.x };
}
