import { light } from '../../drawing/colour';
import { pane } from '../../drawing/harbour-things';
import { cloud } from '../../drawing/nature';
import { fill, group, place, stroke } from '../../drawing/paint';
import { random } from '../../drawing/random';
import { box, ellipse, round as n } from '../../drawing/shape';
import { linear, type Markup } from '../../drawing/sheet';
import { shadow, volume } from '../../drawing/volume';
import { type Landmark, landmark, trees } from './landmark';

const arch = (x: number, y: number, w: number, h: number): Markup => {
  const half = w / 2;
  const opening = `M${x} ${y}v${-h + half}a${half} ${half} 0 0 1 ${w} 0`;
  return (
    fill(`${opening}v${h - half}Z`, '#6a8a5e') +
    fill(`${opening}v3a${half} ${half} 0 0 0 ${-w + 5} 4v${h - half - 7}Z`, '#4a3f66', 'opacity=".35"')
  );
};

const wheels = (places: readonly number[], y: number, size: number, hub: string): Markup =>
  places.map((x) => fill(ellipse(x, y, size), '#4a3f66') + fill(ellipse(x, y, size * 0.4), hub)).join('');

/** The locomotive, standing on y 486 from x 854 to 944. */
export const engine = (): Markup =>
  group([
    volume('M854 478V436Q854 430 860 430H880Q886 430 886 436V448H918Q932 448 932 462V478Z', '#e0493f', {
      depth: 9,
    }),
    pane(861, 437, 17, 13, true),
    volume(box(902, 430, 13, 20, 3), '#4a3f66', { depth: 4 }),
    volume(box(898, 425, 21, 8, 4), '#ffc83d', { depth: 3 }),
    wheels([866, 890, 916], 479, 8, '#ffc83d'),
    fill('M930 470l14 10h-14Z', '#ffc83d'),
  ]);

const viaduct = (): Markup => {
  const stones = [0, 1, 2].flatMap((course) =>
    Array.from({ length: 11 }, (_, index) =>
      fill(
        box(640 + index * 30 + (course % 2) * 15, 505 + course * 19, 27, 15, 4),
        course % 2 ? '#d6a07c' : '#eec3a0',
        'opacity=".55"',
      ),
    ),
  );
  const wagons = [
    [672, '#ffc83d'],
    [732, '#4fb3bf'],
    [792, '#8fc45a'],
  ] as const;
  return group([
    shadow(800, 562, 176, 10, 0.36),
    volume(box(640, 492, 310, 68, 6), '#e2b08a', { depth: 11, shade: '#8c5f86', inside: stones.join('') }),
    ...[0, 1, 2, 3, 4].map((index) => arch(660 + index * 58, 561, 40, 50)),
    volume(box(630, 484, 330, 14, 5), '#f3d2ad', { depth: 5, shade: '#8c5f86' }),
    stroke('M632 482H958', '#6b5b80', 4),
    ...wagons.map(
      ([x, colour]) =>
        volume(box(x, 446, 52, 32, 8), colour, { depth: 8 }) +
        [0, 1, 2].map((index) => pane(x + 8 + index * 14, 452, 9, 10, true)).join('') +
        fill(box(x + 50, 470, 12, 5, 2), '#5f4a6b') +
        wheels([x + 10, x + 40], 479, 6.5, '#e9dcc8'),
    ),
    engine(),
    cloud(900, 404, 40, { opacity: 0.95 }),
    cloud(862, 386, 54, { opacity: 0.8 }),
    cloud(812, 374, 46, { opacity: 0.55 }),
  ]);
};

export const railway = (): Landmark[] => [
  landmark(560, viaduct()),
  ...trees([
    [660, 580, 42, '#6bb06a', 31],
    [860, 610, 46, '#5fa768', 32],
    [690, 596, 34, '#82c765', 33],
    [652, 450, 40, '#6bb06a', 34],
    [944, 430, 38, '#6bb06a', 36],
  ]),
];

export const tower = (x: number, y: number, w: number, h: number, colour: string, corner = 8): Markup => {
  const next = random(x + y);
  const columns = Math.floor((w - 8) / 13);
  const floors = Math.floor((h - 22) / 17);
  let body =
    shadow(x + w * 0.75, y, w * 0.7, 8, 0.34) +
    volume(box(x, y - h, w, h, corner), colour, {
      depth: w * 0.2,
      paint: linear([
        [0, light(colour, 0.35)],
        [1, colour],
      ]),
    });
  for (let column = 0; column < columns; column++)
    for (let floor = 0; floor < floors; floor++) {
      const lit = next() < 0.4;
      body += fill(
        box(n(x + (w - columns * 13 + 4) / 2 + column * 13), n(y - h + 13 + floor * 17), 9, 11, 2.5),
        lit ? '#ffe39a' : '#eaf4ff',
        `opacity="${lit ? 1 : 0.75}"`,
      );
    }
  return body;
};

const tram = (): Markup =>
  place(
    1098,
    566,
    shadow(6, 2, 56, 7, 0.36) +
      volume(box(-54, -34, 108, 32, 11), '#ff8552', { depth: 8 }) +
      fill(box(-48, -29, 96, 14, 5), '#d9f0fa') +
      [-24, 0, 24].map((x) => fill(`M${x - 1.5} -29h3v14h-3Z`, '#ff8552')).join('') +
      fill(box(-54, -13, 108, 5, 2), '#fff3e0') +
      wheels([-34, -20, 20, 34], -1, 6, '#e9dcc8'),
  );

/** The stadium in the north-east, with its flags. */
const stadium = (): Markup =>
  place(
    1316,
    430,
    shadow(10, 8, 66, 13, 0.36) +
      volume('M-60 -22Q-60 -42 0 -42Q60 -42 60 -22L54 4Q0 22 -54 4Z', '#f2ecff', {
        depth: 11,
        shade: '#7d78c4',
      }) +
      fill(ellipse(0, -24, 58, 18), '#fff6ea') +
      volume(ellipse(0, -22, 48, 14), '#8fd06a', { depth: 6 }) +
      stroke('M0 -35V-9M-48 -22H48', '#eafad9', 2, 'opacity=".8"') +
      stroke(ellipse(0, -22, 10, 4), '#eafad9', 2, 'opacity=".8"') +
      [-44, -16, 16, 44].map((x) => fill(box(x - 6, -2, 12, 12, 5), '#8f8ad2')).join('') +
      [-50, 50]
        .map(
          (x) => stroke(`M${x} -34V-62`, '#8a5a4a', 3) + fill(`M${x} -62q12 -2 20 6q-10 5 -20 4Z`, '#ff7a59'),
        )
        .join(''),
  );

const pond = (): Markup =>
  shadow(1282, 502, 46, 6, 0.16) +
  volume(ellipse(1282, 494, 46, 15), '#5cc3dc', { depth: 8, shade: '#2380a8' }) +
  stroke('M1258 494q8 -4 16 0t16 0', '#dff8fd', 2.4, 'opacity=".8"');

export const city = (): Landmark[] => [
  landmark(470, tower(1010, 470, 54, 130, '#8fa3e8')),
  landmark(466, tower(1126, 462, 50, 120, '#a98fd8')),
  landmark(
    476,
    tower(1066, 476, 60, 178, '#6f8fdc') +
      fill(box(1094, 268, 4, 34, 2), '#5c5f9e') +
      fill(ellipse(1096, 268, 5), '#ff7a59'),
  ),
  landmark(496, tower(978, 500, 50, 84, '#f2a07a')),
  landmark(500, tower(1130, 504, 64, 92, '#5fb3c4', 16)),
  landmark(512, tower(1040, 520, 44, 74, '#f6c96b')),
  landmark(516, tower(1090, 524, 40, 64, '#e58aa6')),
  landmark(430, stadium()),
  landmark(488, pond()),
  landmark(562, tram()),
  ...trees([
    [962, 520, 36, '#6bb56a', 41],
    [1024, 556, 32, '#79c463', 43],
    [960, 600, 40, '#6bb56a', 45],
    [1250, 418, 40, '#5fae66', 42],
    [1262, 440, 30, '#79c463', 44],
    [1388, 462, 42, '#5fae66', 46],
    [1344, 496, 34, '#79c463', 47],
    [1362, 512, 40, '#6bb56a', 48],
    [1226, 480, 32, '#6bb56a', 49],
  ]),
];

/** The rocket on its pad; (0, 0) is the middle of the pad. */
export const rocket = (): Markup =>
  shadow(10, 0, 44, 10, 0.42) +
  volume(ellipse(0, -2, 46, 14), '#6f63b8', { depth: 8, rim: '#cfc4ff' }) +
  fill(ellipse(0, -5, 32, 8), '#8d80d6') +
  volume('M-22 -22Q-40 -14 -40 4L-18 -6ZM22 -22Q40 -14 40 4L18 -6Z', '#e8527a', { depth: 6 }) +
  volume('M0 -128Q28 -96 26 -40Q24 -16 16 -6H-16Q-24 -16 -26 -40Q-28 -96 0 -128Z', '#fff8f0', {
    depth: 14,
    shade: '#6f5fc0',
    inside: fill('M-40 -132h80v40q-40 14 -80 0Z', '#ff7a59'),
  }) +
  volume(ellipse(0, -62, 13), '#4b3f8f', { depth: 4 }) +
  fill(
    ellipse(0, -62, 9.5),
    linear([
      [0, '#8ff0f2'],
      [1, '#2b9fb3'],
    ]),
  ) +
  fill(box(-12, -8, 24, 8, 3), '#5f5796');

export const spacePort = (): Landmark[] => [
  landmark(
    170,
    place(
      1450,
      214,
      shadow(14, 2, 52, 10, 0.4) +
        volume('M-46 0V-14Q-46 -58 0 -58Q46 -58 46 -14V0Q0 10 -46 0Z', '#cfe4ff', {
          depth: 12,
          shade: '#5b45b8',
          paint: linear([
            [0, '#f3f7ff'],
            [1, '#a9b6f0'],
          ]),
        }) +
        stroke(
          'M-44 -16Q0 -4 44 -16M-22 -52Q-30 -30 -26 -2M22 -52Q30 -30 26 -2',
          '#7f86d8',
          3,
          'opacity=".7"',
        ) +
        fill(box(-12, -24, 24, 26, 11), '#4b3f8f') +
        fill(ellipse(0, -10, 6), '#5ce1e6'),
    ),
  ),
  landmark(180, place(1366, 216, rocket())),
  landmark(
    150,
    place(
      1300,
      166,
      shadow(8, 0, 22, 5, 0.4) +
        stroke('M0 0V-24', '#5f5796', 7) +
        stroke('M-12 2L0 -18L12 2', '#5f5796', 5) +
        group(
          volume('M-30 -38Q0 -52 30 -38Q22 -12 0 -12Q-22 -12 -30 -38Z', '#e6e2fb', {
            depth: 8,
            shade: '#7d6cc9',
          }) +
            fill(ellipse(0, -39, 29, 8), '#b6abe8') +
            stroke('M0 -38V-58', '#5f5796', 3) +
            fill(ellipse(0, -60, 5), '#ff7a59'),
          'transform="rotate(-38 0 -34)"',
        ),
    ),
  ),
];
