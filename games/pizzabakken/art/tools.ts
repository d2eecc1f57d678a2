import { fill, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const wheelShape = (): Markup =>
  volume('M10 18L34 46Q40 53 33 57Q27 60 22 53L2 26Z', '#e8527a', { depth: 7, rim: '#ffd0dc' }) +
  volume(box(-6, 4, 22, 20, 7), '#c9b6a8', { depth: 5, shade: '#5a4a8a' }) +
  fill(ellipse(-8, -8, 27), '#6a7a9c', 'opacity=".35" transform="translate(2 3)"') +
  volume(ellipse(-8, -8, 26), '#dfe8f0', {
    depth: 8,
    shade: '#5a6aa0',
    rim: '#ffffff',
    paint: radial(
      [
        [0, '#ffffff'],
        [0.6, '#d3dfea'],
        [1, '#a9bcd0'],
      ],
      0.36,
      0.34,
      0.8,
    ),
  }) +
  fill(ellipse(-8, -8, 7), '#8a98b8') +
  fill(ellipse(-9, -9, 4), '#e8eef5');

/** The pizza cutter. */
const knife = (): Drawing => draw({ x: -40, y: -40, width: 84, height: 104 }, () => wheelShape());

/** A bowl for topping, seen a little from above. */
const bowl = (): Drawing =>
  draw({ x: -56, y: -44, width: 112, height: 96 }, () => [
    shadow(4, 40, 46, 9, 0.36, '#4a1f3a'),
    volume('M-50 -14Q-48 42 0 43Q48 42 50 -14Z', '#4fb3bf', {
      depth: 14,
      paint: linear([
        [0, '#7fd0d6'],
        [1, '#3596a8'],
      ]),
      inside: stroke('M-46 8Q0 26 46 8', '#fff6e6', 5, 'opacity=".85"'),
    }),
    volume(ellipse(0, -14, 50, 17), '#bfe8e8', { depth: 5, shade: '#1f6a86' }),
    fill(ellipse(0, -13, 43, 13), '#2a7488'),
  ]);

/** The button that says "ready": a pizza peel before the fire. */
const bake = (): Drawing =>
  draw({ x: -68, y: -66, width: 136, height: 142 }, () => [
    fill(ellipse(3, 11, 58, 57), '#2a1f66', `opacity=".3" filter="${blur(5)}"`),
    fill(ellipse(0, 8, 58), '#8f2c54'),
    volume(ellipse(0, 0, 58), '#e8527a', {
      depth: 14,
      paint: linear([
        [0, '#f77a98'],
        [1, '#d63a68'],
      ]),
    }),
    volume(
      'M-24 18Q-30 -10 -10 -28Q-7 -16 0 -20Q3 -36 -2 -44Q26 -24 25 4Q26 22 14 30H-12Q-20 27 -24 18Z',
      '#ffb84a',
      {
        depth: 8,
        shade: '#d9502f',
        paint: linear([
          [0, '#ffa04a'],
          [1, '#ffd36b'],
        ]),
      },
    ),
    fill('M-12 24Q-16 8 -2 -4Q1 5 7 0Q16 12 9 26Q0 32 -12 24Z', '#fff6d0'),
    volume('M-36 26H36Q42 26 40 32Q36 40 26 40H-26Q-36 40 -40 32Q-42 26 -36 26Z', '#fff0d8', {
      depth: 6,
      shade: '#a8683c',
    }),
  ]);

/** The bear's baker's hat. */
const toque = (): Drawing =>
  draw({ x: -70, y: -84, width: 140, height: 116 }, () => [
    volume(bumpy(0, -36, 58, 38, 7, 6, 0.8), '#fffaf2', {
      depth: 16,
      shade: '#9a7ab8',
      shadeOpacity: 0.5,
      inside: [-26, 0, 26]
        .map((x) => stroke(`M${x * 0.8} -6Q${x} -30 ${x * 1.2} -56`, '#d6c4dc', 3, 'opacity=".55"'))
        .join(''),
    }),
    volume('M-44 -14Q0 -26 44 -14L42 20Q0 8 -42 20Z', '#fff6ea', {
      depth: 9,
      shade: '#9a7ab8',
      shadeOpacity: 0.5,
    }),
    fill('M-43.500 4Q0 -8 43.500 4L43 12Q0 0 -43 12Z', '#e8527a'),
  ]);

/** A glass jar for the shelf; its topping is put in by the scene. */
const jar = (): Drawing =>
  draw({ x: -27, y: -72, width: 54, height: 78 }, () => [
    shadow(3, 0, 23, 5, 0.38, '#4a1f3a'),
    volume(box(-23, -54, 46, 54, 13), '#dff3f4', {
      depth: 7,
      shade: '#3a7a9a',
      shadeOpacity: 0.4,
      paint: linear([
        [0, '#f4fdfc', 0.72],
        [1, '#bfe4e8', 0.82],
      ]),
    }),
    volume(box(-20, -66, 40, 15, 6), '#f0836a', { depth: 5 }),
  ]);

const jarShine = (): Drawing =>
  draw({ x: -27, y: -72, width: 54, height: 78 }, () => [
    fill(box(-18, -48, 7, 36, 3.5), '#ffffff', 'opacity=".62"'),
    fill(box(-8, -48, 3, 22, 1.5), '#ffffff', 'opacity=".4"'),
    fill(box(-23, -54, 46, 54, 13), '#d9f4f4', 'opacity=".2"'),
  ]);

/** The plate under a number that is set. */
const dial = (): Drawing =>
  draw({ x: -60, y: -52, width: 120, height: 112 }, () => [
    fill(box(-56, -44, 112, 100, 26), '#2a1f66', `opacity=".28" filter="${blur(4)}"`),
    fill(box(-56, -48, 112, 102, 26), '#e0b79a'),
    volume(box(-56, -50, 112, 98, 26), '#fffaf0', {
      depth: 5,
      shade: '#d99a7c',
      shadeOpacity: 0.4,
      paint: linear([
        [0, '#fffdf8'],
        [1, '#fff1dc'],
      ]),
    }),
  ]);

/** A small pizza in so many pieces, on the key of its knife. */
const slices = (cut: number): Drawing =>
  draw({ x: -20, y: -20, width: 40, height: 40 }, () => {
    const lines = Array.from({ length: cut }, (_, k) => {
      const angle = (k / cut) * 2 * Math.PI - Math.PI / 2;
      return `M0 0L${round(Math.cos(angle) * 18)} ${round(Math.sin(angle) * 18)}`;
    });
    return [
      fill(ellipse(1.5, 2, 17.5), '#2a1f66', `opacity=".26" filter="${blur(2)}"`),
      volume(ellipse(0, 0, 18), '#d99a5c', { depth: 5, shade: '#8a3a44' }),
      fill(ellipse(0, 0, 14), '#f2674f'),
      fill(ellipse(-4, -5, 6, 5), '#ffd98a', 'opacity=".8"'),
      fill(ellipse(6, 5, 5, 4), '#ffd98a', 'opacity=".7"'),
      stroke(lines.join(''), '#fffaf0', cut > 8 ? 1.8 : 2.6),
    ];
  });

/** The cuts of the usual knives. */
export const usualCuts = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

export const toolSprites = (): Record<string, Drawing> => ({
  ...Object.fromEntries(usualCuts.map((cut) => [`cut-${cut}`, slices(cut)])),
  knife: knife(),
  bowl: bowl(),
  bake: bake(),
  toque: toque(),
  jar: jar(),
  'jar-shine': jarShine(),
  dial: dial(),
});
