import { pane } from '../../drawing/harbour-things';
import { fill, place, stroke } from '../../drawing/paint';
import { box, bumpy, ellipse, round as n } from '../../drawing/shape';
import type { Markup } from '../../drawing/sheet';
import { shadow, volume } from '../../drawing/volume';
import { type Landmark, landmark, trees } from './landmark';

const gondolas = ['#ff7a59', '#ffc83d', '#4fb3bf', '#8f7fe0', '#e8527a', '#8fc45a'] as const;

export const wheel = (): Markup => {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return [74 * Math.cos(angle), 74 * Math.sin(angle)] as const;
  });
  return (
    shadow(14, 84, 62, 10, 0.36) +
    stroke('M0 0L-40 82M0 0L40 82', '#f7efe6', 11) +
    stroke('M2 2L-37 82M4 2L42 82', '#c9a9b8', 4) +
    stroke(ellipse(0, 0, 74), '#e8527a', 9) +
    stroke(ellipse(0, 0, 74), '#ff9fb5', 3, 'transform="translate(-1.5 -1.5)"') +
    stroke(ellipse(0, 0, 52), '#fff3e0', 4) +
    spokes.map(([x, y]) => stroke(`M0 0L${n(x)} ${n(y)}`, '#fff3e0', 3.2)).join('') +
    spokes
      .map(
        ([x, y], index) =>
          volume(`M${n(x - 11)} ${n(y + 4)}h22q0 16 -11 16t-11 -16Z`, gondolas[index % 6] ?? '#ff7a59', {
            depth: 5,
          }) + fill(`M${n(x - 11)} ${n(y + 4)}q11 -14 22 0Z`, '#fff8ea'),
      )
      .join('') +
    volume(ellipse(0, 0, 13), '#ffc83d', { depth: 6 })
  );
};

const tent = (): Markup => {
  let cloth = '';
  for (let index = 0; index < 6; index++) {
    const left = -50 + (index * 100) / 6;
    const right = left + 100 / 6;
    const middle = (left + right) / 2;
    cloth +=
      fill(
        `M${n(left)} -36L${n(left * 0.94)} 0Q${n(middle * 0.94)} 4 ${n(right * 0.94)} 0L${n(right)} -36Z`,
        index % 2 ? '#fff6e6' : '#e8527a',
      ) +
      fill(
        `M0 -84L${n(left * 1.15)} -38Q${n(middle * 1.15)} -26 ${n(right * 1.15)} -38Z`,
        index % 2 ? '#fff6e6' : '#f0688c',
      );
  }
  return (
    shadow(14, 2, 60, 10, 0.36) +
    cloth +
    fill('M0 -84L58 -38Q50 -32 44 -36Z', '#6b2a80', 'opacity=".22"') +
    fill('M20 -34L50 -36L47 0Q30 5 18 2Z', '#6b2a80', 'opacity=".2"') +
    fill('M-10 2Q-10 -26 0 -34Q10 -26 10 2Z', '#6b2a60') +
    stroke('M0 -84v-18', '#8a5a4a', 3.5) +
    fill('M1 -103q13 -2 20 6q-10 5 -20 4Z', '#ffc83d')
  );
};

const kitchen = (): Markup =>
  shadow(12, 0, 50, 9, 0.36) +
  volume(box(-40, -52, 80, 52, 9), '#ffe3c4', { depth: 11 }) +
  volume('M-44 -46Q-40 -62 -30 -62H30Q40 -62 44 -46Q0 -34 -44 -46Z', '#e8774f', { depth: 7 }) +
  volume(
    'M-24 -60V-78Q-44 -80 -40 -98Q-34 -112 -18 -106Q-8 -122 8 -114Q24 -118 30 -104Q46 -98 36 -82Q32 -78 24 -78V-60Q0 -54 -24 -60Z',
    '#ffffff',
    { depth: 10, shade: '#c0a9cf' },
  ) +
  fill(box(-10, -30, 20, 30, 9), '#a8503f') +
  pane(-33, -32, 15, 16, true) +
  pane(18, -32, 15, 16, true);

const stall = (): Markup =>
  shadow(6, 0, 26, 5, 0.35) +
  volume(box(-22, -22, 44, 22, 4), '#fff3e0', { depth: 5 }) +
  [0, 1, 2, 3, 4]
    .map((index) =>
      fill(`M${n(-26 + index * 10.4)} -34h10.4v12a5.2 5.2 0 0 1 -10.4 0Z`, index % 2 ? '#fff6e6' : '#4fb3bf'),
    )
    .join('');

export const fair = (): Landmark[] => [
  landmark(770, place(840, 690, wheel())),
  landmark(820, place(940, 816, tent())),
  landmark(800, place(706, 796, kitchen())),
  landmark(870, place(800, 868, stall())),
  ...trees([
    [640, 800, 40, '#6bb56a', 51],
    [884, 860, 34, '#79c463', 52],
    [760, 740, 36, '#6bb56a', 53],
    [1010, 846, 36, '#79b85a', 54],
  ]),
];

export const acacia = (x: number, y: number, s: number): Markup =>
  shadow(x + s * 0.15, y, s * 0.55, s * 0.08, 0.3) +
  stroke(
    `M${x} ${y}Q${x - 2} ${n(y - s * 0.3)} ${n(x - s * 0.06)} ${n(y - s * 0.45)}M${x} ${n(y - s * 0.28)}Q${n(x + s * 0.1)} ${n(y - s * 0.45)} ${n(x + s * 0.26)} ${n(y - s * 0.55)}M${n(x - s * 0.02)} ${n(y - s * 0.3)}Q${n(x - s * 0.16)} ${n(y - s * 0.5)} ${n(x - s * 0.3)} ${n(y - s * 0.54)}`,
    '#8a5a3c',
    s * 0.06,
  ) +
  volume(bumpy(x + s * 0.02, y - s * 0.66, s * 0.58, s * 0.15, 9, x, 0.5), '#8fa83f', {
    depth: s * 0.1,
    shade: '#4f6a3f',
  }) +
  volume(bumpy(x - s * 0.1, y - s * 0.74, s * 0.34, s * 0.11, 7, y, 0.5), '#a9bd4f', {
    depth: s * 0.07,
    shade: '#6a8a3f',
  });

const dot = (x: number, y: number, size = 2.2) => fill(ellipse(x, y, size), '#3a2230');

const elephant = (): Markup =>
  shadow(6, 1, 32, 6, 0.34, '#4a1f3a') +
  volume('M-24 -10V0H-12V-12ZM12 -12V0H24V-14Z', '#8f9ab8', { depth: 4 }) +
  volume('M-30 -12Q-34 -44 -2 -46Q32 -46 32 -18Q32 -8 24 -8H-22Q-30 -8 -30 -12Z', '#a9b3cf', {
    depth: 9,
    shade: '#5f5aa8',
  }) +
  volume(
    'M22 -50Q44 -52 44 -32Q44 -20 50 -8Q52 0 44 0Q40 -10 34 -18Q16 -22 16 -36Q16 -48 22 -50Z',
    '#a9b3cf',
    { depth: 7, shade: '#5f5aa8' },
  ) +
  volume(ellipse(18, -34, 10, 13), '#98a3c4', { depth: 5, shade: '#5f5aa8' }) +
  dot(34, -38);

const giraffe = (): Markup =>
  shadow(6, 1, 30, 6, 0.34, '#4a1f3a') +
  fill('M-20 -22h6V0h-6ZM-8 -22h6V0h-6ZM10 -22h6V0h-6ZM20 -22h6V0h-6Z', '#c98a3a') +
  volume(
    'M-24 -22Q-26 -40 -6 -42H12Q18 -60 22 -84Q24 -92 34 -90Q46 -86 48 -80Q48 -74 34 -76Q32 -52 28 -30Q26 -18 14 -18H-16Q-24 -18 -24 -22Z',
    '#f2bd55',
    {
      depth: 7,
      shade: '#a85a2a',
      inside: [
        [-12, -32, 6],
        [4, -32, 6],
        [16, -44, 5],
        [20, -58, 4.5],
        [24, -72, 4],
        [-2, -24, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.85), '#b9702f', 'opacity=".75"'))
        .join(''),
    },
  ) +
  stroke('M28 -90v-8', '#a85a2a', 3) +
  dot(36, -84);

const dinosaur = (): Markup =>
  shadow(4, 1, 34, 6, 0.34, '#4a1f3a') +
  volume(
    'M-46 -4Q-30 -10 -24 -24Q-16 -42 4 -40Q16 -40 18 -54Q18 -78 36 -78Q52 -76 50 -66Q46 -60 36 -62Q34 -40 28 -24V0H16V-12H-8V0H-20V-8Q-34 0 -46 -4Z',
    '#6fb87a',
    {
      depth: 8,
      inside: fill('M-10 -12Q6 -26 20 -18L16 -6H-8Z', '#cfe8b0', 'opacity=".8"'),
    },
  ) +
  [-14, -4, 6].map((x) => fill(`M${x} -38l4 -9l5 8Z`, '#ffb03c')).join('') +
  dot(38, -71);

const rock = (): Markup =>
  shadow(20, 0, 60, 10, 0.34, '#4a1f3a') +
  volume('M-60 0Q-62 -44 -36 -52Q-20 -84 10 -70Q44 -72 48 -34Q64 -20 60 0Q0 10 -60 0Z', '#d98a5a', {
    depth: 15,
    shade: '#7d3f5e',
    inside: stroke('M-50 -22Q0 -10 54 -20M-34 -44Q0 -34 44 -40', '#b5653f', 4, 'opacity=".5"'),
  });

export const savannah = (): Landmark[] => [
  landmark(690, acacia(1290, 690, 110)),
  landmark(660, acacia(1180, 656, 80)),
  landmark(770, acacia(1364, 724, 78)),
  landmark(730, acacia(1090, 716, 60)),
  landmark(640, place(1330, 610, rock())),
  landmark(742, place(1232, 744, giraffe(), 0.78)),
  landmark(752, place(1150, 752, elephant(), 0.7)),
  landmark(806, place(1300, 800, dinosaur(), 0.74)),
  ...(
    [
      [1130, 690],
      [1380, 700],
      [1216, 676],
      [1252, 806],
      [1100, 820],
    ] as const
  ).map(([x, y]) =>
    landmark(y, stroke(`M${x} ${y}l-5 -12M${x + 4} ${y}v-15M${x + 8} ${y}l5 -11`, '#c98f35', 3.4)),
  ),
];
