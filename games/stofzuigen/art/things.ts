import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

/** A ball of yarn, its threads across it. */
const ball = (x: number, y: number, r: number, colour: string) =>
  volume(ellipse(x, y, r), colour, {
    depth: r * 0.34,
    inside: [-0.5, 0, 0.5]
      .map((k) =>
        stroke(`M${x - r} ${y + k * r}q${r} ${-r * 0.6} ${2 * r} 0`, '#fff6e4', 2.4, 'opacity=".5"'),
      )
      .join(''),
  });

/** A basket with balls of yarn; (0, 0) is the middle of its foot. */
const yarn = (): Drawing =>
  draw({ x: -80, y: -100, width: 160, height: 116 }, () => [
    shadow(8, 2, 66, 12, 0.42, '#4a1f3a'),
    ball(-26, -52, 26, '#e8694f'),
    ball(24, -54, 28, '#5f8fc0'),
    ball(0, -66, 24, '#f3c052'),
    volume('M-60 -46H60L48 0Q0 8 -48 0Z', '#d9a06c', {
      depth: 10,
      inside: [-34, -21, -8]
        .map((y) => stroke(`M-60 ${y}h120`, '#a8714e', 3, 'stroke-dasharray="9 7" opacity=".6"'))
        .join(''),
    }),
    volume(box(-66, -54, 132, 15, 7), '#e6b483', { depth: 5 }),
  ]);

/** A pair of slippers; (0, 0) is the ground between them. */
const slippers = (): Drawing =>
  draw({ x: -80, y: -50, width: 160, height: 66 }, () => [
    ...[-34, 34].map((x) =>
      group([
        shadow(x + 6, 0, 34, 9, 0.38, '#4a1f3a'),
        volume(box(x - 27, -42, 54, 42, 22), '#8a6a9c', { depth: 9 }),
        volume(box(x - 27, -22, 54, 26, 14), '#f7b7a0', { depth: 7 }),
        volume(ellipse(x, -21, 11, 8), '#fff6e4', { depth: 4 }),
      ]),
    ),
  ]);

/** A pile of books; (0, 0) is the middle of its foot. */
const books = (): Drawing =>
  draw({ x: -84, y: -80, width: 168, height: 96 }, () => [
    shadow(8, 2, 74, 11, 0.4, '#4a1f3a'),
    ...(
      [
        [0, 132, '#5f8fc0'],
        [-8, 116, '#e0715c'],
        [6, 98, '#6fae72'],
      ] as const
    ).map(([x, w, colour], row) =>
      group([
        volume(box(x - w / 2, -24 * (row + 1), w, 23, 6), colour, { depth: 7 }),
        fill(box(x - w / 2 + 10, -24 * (row + 1) + 6, w - 14, 11, 4), '#fff6e4', 'opacity=".85"'),
      ]),
    ),
  ]);

/** What lies about on the floor. */
export const thingSprites = (): Record<string, Drawing> => ({
  yarn: yarn(),
  slippers: slippers(),
  books: books(),
});
