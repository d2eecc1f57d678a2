import { light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, star } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

const frame = { x: -30, y: -30, width: 60, height: 62 } as const;
const shape = box(-29, -28, 58, 54, 10);

const drawn = (inside: () => readonly Markup[]): Drawing => draw(frame, inside);

const bar = (colour: string): Drawing =>
  drawn(() => [
    fill(box(-28, -24, 57, 54, 10), '#2a1f66', `opacity=".24" filter="${blur(2)}"`),
    volume(shape, colour, {
      depth: 8,
      paint: linear([
        [0, light(colour, 0.3)],
        [1, colour],
      ]),
    }),
  ]);

/** What the bag has and the bar has not. */
const missing = (): Drawing =>
  drawn(() => [
    fill(shape, '#ffe6dc', 'opacity=".92"'),
    stroke(box(-27, -26, 54, 50, 9), '#c2410c', 4.5, 'stroke-dasharray="9 7"'),
  ]);

/** What the bar has and the bag has not. */
const over = (): Drawing =>
  drawn(() => [
    `<g clip-path="${clip(shape)}">`,
    fill(shape, '#ffb9a3', 'opacity=".7"'),
    ...[-56, -38, -20, -2, 16].map((x) => stroke(`M${x} 32l46 -64`, '#c2410c', 6, 'opacity=".8"')),
    '</g>',
    stroke(box(-27, -26, 54, 50, 9), '#c2410c', 4.5),
  ]);

/** One whole, of which fractions are parts. */
const whole = (): Drawing =>
  drawn(() => [fill(shape, '#fff6e4', 'opacity=".72"'), stroke(box(-27, -26, 54, 50, 9), '#4a5a8c', 4)]);

const notch = (): Drawing =>
  draw({ x: -3, y: -26, width: 6, height: 52 }, () => fill(box(-1.5, -24, 3, 48, 1.5), '#3a2f4c'));

/** The edge of a bar whose beginning is not shown. */
const torn = (): Drawing =>
  draw({ x: -14, y: -32, width: 28, height: 64 }, () => [
    fill('M-13 -31H2L9 -21L-2 -11L9 0L-2 11L9 21L2 31H-13Z', '#b4d3ea'),
    stroke('M2 -31L9 -21L-2 -11L9 0L-2 11L9 21L2 31', '#4a5a8c', 3),
  ]);

const plate = (): Drawing =>
  draw({ x: -50, y: -38, width: 100, height: 80 }, () => [
    fill(box(-46, -30, 92, 66, 20), '#2a1f66', `opacity=".26" filter="${blur(3)}"`),
    fill(box(-46, -31, 92, 65, 20), '#e8d3b0'),
    fill(
      box(-46, -34, 92, 63, 20),
      linear([
        [0, '#ffffff'],
        [0.4, '#fffaf0'],
        [1, '#fffaf0'],
      ]),
    ),
  ]);

const shine = (): Drawing =>
  draw({ x: -18, y: -18, width: 36, height: 36 }, () => fill(star(0, 0, 17, 4, 0.26), '#fffbe0'));

/** The bars in which amounts are laid on the rug. */
export const barSprites = (): Record<string, Drawing> => ({
  plate: plate(),
  'bar-bag': bar('#72ccd4'),
  'bar-first': bar('#f0836a'),
  'bar-second': bar('#f3c052'),
  'bar-missing': missing(),
  'bar-over': over(),
  whole: whole(),
  notch: notch(),
  torn: torn(),
  shine: shine(),
});
