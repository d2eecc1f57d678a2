import { fill, group, stroke } from '../drawing/paint';
import { ellipse, round as n, type Shape, star } from '../drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../drawing/sheet';
import { volume } from '../drawing/volume';
import { drawings as pictures } from '../pictures/drawings';
import type { PictureId } from '../pictures/pictures';

/** The scalloped edge of a stamp. */
const scallop = (radius: number): string => {
  const bumps = 18;
  const points = Array.from({ length: bumps + 1 }, (_, index) => {
    const angle = (index / bumps) * 2 * Math.PI;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  });
  const reach = n(radius * Math.sin(Math.PI / bumps) * 1.06);
  return `M${points[0]}${points
    .slice(1)
    .map((point) => `A${reach} ${reach} 0 0 1 ${point}`)
    .join('')}Z`;
};

const square = { x: -100, y: -100, width: 200, height: 200 };

const seal = (colour: string, centre: () => Markup): Drawing =>
  draw(square, () => [
    fill(scallop(84), '#2a1f66', 'opacity=".22" transform="translate(3 7)"'),
    volume(scallop(84), colour, { depth: 14 }),
    fill(ellipse(0, 0, 66), '#fffaf0', 'opacity=".92"'),
    stroke(ellipse(0, 0, 59), colour, 3, 'stroke-dasharray="1 9"'),
    centre(),
  ]);

const emptyPlace = (outline: Shape, width = 6): Drawing =>
  draw(square, () => [
    fill(ellipse(0, 0, 82), '#fff3dd'),
    stroke(ellipse(0, 0, 80), '#d9b98a', 5, 'stroke-dasharray="12 11"'),
    stroke(outline, '#e8d3b0', width),
  ]);

/** Five round petals. */
const blossom = (reach: number): Shape => {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = -Math.PI / 2 - Math.PI / 5 + (index * 2 * Math.PI) / 5;
    return `${n(Math.cos(angle) * reach * 0.62)} ${n(Math.sin(angle) * reach * 0.62)}`;
  });
  const petal = n(reach * 0.42);
  const arcs = points.slice(1).map((point) => `A${petal} ${petal} 0 1 1 ${point}`);
  return `M${points[0]}${arcs.join('')}Z`;
};

/** A leaf with seven points, its stalk at the foot. */
const leaf =
  'M0 -56L10 -32L27 -42L24 -18L52 -22L44 -6L56 4L34 16L38 30L8 24L4 24L5 54H-5L-4 24L-8 24L-38 30L-34 16' +
  'L-56 4L-44 -6L-52 -22L-24 -18L-27 -42L-10 -32Z';

/** One of the six arms of a snow crystal, upwards. */
const arm = 'M0 0V-50M-15 -46L0 -32L15 -46M-10 -26L0 -16L10 -26';
const turns = [0, 60, 120, 180, 240, 300];
const crystal = (colour: string, width: number): Markup =>
  turns.map((turn) => stroke(arm, colour, width, `transform="rotate(${turn})"`)).join('');

const spring = () =>
  volume(blossom(50), '#f58fb4', {
    depth: 11,
    paint: linear([
      [0, '#ffb3cc'],
      [1, '#f27fa9'],
    ]),
  }) +
  stroke('M0 -14V-30M13 -4L28 -9M8 11L17 24M-8 11L-17 24M-13 -4L-28 -9', '#d95f8e', 4, 'opacity=".7"') +
  volume(ellipse(0, 0, 14), '#ffc83d', { depth: 5, shade: '#d9701c' });

const summer = () =>
  volume(star(0, 0, 58, 12, 0.7), '#ffb92e', { depth: 9, shade: '#d9701c' }) +
  volume(ellipse(0, 0, 35), '#ffd452', { depth: 10, shade: '#e08a1e' }) +
  fill(ellipse(-12, -4, 4.5) + ellipse(12, -4, 4.5), '#8a4a12') +
  stroke('M-13 9Q0 22 13 9', '#8a4a12', 5);

const autumn = () =>
  volume(leaf, '#e8752c', {
    depth: 9,
    paint: linear([
      [0, '#f7a33c'],
      [1, '#d9562a'],
    ]),
  }) + stroke('M0 48V-34M0 6L30 -12M0 6L-30 -12M0 20L26 20M0 20L-26 20', '#9c3c1c', 4, 'opacity=".65"');

const winter = () =>
  group(crystal('#3f74c9', 13), 'opacity=".28" transform="translate(2 4)"') +
  crystal('#5c9be6', 12) +
  crystal('#a9d4fb', 4);

/** Colour of the seal around each picture: one that its own colours stand out from. */
const around: Readonly<Record<PictureId, string>> = {
  sun: '#3d8fe0',
  boat: '#f2617a',
  tree: '#f0902c',
  house: '#4fae62',
  fish: '#f2617a',
  umbrella: '#4fae62',
  key: '#7a5bd6',
  moon: '#5a6fc4',
  car: '#2b9fb3',
  'ice-cream': '#4fae62',
  kite: '#3d8fe0',
  crown: '#7a5bd6',
};

/** Stamps and places with each of the pictures that children know from signing in. */
const withPictures = (): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([id, paint]) => [
      [id, seal(around[id as PictureId], () => group(paint(), 'transform="scale(.6)"'))],
      [
        `empty-${id}`,
        draw(square, () => [
          fill(ellipse(0, 0, 82), '#fff3dd'),
          stroke(ellipse(0, 0, 80), '#d9b98a', 5, 'stroke-dasharray="12 11"'),
          group(paint(), 'transform="scale(.56)" opacity=".24"'),
        ]),
      ],
    ]),
  );

/**
 * What a finished round puts on a savings card: an empty place, a stamp, and one for a card that is full; places and
 * stamps of each kind of card.
 */
export const images = (): Record<string, Drawing> => ({
  ...withPictures(),
  empty: emptyPlace(star(0, 2, 40)),
  'empty-spring': emptyPlace(blossom(42)),
  'empty-summer': emptyPlace(star(0, 0, 46, 12, 0.7)),
  'empty-autumn': emptyPlace(leaf),
  'empty-winter': draw(square, () => [
    fill(ellipse(0, 0, 82), '#fff3dd'),
    stroke(ellipse(0, 0, 80), '#d9b98a', 5, 'stroke-dasharray="12 11"'),
    crystal('#e8d3b0', 7),
  ]),
  spring: seal('#4fae62', spring),
  summer: seal('#3d8fe0', summer),
  autumn: seal('#b0563a', autumn),
  winter: seal('#5a6fc4', winter),
  star: seal('#ff8c6d', () =>
    volume(star(0, 4, 50), '#ffc83d', {
      depth: 12,
      shade: '#d9701c',
      paint: linear([
        [0, '#ffe07a'],
        [1, '#ffb92e'],
      ]),
    }),
  ),
  full: seal(
    '#2b9fb3',
    () =>
      volume('M-44 -34H44L36 6Q30 30 0 32Q-30 30 -36 6Z', '#ffc83d', { depth: 10, shade: '#d9701c' }) +
      stroke('M-42 -26Q-70 -24 -60 -2Q-52 10 -36 8M42 -26Q70 -24 60 -2Q52 10 36 8', '#f0a92a', 8) +
      volume('M-8 30H8V44H26Q32 44 32 52V56H-32V52Q-32 44 -26 44H-8Z', '#f0a92a', {
        depth: 6,
        shade: '#b5651f',
      }) +
      fill(star(0, -6, 16), '#fff6d8'),
  ),
});

export const widths = [96, 192] as const;
