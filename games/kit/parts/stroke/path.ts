import type { Box, Point } from '../../layout/design';

/**
 * How a stroke goes through a box: between its upper and lower edge, between its left and right edge, or any way. `rub`
 * is any way too, and a movement that begins inside and goes on there for long enough.
 */
export type StrokeWay = 'down' | 'across' | 'any' | 'rub';

/** Largest drift to the side, as a multiple of the distance between the two edges: some 56° off straight. */
const drift = 1.5;
/** Shortest way through a box that counts when any way does, relative to its shorter side. */
const shortest = 0.6;
/** Length of the movement inside a box that counts as rubbing, relative to its shorter side: also from its middle out of it. */
const rubbed = 0.45;

/**
 * Returns the middle of the first passage of a path through a box (its upper left corner and size, design px); null
 * when the path has not gone in and out again, or went another way. A path that begins inside has to leave first, unless it
 * rubs there: then the place where it has rubbed enough.
 */
export function passageThrough(path: readonly Point[], box: Box, way: StrokeWay): Point | null {
  if (way === 'rub') {
    const at = rubbedIn(path, box);
    if (at !== null) return at;
  }
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

/** Returns where a path that begins inside a box has moved far enough before it leaves; null when it has not. */
function rubbedIn(path: readonly Point[], box: Box): Point | null {
  let length = 0;
  for (const [index, point] of path.entries()) {
    const isIn = isWithin(point, box);
    if (index === 0 && !isIn) return null;
    const before = path[index - 1] ?? point;
    const at = isIn ? point : along(before, point, partInside(before, point, box)?.to ?? 0);
    length += Math.hypot(at.x - before.x, at.y - before.y);
    if (length >= rubbed * Math.min(box.width, box.height)) return at;
    if (!isIn) return null;
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
  if (way === 'any' || way === 'rub') return Math.hypot(dx, dy) >= shortest * Math.min(width, height);
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
