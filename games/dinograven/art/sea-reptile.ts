import { hollow, long, type Piece, rib, shape, spine } from './bone-shapes';

/** The sea reptile: a small skull on a swan's neck, and four flippers. */
export const seaReptile: readonly Piece[] = [
  {
    box: { x: -276, y: -88, width: 76, height: 52 },
    draw: () =>
      shape('M-268 -52Q-266 -72 -240 -78Q-214 -80 -208 -62Q-210 -46 -232 -44Q-258 -42 -268 -52Z', 7) +
      hollow(-232, -64, 6, 5),
  },
  {
    box: { x: -222, y: -82, width: 72, height: 60 },
    draw: () => spine([-206, -58], [-180, -62], [-164, -40], 4, 6.5, 7.5),
  },
  {
    box: { x: -176, y: -54, width: 84, height: 72 },
    draw: () => spine([-162, -34], [-146, -6], [-108, -2], 4, 8, 10),
  },
  {
    box: { x: -122, y: -36, width: 80, height: 54 },
    draw: () => spine([-106, -2], [-84, -6], [-56, -8], 3, 10.5, 11.5),
  },
  {
    box: { x: -72, y: -48, width: 166, height: 66 },
    draw: () => spine([-54, -10], [10, -22], [78, -6], 8, 12, 12),
  },
  {
    box: { x: -90, y: -16, width: 104, height: 84 },
    draw: () => [-62, -38, -14].map((x, k) => rib(x, -2, 46 + k * 6, -2)).join(''),
  },
  {
    box: { x: -14, y: -18, width: 96, height: 82 },
    draw: () => [12, 36, 60].map((x, k) => rib(x, -4, 56 - k * 8, 4)).join(''),
  },
  {
    box: { x: -136, y: 12, width: 84, height: 116 },
    draw: () =>
      long([-74, 26], [-94, 62], 11) +
      long([-100, 72], [-122, 106], 6.5) +
      long([-93, 74], [-106, 114], 6.5) +
      long([-86, 73], [-90, 114], 6),
  },
  {
    box: { x: -120, y: -114, width: 78, height: 98 },
    draw: () =>
      long([-64, -32], [-80, -62], 10) +
      long([-85, -70], [-104, -94], 6) +
      long([-78, -72], [-88, -102], 6) +
      long([-71, -70], [-72, -100], 5.5),
  },
  {
    box: { x: 44, y: 12, width: 90, height: 116 },
    draw: () =>
      long([62, 26], [80, 62], 11) +
      long([86, 70], [114, 98], 6.5) +
      long([80, 74], [100, 110], 6.5) +
      long([73, 74], [84, 114], 6),
  },
  {
    box: { x: 54, y: -108, width: 80, height: 96 },
    draw: () =>
      long([74, -28], [90, -56], 10) +
      long([94, -63], [116, -86], 6) +
      long([88, -65], [102, -94], 6) +
      long([81, -64], [86, -96], 5.5),
  },
  {
    box: { x: 66, y: -36, width: 190, height: 60 },
    draw: () => spine([86, -2], [160, 16], [240, -14], 11, 10.5, 3),
  },
];
