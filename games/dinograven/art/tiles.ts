import { light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

const square = (half: number) => ({ x: -half, y: -half, width: half * 2, height: half * 2 });

/** A block of sand over a tile that is not uncovered yet. */
const block = (): Drawing =>
  draw(square(31), () => {
    const next = random(8);
    const grains = Array.from({ length: 8 }, () =>
      fill(
        ellipse((next() - 0.5) * 42, (next() - 0.5) * 42, 1.2 + next() * 1.6),
        next() < 0.5 ? '#fff3d4' : '#d09a55',
        'opacity=".55"',
      ),
    );
    return [
      fill(box(-26, -24, 55, 55, 14), '#7d3f3c', 'opacity=".32"'),
      volume(box(-27.5, -28, 55, 55, 14), '#f6d08a', {
        depth: 8,
        shade: '#b06a38',
        shadeOpacity: 0.5,
        paint: linear([
          [0, '#ffefc2'],
          [1, '#efbe6e'],
        ]),
        inside: `${stroke('M-19 9q8 -5 16 0t16 0', '#fff6dc', 2.4, 'opacity=".7"')}${grains.join('')}`,
      }),
    ];
  });

/** A clean slab with a fact on it. */
const open = (): Drawing =>
  draw(square(31), () => [
    fill(box(-26, -24, 54, 54, 9), '#5f2f3a', 'opacity=".3"'),
    volume(box(-27, -27, 54, 54, 9), '#fff3dc', {
      depth: 6,
      shade: '#b98a5a',
      shadeOpacity: 0.5,
      paint: linear([
        [0, '#fffaf0'],
        [1, '#f6e2bd'],
      ]),
    }),
  ]);

/** The tile that is asked: sand with light under it. */
const lit = (): Drawing =>
  draw(square(40), () => [
    fill(
      box(-38, -38, 76, 76, 24),
      radial(
        [
          [0, '#fff2a8', 1],
          [0.6, '#ffd84d', 0.75],
          [1, '#ffd84d', 0],
        ],
        0.5,
        0.5,
        0.62,
      ),
    ),
    fill(box(-30, -30, 60, 60, 16), '#ffffff'),
    fill(box(-28.5, -28.5, 57, 57, 15), '#e9681f'),
    volume(box(-24.5, -24.5, 49, 49, 12), '#ffe08a', {
      depth: 7,
      shade: '#d98a2c',
      shadeOpacity: 0.5,
      paint: linear([
        [0, '#fff6c8'],
        [1, '#ffd264'],
      ]),
    }),
  ]);

/** Cracks through the sand: the twin of a tile that was brushed. */
const crack = (): Drawing =>
  draw(square(31), () => {
    const lines = 'M-24 -6L-12 -2L-6 -14L2 -4L12 -12L25 -4M-12 -2L-10 12L2 16L6 26M2 -4L8 8L20 12';
    return [
      stroke(lines, '#fff3d4', 5, 'transform="translate(1.4 1.8)" opacity=".8"'),
      stroke(lines, '#84462f', 3.2),
    ];
  });

/** A tile that was brushed bare: dark earth with a shell in it. */
const bare = (): Drawing =>
  draw(square(31), () => [
    fill(box(-27.5, -27.5, 55, 55, 12), '#7a4630'),
    volume(box(-25, -25, 50, 50, 10), '#9a5f3f', {
      depth: 5,
      shade: '#5f2f3a',
      paint: linear([
        [0, '#8a5038'],
        [1, '#ab7049'],
      ]),
    }),
    stroke('M-16 -16q5 -3 9 0M10 14q4 -3 8 0M-14 17q3 -2 6 0', '#c48a5e', 2.4, 'opacity=".6"'),
  ]);

/** Bare earth where sand should have stayed. */
const over = (): Drawing =>
  draw(square(31), () => [
    fill(box(-28.5, -28.5, 57, 57, 13), '#fff3dc'),
    fill(box(-25, -25, 50, 50, 10), '#a3320f'),
    stroke('M-14 -14L14 14M14 -14L-14 14', '#ffd9c2', 5),
  ]);

/** The end of the child's field; it wears its number. */
const own = (): Drawing =>
  draw(square(33), () => [
    fill(box(-31, -31, 62, 62, 15), '#fffaf0'),
    volume(box(-27, -27, 54, 54, 12), '#a3320f', { depth: 5, shade: '#5f1a2a' }),
  ]);

/** Sand that was left lying. */
const left = (): Drawing =>
  draw(square(31), () => [
    fill(box(-28.5, -28.5, 57, 57, 15), '#fff8dc'),
    volume(box(-24.5, -24.5, 49, 49, 13), '#ffd264', {
      depth: 9,
      shade: '#c9822c',
      paint: linear([
        [0, '#fff0b4'],
        [1, '#f4bf4a'],
      ]),
      inside: stroke('M-15 -5q8 -5 15 0t15 0M-12 9q7 -5 12 0t12 0', '#b5742a', 2.6, 'opacity=".7"'),
    }),
  ]);

/** A wooden label at the head of a row or a column. */
const label = (asked: boolean): Drawing =>
  draw({ x: -30, y: -24, width: 60, height: 50 }, () => {
    const wood = asked ? '#ffd264' : '#c98a55';
    return [
      fill(box(-22, -12, 46, 34, 9), '#5f2340', `opacity=".3" filter="${blur(2)}"`),
      volume(box(-23, -17, 46, 34, 9), wood, {
        depth: 5,
        shade: asked ? '#d9701f' : '#7d3f3c',
        paint: linear([
          [0, light(wood, 0.3)],
          [1, wood],
        ]),
      }),
      fill(box(-18, -13, 36, 26, 6), asked ? '#fffbe6' : '#fff3dc'),
    ];
  });

const puff = (): Drawing =>
  draw(square(28), () =>
    fill(
      ellipse(0, 0, 27),
      radial(
        [
          [0, '#fff3d4', 0.95],
          [0.6, '#f3d79a', 0.75],
          [1, '#e8bd7c', 0],
        ],
        0.42,
        0.38,
        0.62,
      ),
    ),
  );

/** A heap of sand over a bone. */
const heap = (): Drawing =>
  draw(square(56), () => [
    fill(ellipse(5, 9, 46, 38), '#7d3f5e', `opacity=".32" filter="${blur(4)}"`),
    volume(bumpy(0, 0, 45, 40, 9, 7), '#efc377', {
      depth: 14,
      shade: '#a8603a',
      shadeOpacity: 0.5,
      paint: linear([
        [0, '#ffe6b0'],
        [1, '#e0a555'],
      ]),
      inside: stroke('M-24 -8q12 -8 24 0t24 0M-20 12q10 -7 20 0t20 0', '#fff0cc', 3, 'opacity=".7"'),
    }),
  ]);

/** The brush, its hairs at (0, 0). */
const brush = (): Drawing =>
  draw({ x: -24, y: -18, width: 48, height: 92 }, () => [
    `<ellipse cx="6" cy="10" rx="19" ry="11" fill="#5f2340" opacity=".28" filter="${blur(3)}"/>`,
    volume('M-17 -10Q0 -18 17 -10L14 22H-14Z', '#f4e3bd', {
      depth: 5,
      shade: '#a8743f',
      inside: [-9, -3, 3, 9].map((x) => stroke(`M${x} -12L${x * 0.8} 20`, '#c9a468', 2)).join(''),
    }),
    volume(box(-15, 20, 30, 11, 4), '#8f9bb8', { depth: 3 }),
    volume('M-8 30H8L6 66Q0 72 -6 66Z', '#b5532f', { depth: 4 }),
  ]);

export const tileSprites = (): Record<string, Drawing> => ({
  block: block(),
  'tile-open': open(),
  'tile-lit': lit(),
  crack: crack(),
  bare: bare(),
  over: over(),
  own: own(),
  left: left(),
  heap: heap(),
  label: label(false),
  'label-lit': label(true),
  puff: puff(),
  brush: brush(),
});
