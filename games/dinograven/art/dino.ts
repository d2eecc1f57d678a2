import { stroke } from '../../../assets/drawing/paint';
import { hollow, knuckle, long, type Piece, rib, shape, spine } from './bone-shapes';

/** The long-necked dinosaur, from its snout to the tip of its tail; a leg is thigh, shin and foot. */
export const dino: readonly Piece[] = [
  {
    box: { x: -270, y: -104, width: 94, height: 62 },
    draw: () =>
      shape(
        'M-262 -58Q-268 -74 -248 -80Q-236 -96 -214 -96Q-186 -94 -184 -72Q-184 -56 -204 -52Q-220 -46 -244 -48Q-258 -50 -262 -58Z',
        9,
      ) +
      hollow(-214, -76, 8, 7) +
      hollow(-246, -70, 4, 3) +
      stroke('M-258 -60Q-236 -54 -210 -58', '#a06a40', 3, 'opacity=".8"'),
  },
  {
    box: { x: -198, y: -92, width: 80, height: 74 },
    draw: () => spine([-186, -66], [-150, -70], [-134, -34], 5, 8, 10),
  },
  {
    box: { x: -146, y: -56, width: 76, height: 70 },
    draw: () => spine([-132, -28], [-112, -2], [-80, -4], 5, 10, 13),
  },
  {
    box: { x: -90, y: -54, width: 184, height: 68 },
    draw: () => spine([-72, -6], [0, -30], [78, -4], 9, 13, 13),
  },
  {
    box: { x: -82, y: -18, width: 92, height: 100 },
    draw: () => [-54, -30, -6].map((x, k) => rib(x, -8, 64 + k * 6, -2)).join(''),
  },
  {
    box: { x: 6, y: -20, width: 78, height: 96 },
    draw: () => [18, 40, 60].map((x, k) => rib(x, -10, 70 - k * 12, 4)).join(''),
  },
  {
    box: { x: -112, y: -4, width: 68, height: 128 },
    draw: () =>
      long([-66, 14], [-88, 62], 11.5) + long([-88, 68], [-78, 104], 9.5) + knuckle(-80, 112, 14, 6),
  },
  {
    box: { x: -72, y: 4, width: 56, height: 120 },
    draw: () =>
      long([-44, 20], [-40, 66], 11.5) + long([-40, 72], [-46, 104], 9.5) + knuckle(-48, 112, 14, 6),
  },
  {
    box: { x: 40, y: -20, width: 64, height: 144 },
    draw: () =>
      shape('M58 -2Q74 -16 92 -2Q96 16 78 22Q58 20 58 -2Z', 8) +
      long([74, 24], [60, 66], 13) +
      long([60, 72], [72, 104], 10.5) +
      knuckle(70, 112, 15, 6),
  },
  {
    box: { x: 74, y: 4, width: 58, height: 120 },
    draw: () => long([92, 18], [108, 62], 13) + long([108, 68], [100, 104], 10.5) + knuckle(98, 112, 15, 6),
  },
  {
    box: { x: 80, y: -28, width: 108, height: 80 },
    draw: () => spine([94, 0], [140, 10], [172, 34], 7, 12, 8),
  },
  {
    box: { x: 166, y: 20, width: 108, height: 60 },
    draw: () => spine([178, 38], [214, 62], [262, 58], 9, 7.5, 3.4),
  },
];
