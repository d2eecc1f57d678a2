import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, smooth } from '../../../assets/drawing/shape';
import { type Drawing, draw, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const floating = (body: Markup) => shadow(4, 2, 44, 7, 0.3, '#0b4f74') + body;

const eye = (x: number, y: number, size = 4.6) =>
  fill(ellipse(x, y, size, size * 1.25), '#3a2230') +
  fill(ellipse(x - size * 0.32, y - size * 0.5, size * 0.4), '#ffffff');

const toyBox = { x: -64, y: -104, width: 128, height: 118 };

/** Bath toys, one for every finished round; (0, 0) is where they touch the water. */
const toys: Record<string, () => Markup> = {
  duck: () =>
    volume(
      'M-46 -26Q-56 -42 -50 -54Q-36 -44 -22 -46Q0 -52 22 -46Q48 -38 44 -14Q38 6 0 6Q-40 6 -46 -26Z',
      '#ffc83d',
      { depth: 13, shade: '#e8862a' },
    ) +
    volume('M-18 -32Q6 -38 16 -22Q6 -6 -14 -10Q-26 -18 -18 -32Z', '#ffd766', { depth: 6, shade: '#e8862a' }) +
    volume('M46 -64Q66 -66 68 -58Q64 -48 46 -52Z', '#ff8a3c', { depth: 5 }) +
    volume(ellipse(26, -66, 26, 24), '#ffc83d', { depth: 11, shade: '#e8862a' }) +
    eye(32, -71) +
    fill(ellipse(18, -60, 6, 4), '#ff8a5b', 'opacity=".5"'),
  boat: () =>
    volume('M-50 -24H50Q46 6 22 6H-22Q-46 6 -50 -24Z', '#e0493f', {
      depth: 11,
      inside: fill('M-60 -24h120v9h-120Z', '#fff3e0'),
    }) +
    volume(box(-22, -50, 44, 28, 8), '#fff8ee', { depth: 7, shade: '#9a97d6' }) +
    volume(box(2, -80, 18, 32, 7), '#2b9fb3', { depth: 6, inside: fill('M-4 -72h30v8h-30Z', '#fff3e0') }) +
    [-12, 4].map((x) => fill(ellipse(x, -37, 5), '#4b6fb0')).join(''),
  whale: () =>
    volume(
      'M-52 -14Q-54 -58 -6 -58Q36 -56 44 -18Q56 -24 54 -44Q70 -40 72 -52Q78 -34 66 -24Q60 6 30 6H-20Q-48 6 -52 -14Z',
      '#5f9fd8',
      { depth: 12, shade: '#2f4fa0' },
    ) +
    fill('M-51 -14Q-24 -24 6 -8Q14 4 4 6H-20Q-46 6 -51 -14Z', '#eaf6ff', 'opacity=".92"') +
    eye(-28, -30) +
    stroke('M-6 -62Q-8 -80 -20 -82M-4 -62Q0 -82 12 -82', '#bfeefa', 5),
  crab: () =>
    [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 34} -22Q${side * 52} -34 ${side * 50} -50`, '#d9482f', 8) +
          volume(
            `M${side * 50} -50Q${side * 34} -62 ${side * 44} -80Q${side * 48} -66 ${side * 56} -68Q${side * 60} -78 ${side * 66} -80Q${side * 72} -58 ${side * 50} -50Z`,
            '#f0694f',
            { depth: 6 },
          ),
      )
      .join('') +
    volume('M0 -52Q50 -50 48 -18Q44 6 0 6Q-44 6 -48 -18Q-50 -50 0 -52Z', '#f0694f', { depth: 13 }) +
    [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 14} -50V-62`, '#d9482f', 5) +
          volume(ellipse(side * 14, -66, 10), '#fffdf2', { depth: 4, shade: '#9a97d6' }) +
          eye(side * 14, -66, 4),
      )
      .join('') +
    stroke('M-12 -20Q0 -10 12 -20', '#8c2f3e', 4),
  turtle: () =>
    volume(ellipse(46, -24, 20, 17), '#8fc45a', { depth: 7 }) +
    volume('M-46 -8Q-64 -6 -62 6Q-50 10 -38 2Z', '#8fc45a', { depth: 5 }) +
    volume('M-50 -6Q-48 -60 -4 -60Q40 -58 40 -6Q40 6 -4 6Q-50 6 -50 -6Z', '#3c9a66', {
      depth: 12,
      inside: [
        [-22, -30, 13],
        [8, -38, 15],
        [-4, -10, 11],
        [26, -14, 10],
        [-38, -10, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.84), '#5fb874', 'opacity=".9"'))
        .join(''),
    }) +
    eye(52, -29, 4) +
    stroke('M50 -16q6 4 11 -1', '#3f6a2f', 3),
  octopus: () =>
    volume(
      'M-44 4Q-52 -18 -40 -26Q-46 -84 0 -86Q46 -84 40 -26Q52 -18 44 4Q34 10 28 0Q22 10 14 2Q8 10 0 2Q-8 10 -14 2Q-22 10 -28 0Q-34 10 -44 4Z',
      '#a88be0',
      { depth: 13 },
    ) +
    eye(-15, -46, 6) +
    eye(15, -46, 6) +
    stroke('M-9 -30Q0 -22 9 -30', '#5b3a8a', 4) +
    [-1, 1].map((side) => fill(ellipse(side * 28, -36, 7, 5), '#ff8ea0', 'opacity=".55"')).join(''),
  fish: () =>
    volume('M30 -32Q56 -60 62 -52Q58 -32 62 -10Q56 -4 30 -26Z', '#ff8c4d', { depth: 7 }) +
    volume('M-50 -26Q-30 -66 6 -60Q34 -52 40 -28Q32 2 0 6Q-34 6 -50 -26Z', '#ff9a4d', {
      depth: 12,
      inside:
        fill('M-22 -70Q-6 -30 -22 10H-8Q8 -30 -8 -70Z', '#fff8ee') +
        fill('M16 -66Q30 -30 16 8H26Q40 -30 26 -66Z', '#fff8ee'),
    }) +
    eye(-32, -34) +
    stroke('M-46 -18q8 6 14 0', '#a8482f', 3.5),
  star: () =>
    volume(smooth(starPoints(), true), '#ffb03c', {
      depth: 12,
      shade: '#d9622a',
      inside: [
        [0, -76],
        [28, -54],
        [-28, -54],
        [14, -22],
        [-14, -22],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 3), '#fff0c2'))
        .join(''),
    }) +
    eye(-10, -48) +
    eye(10, -48) +
    stroke('M-8 -36q8 7 16 0', '#a8482f', 3.5),
};

function starPoints(): readonly (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const reach = index % 2 ? 27 : 54;
    return [Math.cos(angle) * reach, -46 + Math.sin(angle) * reach] as const;
  });
}

/** The toys that come to float in the bath, one a round. */
export const toySprites = (): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(toys).map(([name, paint]) => [`toy-${name}`, draw(toyBox, () => floating(paint()))]),
  );
