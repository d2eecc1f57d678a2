import { type Colour, dark, light } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, type Point, smooth, star } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

interface Sailor {
  readonly fur: Colour;
  /** Each ear, to the left and to the right of the middle of the head. */
  readonly ear: (side: -1 | 1) => Markup;
  readonly hat: boolean;
}

const roundEar = (fur: Colour) => (side: -1 | 1) => fill(ellipse(-40 + side * 12, -51, 6), dark(fur, 0.16));
const longEar = (fur: Colour) => (side: -1 | 1) =>
  volume(ellipse(-40 + side * 8, -64, 5.5, 16), fur, { depth: 3 }) +
  fill(ellipse(-40 + side * 8, -63, 2.4, 10), '#ffc9c4');
const sharpEar = (fur: Colour) => (side: -1 | 1) =>
  volume(`M${-40 + side * 3} -49L${-40 + side * 15} -66L${-40 + side * 17} -42Z`, fur, { depth: 3 });

/** Head of an animal in its boat. */
const sailor = ({ fur, ear, hat }: Sailor): Markup =>
  group([
    ear(-1) + ear(1),
    volume(ellipse(-40, -38, 17, 16), fur, { depth: 6 }),
    fill(ellipse(-38, -32, 10, 7), '#ffeedb'),
    fill(ellipse(-45, -41, 2.8, 3.6), '#3a2230') + fill(ellipse(-32, -41, 2.8, 3.6), '#3a2230'),
    fill(ellipse(-38, -35, 3.6, 2.6), '#4a2a35'),
    hat
      ? volume('M-58 -50Q-40 -70 -22 -50L-24 -45Q-40 -54 -56 -45Z', '#fffaf0', { depth: 4, shade: '#7f8ac0' })
      : '',
  ]);

/** A sailing boat heading right; (0, 0) is on the water under its middle. */
const boat = (sail: Colour, hull: Colour, crew: Sailor): Drawing =>
  draw({ x: -92, y: -164, width: 188, height: 190 }, () => [
    fill(ellipse(6, 6, 80, 12), '#0b4f74', `opacity=".38" filter="${blur(5)}"`),
    stroke('M-84 4q16 -9 34 0t34 0t34 0t34 0', '#ffffff', 4, 'opacity=".85"'),
    volume(box(-4, -158, 8, 134, 4), '#9b6a45', { depth: 4 }),
    volume('M10 -152Q74 -96 66 -36H10Z', '#fff6e4', {
      depth: 14,
      shade: '#8f93c8',
      inside: [-120, -92, -64].map((y) => stroke(`M10 ${y}H70`, '#e8d3b0', 2.6, 'opacity=".8"')).join(''),
    }),
    volume('M-8 -136Q-62 -88 -66 -36H-8Z', sail, {
      depth: 14,
      paint: linear([
        [0, light(sail, 0.3)],
        [1, sail],
      ]),
      inside: fill(ellipse(-32, -66, 13), '#fff6e4', 'opacity=".92"'),
    }),
    volume('M0 -158L30 -150L0 -142Z', '#ffc83d', { depth: 4, shade: '#c9701c' }),
    sailor(crew),
    volume('M-86 -30H88Q78 8 46 10H-46Q-76 8 -86 -30Z', hull, {
      depth: 13,
      shade: '#4a6aa8',
      paint: linear([
        [0, light(hull, 0.4)],
        [1, dark(hull, 0.06)],
      ]),
      inside: fill('M-90 -16H90L86 -6H-86Z', sail),
    }),
    ...[-40, -12, 16].map(
      (x) => fill(ellipse(x, -1, 5), '#5a9cc9') + fill(ellipse(x - 1.5, -2.5, 1.8), '#ffffff'),
    ),
    stroke('M-80 12q14 -8 30 0t30 0t30 0t30 0t26 -1', '#ffffff', 4.5, 'opacity=".95"'),
  ]);

/** A buoy with its lamp, floating; (0, 0) is the middle of the plate it wears. */
const buoy = (colour: Colour): Drawing =>
  draw({ x: -66, y: -112, width: 132, height: 184 }, () => [
    fill(ellipse(7, 50, 54, 13), '#0b4f74', `opacity=".4" filter="${blur(5)}"`),
    stroke(ellipse(0, 46, 56, 14), '#ffffff', 4, 'opacity=".55"'),
    volume('M-46 44Q-40 -20 -17 -66H17Q40 -20 46 44Q0 62 -46 44Z', colour, {
      depth: 16,
      paint: linear([
        [0, light(colour, 0.24)],
        [1, dark(colour, 0.1)],
      ]),
      inside: fill('M-29 -36H29L37 -10H-37Z', '#fff6e6', 'opacity=".95"'),
    }),
    volume(box(-19, -76, 38, 14, 6), '#4a4a72', { depth: 5 }),
    fill(ellipse(0, -88, 24, 22), '#ffe27a', `opacity=".55" filter="${blur(5)}"`),
    volume('M-12 -74V-88Q-12 -102 0 -102Q12 -102 12 -88V-74Z', '#ffd35c', { depth: 5, shade: '#c9701c' }),
    stroke('M-50 50q12 -7 25 0t25 0t25 0t25 0', '#ffffff', 4.5, 'opacity=".9"'),
  ]);

/** A small lighthouse on its rock, as large as a buoy; (0, 0) is the middle of the plate it wears. */
const lighthouse = (): Drawing =>
  draw({ x: -66, y: -112, width: 132, height: 184 }, () => [
    fill(ellipse(7, 50, 58, 13), '#0b4f74', `opacity=".4" filter="${blur(5)}"`),
    volume('M-60 46Q-54 22 -30 26Q-14 12 8 20Q34 10 44 28Q60 30 60 46Q0 64 -60 46Z', '#9a93a8', {
      depth: 12,
      shade: '#4a3a9a',
    }),
    volume('M-30 30L-19 -70H19L30 30Q0 38 -30 30Z', '#fff6e6', {
      depth: 14,
      shade: '#8a5a9a',
      inside: [-62, -14].map((y) => fill(box(-40, y, 80, 24, 0), '#e0523f')).join(''),
    }),
    volume(box(-27, -78, 54, 12, 5), '#4a4a72', { depth: 4 }),
    fill(ellipse(0, -90, 40, 20), '#ffe27a', `opacity=".6" filter="${blur(6)}"`),
    volume(box(-14, -98, 28, 22, 7), '#ffd35c', { depth: 5, shade: '#c9701c' }),
    volume('M-20 -96Q0 -116 20 -96Z', '#e0523f', { depth: 5 }),
    stroke('M-56 52q14 -7 28 0t28 0t28 0t28 0', '#ffffff', 4.5, 'opacity=".9"'),
  ]);

const plate = (): Drawing =>
  draw({ x: -50, y: -38, width: 100, height: 80 }, () => [
    fill(box(-46, -30, 92, 66, 20), '#0b3f66', `opacity=".3" filter="${blur(3)}"`),
    fill(box(-46, -31, 92, 65, 20), '#e8d3b0'),
    fill(
      box(-46, -34, 92, 63, 20),
      linear([
        [0, '#ffffff'],
        [0.4, '#fffaf0'],
        [1, '#fff3dd'],
      ]),
    ),
  ]);

/** A pennant in white cloth, which a mast tints; (0, 0) is where it is fastened to the pole. */
const pennant = (): Drawing =>
  draw({ x: -14, y: -38, width: 118, height: 76 }, () => [
    volume('M4 -32Q34 -38 58 -24Q78 -14 98 -6Q76 2 58 14Q34 34 4 30Z', '#ffffff', {
      depth: 11,
      shade: '#6a6f9a',
      shadeOpacity: 0.4,
      inside: fill('M26 -40Q40 0 24 40H46Q60 0 48 -40Z', '#8a90b8', 'opacity=".3"'),
    }),
    fill(ellipse(22, -2, 9), '#ffffff', 'opacity=".95"'),
    volume(box(-10, -34, 18, 66, 7), '#f4f1ea', { depth: 5, shade: '#5a5f8a' }),
  ]);

const knob = (): Drawing =>
  draw({ x: -14, y: -14, width: 28, height: 28 }, () =>
    volume(ellipse(0, 0, 11), '#ffd35c', { depth: 5, shade: '#c9701c' }),
  );

/** Head of the arrow that shows a gap, pointing down. */
const head = (): Drawing =>
  draw({ x: -16, y: -16, width: 32, height: 32 }, () => fill('M-15 -15H15L0 15Z', '#ffffff'));

const foam = (): Drawing =>
  draw({ x: -14, y: -10, width: 28, height: 20 }, () =>
    fill(
      ellipse(0, 0, 12, 8),
      radial([
        [0, '#ffffff', 0.95],
        [0.6, '#f4feff', 0.7],
        [1, '#e8fbff', 0],
      ]),
    ),
  );

/** A blurred dot of the wake: one bright, one where it goes the wrong way. */
const dot = (colour: Colour): Drawing =>
  draw({ x: -9, y: -9, width: 18, height: 18 }, () => [
    fill(ellipse(0, 0, 8), '#ffffff'),
    fill(ellipse(0, 0, 5.4), colour),
  ]);

/** A piece of land on the map, printed flat: an island, or a coast that ends in a corner of the map. */
const land = (points: readonly Point[], corner?: Point): Markup => {
  const coast = corner === undefined ? smooth(points) : `${smooth(points, false)}L${corner.join(' ')}Z`;
  return group([
    ...[26, 16, 8].map((width, k) => stroke(coast, '#e6fbf4', width, `opacity="${0.3 + k * 0.15}"`)),
    fill(coast, '#cfe09a'),
    stroke(coast, '#8a6a3f', 2.6, 'opacity=".7"'),
  ]);
};

/** The map of the bay in the logbook: its coast, its islands and its depths. */
const chart = (): Drawing =>
  draw({ x: -206, y: -156, width: 412, height: 320 }, () => {
    const hill = (x: number, y: number): Markup =>
      stroke(`M${x - 9} ${y}l9 -13l9 13`, '#6f8a4c', 3) + stroke(`M${x + 3} ${y}l7 -9l7 9`, '#6f8a4c', 2.4);
    const palm = (x: number, y: number): Markup =>
      stroke(`M${x} ${y}q3 -10 0 -18`, '#8a5a3a', 3) +
      stroke(
        `M${x} ${y - 18}q-9 -4 -12 4M${x} ${y - 18}q9 -4 12 4M${x} ${y - 18}q-3 -8 -9 -8M${x} ${y - 18}q3 -8 9 -8`,
        '#4f8f52',
        3,
      );
    const wave = (x: number, y: number): Markup =>
      stroke(`M${x} ${y}q6 -6 12 0t12 0`, '#4f9fb4', 2.4, 'opacity=".6"');
    const rod = linear([
      [0, '#e0a878'],
      [0.5, '#c98a5c'],
      [1, '#96583e'],
    ]);
    return [
      fill(box(-182, -122, 376, 274, 14), '#0b3f66', 'opacity=".3"'),
      fill(
        box(-180, -128, 360, 258, 0),
        linear([
          [0, '#c9eef0'],
          [1, '#8fd0dc'],
        ]),
      ),
      ...[-76, -26, 24, 74].map((y) => stroke(`M-176 ${y}H176`, '#5fa8ba', 1.4, 'opacity=".35"')),
      ...[-118, -59, 0, 59, 118].map((x) => stroke(`M${x} -124V126`, '#5fa8ba', 1.4, 'opacity=".35"')),
      stroke(ellipse(20, 30, 120, 70), '#5fb4c4', 2, 'opacity=".5" stroke-dasharray="3 6"'),
      stroke(ellipse(26, 34, 76, 42), '#5fb4c4', 2, 'opacity=".5" stroke-dasharray="3 6"'),
      land(
        [
          [-92, -130],
          [-104, -96],
          [-130, -52],
          [-124, 0],
          [-146, 52],
          [-160, 96],
          [-180, 126],
        ],
        [-180, -130],
      ),
      land(
        [
          [72, -130],
          [84, -92],
          [128, -72],
          [164, -34],
          [180, -22],
        ],
        [180, -130],
      ),
      land([
        [-52, 70],
        [-20, 56],
        [16, 70],
        [10, 92],
        [-30, 98],
      ]),
      land([
        [-46, -48],
        [-18, -60],
        [10, -46],
        [2, -28],
        [-34, -26],
      ]),
      land([
        [92, 24],
        [120, 12],
        [146, 26],
        [138, 48],
        [104, 50],
      ]),
      hill(-150, -70) + hill(-152, 20) + hill(128, -98) + hill(156, -66),
      palm(-24, 88) + palm(-22, -32) + palm(120, 42) + palm(-160, 70),
      fill('M86 -74L90 -104H100L104 -74Z', '#fff6e6') + fill('M88 -88L89 -97H101L102 -88Z', '#e0523f'),
      fill(ellipse(95, -108, 6), '#ffd35c'),
      stroke('M-136 24h34M-128 18v16M-114 18v16', '#8a5a3a', 5),
      wave(-90, 60) + wave(40, -10) + wave(60, 96) + wave(-70, -96) + wave(20, 12) + wave(-96, 104),
      fill(star(146, 94, 26, 4, 0.3), '#c9701c') + fill(ellipse(146, 94, 5), '#fff4d8'),
      stroke(box(-184, -132, 368, 266, 8), '#fbeccb', 16),
      stroke(box(-192, -140, 384, 282, 12), '#c9a468', 2.4),
      stroke(box(-176, -124, 352, 250, 4), '#a8743c', 3, 'opacity=".8"'),
      ...[-1, 1].map((side) => fill(box(side * 192 - 12, -148, 24, 300, 12), rod)),
    ];
  });

const mark = (): Drawing =>
  draw({ x: -14, y: -30, width: 34, height: 36 }, () => [
    stroke('M0 0V-24', '#8a5a4a', 3.4),
    volume('M1 -25Q10 -29 18 -23Q12 -18 18 -12Q9 -15 1 -12Z', '#e8583f', { depth: 3 }),
    fill(ellipse(0, 1, 5, 2.6), '#8a4f3a', 'opacity=".4"'),
  ]);

const trail = (): Drawing =>
  draw({ x: -4, y: -4, width: 8, height: 8 }, () => fill(ellipse(0, 0, 3), '#b0603c'));

const flag = (colour: Colour): Drawing =>
  draw({ x: -16, y: -4, width: 32, height: 38 }, () => volume('M-13 0H13L0 32Z', colour, { depth: 5 }));

const spark = (): Drawing =>
  draw({ x: -18, y: -18, width: 36, height: 36 }, () => fill(star(0, 0, 17, 4, 0.26), '#fffbe0'));

const drop = (): Drawing =>
  draw({ x: -8, y: -12, width: 16, height: 24 }, () =>
    volume('M0 -11Q7 -1 7 4A7 7 0 0 1 -7 4Q-7 -1 0 -11Z', '#bdf0fa', {
      depth: 4,
      shade: '#2a8fb8',
      rim: '#ffffff',
    }),
  );

/** A gull from above; its wings are moved by the scene. */
const gull = (): Drawing =>
  draw({ x: -40, y: -20, width: 80, height: 44 }, () => [
    volume('M0 0Q-20 -18 -38 -4Q-22 -6 0 12Q22 -6 38 -4Q20 -18 0 0Z', '#fffdf8', {
      depth: 5,
      shade: '#8f9ac8',
    }),
    volume(ellipse(0, 3, 6, 13), '#fffdf8', { depth: 4, shade: '#8f9ac8' }),
    fill('M-2 -10L0 -16L2 -10Z', '#f0a83c'),
  ]);

/** Boats, buoys and what belongs to a course. */
export const boatSprites = (): Record<string, Drawing> => ({
  boat: boat('#ff7a59', '#ffffff', { fur: '#a9683f', ear: roundEar('#a9683f'), hat: true }),
  'boat-2': boat('#f3c052', '#fff6e6', { fur: '#e8833f', ear: sharpEar('#e8833f'), hat: false }),
  'boat-3': boat('#6a9ad0', '#ffffff', { fur: '#e9e4ee', ear: longEar('#e9e4ee'), hat: false }),
  'boat-4': boat('#8fc46a', '#fff6e6', { fur: '#8d93b4', ear: sharpEar('#8d93b4'), hat: false }),
  'buoy-1': buoy('#ff7a59'),
  'buoy-2': buoy('#2b9fb3'),
  'buoy-3': buoy('#f0b03c'),
  lighthouse: lighthouse(),
  plate: plate(),
  pennant: pennant(),
  knob: knob(),
  head: head(),
  foam: foam(),
  'dot-good': dot('#1f8a66'),
  'dot-dip': dot('#c9452a'),
  chart: chart(),
  mark: mark(),
  trail: trail(),
  'flag-1': flag('#ff7a59'),
  'flag-2': flag('#ffc83d'),
  'flag-3': flag('#5a9cc9'),
  spark: spark(),
  drop: drop(),
  gull: gull(),
});
