import { fill, stroke } from '../../../assets/drawing/paint';
import { ellipse, round as n, smooth } from '../../../assets/drawing/shape';
import { type Drawing, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

type Spot = readonly [x: number, y: number];

/** One bone of a skeleton, and the box it is cut out by. All bones of a skeleton share one origin. */
export interface Piece {
  readonly box: Omit<Drawing, 'svg'>;
  readonly draw: () => Markup;
}

const ivory = '#fff2d8';

/** One form of bone. */
export const shape = (d: string, depth = 6): Markup =>
  volume(d, ivory, {
    depth,
    shade: '#b07a4e',
    shadeOpacity: 0.6,
    paint: linear([
      [0, '#fffaf0'],
      [1, '#f0d9ae'],
    ]),
  });

/** A long bone: a slender shaft with two knobs at each end. */
export function long([x1, y1]: Spot, [x2, y2]: Spot, wide: number): Markup {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const knob = wide * 0.78;
  const shaft = wide * 0.5;
  const half = (side: 1 | -1): Spot[] => [
    [-knob * 0.7, side * knob * 0.7],
    [-knob * 0.05, side * knob * 1.12],
    [knob * 0.85, side * shaft],
    [length - knob * 0.85, side * shaft],
    [length + knob * 0.05, side * knob * 1.12],
    [length + knob * 0.7, side * knob * 0.7],
  ];
  const outline: Spot[] = [[-knob * 0.3, 0], ...half(-1), [length + knob * 0.3, 0], ...half(1).toReversed()];
  const d = smooth(outline.map(([u, v]) => [x1 + cx * u - cy * v, y1 + cy * u + cx * v] as const));
  return shape(d, wide * 0.7);
}

/** A row of vertebrae along a bend; each wears a small thorn. */
export function spine(from: Spot, bend: Spot, to: Spot, count: number, first: number, last: number): Markup {
  return Array.from({ length: count }, (_, k) => {
    const t = (k + 0.5) / count;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1];
    const dx = 2 * (1 - t) * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]);
    const dy = 2 * (1 - t) * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]);
    const angle = Math.atan2(dy, dx);
    const size = first + (last - first) * t;
    const thorn = `M${n(x + Math.sin(angle) * size * 1.9)} ${n(y - Math.cos(angle) * size * 1.9)}L${n(x + Math.cos(angle) * size * 0.6)} ${n(y + Math.sin(angle) * size * 0.6)}L${n(x - Math.cos(angle) * size * 0.6)} ${n(y - Math.sin(angle) * size * 0.6)}Z`;
    return shape(thorn, size * 0.4) + shape(ellipse(x, y, size, size * 0.92), size * 0.6);
  }).join('');
}

export const rib = (x: number, y: number, reach: number, lean: number): Markup =>
  stroke(
    `M${x} ${y}Q${x + lean - 16} ${y + reach * 0.5} ${x + lean + 4} ${y + reach}`,
    '#b07a4e',
    9,
    'opacity=".55" transform="translate(2 3)"',
  ) +
  stroke(`M${x} ${y}Q${x + lean - 16} ${y + reach * 0.5} ${x + lean + 4} ${y + reach}`, '#f6e3bd', 8) +
  stroke(`M${x - 1} ${y}Q${x + lean - 17} ${y + reach * 0.5} ${x + lean + 2} ${y + reach}`, '#fffaf0', 3);

/** A hollow in a skull: an eye, a nostril. */
export const hollow = (x: number, y: number, rx: number, ry: number): Markup =>
  fill(ellipse(x, y, rx, ry), '#8f5636', 'opacity=".75"');

/** A foot or a knee cap. */
export const knuckle = (x: number, y: number, rx: number, ry: number): Markup =>
  shape(ellipse(x, y, rx, ry), 4);
