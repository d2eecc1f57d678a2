import type { Random } from '@/maths/random';
import type { Box } from './design';

interface ScatterSpec {
  /** Where the things lie, design px. */
  readonly area: Box;
  readonly columns: number;
  /** How far from straight a thing lies at most in a row `pitch` px high, design px. */
  readonly off: (pitch: number) => { readonly x: number; readonly y: number };
  /** Null in a calm world: straight rows. */
  readonly random: Random | null;
}

interface Scattered {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** Places in rows, each row in the middle, a little apart from straight. `pitch` is the room each has across. */
export function scattered(
  count: number,
  { area, columns, off, random }: ScatterSpec,
): { readonly places: readonly Scattered[]; readonly pitch: number } {
  const { x, y, width, height } = area;
  const rows = Math.ceil(count / columns);
  const pitch = { x: width / columns, y: height / rows };
  const most = off(pitch.y);
  const aside = (reach: number) => (random === null ? 0 : (random.next() - 0.5) * 2 * reach);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = (index % columns) - (inRow - 1) / 2;
    return {
      x: x + width / 2 + column * pitch.x + aside(most.x),
      y: y + (row + 0.5) * pitch.y + aside(most.y),
      row,
    };
  });
  return { places, pitch: pitch.x };
}
