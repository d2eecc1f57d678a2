import { type Colour, dark, light } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, star } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

/** A sailing boat heading right; (0, 0) is on the water under its middle. */
const boat = (sail: Colour, hull: Colour, crew: boolean): Drawing =>
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
    crew
      ? group([
          volume(ellipse(-40, -38, 17, 16), '#a9683f', { depth: 6 }),
          fill(ellipse(-52, -50, 5.5), '#8a4f32') + fill(ellipse(-29, -51, 5.5), '#8a4f32'),
          fill(ellipse(-36, -32, 10, 7), '#ffe7c6'),
          fill(ellipse(-42, -41, 2.6, 3.2), '#3a2230') + fill(ellipse(-31, -41, 2.6, 3.2), '#3a2230'),
          fill(ellipse(-36, -35, 3.4, 2.4), '#4a2a35'),
          volume('M-58 -50Q-40 -70 -22 -50L-24 -45Q-40 -54 -56 -45Z', '#fffaf0', {
            depth: 4,
            shade: '#7f8ac0',
          }),
        ])
      : '',
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

const held = (): Drawing =>
  draw({ x: -56, y: -46, width: 112, height: 92 }, () => [
    stroke(box(-50, -40, 100, 80, 26), '#ffffff', 10),
    stroke(box(-50, -40, 100, 80, 26), '#176b7d', 5.5),
  ]);

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

/** The log's map on which courses are drawn. */
const chart = (): Drawing =>
  draw({ x: -122, y: -88, width: 244, height: 184 }, () => {
    const isle = (x: number, y: number, w: number, h: number): Markup =>
      fill(ellipse(x, y, w + 4, h + 4), '#cfeaea', 'opacity=".9"') +
      volume(ellipse(x, y, w, h), '#b8d48a', { depth: 4, shade: '#6f9f78', shadeOpacity: 0.5 });
    return [
      fill(box(-112, -72, 228, 156, 12), '#0b3f66', `opacity=".36" filter="${blur(6)}"`),
      volume(box(-114, -78, 228, 154, 10), '#f6e3bd', {
        depth: 12,
        shade: '#a8743c',
        shadeOpacity: 0.45,
        paint: linear(
          [
            [0, '#fff4d8'],
            [1, '#ecd09c'],
          ],
          0,
          0,
          1,
          1,
        ),
        inside:
          [-52, -26, 0, 26, 52]
            .map((y) => stroke(`M-114 ${y}H114`, '#c9a468', 1.6, 'opacity=".35"'))
            .join('') +
          [-76, -38, 0, 38, 76].map((x) => stroke(`M${x} -78V76`, '#c9a468', 1.6, 'opacity=".35"')).join(''),
      }),
      isle(-78, 38, 20, 13),
      isle(-18, -40, 24, 14),
      isle(36, 34, 18, 11),
      isle(84, -30, 18, 14),
      ...[-1, 1].map((side) => volume(box(side * 116 - 9, -84, 18, 166, 9), '#c98a5c', { depth: 6 })),
      // Compass rose.
      fill(star(84, 46, 19, 4, 0.3), '#c9701c') + fill(ellipse(84, 46, 4), '#fff4d8'),
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
  boat: boat('#ff7a59', '#ffffff', true),
  'boat-2': boat('#f3c052', '#fff6e6', false),
  'boat-3': boat('#6a9ad0', '#ffffff', false),
  'boat-4': boat('#8fc46a', '#fff6e6', false),
  'buoy-1': buoy('#ff7a59'),
  'buoy-2': buoy('#2b9fb3'),
  'buoy-3': buoy('#f0b03c'),
  lighthouse: lighthouse(),
  plate: plate(),
  held: held(),
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
