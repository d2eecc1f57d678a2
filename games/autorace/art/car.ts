import { type Colour, dark, light } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, star } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, volume } from '../../../assets/drawing/volume';

interface Coat {
  readonly body: Colour;
  readonly trim: Colour;
  readonly glass: Colour;
  readonly tyre: Colour;
  readonly light: Colour;
}

const own: Coat = { body: '#ff7f50', trim: '#fff3dd', glass: '#4a4f96', tyre: '#4a4472', light: '#ff4d5e' };
const pale: Coat = { body: '#b9c9fb', trim: '#f4f6ff', glass: '#93a0e4', tyre: '#9ba4e2', light: '#dfe6ff' };

const tyre = (side: number, coat: Coat): Markup =>
  place(
    side * 100,
    -34,
    volume(box(-27, -36, 54, 72, 19), coat.tyre, { depth: 12, shade: dark(coat.tyre, 0.5) }) +
      [-18, -4, 10, 24].map((y) => stroke(`M-19 ${y}h38`, dark(coat.tyre, 0.35), 4, 'opacity=".6"')).join(''),
  );

/** The driver seen through the back window: two round ears over a helmet. */
const driver = (): Markup =>
  fill(ellipse(-23, -163, 8), '#8a5640') +
  fill(ellipse(23, -163, 8), '#8a5640') +
  volume('M-32 -108Q-36 -170 0 -172Q36 -170 32 -108Z', '#ffd66b', {
    depth: 9,
    inside: fill('M-8 -174H8V-106H-8Z', '#fffaf0'),
  }) +
  volume('M-38 -96Q-34 -118 0 -118Q34 -118 38 -96Z', '#5fb3c4', { depth: 5 });

/** A small round racing car from behind; (0, 0) is the road between its wheels. Its roof carries the number plate. */
const car = (coat: Coat, seated: boolean): Markup[] => {
  const { body } = coat;
  return [
    tyre(-1, coat),
    tyre(1, coat),
    // Cabin with its window.
    volume('M-84 -96Q-76 -176 -50 -186Q0 -198 50 -186Q76 -176 84 -96Z', body, {
      depth: 14,
      paint: linear([
        [0, light(body, 0.35)],
        [1, body],
      ]),
    }),
    group([
      volume('M-62 -104Q-56 -160 -42 -168Q0 -178 42 -168Q56 -160 62 -104Z', coat.glass, {
        depth: 9,
        shade: dark(coat.glass, 0.5),
        rim: '#cfd6ff',
        rimOpacity: 0.4,
        paint: linear([
          [0, dark(coat.glass, 0.25)],
          [1, light(coat.glass, 0.16)],
        ]),
        over: seated ? driver() : '',
      }),
      stroke('M-50 -122Q-46 -150 -38 -158', '#ffffff', 6, 'opacity=".75"'),
    ]),
    // Body: wide shoulders over the wheels.
    volume(
      'M-122 -62Q-126 -108 -92 -112Q0 -124 92 -112Q126 -108 122 -62Q120 -26 100 -22Q0 -12 -100 -22Q-120 -26 -122 -62Z',
      body,
      {
        depth: 20,
        paint: linear([
          [0, light(body, 0.34)],
          [0.45, body],
          [1, dark(body, 0.14)],
        ]),
        inside: fill('M-18 -126H18L24 -8H-24Z', coat.trim, 'opacity=".95"'),
      },
    ),
    stroke('M-84 -102Q-40 -110 -28 -110', '#ffffff', 6, 'opacity=".6"'),
    // Lamps.
    ...[-1, 1].map((side) =>
      place(
        side * 78,
        -74,
        volume(ellipse(0, 0, 23, 19), '#fffaf0', { depth: 5 }) +
          volume(ellipse(0, 0, 16, 13), coat.light, { depth: 5 }) +
          fill(ellipse(-5, -4, 5, 3.6), '#ffffff', 'opacity=".85"'),
      ),
    ),
    volume(box(-26, -68, 52, 26, 8), dark(coat.trim, 0.06), { depth: 4, shade: '#8f86b8' }),
    volume(box(-106, -40, 212, 20, 10), coat.trim, { depth: 6, shade: '#8f86b8' }),
    ...[-1, 1].map(
      (side) =>
        fill(ellipse(side * 50, -16, 13, 10), '#6a6596') + fill(ellipse(side * 50, -15, 8, 6), '#37325e'),
    ),
    // Rear wing.
    ...[-1, 1].map((side) => volume(box(side * 84 - 7, -120, 14, 22, 5), dark(body, 0.24), { depth: 4 })),
    volume(
      'M-128 -126Q-128 -136 -116 -136H116Q128 -136 128 -126V-120Q128 -110 116 -110H-116Q-128 -110 -128 -120Z',
      dark(body, 0.1),
      {
        depth: 7,
        paint: linear([
          [0, light(body, 0.25)],
          [1, dark(body, 0.12)],
        ]),
      },
    ),
  ];
};

const carBox = { x: -140, y: -204, width: 280, height: 212 };

export const ownCar = (): Drawing => draw(carBox, () => car(own, true));

export const ghostCar = (): Drawing => draw(carBox, () => group(car(pale, false), 'opacity=".62"'));

/** Contact shadow of a car. */
export const carShadow = (): Drawing =>
  draw(
    { x: -170, y: -40, width: 340, height: 76 },
    () => `<ellipse cx="14" cy="0" rx="136" ry="20" fill="#2a1f66" opacity=".5" filter="${blur(7)}"/>`,
  );

/** The board on the roof: it holds three digits. */
export const roofBoard = (): Drawing =>
  draw({ x: -84, y: -62, width: 168, height: 82 }, () => [
    fill(box(-44, -6, 12, 22, 4), '#c95836') + fill(box(32, -6, 12, 22, 4), '#c95836'),
    fill(box(-74, -50, 152, 62, 22), '#2a1f66', `opacity=".3" filter="${blur(3.5)}"`),
    fill(box(-76, -52, 152, 62, 22), '#e0b78a'),
    fill(
      box(-76, -56, 152, 62, 22),
      linear([
        [0, '#ffffff'],
        [0.3, '#fffaf0'],
        [1, '#fff0d4'],
      ]),
    ),
    stroke(box(-70, -50, 140, 50, 17), '#ff8a5e', 4),
  ]);

/** One tongue of flame, burning downwards from (0, 0). */
export const flame = (): Drawing =>
  draw({ x: -34, y: -16, width: 68, height: 100 }, () => [
    glow(0, 24, 22, 40, '#ffb03c', 8, 0.6),
    fill('M-17 0Q-22 30 -6 50Q-4 66 4 78Q8 60 14 46Q22 24 17 0Q0 -14 -17 0Z', '#ff9a3c'),
    fill('M-10 0Q-13 22 -3 36Q0 46 3 54Q6 42 9 32Q13 16 10 0Q0 -8 -10 0Z', '#ffe27a'),
    fill('M-5 0Q-6 12 0 24Q6 12 5 0Q0 -4 -5 0Z', '#fffbe6'),
  ]);

/** Dust of the road, and a star for a row of right answers. */
export const puff = (): Drawing =>
  draw({ x: -30, y: -30, width: 60, height: 60 }, () =>
    fill(
      ellipse(0, 0, 28),
      radial(
        [
          [0, '#fffdf6', 0.95],
          [0.6, '#f3ecff', 0.8],
          [1, '#e2dcf8', 0],
        ],
        0.4,
        0.36,
        0.62,
      ),
    ),
  );

export const sparkle = (): Drawing =>
  draw({ x: -22, y: -22, width: 44, height: 44 }, () =>
    volume(star(0, 0, 19, 5, 0.55), '#ffd66b', { depth: 5 }),
  );
