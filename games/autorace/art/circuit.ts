import { dark, light } from '../../../assets/drawing/colour';
import { fill, place, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, round as n } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

/** Pieces of one lap. */
export const lap = 8;
const reach = { x: 116, y: 40 };
const wide = 0.17;

const ring = (angle: number, share: number) =>
  `${n(Math.cos(angle) * reach.x * share)} ${n(Math.sin(angle) * reach.y * share)}`;

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

/** What stands beside each piece: no two pieces are alike. */
const delights: readonly (() => Markup)[] = [
  () => flagpole('#5fb3c4'),
  tyres,
  bridge,
  cone,
  tent,
  () => flagpole('#ffd66b'),
  tyres,
  () => flagpole('#e8527a'),
];

const anglesOf = (index: number) => {
  const angle = (share: number) => -Math.PI / 2 + ((index + share) * 2 * Math.PI) / lap;
  return { from: angle(0.02), to: angle(0.98), middle: angle(0.5) };
};

/** The part of the lap that a piece and what stands beside it takes. */
function boxOf(index: number) {
  const { from, to, middle } = anglesOf(index);
  const xs = [from, to, middle].map((angle) => Math.cos(angle) * reach.x);
  const ys = [from, to, middle].map((angle) => Math.sin(angle) * reach.y);
  const [x, y] = [Math.floor(Math.min(...xs)) - 58, Math.floor(Math.min(...ys)) - 50];
  return { x, y, width: Math.ceil(Math.max(...xs)) + 62 - x, height: Math.ceil(Math.max(...ys)) + 26 - y };
}

/** A piece of the circuit on the hill, placed by the middle of the whole lap. */
const piece = (index: number): Drawing =>
  draw(boxOf(index), () => {
    const { from, to, middle } = anglesOf(index);
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
      place(
        Math.cos(middle) * reach.x * (1 + wide * 1.1),
        Math.sin(middle) * reach.y * (1 + wide * 1.1) + (Math.sin(middle) < 0 ? -2 : 8),
        (delights[index] ?? tyres)(),
      ),
    ];
  });

export const circuitSprites = (): Record<string, Drawing> =>
  Object.fromEntries(Array.from({ length: lap }, (_, index) => [`track-${index}`, piece(index)]));
