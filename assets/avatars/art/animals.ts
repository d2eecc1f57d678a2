import { type Colour, light } from '../../drawing/colour';
import { fill, stroke } from '../../drawing/paint';
import { bumpy, ellipse, type Shape } from '../../drawing/shape';
import { blur, linear, type Markup } from '../../drawing/sheet';
import { volume } from '../../drawing/volume';
import type { FigureId } from '../avatars';

/** A head as wide as 128, its middle at (0, 0). Parts are painted from back to front. */
export interface Animal {
  readonly behind?: () => Markup;
  readonly head: () => Markup;
  readonly face: () => Markup;
}

const night = '#3a2230';
const roundHead: Shape = 'M0 -58Q62 -58 66 -2Q66 56 0 58Q-66 56 -66 -2Q-62 -58 0 -58Z';
const wideHead: Shape = 'M0 -52Q50 -54 66 -6Q78 52 0 56Q-78 52 -66 -6Q-50 -54 0 -52Z';

const both = (paint: (side: -1 | 1) => Markup): Markup => paint(-1) + paint(1);

const furry = (shape: Shape, colour: Colour, inside: Markup = '') =>
  volume(shape, colour, {
    depth: 20,
    paint: linear([
      [0, light(colour, 0.24)],
      [1, colour],
    ]),
    inside,
  });

const eyes = (spread = 26, y = -4, size = 9): Markup =>
  both(
    (side) =>
      fill(ellipse(side * spread, y, size, size * 1.18), night) +
      fill(ellipse(side * spread - size * 0.34, y - size * 0.45, size * 0.4), '#ffffff') +
      fill(ellipse(side * spread + size * 0.38, y + size * 0.45, size * 0.18), '#ffffff', 'opacity=".8"'),
  );

const blush = (spread = 44, y = 16, colour = '#ff8a6b'): Markup =>
  both((side) => fill(ellipse(side * spread, y, 12, 8), colour, `opacity=".5" filter="${blur(3)}"`));

const nose = (y: number, colour = '#4a2a35', wide = 13): Markup =>
  volume(
    `M0 ${y - 8}Q${wide + 2} ${y - 8} ${wide} ${y}Q${wide * 0.7} ${y + 9} 0 ${y + 10}Q${-wide * 0.7} ${y + 9} ${-wide} ${y}Q${-wide - 2} ${y - 8} 0 ${y - 8}Z`,
    colour,
    { depth: 4 },
  ) + fill(ellipse(-wide * 0.3, y - 3.5, 4, 2), '#ffffff', 'opacity=".75"');

const smile = (y: number, wide = 13, colour = '#6d3442'): Markup =>
  stroke(`M${-wide} ${y}q${wide / 2} 9 ${wide} 0q${wide / 2} 9 ${wide} 0`, colour, 4);

const muzzle = (colour: Colour, y = 26, rx = 36, ry = 25): Markup =>
  volume(ellipse(0, y, rx, ry), colour, { depth: 8, shadeOpacity: 0.4 });

const roundEars = (colour: Colour, inner: Colour, spread = 48, y = -46, size = 22): Markup =>
  both((side) =>
    volume(ellipse(side * spread, y, size), colour, {
      depth: 8,
      inside: fill(ellipse(side * (spread - 2), y + 4, size * 0.58), inner),
    }),
  );

const pointedEars = (colour: Colour, inner: Colour): Markup =>
  both((side) =>
    volume(`M${side * 18} -48Q${side * 40} -92 ${side * 58} -88Q${side * 70} -60 ${side * 62} -20Z`, colour, {
      depth: 9,
      inside: fill(
        `M${side * 32} -48Q${side * 44} -74 ${side * 54} -74Q${side * 60} -52 ${side * 56} -30Z`,
        inner,
      ),
    }),
  );

/** Two on each cheek, from beside the nose to as far as they reach; at these heights. */
const whiskers = (
  colour: Colour,
  [from, to]: readonly [number, number],
  ys: readonly [number, number, number, number],
): Markup =>
  both((side) => {
    const [y1, y2, y3, y4] = ys;
    return stroke(
      `M${side * from} ${y1}L${side * to} ${y2}M${side * from} ${y3}L${side * to} ${y4}`,
      colour,
      2.6,
    );
  });

const cheeks = (colour: Colour): Markup => fill('M-70 2Q-34 6 -20 24Q0 8 20 24Q34 6 70 2L70 70H-70Z', colour);

const stripes = (colour: Colour): Markup =>
  [
    'M0 -60V-34',
    'M-16 -58L-12 -38',
    'M16 -58L12 -38',
    'M-70 4L-48 8',
    'M-68 22L-50 22',
    'M70 4L48 8',
    'M68 22L50 22',
  ]
    .map((line) => stroke(line, colour, 7))
    .join('');

export const animals: Record<FigureId, Animal> = {
  otter: {
    behind: () => roundEars('#8a4f32', '#d98a76', 52, -40, 17),
    head: () => furry(roundHead, '#a9683f'),
    face: () =>
      muzzle('#ffe7c6', 28, 44, 28) +
      blush(50, 12) +
      eyes(27, -8) +
      nose(12, '#4a2a35', 17) +
      smile(32, 14) +
      whiskers('#8a4f32', [38, 66], [24, 18, 32, 34]),
  },
  fox: {
    behind: () => pointedEars('#e0713a', '#5c3a3a'),
    head: () =>
      furry(
        'M0 -52Q54 -54 64 -10Q82 20 34 44Q10 60 0 60Q-10 60 -34 44Q-82 20 -64 -10Q-54 -54 0 -52Z',
        '#f08a4b',
        cheeks('#fff4e2'),
      ),
    face: () => blush(46, 18) + eyes(26, -6) + nose(24, '#4a2a35', 12) + smile(40, 9),
  },
  owl: {
    behind: () =>
      both((side) =>
        volume(
          `M${side * 14} -48Q${side * 44} -84 ${side * 60} -78Q${side * 66} -48 ${side * 56} -24Z`,
          '#7f5c86',
          { depth: 8 },
        ),
      ),
    head: () => furry(roundHead, '#9a7aa8', fill(ellipse(0, 64, 40, 34), '#f0ddc8')),
    face: () =>
      both((side) => volume(ellipse(side * 27, -4, 28), '#fff4e2', { depth: 7, shadeOpacity: 0.35 })) +
      eyes(26, -3, 13) +
      volume('M-11 14Q0 8 11 14Q8 32 0 36Q-8 32 -11 14Z', '#ffb03c', { depth: 5 }),
  },
  bear: {
    behind: () => roundEars('#9a6238', '#d9a06b', 46, -48, 23),
    head: () => furry(roundHead, '#b97a48'),
    face: () => muzzle('#f3d3a6', 26, 32, 24) + blush() + eyes(26, -6, 8) + nose(16) + smile(32, 11),
  },
  rabbit: {
    behind: () =>
      both((side) =>
        volume(
          `M${side * 10} -40Q${side * 4} -94 ${side * 26} -96Q${side * 50} -92 ${side * 42} -36Z`,
          '#e9e2ee',
          {
            depth: 9,
            shade: '#9a86b8',
            inside: fill(ellipse(side * 27, -62, 9, 26), '#f5a8a8'),
          },
        ),
      ),
    head: () => volume(wideHead, '#f6f1f6', { depth: 20, shade: '#a394c4' }),
    face: () =>
      blush(44, 18, '#ff8ea0') +
      eyes(28, -2, 8.5) +
      nose(16, '#e8708a', 9) +
      smile(28, 11) +
      fill('M-6 34h12v9q-6 4 -12 0Z', '#ffffff'),
  },
  cat: {
    behind: () => pointedEars('#7d86a8', '#f2a8a8'),
    head: () =>
      furry(
        wideHead,
        '#98a2c4',
        both((side) => stroke(`M${side * 12} -60L${side * 9} -38`, '#6a7296', 7)) +
          stroke('M0 -60V-36', '#6a7296', 7),
      ),
    face: () =>
      muzzle('#f3f1f8', 28, 32, 20) +
      blush(46, 16) +
      eyes(28, -4) +
      nose(18, '#e8708a', 8) +
      smile(30, 11) +
      whiskers('#5d6488', [40, 62], [24, 20, 32, 34]),
  },
  dog: {
    head: () => furry(roundHead, '#e9c08a', fill(ellipse(30, -14, 26, 30), '#a9683f')),
    face: () =>
      muzzle('#fff4e2', 28, 34, 26) +
      eyes(27, -6, 8.5) +
      nose(16) +
      smile(32, 12) +
      volume('M-8 38Q0 42 8 38V48Q8 58 0 58Q-8 58 -8 48Z', '#ff8e86', { depth: 4 }) +
      both((side) =>
        volume(
          `M${side * 44} -52Q${side * 82} -50 ${side * 80} 4Q${side * 78} 32 ${side * 64} 28Q${side * 52} 4 ${side * 40} -22Z`,
          '#a9683f',
          { depth: 10 },
        ),
      ),
  },
  frog: {
    behind: () => both((side) => volume(ellipse(side * 34, -44, 25), '#5fae4a', { depth: 9 })),
    head: () => furry('M0 -46Q60 -46 70 4Q74 52 0 54Q-74 52 -70 4Q-60 -46 0 -46Z', '#79c463'),
    face: () =>
      both((side) => fill(ellipse(side * 34, -45, 17), '#fffdf2')) +
      eyes(33, -44, 9) +
      blush(48, 14, '#ff9a7a') +
      stroke('M-36 14Q0 44 36 14', '#2f6a3f', 5) +
      both((side) => fill(ellipse(side * 7, -2, 2.4, 3), '#2f6a3f')),
  },
  panda: {
    behind: () => roundEars('#3b3a5c', '#5b5a80', 48, -46, 23),
    head: () => volume(roundHead, '#fbf8f4', { depth: 20, shade: '#9a90c4' }),
    face: () =>
      both((side) =>
        fill(ellipse(0, 0, 17, 22), '#3b3a5c', `transform="translate(${side * 29} -1) rotate(${side * 24})"`),
      ) +
      eyes(27, -3, 8) +
      blush(48, 24) +
      nose(20, '#3b3a5c', 11) +
      smile(34, 11),
  },
  penguin: {
    head: () =>
      furry(
        roundHead,
        '#44538f',
        fill(
          'M0 -22Q-18 -48 -42 -34Q-60 -12 -48 30Q-30 62 0 62Q30 62 48 30Q60 -12 42 -34Q18 -48 0 -22Z',
          '#fdfaf4',
        ),
      ),
    face: () =>
      blush(40, 20) +
      eyes(24, -4, 9) +
      volume('M-16 12Q0 4 16 12Q10 28 0 30Q-10 28 -16 12Z', '#ff9a3c', { depth: 5 }),
  },
  koala: {
    behind: () =>
      both((side) =>
        volume(bumpy(side * 60, -26, 30, 28, 9, side + 4), '#8d93ab', {
          depth: 10,
          inside: fill(ellipse(side * 58, -22, 17), '#f3c9c9'),
        }),
      ),
    head: () => furry(roundHead, '#a7adc2'),
    face: () =>
      blush(44, 24) +
      eyes(30, -6, 8) +
      volume('M0 -14Q17 -14 16 10Q14 28 0 28Q-14 28 -16 10Q-17 -14 0 -14Z', '#4a4664', { depth: 6 }) +
      smile(38, 10),
  },
  lion: {
    behind: () => volume(bumpy(0, 0, 80, 78, 14, 6), '#b8622f', { depth: 14 }),
    head: () =>
      roundEars('#e8a648', '#c97a3a', 42, -44, 17) +
      furry('M0 -50Q52 -50 56 -2Q56 50 0 52Q-56 50 -56 -2Q-52 -50 0 -50Z', '#f3bd5c'),
    face: () =>
      muzzle('#fff0cf', 24, 30, 22) +
      blush(40, 14) +
      eyes(24, -8, 8.5) +
      nose(14, '#8a3f2f', 13) +
      smile(29, 12),
  },
  tiger: {
    behind: () => roundEars('#e8843a', '#fff0dc', 46, -46, 20),
    head: () => furry(roundHead, '#f59a48', stripes('#4a2f3a')),
    face: () =>
      muzzle('#fff6e6', 26, 36, 24) + blush(46, 14) + eyes(26, -6) + nose(14, '#c9566a', 12) + smile(30, 12),
  },
  mouse: {
    behind: () => roundEars('#a79ab4', '#f5b8b8', 54, -42, 31),
    head: () => furry('M0 -44Q50 -46 58 0Q60 40 0 58Q-60 40 -58 0Q-50 -46 0 -44Z', '#bfb3ca'),
    face: () =>
      blush(40, 18) +
      eyes(24, -2, 8.5) +
      nose(30, '#e8708a', 9) +
      smile(42, 8) +
      whiskers('#7d7090', [26, 54], [30, 24, 37, 39]),
  },
  hedgehog: {
    behind: () => volume(spikes(), '#7a5340', { depth: 12 }),
    head: () => furry('M0 -30Q46 -34 52 6Q52 50 0 54Q-52 50 -52 6Q-46 -34 0 -30Z', '#f0cfa0'),
    face: () => blush(36, 22) + eyes(23, 4, 8.5) + nose(24, '#4a2a35', 11) + smile(38, 10),
  },
  pig: {
    behind: () =>
      both((side) =>
        volume(
          `M${side * 22} -46Q${side * 40} -80 ${side * 62} -74Q${side * 74} -56 ${side * 58} -22Z`,
          '#f08aa0',
          { depth: 9 },
        ),
      ),
    head: () => furry(roundHead, '#ffadb8'),
    face: () =>
      eyes(28, -8, 8.5) +
      blush(46, 14, '#f0607a') +
      volume(ellipse(0, 16, 24, 18), '#f78fa2', { depth: 8 }) +
      both((side) => fill(ellipse(side * 8, 16, 4, 6), '#b8506a')) +
      smile(42, 11, '#a8405a'),
  },
};

function spikes(): Shape {
  const tips = 15;
  const points = Array.from({ length: tips * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / tips;
    // Below the chin the spines lie flat.
    const reach = index % 2 || Math.sin(angle) > 0.75 ? 60 : 82;
    return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}
