import { fill, group, stroke } from '../../../assets/drawing/paint';
import { ellipse, round as n, smooth } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

type Spot = readonly [x: number, y: number];
interface Look {
  readonly solid: boolean;
}

const ivory = '#fff2d8';

/** One form of bone, or the hollow it leaves in the earth. */
const shape = (d: string, { solid }: Look, depth = 6): Markup =>
  solid
    ? volume(d, ivory, {
        depth,
        shade: '#b07a4e',
        shadeOpacity: 0.6,
        paint: linear([
          [0, '#fffaf0'],
          [1, '#f0d9ae'],
        ]),
      })
    : fill(d, '#8f5636');

/** A long bone: a slender shaft with two knobs at each end. */
function long([x1, y1]: Spot, [x2, y2]: Spot, wide: number, look: Look): Markup {
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
  return shape(d, look, wide * 0.7);
}

/** A row of vertebrae along a bend; each wears a small thorn. */
function spine(
  from: Spot,
  bend: Spot,
  to: Spot,
  count: number,
  first: number,
  last: number,
  look: Look,
): Markup {
  return Array.from({ length: count }, (_, k) => {
    const t = (k + 0.5) / count;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1];
    const dx = 2 * (1 - t) * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]);
    const dy = 2 * (1 - t) * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]);
    const angle = Math.atan2(dy, dx);
    const size = first + (last - first) * t;
    const thorn = `M${n(x + Math.sin(angle) * size * 1.9)} ${n(y - Math.cos(angle) * size * 1.9)}L${n(x + Math.cos(angle) * size * 0.6)} ${n(y + Math.sin(angle) * size * 0.6)}L${n(x - Math.cos(angle) * size * 0.6)} ${n(y - Math.sin(angle) * size * 0.6)}Z`;
    return shape(thorn, look, size * 0.4) + shape(ellipse(x, y, size, size * 0.92), look, size * 0.6);
  }).join('');
}

const rib = (x: number, y: number, reach: number, lean: number, look: Look): Markup =>
  look.solid
    ? stroke(
        `M${x} ${y}Q${x + lean - 16} ${y + reach * 0.5} ${x + lean + 4} ${y + reach}`,
        '#b07a4e',
        9,
        'opacity=".55" transform="translate(2 3)"',
      ) +
      stroke(`M${x} ${y}Q${x + lean - 16} ${y + reach * 0.5} ${x + lean + 4} ${y + reach}`, '#f6e3bd', 8) +
      stroke(`M${x - 1} ${y}Q${x + lean - 17} ${y + reach * 0.5} ${x + lean + 2} ${y + reach}`, '#fffaf0', 3)
    : stroke(`M${x} ${y}Q${x + lean - 16} ${y + reach * 0.5} ${x + lean + 4} ${y + reach}`, '#8f5636', 8);

const skull = (look: Look): Markup =>
  shape(
    'M-262 -58Q-268 -74 -248 -80Q-236 -96 -214 -96Q-186 -94 -184 -72Q-184 -56 -204 -52Q-220 -46 -244 -48Q-258 -50 -262 -58Z',
    look,
    9,
  ) +
  (look.solid
    ? fill(ellipse(-214, -76, 8, 7), '#8f5636', 'opacity=".75"') +
      fill(ellipse(-246, -70, 4, 3), '#8f5636', 'opacity=".7"') +
      stroke('M-258 -60Q-236 -54 -210 -58', '#a06a40', 3, 'opacity=".8"')
    : '');

/** From the snout to the tip of the tail; a leg is thigh, shin and foot. */
const pieces: readonly ((look: Look) => Markup)[] = [
  skull,
  (look) => spine([-186, -66], [-150, -70], [-134, -34], 5, 8, 10, look),
  (look) => spine([-132, -28], [-112, -2], [-80, -4], 5, 10, 13, look),
  (look) => spine([-72, -6], [0, -30], [78, -4], 9, 13, 13, look),
  (look) => [-54, -30, -6].map((x, k) => rib(x, -8, 64 + k * 6, -2, look)).join(''),
  (look) => [18, 40, 60].map((x, k) => rib(x, -10, 70 - k * 12, 4, look)).join(''),
  (look) =>
    long([-66, 14], [-88, 62], 11.5, look) +
    long([-88, 68], [-78, 104], 9.5, look) +
    shape(ellipse(-80, 112, 14, 6), look, 4),
  (look) =>
    long([-44, 20], [-40, 66], 11.5, look) +
    long([-40, 72], [-46, 104], 9.5, look) +
    shape(ellipse(-48, 112, 14, 6), look, 4),
  (look) =>
    shape('M58 -2Q74 -16 92 -2Q96 16 78 22Q58 20 58 -2Z', look, 8) +
    long([74, 24], [60, 66], 13, look) +
    long([60, 72], [72, 104], 10.5, look) +
    shape(ellipse(70, 112, 15, 6), look, 4),
  (look) =>
    long([92, 18], [108, 62], 13, look) +
    long([108, 68], [100, 104], 10.5, look) +
    shape(ellipse(98, 112, 15, 6), look, 4),
  (look) => spine([94, 0], [140, 10], [172, 34], 7, 12, 8, look),
  (look) => spine([178, 38], [214, 62], [262, 58], 9, 7.5, 3.4, look),
];

const boxes: readonly Omit<Drawing, 'svg'>[] = [
  { x: -270, y: -104, width: 94, height: 62 },
  { x: -198, y: -92, width: 80, height: 74 },
  { x: -146, y: -56, width: 76, height: 70 },
  { x: -90, y: -54, width: 184, height: 68 },
  { x: -82, y: -18, width: 92, height: 100 },
  { x: 6, y: -20, width: 78, height: 96 },
  { x: -112, y: -4, width: 68, height: 128 },
  { x: -72, y: 4, width: 56, height: 120 },
  { x: 40, y: -20, width: 64, height: 144 },
  { x: 74, y: 4, width: 58, height: 120 },
  { x: 80, y: -28, width: 108, height: 80 },
  { x: 166, y: 20, width: 108, height: 60 },
];

/** All bones share one middle, so that each snaps in at the same point; the imprint shows what is still missing. */
export const boneSprites = (): Record<string, Drawing> => ({
  imprint: draw({ x: -272, y: -106, width: 546, height: 232 }, () =>
    group(
      pieces.map((piece) => piece({ solid: false })),
      'opacity=".36"',
    ),
  ),
  ...Object.fromEntries(
    pieces.map((piece, index) => [
      `bone-${index}`,
      draw(boxes[index] ?? { x: -270, y: -110, width: 540, height: 230 }, () => piece({ solid: true })),
    ]),
  ),
});
