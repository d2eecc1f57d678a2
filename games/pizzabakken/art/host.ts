import { light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

const fur = '#b9794a';
const cream = '#f6dcbc';
const ink = '#3a2230';

const furry = (): string =>
  linear([
    [0, light(fur, 0.28)],
    [1, fur],
  ]);

/** The bear's trunk, from the table up, in its apron. */
const body = (): Drawing =>
  draw({ x: -104, y: -128, width: 208, height: 136 }, () => [
    volume('M-84 6Q-98 -78 -52 -112Q0 -132 52 -112Q98 -78 84 6Z', fur, { depth: 22, paint: furry() }),
    volume('M-58 6Q-66 -54 -40 -84Q0 -66 40 -84Q66 -54 58 6Z', '#fff6ea', {
      depth: 12,
      shade: '#9a7ab8',
      shadeOpacity: 0.5,
      inside:
        fill(box(-80, -20, 160, 30, 0), '#e8527a', 'opacity=".9"') +
        fill(box(-80, -12, 160, 6, 0), '#ffc83d', 'opacity=".8"'),
    }),
    stroke('M-40 -84Q-52 -104 -44 -112M40 -84Q52 -104 44 -112', '#fff6ea', 9),
    volume('M-52 -116Q0 -92 52 -116Q58 -100 48 -92Q0 -72 -48 -92Q-58 -100 -52 -116Z', '#4fb3bf', {
      depth: 8,
    }),
    volume('M14 -90L38 -84L32 -46L12 -56Z', '#4fb3bf', { depth: 6 }),
  ]);

const ear = (side: -1 | 1): Markup =>
  volume(ellipse(side * 64, -118, 29), fur, { depth: 10, paint: furry() }) +
  fill(ellipse(side * 63, -114, 16), '#f3b9a0');

/** Its head without a face, turned by the neck. */
const head = (): Drawing =>
  draw({ x: -108, y: -156, width: 216, height: 166 }, () => [
    ear(-1),
    ear(1),
    volume('M-92 -62Q-94 -138 0 -140Q94 -138 92 -62Q86 4 0 4Q-86 4 -92 -62Z', fur, {
      depth: 24,
      paint: radial(
        [
          [0, light(fur, 0.42)],
          [0.7, light(fur, 0.08)],
          [1, fur],
        ],
        0.36,
        0.26,
        0.9,
      ),
    }),
    volume(ellipse(0, -34, 44, 33), cream, { depth: 9, shade: '#a8683c', shadeOpacity: 0.45 }),
    volume('M-19 -58Q0 -68 19 -58Q17 -42 0 -38Q-17 -42 -19 -58Z', ink, { depth: 5, rim: '#9a7a86' }),
    ...[-1, 1].map((side) => fill(ellipse(side * 66, -44, 16, 10), '#ff8a7a', 'opacity=".55"')),
  ]);

const eyesOpen = (): Markup =>
  [-36, 36]
    .map(
      (x) =>
        fill(ellipse(x, -72, 12, 15), ink) +
        fill(ellipse(x - 4, -78, 5), '#ffffff') +
        fill(ellipse(x + 4, -66, 2.6), '#ffffff', 'opacity=".7"'),
    )
    .join('');

const arcs = (path: (x: number) => string): Markup => [-36, 36].map((x) => stroke(path(x), ink, 6)).join('');

const faceOf = (parts: () => readonly Markup[]): Drawing =>
  draw({ x: -60, y: -104, width: 120, height: 104 }, parts);

const smile = stroke('M-17 -28Q-8 -16 0 -26Q8 -16 17 -28', ink, 5);
const open = (): Markup =>
  volume('M-22 -30Q0 -36 22 -30Q22 0 0 0Q-22 0 -22 -30Z', '#7a2438', { depth: 4 }) +
  fill('M-13 -8Q0 -18 13 -8Q8 -1 0 -1Q-8 -1 -13 -8Z', '#ff8a92');

/** An arm with its paw, turned by the shoulder. */
const arm = (): Drawing =>
  draw({ x: -34, y: -22, width: 68, height: 128 }, () => [
    volume('M-24 -8Q0 -30 24 -6Q32 40 26 78Q22 100 0 100Q-22 100 -26 78Q-34 38 -24 -8Z', fur, {
      depth: 13,
      paint: furry(),
    }),
    fill(ellipse(-1, 82, 15, 12), '#f3b9a0', 'opacity=".9"'),
    stroke('M-12 66V60M0 64V57M12 66V60', '#8a5236', 4, 'opacity=".6"'),
  ]);

export const hostSprites = (): Record<string, Drawing> => ({
  'bear-body': body(),
  'bear-head': head(),
  'bear-arm': arm(),
  'bear-calm': faceOf(() => [eyesOpen(), smile]),
  'bear-blink': faceOf(() => [arcs((x) => `M${x - 12} -72Q${x} -66 ${x + 12} -72`), smile]),
  'bear-glad': faceOf(() => [arcs((x) => `M${x - 13} -68Q${x} -88 ${x + 13} -68`), open()]),
  'bear-oh': faceOf(() => [
    eyesOpen(),
    stroke('M-52 -98Q-38 -104 -26 -98M26 -98Q38 -104 52 -98', ink, 5),
    fill(ellipse(0, -16, 9, 11), '#7a2438'),
  ]),
});
