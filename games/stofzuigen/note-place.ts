import type { Box, Point } from '@games/kit/layout/design';

/** Distance of two places that are tried, and what stays free around hose and fluff, design px. */
const grid = 20;
const air = 26;
/** Half the height and width of a fluff. */
const fluff = { x: 108, y: 98 } as const;

type Size = Pick<Box, 'width' | 'height'>;

/** Places in an area where something of this size fits, the nearest to a point first. */
function placesIn({ x, y, width, height }: Box, size: Size, about: Point): readonly Point[] {
  const along = (from: number, room: number) =>
    Array.from(
      { length: Math.max(1, Math.floor(room / grid) + 1) },
      (_, k) => from + Math.min(room, k * grid),
    );
  const columns = along(x + size.width / 2, Math.max(0, width - size.width));
  const rows = along(y + size.height / 2, Math.max(0, height - size.height));
  const far = (at: Point) => Math.hypot(at.x - about.x, at.y - about.y);
  return rows
    .flatMap((row) => columns.map((column) => ({ x: column, y: row })))
    .toSorted((a, b) => far(a) - far(b));
}

/** A place of a sentence, and how many points of the hose it covers. */
interface Found extends Point {
  readonly covered: number;
}

/**
 * Returns the middle of a place for a sentence: the nearest to the fluff it is about that covers neither the fluff nor the
 * hose, else the one that covers least of the hose.
 */
export function clearPlace(size: Size, area: Box, about: Point, hose: readonly Point[]): Found {
  const isOver = (at: Point, point: Point, half: Point) =>
    Math.abs(at.x - point.x) < size.width / 2 + half.x && Math.abs(at.y - point.y) < size.height / 2 + half.y;
  const free = placesIn(area, size, about).filter((at) => !isOver(at, about, fluff));
  const covered = (at: Point) => hose.filter((point) => isOver(at, point, { x: air, y: air })).length;
  const clear = free.find((at) => covered(at) === 0);
  const best = clear ?? free.toSorted((a, b) => covered(a) - covered(b))[0] ?? about;
  return { ...best, covered: covered(best) };
}
