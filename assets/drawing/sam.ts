import { fill, stroke } from './paint';
import { box, ellipse } from './shape';
import { blur, type Drawing, draw, linear, type Markup } from './sheet';
import { volume } from './volume';

const fur = '#a9683f';
const furDark = '#8a4f32';
const cream = '#ffe7c6';
const coral = '#ff7a59';
const night = '#3a2230';

const eye = (x: number, lookX: number, lookY: number): Markup =>
  fill(ellipse(x, 0, 10.5, 12.5), night) +
  fill(ellipse(x - 3.5 + lookX, -4.5 + lookY, 4.4), '#ffffff') +
  fill(ellipse(x + 4 + lookX * 0.5, 5 + lookY * 0.5, 2), '#ffffff', 'opacity=".8"');

const pad = (x: number, y: number): Markup => fill(ellipse(x, y, 6.5, 7.5), cream, 'opacity=".8"');

/** Every part in its own coordinates: (0, 0) is the joint it turns by. */
const parts = {
  tail: {
    box: [-14, -80, 112, 104],
    paint: () =>
      volume('M-4 14Q68 30 80 -26Q86 -60 64 -64Q50 -62 54 -36Q52 -6 2 -18Z', furDark, { depth: 12 }),
  },
  leg: {
    box: [-30, -22, 60, 36],
    paint: () =>
      volume(ellipse(0, -5, 25, 12), furDark, { depth: 8 }) +
      [-9, 0, 9].map((x) => fill(ellipse(x, -2, 3.4, 4), '#6d3b28', 'opacity=".55"')).join(''),
  },
  body: {
    box: [-72, -142, 144, 144],
    paint: () =>
      volume('M-46 -118Q-66 -60 -56 -28Q-46 -6 0 -6Q46 -6 56 -28Q66 -60 46 -118Q20 -140 -46 -118Z', fur, {
        depth: 20,
        paint: linear([
          [0, '#b87648'],
          [1, fur],
        ]),
      }) +
      volume('M-30 -104Q-44 -60 -36 -32Q-26 -14 0 -14Q26 -14 36 -32Q44 -60 30 -104Q0 -118 -30 -104Z', cream, {
        depth: 10,
        shade: '#d99a6a',
        shadeOpacity: 0.5,
      }),
  },
  'arm-up': {
    box: [-12, -94, 78, 122],
    paint: () =>
      volume('M-4 -10Q24 -26 30 -62Q34 -88 50 -86Q64 -82 58 -56Q50 -12 6 18Q-10 12 -4 -10Z', fur, {
        depth: 11,
      }) + pad(49, -74),
  },
  'arm-down': {
    box: [-16, -20, 58, 84],
    paint: () => volume('M-4 -12Q26 6 28 42Q28 58 16 58Q4 58 4 42Q2 24 -14 14Z', fur, { depth: 10 }),
  },
  'arm-chin': {
    box: [-24, -44, 56, 84],
    paint: () =>
      volume('M-2 -6Q30 6 24 28Q14 46 -4 28Q-16 14 -18 -18Q-20 -36 -8 -38Q4 -36 4 -24Q4 -14 6 0Z', fur, {
        depth: 9,
      }),
  },
  scarf: {
    box: [-56, -20, 112, 72],
    paint: () =>
      volume(
        'M-46 -10Q0 14 46 -10L50 6Q26 20 10 20L20 46Q4 44 -4 30L-10 48Q-24 40 -20 18Q-40 16 -50 4Z',
        coral,
        { depth: 9 },
      ) + volume(ellipse(0, 15, 11, 10), '#ff8f6f', { depth: 6 }),
  },
  head: {
    box: [-80, -120, 160, 136],
    paint: () =>
      [-1, 1]
        .map((side) =>
          volume(ellipse(side * 52, -92, 17, 16), furDark, {
            depth: 8,
            inside: fill(ellipse(side * 50, -89, 9), '#d98a76'),
          }),
        )
        .join('') +
      volume('M0 -114Q66 -114 70 -56Q70 4 0 6Q-70 4 -70 -56Q-66 -114 0 -114Z', fur, {
        depth: 22,
        paint: linear([
          [0, '#c07d4d'],
          [1, fur],
        ]),
      }) +
      volume(
        'M0 -48Q22 -54 44 -40Q58 -24 46 -8Q28 8 0 8Q-28 8 -46 -8Q-58 -24 -44 -40Q-22 -54 0 -48Z',
        cream,
        {
          depth: 9,
          shade: '#d99a6a',
          shadeOpacity: 0.55,
        },
      ) +
      [-50, 50]
        .map((x) => fill(ellipse(x, -34, 13, 9), '#ff8a6b', `opacity=".5" filter="${blur(3)}"`))
        .join('') +
      volume('M0 -50Q18 -50 17 -39Q12 -26 0 -25Q-12 -26 -17 -39Q-18 -50 0 -50Z', '#4a2a35', {
        depth: 5,
        rimOpacity: 0.6,
      }) +
      fill(ellipse(-5, -44, 5, 2.6), '#ffffff', 'opacity=".75"') +
      [
        [-30, -22],
        [-26, -14],
        [30, -22],
        [26, -14],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 1.8), '#b9784c'))
        .join(''),
  },
  'eyes-open': {
    box: [-44, -30, 88, 48],
    paint: () => eye(-28, 0, 0) + eye(28, 0, 0),
  },
  'eyes-up': {
    box: [-44, -36, 88, 54],
    paint: () =>
      eye(-28, 6, -1) +
      eye(28, 6, -1) +
      stroke('M-36 -22q10 -9 20 -4', '#7a452c', 5) +
      stroke('M16 -28q10 -3 20 6', '#7a452c', 5),
  },
  'eyes-happy': {
    box: [-48, -24, 96, 36],
    paint: () => [-28, 28].map((x) => stroke(`M${x - 11} 4q11 -15 22 0`, night, 6)).join(''),
  },
  'eyes-shut': {
    box: [-48, -20, 96, 36],
    paint: () => [-28, 28].map((x) => stroke(`M${x - 10} 2q10 6 20 0`, night, 5)).join(''),
  },
  'mouth-smile': {
    box: [-24, -14, 48, 26],
    paint: () => stroke('M-14 -8q7 9 14 0q7 9 14 0', '#6d3442', 4.5),
  },
  'mouth-laugh': {
    box: [-26, -16, 52, 40],
    paint: () =>
      volume('M-19 -10Q0 -4 19 -10Q17 18 0 18Q-17 18 -19 -10Z', '#8c2f3e', {
        depth: 5,
        inside: fill(ellipse(0, 15, 13, 9), '#ff8e86') + fill(box(-9, -10, 18, 7, 3), '#ffffff'),
      }),
  },
  'mouth-oh': {
    box: [-12, -14, 28, 28],
    paint: () => fill(ellipse(2, -2, 7, 8), '#8c2f3e') + fill(ellipse(2, 1, 4.5, 4), '#ff8e86'),
  },
} as const satisfies Record<string, { box: readonly [number, number, number, number]; paint: () => Markup }>;

export type SamPart = keyof typeof parts;

/** Sam's parts as drawings of their own, named `sam-…`: one texture a part. */
export function samParts(): Record<`sam-${SamPart}`, Drawing> {
  const drawn = Object.entries(parts).map(([name, part]) => {
    const [x, y, width, height] = part.box;
    return [`sam-${name}`, draw({ x, y, width, height }, part.paint)];
  });
  return Object.fromEntries(drawn) as Record<`sam-${SamPart}`, Drawing>;
}
