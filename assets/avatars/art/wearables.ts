import { light } from '../../drawing/colour';
import { fill, group, place, stroke } from '../../drawing/paint';
import { box, bumpy, ellipse, star } from '../../drawing/shape';
import { linear, type Markup } from '../../drawing/sheet';
import { volume } from '../../drawing/volume';
import type { ExtraId, HatId } from '../avatars';

/*
 * What an animal can wear, drawn on a head as wide as 128 with its middle at (0, 0): the top of the head is at y −58, the
 * eyes at (±27, −4), the chin at y 58.
 */

const both = (paint: (side: -1 | 1) => Markup): Markup => paint(-1) + paint(1);

const soft = (colour: string) =>
  linear([
    [0, light(colour, 0.34)],
    [1, colour],
  ]);

const flower = (x: number, y: number, size: number, petal: string): Markup =>
  place(
    x,
    y,
    volume(bumpy(0, 0, size, size, 5, 3), petal, { depth: size * 0.34 }) +
      fill(ellipse(0, 0, size * 0.42), '#ffd24d') +
      fill(ellipse(-size * 0.1, -size * 0.12, size * 0.2), '#fff0c2'),
  );

const leaf = (x: number, y: number, turn: number): Markup =>
  place(x, y, volume('M-11 0Q0 -10 11 0Q0 10 -11 0Z', '#57a866', { depth: 4 }), 1, turn);

export const hats: Record<HatId, () => Markup> = {
  crown: () =>
    volume('M-43 -44L-50 -80L-25 -63L0 -92L25 -63L50 -80L43 -44Q0 -32 -43 -44Z', '#f8bf35', {
      depth: 10,
      shade: '#c2701a',
      paint: soft('#f8bf35'),
      inside: stroke('M-50 -46Q0 -34 50 -46', '#e09a22', 6),
    }) +
    both((side) => volume(ellipse(side * 50, -82, 6), '#ffe08a', { depth: 4 })) +
    volume(ellipse(0, -94, 7), '#ffe08a', { depth: 4 }) +
    volume(ellipse(0, -55, 7, 8), '#e8527a', { depth: 4 }) +
    both((side) => volume(ellipse(side * 25, -55, 5), '#3fb7cd', { depth: 3 })),
  party: () =>
    group(
      volume('M-33 -46Q0 -34 33 -46L5 -104Q0 -110 -5 -104Z', '#4fb3bf', {
        depth: 9,
        paint: soft('#4fb3bf'),
        inside:
          stroke('M-30 -58Q4 -48 30 -66', '#ffe39a', 7) +
          stroke('M-20 -80Q4 -72 20 -86', '#ff8f6a', 7) +
          stroke('M-36 -44Q0 -30 36 -44', '#ff8f6a', 6),
      }) + volume(bumpy(0, -106, 12, 12, 8, 2), '#fff1d6', { depth: 5 }),
      'transform="rotate(8 0 -46)"',
    ),
  straw: () =>
    volume('M-74 -42Q-60 -58 0 -58Q60 -58 74 -42Q62 -28 0 -30Q-62 -28 -74 -42Z', '#efc462', {
      depth: 9,
      shade: '#a8652a',
      paint: soft('#efc462'),
    }) +
    volume('M-40 -48Q-44 -92 0 -93Q44 -92 40 -48Q0 -38 -40 -48Z', '#f5d27c', {
      depth: 11,
      shade: '#a8652a',
      inside: stroke('M-44 -57Q0 -46 44 -57', '#e0523f', 12),
    }),
  cap: () =>
    volume('M-53 -38Q-56 -92 0 -92Q56 -92 53 -38Q0 -50 -53 -38Z', '#e0573f', {
      depth: 12,
      paint: soft('#e0573f'),
      inside: stroke('M0 -94V-46M-28 -90Q-34 -66 -32 -46M28 -90Q34 -66 32 -46', '#b5402d', 2.4),
    }) +
    volume('M-6 -46Q46 -56 82 -38Q90 -28 78 -26Q40 -34 -4 -32Q-14 -38 -6 -46Z', '#c8452f', { depth: 7 }) +
    volume(ellipse(0, -92, 6, 5), '#ffd98a', { depth: 3 }),
  beanie: () =>
    volume('M-54 -40Q-58 -94 0 -94Q58 -94 54 -40Z', '#5f7fd0', {
      depth: 12,
      paint: soft('#5f7fd0'),
      inside: stroke('M-60 -66Q0 -58 60 -66', '#fff1d6', 9) + stroke('M-60 -80Q0 -74 60 -80', '#ff8f6a', 6),
    }) +
    volume(box(-60, -54, 120, 22, 11), '#43579f', {
      depth: 7,
      inside: [-42, -25, -8, 8, 25, 42].map((x) => stroke(`M${x} -52V-34`, '#34457f', 3)).join(''),
    }) +
    volume(bumpy(0, -98, 15, 14, 9, 4), '#fff1d6', { depth: 6 }),
  captain: () =>
    volume('M-64 -66Q-58 -94 0 -94Q58 -94 64 -66Q62 -52 46 -50L-46 -50Q-62 -52 -64 -66Z', '#fdf6e8', {
      depth: 11,
      shade: '#8d86c4',
    }) +
    volume('M-48 -58Q0 -50 48 -58V-42Q0 -32 -48 -42Z', '#33457f', {
      depth: 6,
      inside: stroke('M-50 -40Q0 -30 50 -40', '#f2c14e', 4),
    }) +
    volume('M-44 -40Q0 -28 44 -40Q42 -26 0 -24Q-42 -26 -44 -40Z', '#20284f', { depth: 5 }) +
    volume(star(0, -64, 13), '#f8bf35', { depth: 4, shade: '#c2701a' }),
  wreath: () =>
    [-62, -40, -14, 14, 40, 62]
      .map((x, at) => leaf(x, -46 - 14 * Math.cos(x / 48), at % 2 ? 32 : -32))
      .join('') +
    flower(-54, -44, 13, '#ff8fa3') +
    flower(-30, -56, 15, '#fff1d6') +
    flower(0, -60, 17, '#ff8a5c') +
    flower(30, -56, 15, '#a58bf0') +
    flower(54, -44, 13, '#ff8fa3'),
  bow: () =>
    place(
      34,
      -52,
      both((side) =>
        volume(
          `M0 0Q${side * 10} -26 ${side * 34} -22Q${side * 42} 0 ${side * 34} 20Q${side * 10} 22 0 0Z`,
          '#ff6f91',
          {
            depth: 8,
            paint: soft('#ff6f91'),
          },
        ),
      ) + volume(ellipse(0, 0, 10, 11), '#e04f77', { depth: 5 }),
      0.92,
      14,
    ),
};

const lens = (paint: (side: -1 | 1) => Markup, frame: string): Markup =>
  stroke('M-8 -8Q0 -14 8 -8', frame, 5) +
  both(paint) +
  both((side) => stroke(`M${side * 47} -9L${side * 62} -13`, frame, 5));

export const extras: Record<ExtraId, () => Markup> = {
  glasses: () =>
    lens(
      (side) =>
        fill(ellipse(side * 28, -4, 19), '#ffffff', 'opacity=".26"') +
        stroke(ellipse(side * 28, -4, 19), '#c8452f', 5.5) +
        stroke(`M${side * 28 - 11} -12q4 -6 10 -6`, '#ffffff', 3, 'opacity=".8"'),
      '#c8452f',
    ),
  sunglasses: () =>
    lens(
      (side) =>
        volume(
          `M${side * 6} -20Q${side * 28} -26 ${side * 50} -18Q${side * 52} 12 ${side * 28} 15Q${side * 6} 14 ${side * 6} -20Z`,
          '#34345f',
          {
            depth: 7,
            inside: stroke(`M${side * 28 - 14} 6L${side * 28 + 8} -20`, '#7f8fe0', 7, 'opacity=".55"'),
          },
        ),
      '#34345f',
    ),
  stars: () =>
    lens(
      (side) =>
        volume(star(side * 28, -4, 29, 5, 0.62), '#f8bf35', { depth: 6, shade: '#c2701a' }) +
        fill(star(side * 28, -4, 19, 5, 0.64), '#6a4fc0') +
        stroke(`M${side * 28 - 8} 2L${side * 28 + 4} -12`, '#ffffff', 3.4, 'opacity=".55"'),
      '#f8bf35',
    ),
  scarf: () =>
    volume('M12 62L40 56L48 96Q34 104 22 98Z', '#d1472f', {
      depth: 7,
      inside: stroke('M16 88L52 82', '#fff1d6', 6),
    }) +
    volume('M-56 44Q0 66 56 44Q66 54 58 66Q0 92 -58 66Q-66 54 -56 44Z', '#ef6a4c', {
      depth: 9,
      paint: soft('#ef6a4c'),
      inside: [-38, -12, 14, 40].map((x) => stroke(`M${x} 48l-6 36`, '#fff1d6', 6, 'opacity=".9"')).join(''),
    }) +
    volume(box(14, 56, 26, 24, 10), '#ef6a4c', { depth: 6 }),
  'bow-tie': () =>
    both((side) =>
      volume(
        `M0 66Q${side * 12} 46 ${side * 38} 48Q${side * 44} 66 ${side * 38} 84Q${side * 12} 86 0 66Z`,
        '#3f8fd0',
        {
          depth: 8,
          paint: soft('#3f8fd0'),
          inside: [16, 28].map((x) => fill(ellipse(side * x, 60 + (x % 3) * 6, 3.4), '#fff1d6')).join(''),
        },
      ),
    ) + volume(ellipse(0, 66, 10, 11), '#2a6ba6', { depth: 5 }),
  flowers: () =>
    [-58, -44, -24, 0, 24, 44, 58]
      .map((x, at) =>
        flower(
          x,
          76 - (x / 58) ** 2 * 30,
          13,
          ['#ff8fa3', '#fff1d6', '#ff8a5c', '#a58bf0', '#ffd24d', '#fff1d6', '#ff8fa3'][at] ?? '#fff1d6',
        ),
      )
      .join(''),
};
