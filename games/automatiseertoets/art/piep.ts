import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** Piep, a lamp that keeps watch and says nothing; (0, 0) is the middle of its foot. */
const piep = (looks: 'here' | 'up'): Drawing =>
  draw({ x: -84, y: -184, width: 168, height: 204 }, () => {
    const isUp = looks === 'up';
    const [dx, dy] = isUp ? [5, -7] : [0, 2];
    return [
      shadow(14, 4, 62, 13, 0.5, '#160f40'),
      volume('M-56 2Q-58 -26 0 -30Q58 -26 56 2Q0 18 -56 2Z', '#5f4fb0', { depth: 11, shade: '#241763' }),
      // A neck of rings.
      ...[-34, -46, -58, -70].map((y, k) =>
        volume(box(-11 - k * 0.6, y - 8, 22 + k * 1.2, 15, 7), '#d8cdf6', { depth: 5, shade: '#46318f' }),
      ),
      glow(0, -112, 63, 55, isUp ? '#ffe39a' : '#ffd9a0', 7, isUp ? 0.8 : 0.3),
      volume('M-60 -116Q-62 -168 0 -172Q62 -168 60 -116Q58 -72 0 -70Q-58 -72 -60 -116Z', '#a48fe4', {
        depth: 16,
        shade: '#3a2687',
        paint: linear([
          [0, '#c6b6f4'],
          [0.5, '#a48fe4'],
          [1, '#7f6acb'],
        ]),
      }),
      // Its lamp, and the eyes in it.
      fill(ellipse(dx * 0.5, -116 + dy * 0.5, 47, 36), '#3a2687', 'opacity=".65"'),
      fill(
        ellipse(dx * 0.5, -117 + dy * 0.5, 44, 33),
        radial(
          isUp
            ? [
                [0, '#fffdf0'],
                [0.7, '#fff0b4'],
                [1, '#ffcf6a'],
              ]
            : [
                [0, '#fff9e4'],
                [0.7, '#ffe9b8'],
                [1, '#f3bf74'],
              ],
          0.4,
          0.34,
          0.8,
        ),
      ),
      ...[-17, 17].map(
        (x) =>
          fill(ellipse(x + dx, -118 + dy, 8.5, 10.5), '#2b2a4c') +
          fill(ellipse(x + dx - 2.6 + (isUp ? 3 : 0), -122.5 + dy, 3.6), '#ffffff'),
      ),
      ...[-33, 33].map((x) => fill(ellipse(x + dx, -104 + dy, 7, 4.6), '#ff9d80', 'opacity=".7"')),
      stroke(isUp ? `M${dx - 6} ${-101 + dy}q6 7 12 0` : `M-7 ${-100 + dy}q7 5 14 0`, '#7a4a3a', 4),
      // Two short feelers with a light.
      ...[-1, 1].flatMap((side) => [
        stroke(`M${side * 34} -162Q${side * 42} -174 ${side * 50} -174`, '#c6b6f4', 5),
        glow(side * 52, -174, 9, 9, '#5ce1e6', 5, isUp ? 0.9 : 0.5),
        fill(ellipse(side * 52, -174, 5.5), '#b8f6f8'),
      ]),
    ];
  });

/** The panel under the keys, laid out larger: its corners stay. */
const console_ = (): Drawing =>
  draw({ x: -90, y: -90, width: 180, height: 186 }, () => [
    fill(box(-82, -76, 168, 168, 46), '#160f40', 'opacity=".4"'),
    volume(box(-86, -86, 170, 168, 46), '#8470cc', {
      depth: 12,
      shade: '#2f1f70',
      rim: '#efe6ff',
      rimOpacity: 0.85,
      paint: linear([
        [0, '#a392e4'],
        [1, '#6a55b6'],
      ]),
    }),
    fill(box(-70, -70, 138, 136, 32), '#241763', 'opacity=".55"'),
    fill(
      box(-68, -66, 136, 132, 30),
      linear([
        [0, '#4a3a96'],
        [1, '#3a2b82'],
      ]),
    ),
  ]);

/** A light behind a star. */
const halo = (): Drawing =>
  draw({ x: -40, y: -40, width: 80, height: 80 }, () =>
    fill(
      ellipse(0, 0, 39),
      radial([
        [0, '#fff6cf', 0.95],
        [0.4, '#ffe39a', 0.45],
        [1, '#ffe39a', 0],
      ]),
    ),
  );

export const piepSprites = (): Record<string, Drawing> => ({
  piep: piep('here'),
  'piep-up': piep('up'),
  console: console_(),
  halo: halo(),
});
