import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';
import { car, paints, slat } from './sizes';

/** A coach's body, stretched in nine parts; (0, 0) is the middle of its foot. */
const coach = (colour: string): Drawing => {
  const { width, height } = car.frame;
  return draw({ x: -width / 2, y: -height, width, height }, () => {
    const half = width / 2 - 1;
    return [
      volume(box(-half, -height + 8, half * 2, height - 12, 15), colour, {
        depth: 12,
        paint: linear([
          [0, light(colour, 0.3)],
          [0.5, colour],
          [1, dark(colour, 0.16)],
        ]),
        inside:
          fill(box(-half, -20, half * 2, 5, 0), '#fff6e0', 'opacity=".75"') +
          fill(box(-half, -14, half * 2, 14, 0), dark(colour, 0.42), 'opacity=".55"'),
      }),
      volume(box(-half - 0.5, -height + 1, half * 2 + 1, 17, 8), dark(colour, 0.3), {
        depth: 6,
        paint: linear([
          [0, light(dark(colour, 0.2), 0.3)],
          [1, dark(colour, 0.34)],
        ]),
      }),
    ];
  });
};

/** A narrow coach, white with its shades, for the scene to paint; stretched in nine parts. */
const narrow = (): Drawing => {
  const { height } = car.frame;
  const half = slat.width / 2 - 1;
  return draw({ x: -slat.width / 2, y: -height, width: slat.width, height }, () => [
    fill(
      box(-half, -height + 8, half * 2, height - 10, 6),
      linear([
        [0, '#ffffff'],
        [0.6, '#f2f0f4'],
        [1, '#cfc9d8'],
      ]),
    ),
    fill(box(-half, -20, half * 2, 4, 0), '#ffffff'),
    fill(box(-half, -14, half * 2, 12, 5), '#8d86a0'),
    fill(box(-half, -height + 1, half * 2, 16, 6), '#9d94ac'),
    fill(box(-half, -height + 1, half * 2, 6, 5), '#c4bccf'),
  ]);
};

/** A low truck, on which a narrow coach stands in the yard; its wheels are on the rail. */
const trolley = (): Drawing =>
  draw({ x: -42, y: -32, width: 84, height: 34 }, () => [
    volume(box(-40, -30, 80, 13, 5), '#8a7ab4', { depth: 5 }),
    fill(box(-40, -20, 80, 4, 2), '#4f4478', 'opacity=".7"'),
    ...[-24, 24].map((x) => `<g transform="translate(${x} -10)">${wheel(10)}</g>`),
  ]);

const wheel = (radius: number): Markup =>
  volume(ellipse(0, 0, radius), '#5c4a78', { depth: radius * 0.4, shade: '#241a44' }) +
  fill(ellipse(0, 0, radius * 0.62), '#f3c456') +
  volume(ellipse(0, 0, radius * 0.52), '#c9506a', { depth: radius * 0.3 }) +
  fill(ellipse(0, 0, radius * 0.2), '#ffe9b0');

const wheelSprite = (): Drawing => draw({ x: -15, y: -15, width: 30, height: 30 }, () => wheel(13));

/** A window, lit from within; one for every unit of a coach's length. */
const pane = (): Drawing =>
  draw({ x: -17, y: -19, width: 34, height: 38 }, () => [
    fill(box(-16, -18, 32, 36, 9), '#fff8e8'),
    fill(
      box(-13, -15, 26, 30, 7),
      linear(
        [
          [0, '#bfe6f4'],
          [1, '#6fa9d0'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    fill('M-11 8L2 -14H9L-8 14Z', '#ffffff', 'opacity=".34"'),
  ]);

const plate = (): Drawing =>
  draw({ x: -30, y: -32, width: 60, height: 64 }, () => [
    fill(box(-28, -27, 56, 58, 13), '#2a1f66', `opacity=".26" filter="${blur(2)}"`),
    fill(box(-28, -29, 56, 59, 13), '#e8d3b0'),
    fill(
      box(-28, -30, 56, 57, 13),
      linear([
        [0, '#ffffff'],
        [0.4, '#fffaf0'],
        [1, '#fff3dd'],
      ]),
    ),
  ]);

const link = (): Drawing =>
  draw({ x: -12, y: -6, width: 24, height: 12 }, () =>
    volume(box(-11, -4, 22, 8, 4), '#5c5688', { depth: 4 }),
  );

const lock = (): Drawing =>
  draw({ x: -13, y: -17, width: 26, height: 32 }, () => [
    stroke('M-6 -4V-8Q-6 -14 0 -14Q6 -14 6 -8V-4', '#6a6a94', 4),
    volume(box(-10, -5, 20, 18, 5), '#ffc83d', { depth: 5, shade: '#c9701c' }),
    fill(ellipse(0, 3, 2.6), '#7a4a00'),
  ]);

const bar = (): Drawing =>
  draw({ x: -20, y: -3, width: 40, height: 6 }, () => fill(box(-20, -2.5, 40, 5, 2.5), '#ffffff'));

/** The locomotive faces left; (0, 0) is on the rail under its rear end, where the first coach is coupled. */
const engine = (): Drawing =>
  draw({ x: -196, y: -166, width: 204, height: 176 }, () => {
    const red = '#e0493f';
    return [
      shadow(-92, 2, 96, 7, 0.4, '#241a44'),
      // Frame and cow catcher.
      volume('M-190 -8L-168 -44H-20V-18H-160L-174 -4H-188Q-193 -4 -190 -8Z', '#5c4a78', { depth: 9 }),
      volume(box(-168, -38, 168, 20, 7), '#6a5a92', { depth: 8 }),
      // Boiler.
      volume(box(-164, -106, 124, 72, 32), '#4f86a8', {
        depth: 20,
        paint: linear([
          [0, '#9cc9de'],
          [0.34, '#5f9abc'],
          [1, '#34608a'],
        ]),
        inside: [-132, -84].map((x) => fill(box(x, -110, 9, 80, 3), '#f3c456', 'opacity=".95"')).join(''),
      }),
      volume(ellipse(-158, -70, 15, 36), '#3f6f98', { depth: 10, shade: '#1f2f66' }),
      // A kind face on the boiler's front is left out: it looks ahead.
      fill(ellipse(-160, -84, 6, 7), '#ffe9a8'),
      // Chimney, dome.
      volume('M-150 -100L-146 -134H-118L-114 -100Z', '#5c4a78', { depth: 9 }),
      volume(box(-154, -150, 44, 20, 8), red, { depth: 7 }),
      volume('M-92 -100Q-92 -124 -76 -124Q-60 -124 -60 -100Z', '#f3c456', { depth: 8, shade: '#b0602c' }),
      // Cab.
      volume(box(-54, -140, 54, 118, 10), red, {
        depth: 14,
        paint: linear([
          [0, '#f37a64'],
          [1, '#c93c40'],
        ]),
      }),
      volume(box(-64, -156, 70, 22, 10), '#8c3a5c', { depth: 8 }),
      fill(box(-44, -122, 34, 42, 10), '#fff8e8'),
      fill(
        box(-40, -118, 26, 34, 7),
        linear(
          [
            [0, '#bfe6f4'],
            [1, '#6fa9d0'],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      fill('M-38 -92L-24 -116H-17L-33 -86Z', '#ffffff', 'opacity=".34"'),
      fill(box(-54, -64, 54, 5, 0), '#ffdf9a'),
      // Wheels and rod.
      ...[
        [-140, 19],
        [-96, 19],
        [-34, 25],
      ].map(([x = 0, r = 0]) => `<g transform="translate(${x} ${-r})">${wheel(r)}</g>`),
      stroke('M-140 -19H-36', '#ffe9b0', 6),
      fill(ellipse(-140, -19, 4.5), '#c98a3c') + fill(ellipse(-36, -22, 5), '#c98a3c'),
    ];
  });

/** The button that says "ready": the guard's whistle on a round plate. */
const whistle = (): Drawing =>
  draw({ x: -64, y: -64, width: 128, height: 136 }, () => [
    fill(ellipse(3, 10, 56, 56), '#2a1f66', `opacity=".3" filter="${blur(5)}"`),
    fill(ellipse(0, 7, 56), '#a82f38'),
    volume(ellipse(0, 0, 56), '#e0493f', {
      depth: 14,
      paint: linear([
        [0, '#f4806a'],
        [1, '#d23f3f'],
      ]),
    }),
    volume(
      'M-34 -14H34Q38 -14 38 -10V-2Q38 2 34 2H20A23 23 0 1 1 -22 2H-34Q-38 2 -38 -2V-10Q-38 -14 -34 -14Z',
      '#ffd36b',
      {
        depth: 9,
        shade: '#b8641c',
        paint: linear([
          [0, '#fff0b8'],
          [1, '#f0a838'],
        ]),
      },
    ),
    fill(ellipse(-1, 12, 11), '#9a4f1c'),
    volume(ellipse(0, 13, 7), '#fff0d0', { depth: 4 }),
    fill(box(12, -14, 9, 8, 2), '#9a4f1c'),
    stroke('M-38 -30q-8 -6 -6 -15M-22 -36q-4 -6 0 -13M40 -28q8 -4 8 -13', '#fff0d0', 4.5),
  ]);

/** Takes the last coach off. */
const unhook = (): Drawing =>
  draw({ x: -42, y: -42, width: 84, height: 90 }, () => [
    fill(ellipse(2, 7, 36), '#2a1f66', `opacity=".3" filter="${blur(4)}"`),
    fill(ellipse(0, 5, 36), '#3a5f7c'),
    volume(ellipse(0, 0, 36), '#5f93b8', {
      depth: 10,
      paint: linear([
        [0, '#8fbdd8'],
        [1, '#47799f'],
      ]),
    }),
    stroke('M-20 0H-8M20 0H8', '#ffffff', 7),
    stroke('M-7 -9Q-1 0 -7 9M7 -9Q1 0 7 9', '#ffffff', 5.5),
    stroke('M-4 -19l-3 -7M5 -19l4 -6', '#ffe9a8', 4),
  ]);

/** Sam's cap of a guard. */
const cap = (): Drawing =>
  draw({ x: -66, y: -44, width: 132, height: 74 }, () => [
    volume('M-46 8Q-52 -34 0 -36Q52 -34 46 8Q0 -6 -46 8Z', '#34608a', {
      depth: 13,
      paint: linear([
        [0, '#5f93b8'],
        [1, '#34608a'],
      ]),
    }),
    volume('M-48 2Q0 -14 48 2V14Q0 -2 -48 14Z', '#e0493f', { depth: 6 }),
    volume('M-50 12Q0 -6 50 12Q34 26 0 20Q-34 26 -50 12Z', '#2f3a6c', { depth: 7 }),
    volume(ellipse(0, -12, 8), '#ffd36b', { depth: 4, shade: '#b8641c' }),
  ]);

const spark = (): Drawing =>
  draw({ x: -16, y: -16, width: 32, height: 32 }, () =>
    fill('M0 -15Q2 -2 15 0Q2 2 0 15Q-2 2 -15 0Q-2 -2 0 -15Z', '#fff3b8'),
  );

const carShadow = (): Drawing =>
  draw({ x: -40, y: -8, width: 80, height: 16 }, () =>
    fill(
      box(-40, -6, 80, 12, 6),
      radial([
        [0, '#241a44', 0.5],
        [0.7, '#241a44', 0.35],
        [1, '#241a44', 0],
      ]),
    ),
  );

/** The train's parts. */
export const trainSprites = (): Record<string, Drawing> => ({
  ...Object.fromEntries(Object.entries(paints).map(([name, colour]) => [`car-${name}`, coach(colour)])),
  slat: narrow(),
  trolley: trolley(),
  wheel: wheelSprite(),
  pane: pane(),
  plate: plate(),
  link: link(),
  lock: lock(),
  bar: bar(),
  engine: engine(),
  whistle: whistle(),
  unhook: unhook(),
  cap: cap(),
  spark: spark(),
  'car-shadow': carShadow(),
});
