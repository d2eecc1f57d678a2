import { light } from '../drawing/colour';
import { sailingBoat } from '../drawing/harbour-things';
import { pine } from '../drawing/nature';
import { fill, group, stroke } from '../drawing/paint';
import { box, ellipse, star } from '../drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../drawing/sheet';
import { shadow, volume } from '../drawing/volume';
import type { PictureId } from './pictures';

const ground = (rx: number, y = 72): Markup => shadow(6, y, rx, 9, 0.32);

const soft = (colour: string) =>
  linear([
    [0, light(colour, 0.3)],
    [1, colour],
  ]);

/** Each fills about 160 of its 200 units, its middle at (0, 0); stamps show them too. */
export const drawings: Record<PictureId, () => Markup> = {
  sun: () =>
    volume(star(0, 0, 84, 12, 0.72), '#ff9f3c', { depth: 12, shade: '#d9622a' }) +
    volume(ellipse(0, 0, 50), '#ffd24d', { depth: 15, shade: '#ef8a2f', paint: soft('#ffc83d') }) +
    [-17, 17].map((x) => fill(ellipse(x, -6, 5, 6.5), '#7a4a1f')).join('') +
    stroke('M-14 12q14 12 28 0', '#7a4a1f', 5),
  boat: () => shadow(6, 66, 66, 8, 0.3, '#0b4f74') + sailingBoat(0, 62, 128, '#ff7a59', '#fff8ee'),
  tree: () => group(pine(0, 76, 134, '#4f9d62'), 'transform="translate(0 4)"'),
  house: () =>
    ground(72) +
    volume(box(26, -70, 24, 50, 6), '#a8583f', { depth: 6 }) +
    volume('M-56 70V-12H56V70Q0 78 -56 70Z', '#ffe3c4', { depth: 13, shade: '#b98a9a' }) +
    volume(
      'M-78 2Q-84 -6 -76 -14L-10 -72Q0 -80 10 -72L76 -14Q84 -6 78 2Q72 8 62 2L0 -46L-62 2Q-72 8 -78 2Z',
      '#e0523f',
      { depth: 10 },
    ) +
    volume(box(-18, 24, 36, 50, 14), '#8a5a4a', { depth: 7 }) +
    fill(ellipse(10, 50, 3.4), '#ffd98a') +
    fill(box(30, 4, 20, 20, 5), '#7fbfe4') +
    fill(box(-50, 4, 20, 20, 5), '#7fbfe4'),
  fish: () =>
    volume('M40 -8Q76 -50 84 -40Q76 0 84 40Q76 50 40 8Z', '#2b9fb3', { depth: 10 }) +
    volume('M-16 -40Q2 -66 28 -54Q26 -36 18 -28Z', '#2b9fb3', { depth: 7 }) +
    volume('M-84 6Q-60 -46 -8 -46Q34 -44 52 0Q34 46 -8 48Q-60 48 -84 6Z', '#4fc3cf', {
      depth: 16,
      paint: soft('#4fc3cf'),
      inside: [0, 1, 2]
        .map((k) => stroke(`M${6 + k * 16} -24q-16 22 0 46`, '#1f8499', 5, 'opacity=".55"'))
        .join(''),
    }) +
    fill(ellipse(-44, -8, 12), '#ffffff') +
    fill(ellipse(-46, -7, 6.5), '#2b2a4c') +
    stroke('M-74 18q10 6 18 0', '#17687a', 4.5),
  umbrella: () =>
    stroke('M0 -20V56Q0 74 -16 74Q-30 74 -30 60', '#8a5a4a', 9) +
    volume(
      'M-84 4Q-80 -70 0 -74Q80 -70 84 4Q70 -14 56 0Q42 -14 28 2Q14 -14 0 2Q-14 -14 -28 2Q-42 -14 -56 0Q-70 -14 -84 4Z',
      '#7a5bd6',
      {
        depth: 14,
        inside: fill('M-28 4Q-30 -60 0 -76Q30 -60 28 4Q0 -20 -28 4Z', '#ffd24d'),
      },
    ) +
    stroke('M0 -74V-84', '#8a5a4a', 8),
  key: () =>
    group(
      volume('M-16 -10H76Q84 -10 84 0V26Q84 32 76 32H70V10H56V24Q56 30 50 30H44V10H-16Z', '#f0b93c', {
        depth: 8,
        shade: '#b5651f',
      }) +
        volume(`${ellipse(-44, 0, 42)}M-44 -20a20 20 0 1 0 0.1 0Z`, '#f7c84a', {
          depth: 11,
          shade: '#b5651f',
        }),
      'transform="rotate(-24)"',
    ),
  moon: () =>
    volume(
      'M26 -78Q-50 -70 -58 -4Q-54 70 26 80Q52 80 66 64Q4 56 -2 0Q2 -50 62 -64Q46 -80 26 -78Z',
      '#f6d873',
      {
        depth: 16,
        shade: '#8a6fc0',
        inside: [
          [-30, 10, 9],
          [-12, 46, 7],
          [-20, -36, 8],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), '#e3b94f', 'opacity=".7"'))
          .join(''),
      },
    ),
  car: () =>
    ground(84, 52) +
    volume('M-46 -6Q-38 -50 -16 -52H26Q46 -50 60 -6Z', '#c9eaf6', { depth: 8, shade: '#4a7ab5' }) +
    fill('M2 -50h8v46h-8Z', '#e0493f') +
    volume('M-84 36V8Q-82 -10 -58 -10H62Q84 -8 86 14V36Q86 44 78 44H-76Q-84 44 -84 36Z', '#e0493f', {
      depth: 13,
    }) +
    fill(ellipse(76, 12, 7, 8), '#ffe9a0') +
    [-46, 46]
      .map((x) => volume(ellipse(x, 42, 22), '#3b3a5c', { depth: 7 }) + fill(ellipse(x, 42, 9), '#e9dcc8'))
      .join(''),
  'ice-cream': () =>
    volume('M-40 0H40L6 78Q0 86 -6 78Z', '#e0a866', {
      depth: 10,
      inside: ['M-40 10L20 70', 'M-16 0L32 46', 'M40 10L-20 70', 'M16 0L-32 46']
        .map((line) => stroke(line, '#b5763f', 4, 'opacity=".6"'))
        .join(''),
    }) +
    volume(ellipse(-22, -18, 30), '#ff9fb5', { depth: 10 }) +
    volume(ellipse(24, -18, 30), '#fff3dd', { depth: 10, shade: '#c99a86' }) +
    volume(ellipse(0, -50, 30), '#8a5a4a', { depth: 10 }) +
    volume(ellipse(4, -82, 9), '#e0493f', { depth: 4 }),
  kite: () =>
    stroke('M-22 46Q-60 56 -46 72Q-34 82 -66 88', '#8a5a4a', 5) +
    [
      [-44, 55],
      [-50, 76],
    ]
      .map(([x = 0, y = 0]) =>
        volume(`M${x - 13} ${y - 9}L${x + 13} ${y + 9}V${y - 9}L${x - 13} ${y + 9}Z`, '#ff7a59', {
          depth: 4,
        }),
      )
      .join('') +
    volume('M34 -84Q42 -86 42 -76L56 -6Q58 0 52 4L-16 50Q-24 54 -26 46L-44 -24Q-46 -32 -38 -36Z', '#4fb3bf', {
      depth: 12,
      inside:
        fill('M38 -90L-24 54L-60 -30Z', '#ffc83d') +
        stroke('M36 -82L-22 50M-44 -30L56 0', '#8a5a4a', 4, 'opacity=".7"'),
    }),
  crown: () =>
    ground(72, 62) +
    volume(
      'M-70 52L-82 -34Q-82 -42 -74 -38L-42 -8L-8 -64Q0 -72 8 -64L42 -8L74 -38Q82 -42 82 -34L70 52Q0 66 -70 52Z',
      '#f7c23c',
      {
        depth: 14,
        shade: '#c9701c',
        inside: fill('M-90 30Q0 46 90 30V48Q0 64 -90 48Z', '#e8972a', 'opacity=".75"'),
      },
    ) +
    [
      [-80, -44, '#4fb3bf'],
      [0, -72, '#e0493f'],
      [80, -44, '#4fb3bf'],
    ]
      .map(([x, y, colour]) => volume(ellipse(Number(x), Number(y), 10), `${colour}`, { depth: 5 }))
      .join('') +
    volume(ellipse(0, 20, 12), '#7a5bd6', { depth: 5 }),
};

export const widths = [96, 192] as const;

export const images = (): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(drawings).map(([id, paint]) => [
      id,
      draw({ x: -100, y: -100, width: 200, height: 200 }, () => [
        fill(box(-98, -98, 196, 196, 44), soft('#e6f4f6')),
        `<g transform="scale(.88)">${paint()}</g>`,
      ]),
    ]),
  );
