import { house, lighthouse, pane, sailingBoat } from '../../drawing/harbour-things';
import { palm } from '../../drawing/nature';
import { fill, group, place, stroke } from '../../drawing/paint';
import { box, bumpy, ellipse, round as n } from '../../drawing/shape';
import { blur, type Markup, radial } from '../../drawing/sheet';
import { shadow, volume } from '../../drawing/volume';
import { type Landmark, landmark, trees } from './landmark';

export const barn = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(20, 2, 66, 11, 0.36) +
      volume('M-52 0V-44Q-52 -52 -44 -58L0 -92L44 -58Q52 -52 52 -44V0Z', '#e0523f', {
        depth: 13,
        inside: [-36, -18, 0, 18, 36]
          .map((at) => fill(`M${at - 1} -100h2v100h-2Z`, '#a8322f', 'opacity=".4"'))
          .join(''),
      }) +
      stroke('M-60 -44L-48 -60L0 -96L48 -60L60 -44', '#fff3e0', 9) +
      fill(box(-20, -38, 40, 38, 5), '#fff3e0') +
      fill(box(-15, -33, 30, 33, 3), '#b53a34') +
      stroke('M-15 -33L15 0M15 -33L-15 0', '#fff3e0', 4) +
      pane(-9, -70, 18, 15, true) +
      volume(box(60, -80, 32, 80, 12), '#e9e6f2', { depth: 9, shade: '#8f86bd' }) +
      volume('M58 -72Q58 -96 76 -96Q94 -96 94 -72Z', '#7d8fd0', { depth: 6 }),
  );

export const mill = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(14, 0, 34, 8, 0.35) +
      volume('M-26 0L-16 -72H16L26 0Q0 8 -26 0Z', '#fff1dc', { depth: 10, shade: '#c99a86' }) +
      volume('M-20 -70Q-18 -98 0 -98Q18 -98 20 -70Q0 -64 -20 -70Z', '#c9543f', { depth: 7 }) +
      fill(box(-8, -22, 16, 23, 7), '#8a5a4a') +
      pane(-6, -52, 12, 13, true) +
      place(
        0,
        -80,
        [20, 110, 200, 290]
          .map((turn) =>
            group(
              fill(box(-2.5, -66, 5, 66, 2), '#8a5a4a') +
                volume(box(2, -66, 17, 48, 3), '#fff8ea', { depth: 4, shade: '#d0b0a0' }),
              `transform="rotate(${turn})"`,
            ),
          )
          .join('') + fill(ellipse(0, 0, 6), '#5f3f4a'),
      ),
  );

const sheep = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(6, 0, 18, 4, 0.32) +
      fill(box(-11, -9, 4, 10, 2), '#4d3f55') +
      fill(box(5, -9, 4, 10, 2), '#4d3f55') +
      volume(bumpy(0, -15, 16, 11, 8, x), '#fffaf0', { depth: 6, shade: '#b9b0d8' }) +
      volume(ellipse(-16, -19, 7, 8), '#5c4a60', { depth: 3 }),
  );

const bale = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(5, 0, 15, 4, 0.32) +
      volume(ellipse(0, -11, 14, 12), '#f0c14b', { depth: 6 }) +
      stroke(ellipse(0, -11, 7, 6), '#c9923a', 2.4, 'opacity=".7"'),
  );

export const farm = (): Landmark[] => [
  landmark(400, barn(330, 392)),
  landmark(424, mill(552, 424)),
  ...(
    [
      [210, 470],
      [434, 462],
      [466, 478],
    ] as const
  ).map(([x, y]) => landmark(y, sheep(x, y))),
  ...(
    [
      [410, 420],
      [430, 428],
    ] as const
  ).map(([x, y]) => landmark(y, bale(x, y))),
  ...trees([
    [250, 400, 58, '#6bb95c', 3],
    [272, 412, 44, '#82c765', 5],
    [204, 524, 54, '#5fb060', 7],
    [468, 348, 46, '#6bb95c', 9],
    [190, 560, 60, '#57a866', 11],
    [520, 472, 46, '#6bb95c', 13],
    [616, 404, 44, '#5fb06a', 15],
  ]),
];

const church = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(12, 0, 30, 7, 0.35) +
      volume(box(-18, -78, 36, 78, 4), '#fff1dc', { depth: 9, shade: '#c99a86' }) +
      volume('M-24 -76Q0 -92 24 -76L3 -134Q0 -140 -3 -134Z', '#5f8fc0', { depth: 8 }) +
      fill(ellipse(0, -58, 9), '#ffffff') +
      stroke(ellipse(0, -58, 9), '#c9923a', 2.5) +
      stroke('M0 -63v5l4 3', '#4a3f66', 2) +
      fill(box(-7, -22, 14, 22, 7), '#8a5a4a'),
  );

const well = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(6, 2, 26, 6, 0.34) +
      volume('M-20 -12H20V0Q0 10 -20 0Z', '#e6d6c4', { depth: 6, shade: '#9a8fb4' }) +
      fill(ellipse(0, -12, 20, 7), '#fff6e8') +
      fill(ellipse(0, -12, 15, 4.6), '#6cc6dd') +
      stroke('M0 -14q-8 -14 -10 0M0 -14q8 -14 10 0M0 -14v-14', '#c9f3fb', 2.4),
  );

const houses = [
  [392, 606, 50, 84, '#f2b26b', 'neck'],
  [466, 588, 46, 76, '#9fc8a8', 'stepped'],
  [614, 616, 50, 84, '#f6cf7d', 'pointed'],
  [412, 682, 54, 88, '#8fb8d8', 'pointed'],
  [664, 652, 46, 74, '#e59bb0', 'stepped'],
] as const;

/** A square with room to breathe: five houses round a church and a fountain. */
export const village = (): Landmark[] => [
  ...houses.map(([x, y, w, h, colour, gable]) =>
    landmark(y, shadow(x + w * 0.7, y, w * 0.7, 8, 0.35) + house(x, y, w, h, colour, { gable })),
  ),
  landmark(596, church(560, 600)),
  landmark(640, well(512, 640)),
  ...trees([
    [366, 634, 46, '#5fb060', 21],
    [716, 650, 40, '#5fb060', 23],
    [490, 694, 36, '#79c463', 24],
    [344, 606, 40, '#6bb95c', 25],
    [592, 634, 30, '#79c463', 22],
  ]),
];

const pier = (): Markup => {
  const posts = [
    [504, 800],
    [536, 800],
    [500, 842],
    [534, 842],
    [498, 876],
    [532, 876],
  ] as const;
  return group([
    fill(
      'M512 762L552 762L546 884L500 884Z',
      '#0b4475',
      `opacity=".35" transform="translate(10 10)" filter="${blur(5)}"`,
    ),
    ...posts.map(([x, y]) => fill(box(x, y, 9, 26, 4), '#8a5a4a')),
    volume('M508 758H548L544 884H496Z', '#d9a06b', { depth: 6, shade: '#7d4a4f' }),
    ...Array.from({ length: 8 }, (_, index) =>
      stroke(
        `M${n(506 - index * 1.3)} ${772 + index * 14}H${n(547 - index * 0.4)}`,
        '#a86d45',
        2.2,
        'opacity=".8"',
      ),
    ),
  ]);
};

const crates = (): Markup =>
  shadow(404, 790, 22, 5, 0.35) +
  volume(box(384, 764, 26, 26, 4), '#c98852', { depth: 6 }) +
  volume(box(408, 770, 22, 21, 4), '#4fb3bf', { depth: 5 }) +
  volume(box(392, 746, 22, 20, 4), '#e8774f', { depth: 5 });

export const harbour = (): Landmark[] => [
  landmark(
    830,
    volume(ellipse(262, 824, 40, 12), '#d9b48a', { depth: 8 }) +
      lighthouse(262, 826, 150) +
      fill(
        ellipse(262, 696, 46),
        radial([
          [0, '#fff6b8', 0.7],
          [1, '#fff6b8', 0],
        ]),
      ),
  ),
  landmark(800, pier()),
  landmark(900, sailingBoat(556, 978, 84, '#ff7a59')),
  landmark(870, sailingBoat(474, 946, 54, '#ffc83d')),
  landmark(790, crates()),
  landmark(760, palm(236, 752, 76)),
  landmark(800, palm(196, 770, 58)),
  landmark(862, palm(372, 852, 66)),
];
