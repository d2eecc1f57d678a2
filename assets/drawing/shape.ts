import { random } from './random';

/** Path data: what goes in the `d` of a path. */
export type Shape = string;
export type Point = readonly [x: number, y: number];

/** One decimal is enough at four times the size, and keeps drawings small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): Shape =>
  `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 1 ${round(rx * 2)} 0` +
  `a${round(rx)} ${round(ry)} 0 1 1 ${round(-rx * 2)} 0Z`;

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, corner = 8): Shape {
  const r = round(Math.min(corner, width / 2, height / 2));
  const w = round(width - 2 * r);
  const h = round(height - 2 * r);
  return (
    `M${round(x + r)} ${round(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}` +
    `h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}Z`
  );
}

/** A curve through all points (Catmull–Rom as Béziers). */
export function smooth(points: readonly Point[], closed = true): Shape {
  const count = points.length;
  const point = (index: number): Point => {
    const at = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[at] ?? [0, 0];
  };
  let shape = `M${round(point(0)[0])} ${round(point(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = `${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)}`;
    const second = `${round(c[0] - (d[0] - b[0]) / 6)} ${round(c[1] - (d[1] - b[1]) / 6)}`;
    shape += `C${first} ${second} ${round(c[0])} ${round(c[1])}`;
  }
  return closed ? `${shape}Z` : shape;
}

/** Ground below a skyline of points, down to `bottom`. */
export function hill(points: readonly Point[], bottom: number): Shape {
  const last = points[points.length - 1] ?? [0, 0];
  const first = points[0] ?? [0, 0];
  return `${smooth(points, false)}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`;
}

/**
 * Outward arcs round an ellipse: foliage, foam, fleece. `flat` cuts the foot at that share of `ry`.
 */
export function bumpy(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  seed = 1,
  flat = 9,
): Shape {
  const next = random(seed);
  const points: Point[] = [];
  for (let index = 0; index < bumps; index++) {
    const angle = -Math.PI / 2 + (2 * Math.PI * (index + (next() - 0.5) * 0.45)) / bumps;
    const y = Math.min(cy + ry * Math.sin(angle), cy + ry * flat);
    points.push([cx + rx * Math.cos(angle), y]);
  }
  const start = points[0] ?? [cx, cy];
  let shape = `M${round(start[0])} ${round(start[1])}`;
  let from = start;
  for (let index = 1; index <= bumps; index++) {
    const to = points[index % bumps] ?? start;
    const bulge = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * (0.53 + 0.12 * next()));
    shape += `A${bulge} ${bulge} 0 0 1 ${round(to[0])} ${round(to[1])}`;
    from = to;
  }
  return `${shape}Z`;
}

/** A star of `points` tips; `inner` is the depth of the notches (0 to 1). */
export function star(cx: number, cy: number, radius: number, points = 5, inner = 0.52): Shape {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / points;
    const reach = index % 2 ? radius * inner : radius;
    return `${round(cx + Math.cos(angle) * reach)} ${round(cy + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
}
