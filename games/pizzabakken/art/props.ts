import { light } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse } from '../../../assets/drawing/shape';
import { blur, linear, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

/** A tea towel over the edge, a bunch of basil in a pot, a rolling pin: only in the corners. */
export const towel = (x: number, y: number): Markup =>
  group(
    [
      shadow(60, 56, 84, 40, 0.3, '#4a1f3a'),
      volume('M-10 -20Q60 -34 140 -16Q150 40 138 120Q70 130 -14 118Q-24 50 -10 -20Z', '#fff6ec', {
        depth: 12,
        shade: '#a05a86',
        shadeOpacity: 0.4,
        inside:
          [14, 52, 90, 124]
            .map((dx) => fill(box(dx - 8, -40, 12, 180, 0), '#7fcbd2', 'opacity=".85"'))
            .join('') +
          [10, 62].map((dy) => fill(box(-40, dy, 220, 10, 0), '#7fcbd2', 'opacity=".5"')).join(''),
      }),
      stroke('M30 -24Q24 40 34 118M96 -26Q104 50 96 122', '#b8a0b4', 3, 'opacity=".35"'),
    ],
    `transform="translate(${x} ${y}) rotate(-6)"`,
  );

/** A checked cloth under the tools, so that they stand out from the wood. */
export const mat = (x: number, y: number, wide: number, tall: number, colour: string): Markup => {
  const edge = box(x, y, wide, tall, 30);
  const check = 44;
  const stripes = (long: number) =>
    Array.from({ length: Math.ceil(long / check / 2) }, (_, k) => k * 2 * check);
  return [
    fill(edge, '#4a1f3a', `opacity=".26" filter="${blur(7)}" transform="translate(4 8)"`),
    volume(edge, colour, {
      depth: 7,
      shade: '#2a4a8a',
      shadeOpacity: 0.3,
      inside: [
        ...stripes(wide).map((dx) => fill(box(x + dx, y, check, tall, 0), '#fffaf0', 'opacity=".26"')),
        ...stripes(tall).map((dy) => fill(box(x, y + dy, wide, check, 0), '#fffaf0', 'opacity=".26"')),
        stroke(
          box(x + 9, y + 9, wide - 18, tall - 18, 22),
          '#fff6e6',
          2.4,
          'opacity=".7" stroke-dasharray="7 8"',
        ),
      ].join(''),
    }),
  ].join('');
};

/** A bottle of oil at the back of the worktop. */
export const oil = (x: number, y: number): Markup =>
  group(
    [
      shadow(6, 2, 26, 7, 0.4, '#4a1f3a'),
      volume('M-17 -4Q-20 -54 -9 -66V-88H9V-66Q20 -54 17 -4Q0 5 -17 -4Z', '#d6c75a', {
        depth: 8,
        shade: '#5a7a2f',
        paint: linear([
          [0, '#f4efb0'],
          [0.5, '#e2cf5a'],
          [1, '#b8a83a'],
        ]),
      }),
      volume(box(-8, -102, 16, 17, 5), '#b8764c', { depth: 4 }),
      fill(box(-14, -46, 28, 24, 5), '#fff6e6'),
      fill(ellipse(0, -34, 7, 8), '#7a9a3a'),
      fill(box(-11, -62, 4, 12, 2), '#ffffff', 'opacity=".7"'),
    ],
    `transform="translate(${x} ${y})"`,
  );

export const pin = (x: number, y: number, turn: number): Markup =>
  group(
    [
      shadow(6, 14, 120, 14, 0.34, '#4a1f3a'),
      ...[-1, 1].map((end) => volume(box(end * 118 - 26, -8, 52, 17, 8), '#e8527a', { depth: 6 })),
      volume(box(-96, -19, 192, 38, 19), '#e0ac74', {
        depth: 12,
        shade: '#8a3a44',
        paint: linear([
          [0, '#f7d6a4'],
          [1, '#cf9254'],
        ]),
        inside: [-10, 2, 10]
          .map((y2) => stroke(`M-84 ${y2}q84 4 168 -1`, '#b87a44', 1.8, 'opacity=".35"'))
          .join(''),
      }),
    ],
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

export const herbs = (x: number, y: number): Markup =>
  group(
    [
      shadow(8, 2, 48, 10, 0.4, '#4a1f3a'),
      volume('M-38 -46H38L29 0Q0 8 -29 0Z', '#e07a5c', { depth: 10 }),
      volume(box(-43, -58, 86, 18, 8), '#ef9474', { depth: 7 }),
      ...[
        [-26, -76, 26],
        [24, -80, 27],
        [0, -98, 30],
        [-4, -68, 24],
      ].map(([bx = 0, by = 0, r = 20], k) =>
        volume(bumpy(bx, by, r, r * 0.86, 7, 4 + k), k % 2 ? '#5aa352' : light('#4f9a4a', 0.2), { depth: 9 }),
      ),
    ],
    `transform="translate(${x} ${y})"`,
  );
