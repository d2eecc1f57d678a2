import type { Box, Point } from '../../layout/design';

/** How a stroke goes through a box: between its upper and lower edge, between its left and right edge, or any way. */
export type StrokeWay = 'down' | 'across' | 'any';

/** Largest drift to the side, as a multiple of the distance between the two edges: some 56° off straight. */
const drift = 1.5;
/** Shortest way through a box that counts when any way does, relative to its shorter side. */
const shortest = 0.6;

/**
 * Returns the middle of the first passage of a path through a box (its upper left corner and size, design px); null
 * when the path has not gone in and out again, or went another way. A path that begins inside has to leave first.
 */
export function passageThrough(path: readonly Point[], box: Box, way: StrokeWay): Point | null {
  let entry: Point | null = null;
  for (let index = 1; index < path.length; index++) {
    const [a, b] = [path[index - 1], path[index]];
    if (a === undefined || b === undefined) continue;
    const inside = partInside(a, b, box);
    if (inside === null) continue;
    if (!isWithin(a, box)) entry = along(a, b, inside.from);
    if (!isWithin(b, box) && entry !== null) {
      const exit = along(a, b, inside.to);
      if (counts(entry, exit, box, way)) return along(entry, exit, 0.5);
      entry = null;
    }
  }
  return null;
}

const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Inside, and not on the edge. */
const isWithin = (point: Point, { x, y, width, height }: Box): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

function counts(entry: Point, exit: Point, { width, height }: Box, way: StrokeWay): boolean {
  const [dx, dy] = [Math.abs(exit.x - entry.x), Math.abs(exit.y - entry.y)];
  if (way === 'any') return Math.hypot(dx, dy) >= shortest * Math.min(width, height);
  const [through, aside, size] = way === 'down' ? [dy, dx, height] : [dx, dy, width];
  return through > size * 0.99 && aside <= size * drift;
}

/** Returns the part of the segment from a to b that lies in a box, 0 to 1; null when it misses the box. */
function partInside(a: Point, b: Point, box: Box): { readonly from: number; readonly to: number } | null {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [a.x, b.x - a.x, box.x, box.x + box.width],
    [a.y, b.y - a.y, box.y, box.y + box.height],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return null;
      continue;
    }
    const [near, far] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(near, far));
    to = Math.min(to, Math.max(near, far));
  }
  return from < to ? { from, to } : null;
}
