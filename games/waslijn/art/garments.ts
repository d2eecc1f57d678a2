import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, star } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

/** Cloth: softer shade than wood or skin, lit from above, with a few falling folds. */
function cloth(shape: string, colour: string, folds: readonly string[], inside: Markup = ''): Markup {
  return volume(shape, colour, {
    depth: 13,
    shadeOpacity: 0.42,
    paint: linear([
      [0, light(colour, 0.34)],
      [0.45, colour],
      [1, dark(colour, 0.1)],
    ]),
    inside,
    over: folds
      .map(
        (fold) =>
          stroke(fold, dark(colour, 0.5), 3.4, 'opacity=".28"') +
          stroke(fold, light(colour, 0.7), 2, 'opacity=".5" transform="translate(-4 0)"'),
      )
      .join(''),
  });
}

const stripes = (colour: string, from: number, step: number, thick: number, count: number): Markup =>
  Array.from({ length: count }, (_, index) =>
    fill(box(-90, from + index * step, 180, thick, 0), colour),
  ).join('');

const dots = (colour: string): Markup =>
  [-36, -12, 14, 38]
    .flatMap((x, column) =>
      [46, 74, 102, 130].map((y) => fill(ellipse(x, y + (column % 2) * 14, 5.4), colour, 'opacity=".85"')),
    )
    .join('');

/** Draws the clothes of a family; `tee.svg` and `towel.svg` join them. (0, 0) is the line; two pegs hold each at `pegs`. */
const garments: Record<string, () => Markup> = {
  trousers: () =>
    cloth(
      'M-46 -4H46Q54 60 52 148Q32 154 14 148Q10 96 0 54Q-10 96 -14 148Q-32 154 -52 148Q-54 60 -46 -4Z',
      '#5f8fc0',
      ['M-30 30Q-36 84 -34 138', 'M30 30Q36 84 34 138'],
      fill(box(-60, -8, 120, 16, 0), dark('#5f8fc0', 0.3)) + fill(ellipse(0, 4, 4), '#f6cf7d'),
    ),
  dress: () =>
    cloth(
      'M-28 -4Q0 12 28 -4Q40 22 32 48Q66 92 72 140Q36 154 0 148Q-36 154 -72 140Q-66 92 -32 48Q-40 22 -28 -4Z',
      '#e87ba6',
      ['M-20 62Q-34 104 -42 140', 'M2 62Q0 104 0 140', 'M22 62Q36 104 44 138'],
      dots('#ffe3ee') + fill(box(-50, 44, 100, 11, 0), '#b84a7c'),
    ),
  socks: () =>
    [-30, 30]
      .map((x) =>
        cloth(
          `M${x - 17} -4H${x + 17}Q${x + 18} 50 ${x + 16} 84Q${x + 40} 92 ${x + 38} 110Q${x + 32} 124 ${x - 2} 120Q${x - 18} 116 ${x - 17} 92Q${x - 20} 40 ${x - 17} -4Z`,
          '#57a866',
          [],
          stripes('#fff6e0', 8, 30, 12, 3) + fill(ellipse(x + 34, 112, 14, 16), '#f6cf7d'),
        ),
      )
      .join(''),
  jumper: () =>
    cloth(
      'M-30 -4Q0 16 30 -4Q58 4 68 30L92 108Q82 118 66 114L48 66Q52 100 50 134Q0 144 -50 134Q-52 100 -48 66L-66 114Q-82 118 -92 108L-68 30Q-58 4 -30 -4Z',
      '#8a6fc9',
      ['M-30 70Q-28 100 -34 124', 'M30 70Q28 100 34 124'],
      fill(star(0, 78, 27, 5, 0.5), '#ffd766') + fill(box(-60, 124, 120, 30, 0), dark('#8a6fc9', 0.25)),
    ),
  skirt: () =>
    cloth(
      'M-36 -4H36Q56 54 74 110Q38 124 0 118Q-38 124 -74 110Q-56 54 -36 -4Z',
      '#f6b23d',
      ['M-22 22Q-34 66 -46 110', 'M0 22V112', 'M22 22Q34 66 46 110'],
      fill(box(-60, -8, 120, 18, 0), '#e0793a') + stripes('#fff0c8', 86, 200, 9, 1),
    ),
  shorts: () =>
    cloth(
      'M-48 -4H48Q60 44 64 96Q36 108 12 98L0 52L-12 98Q-36 108 -64 96Q-60 44 -48 -4Z',
      '#3fa7a0',
      ['M-30 30Q-38 60 -40 90', 'M30 30Q38 60 40 90'],
      fill(box(-70, -8, 140, 18, 0), '#2a7d86') +
        stroke('M-6 12Q-12 28 -8 36M6 12Q12 26 6 38', '#fff6e0', 3.4),
    ),
};

export const garmentSprites = (): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(garments).map(([name, paint]) => [
      name,
      draw({ x: -100, y: -14, width: 200, height: 176 }, paint),
    ]),
  );
