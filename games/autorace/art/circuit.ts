import { dark, light } from '../../../assets/drawing/colour';
import { fill, place, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, round as n, star } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';
import { loop, loopPieces, pieceAngles } from './sizes';

const { broad: wide } = loop;

const ring = (angle: number, share: number) =>
  `${n(Math.cos(angle) * loop.x * share)} ${n(Math.sin(angle) * loop.y * share)}`;

function strip(from: number, to: number, inner: number, outer: number): string {
  const steps = 8;
  const angles = Array.from({ length: steps + 1 }, (_, k) => from + ((to - from) * k) / steps);
  return `M${[...angles.map((a) => ring(a, outer)), ...angles.toReversed().map((a) => ring(a, inner))].join('L')}Z`;
}

const flagpole = (colour: string): Markup =>
  stroke('M0 0V-34', '#8a6f8f', 3) +
  volume('M0 -34q9 -4 16 0q7 3 13 0v15q-7 3 -13 0q-7 -3 -16 0Z', colour, { depth: 3 });
const cone = (): Markup =>
  volume('M-5 -18Q0 -24 5 -18L11 0Q0 5 -11 0Z', '#ff8552', {
    depth: 4,
    inside: fill('M-12 -13H12V-7H-12Z', '#fff6ea'),
  });
const tyres = (): Markup =>
  [-9, 3].map((x) => volume(ellipse(x, -5, 9, 7), '#5c5690', { depth: 4 })).join('') +
  volume(ellipse(-3, -14, 9, 7), '#6a63a4', { depth: 4 });
const bridge = (): Markup =>
  volume(
    'M-30 0V-22Q-30 -34 -16 -34H16Q30 -34 30 -22V0H20V-14Q20 -22 12 -22H-12Q-20 -22 -20 -14V0Z',
    '#f2a07a',
    { depth: 5 },
  ) + fill(box(-18, -33, 36, 6, 3), '#fff6ea');
const tent = (): Markup =>
  shadow(4, 1, 22, 4, 0.3, '#1d4f5c') +
  volume('M-20 0L-16 -16Q0 -34 16 -16L20 0Z', '#fff6ea', {
    depth: 5,
    inside: fill('M-10 2L-5 -30H5L10 2Z', '#e8527a'),
  });

const peak = (): Markup =>
  shadow(4, 2, 30, 5, 0.3, '#1d4f5c') +
  volume('M-34 2L-8 -40Q0 -50 8 -40L34 2Q0 8 -34 2Z', '#8fa0d8', { depth: 7 }) +
  fill('M-13 -32L-8 -40Q0 -50 8 -40L13 -32L6 -26L0 -33L-6 -26Z', '#fffaf0');
const fir = (): Markup =>
  shadow(3, 1, 16, 4, 0.3, '#1d4f5c') +
  volume('M0 -44L12 -24H7L16 -8H-16L-7 -24H-12Z', '#3f9a80', { depth: 4 }) +
  fill(box(-3, -8, 6, 9, 2), '#8a5a4a');
const tunnel = (): Markup =>
  volume('M-30 2V-18Q-26 -40 0 -40Q26 -40 30 -18V2Z', '#a8a3cf', { depth: 6 }) +
  fill('M-15 2V-12Q-13 -25 0 -25Q13 -25 15 -12V2Z', '#3f3a6a');
const hut = (): Markup =>
  shadow(4, 1, 22, 4, 0.3, '#1d4f5c') +
  volume(box(-16, -20, 32, 21, 4), '#c98a5e', { depth: 4 }) +
  volume('M-23 -18L0 -38L23 -18L17 -13H-17Z', '#fff6ea', { depth: 4 }) +
  fill(box(-5, -12, 10, 13, 3), '#7d4d3a');
const balloon = (): Markup =>
  stroke('M-7 -20L-4 -8M7 -20L4 -8', '#8a6f8f', 2) +
  volume('M0 -18Q-20 -28 -20 -44Q-18 -62 0 -62Q18 -62 20 -44Q20 -28 0 -18Z', '#ff8a7a', {
    depth: 6,
    inside: fill('M-6 -66H6V-14H-6Z', '#fff1c8'),
  }) +
  fill(box(-6, -10, 12, 10, 3), '#a86a4a');
const puffOf = (): Markup =>
  volume('M-28 0Q-36 -14 -20 -18Q-16 -32 0 -28Q16 -36 20 -18Q36 -14 28 0Q0 5 -28 0Z', '#ffffff', {
    depth: 5,
    shade: '#a8b2ec',
  });
const rainbow = (): Markup =>
  [
    { radius: 30, colour: '#ff8a7a' },
    { radius: 24, colour: '#ffd66b' },
    { radius: 18, colour: '#8fd6a0' },
    { radius: 12, colour: '#8fb8f0' },
  ]
    .map(({ radius: r, colour }) => stroke(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, colour, 6))
    .join('') + [-22, 22].map((x) => place(x, 4, puffOf(), 0.4)).join('');
const starOn = (): Markup =>
  stroke('M0 0V-24', '#fff6ea', 3) + volume(star(0, -34, 15, 5, 0.55), '#ffd66b', { depth: 4 });

/** Draws what stands beside the pieces, in the city, in the mountains and in the sky. */
const beside: Readonly<Record<string, () => Markup>> = {
  flag: () => flagpole('#e8527a'),
  tyres,
  bridge,
  cone,
  tent,
  peak,
  pine: fir,
  tunnel,
  hut,
  balloon,
  cloud: puffOf,
  rainbow,
  star: starOn,
};

/** The part of a loop that a piece takes. */
function boxOf(index: number) {
  const { from, to, middle } = pieceAngles(index);
  const shares = [1 - wide * 1.4, 1 + wide * 1.6];
  const at = [from, middle, to].flatMap((angle) =>
    shares.map((share) => [Math.cos(angle) * loop.x * share, Math.sin(angle) * loop.y * share] as const),
  );
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [x, y] = [Math.floor(Math.min(...xs)) - 3, Math.floor(Math.min(...ys)) - 3];
  return { x, y, width: Math.ceil(Math.max(...xs)) + 3 - x, height: Math.ceil(Math.max(...ys)) + 3 - y };
}

/** A piece of a loop on the hill, placed by the middle of the loop. */
const piece = (index: number): Drawing => {
  const { from, to } = pieceAngles(index);
  return draw(boxOf(index), () => {
    const road = '#8d90ca';
    return [
      fill(strip(from, to, 1 - wide * 1.35, 1 + wide * 1.5), '#2f7d6a', 'opacity=".28"'),
      fill(strip(from, to, 1 - wide * 1.2, 1 + wide * 1.2), index % 2 ? '#fff3dd' : '#ff9c73'),
      fill(
        strip(from, to, 1 - wide * 0.9, 1 + wide * 0.9),
        linear([
          [0, light(road, 0.2)],
          [1, dark(road, 0.12)],
        ]),
      ),
    ];
  });
};

export const circuitSprites = (): Record<string, Drawing> => ({
  ...Object.fromEntries(Array.from({ length: loopPieces }, (_, index) => [`track-${index}`, piece(index)])),
  ...Object.fromEntries(
    Object.entries(beside).map(([name, paint]) => [
      `beside-${name}`,
      draw({ x: -29, y: -51, width: 58, height: 58 }, () => place(0, 0, paint(), 0.75)),
    ]),
  ),
});
