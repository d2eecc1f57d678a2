import { dark, light, mix } from '../../../assets/drawing/colour';
import { group, stroke } from '../../../assets/drawing/paint';
import { box, round as n } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const seams = (x: number, y: number, w: number): Markup =>
  stroke(`M${n(x)} ${n(y)}h${n(w)}`, '#8a3a5c', 2, 'opacity=".25"');

/** A sofa seen from the front and above; (x, y) is its upper left corner. */
function sofa(x: number, y: number, w: number, h: number, colour: string): Markup {
  const half = (w - 60) / 2;
  return group([
    shadow(x + w / 2 + 8, y + h + 4, w * 0.5, 16, 0.42, '#4a1f3a'),
    volume(box(x, y, w, h * 0.62, 26), colour, {
      depth: 18,
      paint: linear([
        [0, light(colour, 0.28)],
        [1, dark(colour, 0.1)],
      ]),
    }),
    ...[0, 1].map((side) =>
      volume(box(x + 28 + side * (half + 4), y + h * 0.34, half, h * 0.5, 18), mix(colour, '#ffffff', 0.16), {
        depth: 14,
        over: seams(x + 40 + side * (half + 4), y + h * 0.62, half - 24),
      }),
    ),
    volume(box(x + 10, y + h * 0.68, w - 20, h * 0.3, 16), dark(colour, 0.12), { depth: 12 }),
    ...[0, 1].map((side) =>
      volume(box(side ? x + w - 40 : x - 4, y + h * 0.28, 44, h * 0.66, 20), light(colour, 0.08), {
        depth: 13,
      }),
    ),
  ]);
}

const cushion = (x: number, y: number, size: number, colour: string, turn: number): Markup =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${volume(
    `M${-size} ${-size * 0.8}Q0 ${-size * 0.62} ${size} ${-size * 0.8}Q${size * 0.84} 0 ${size} ${size * 0.8}Q0 ${size * 0.64} ${-size} ${size * 0.8}Q${-size * 0.84} 0 ${-size} ${-size * 0.8}Z`,
    colour,
    { depth: size * 0.3 },
  )}</g>`;

/** The cat's armchair; (0, 0) is the middle of its foot. */
export const armchair = (): Drawing =>
  draw({ x: -110, y: -150, width: 220, height: 176 }, () => [
    sofa(-96, -140, 192, 140, '#f0836a'),
    cushion(-40, -62, 26, '#f6cf7d', -10),
  ]);
