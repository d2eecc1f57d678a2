import { hollow, knuckle, long, type Piece, rib, shape, spine } from './bone-shapes';

/** The mammoth: a domed skull, two tusks that curl, a hump and four straight legs. */
export const mammoth: readonly Piece[] = [
  {
    box: { x: -178, y: -116, width: 104, height: 118 },
    draw: () =>
      shape(
        'M-168 -24Q-180 -84 -140 -106Q-102 -112 -88 -76Q-84 -48 -106 -34Q-122 -26 -132 -8Q-158 0 -168 -24Z',
        10,
      ) +
      hollow(-128, -60, 10, 11) +
      hollow(-150, -30, 6, 8),
  },
  {
    box: { x: -222, y: -18, width: 132, height: 142 },
    draw: () => shape('M-164 -10Q-222 58 -172 102Q-136 126 -100 92Q-138 102 -156 78Q-176 46 -142 -6Z', 8),
  },
  {
    box: { x: -168, y: -14, width: 92, height: 112 },
    draw: () => shape('M-140 -8Q-166 54 -132 80Q-108 92 -84 74Q-110 78 -122 60Q-138 38 -120 -4Z', 7),
  },
  {
    box: { x: -106, y: -98, width: 76, height: 66 },
    draw: () => spine([-92, -62], [-72, -74], [-52, -66], 4, 10, 12),
  },
  {
    box: { x: -66, y: -124, width: 216, height: 104 },
    draw: () => spine([-46, -66], [36, -104], [130, -46], 10, 13, 12),
  },
  {
    box: { x: -54, y: -80, width: 100, height: 134 },
    draw: () => [-28, -2, 24].map((x, k) => rib(x, -66, 96 + k * 6, -2)).join(''),
  },
  {
    box: { x: 24, y: -84, width: 96, height: 130 },
    draw: () => [52, 76, 98].map((x, k) => rib(x, -70 + k * 8, 98 - k * 14, 4)).join(''),
  },
  {
    box: { x: -78, y: -2, width: 64, height: 134 },
    draw: () => long([-38, 18], [-46, 66], 14) + long([-46, 74], [-42, 108], 12) + knuckle(-46, 120, 18, 7),
  },
  {
    box: { x: -32, y: 4, width: 58, height: 128 },
    draw: () => long([-4, 24], [0, 66], 13) + long([0, 74], [-4, 108], 11.5) + knuckle(-6, 120, 17, 7),
  },
  {
    box: { x: 96, y: -66, width: 72, height: 198 },
    draw: () =>
      shape('M108 -40Q130 -58 150 -36Q158 -10 132 0Q108 -8 108 -40Z', 8) +
      long([134, 12], [124, 62], 15) +
      long([124, 70], [132, 108], 12.5) +
      knuckle(130, 120, 18, 7),
  },
  {
    box: { x: 136, y: -18, width: 54, height: 150 },
    draw: () => long([156, 4], [166, 56], 14) + long([166, 64], [158, 108], 12) + knuckle(156, 120, 17, 7),
  },
  {
    box: { x: 142, y: -60, width: 76, height: 116 },
    draw: () => spine([154, -36], [196, -20], [200, 44], 8, 8, 3.5),
  },
];
