import { dark, light } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round as n, star } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const coral = '#e8694f';

/** The vacuum cleaner with its clear bag: the plate says what belongs in it. (0, 0) is the middle of its foot. */
const canister = (): Drawing =>
  draw({ x: -124, y: -236, width: 248, height: 262 }, () => [
    shadow(10, 4, 110, 18, 0.46, '#4a1f3a'),
    // The clear bag.
    volume('M-92 -84Q-104 -214 0 -222Q104 -214 92 -84Z', '#cfe9f2', {
      depth: 20,
      shade: '#4f86b0',
      shadeOpacity: 0.5,
      rim: '#ffffff',
      rimOpacity: 0.95,
      paint: radial([
        [0, '#f4fcff'],
        [0.7, '#d7eef6'],
        [1, '#a9d3e6'],
      ]),
      inside: [
        [-46, -98, 30, 16],
        [6, -94, 38, 18],
        [52, -100, 28, 15],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0], k) =>
          volume(bumpy(x, y, w, h, 7, k + 3), '#b9b2d0', { depth: 6, shadeOpacity: 0.4 }),
        )
        .join(''),
    }),
    stroke('M-70 -150Q-66 -196 -30 -208', '#ffffff', 8, 'opacity=".9"'),
    fill(ellipse(-76, -126, 5, 8), '#ffffff', 'opacity=".85"'),
    // Body and wheels.
    ...[-78, 78].map((x) =>
      group([
        volume(ellipse(x, -26, 30, 30), '#4a4a72', { depth: 10 }),
        volume(ellipse(x, -26, 15), '#f6cf7d', { depth: 6 }),
      ]),
    ),
    volume('M-104 -94Q-112 -30 -70 -12H70Q112 -30 104 -94Q104 -104 92 -104H-92Q-104 -104 -104 -94Z', coral, {
      depth: 20,
      paint: linear([
        [0, '#f79078'],
        [0.5, coral],
        [1, '#cf4f48'],
      ]),
    }),
    volume(box(-100, -110, 200, 22, 11), '#fff0d6', { depth: 7, shade: '#c08a7c' }),
    // A face: it looks at what it eats.
    ...[-26, 26].map(
      (x) => fill(ellipse(x, -62, 9, 11), '#3a2230') + fill(ellipse(x - 3, -66, 3.6), '#ffffff'),
    ),
    stroke('M-14 -42q14 12 28 0', '#7a2a38', 5),
    ...[-48, 48].map((x) => fill(ellipse(x, -46, 11, 7), '#ff9d80', 'opacity=".8"')),
    // Where the hose goes in.
    volume(ellipse(-104, -66, 13, 20), '#4a4a72', { depth: 6 }),
  ]);

/** One ring of the hose. */
const ring = (): Drawing =>
  draw({ x: -17, y: -17, width: 34, height: 34 }, () => [
    fill(ellipse(2, 4, 14), '#2a1f4c', `opacity=".25" filter="${blur(2)}"`),
    volume(ellipse(0, 0, 13.5), '#7a86b0', {
      depth: 6,
      paint: radial(
        [
          [0, '#c4cce4'],
          [0.6, '#8490ba'],
          [1, '#5a658f'],
        ],
        0.36,
        0.3,
        0.75,
      ),
    }),
  ]);

/** The nozzle from above; (0, 0) is the middle of its mouth, the hose comes in from the right. */
const nozzle = (): Drawing =>
  draw({ x: -52, y: -64, width: 128, height: 132 }, () => [
    fill(box(-24, -50, 48, 112, 18), '#2a1f4c', `opacity=".3" filter="${blur(5)}"`),
    volume(box(-4, -17, 70, 34, 14), '#6a76a4', { depth: 9 }),
    volume(box(-26, -56, 44, 112, 18), coral, {
      depth: 12,
      paint: linear(
        [
          [0, '#f79078'],
          [1, '#cf4f48'],
        ],
        0,
        0,
        1,
        1,
      ),
    }),
    fill(box(-26, -46, 10, 92, 5), '#4a3a5c'),
    ...[-36, -18, 0, 18, 36].map((y) => stroke(`M-26 ${y}h-7`, '#fff0d6', 4)),
  ]);

/** A ball of fluff that peeps over its plate; drawn 150 wide, stretched to what it wears. */
const fluff = (seed: number, eyes: 'open' | 'shy'): Drawing =>
  draw({ x: -92, y: -72, width: 184, height: 144 }, () => {
    const body = bumpy(0, 4, 78, 54, 15, seed, 2);
    const colour = ['#cfc6e0', '#c3cbe4', '#d8c6d6'][seed % 3] ?? '#cfc6e0';
    const hairs = Array.from({ length: 22 }, (_, k) => {
      const a = (k / 22) * 6.283 + seed;
      const x = Math.cos(a) * 76;
      const y = 4 + Math.sin(a) * 53;
      return stroke(
        `M${n(x)} ${n(y)}q${n(Math.cos(a) * 8 - 4)} ${n(Math.sin(a) * 8 - 3)} ${n(Math.cos(a) * 12 + 3)} ${n(Math.sin(a) * 12)}`,
        light(colour, 0.4),
        3,
        'opacity=".9"',
      );
    });
    const look =
      eyes === 'open'
        ? [-16, 16]
            .map((x) => fill(ellipse(x, -36, 6.6, 8), '#3a2f4c') + fill(ellipse(x - 2, -39, 2.6), '#ffffff'))
            .join('')
        : [-16, 16].map((x) => stroke(`M${x - 6} -36q6 6 12 0`, '#3a2f4c', 3.6)).join('');
    return [
      shadow(6, 58, 70, 10, 0.36, '#3a2a6c'),
      ...hairs,
      volume(body, colour, {
        depth: 16,
        paint: radial(
          [
            [0, light(colour, 0.5)],
            [0.7, colour],
            [1, dark(colour, 0.08)],
          ],
          0.36,
          0.3,
          0.8,
        ),
      }),
      look,
      fill(ellipse(-30, -26, 7, 4), '#f0a6b0', 'opacity=".6"') +
        fill(ellipse(30, -26, 7, 4), '#f0a6b0', 'opacity=".6"'),
    ];
  });

const plate = (edge: string, top: string): Drawing =>
  draw({ x: -50, y: -38, width: 100, height: 80 }, () => [
    fill(box(-46, -30, 92, 66, 20), '#2a1f66', `opacity=".26" filter="${blur(3)}"`),
    fill(box(-46, -31, 92, 65, 20), edge),
    fill(
      box(-46, -34, 92, 63, 20),
      linear([
        [0, '#ffffff'],
        [0.4, top],
        [1, top],
      ]),
    ),
  ]);

/** A ring of suction round what will be taken. */
const held = (): Drawing =>
  draw({ x: -56, y: -46, width: 112, height: 92 }, () => [
    stroke(box(-50, -40, 100, 80, 26), '#ffffff', 10),
    stroke(box(-50, -40, 100, 80, 26), '#176b7d', 5.5),
  ]);

const tick = (): Drawing =>
  draw({ x: -24, y: -24, width: 48, height: 48 }, () => [
    fill(ellipse(1, 3, 20), '#2a1f66', `opacity=".28" filter="${blur(2)}"`),
    fill(ellipse(0, 0, 20), '#176b7d'),
    fill(ellipse(0, 0, 17), '#1f8499'),
    stroke('M-9 1L-2 8L10 -7', '#ffffff', 5.5),
  ]);

/** What the bag holds, written down. */
const list = (): Drawing =>
  draw({ x: -60, y: -60, width: 120, height: 120 }, () => [
    fill(box(-54, -48, 110, 106, 14), '#4a1f3a', `opacity=".32" filter="${blur(4)}"`),
    volume(box(-56, -54, 110, 106, 14), '#fffaf0', { depth: 6, shade: '#c9b49a', shadeOpacity: 0.4 }),
  ]);

const clip = (): Drawing =>
  draw({ x: -34, y: -20, width: 68, height: 36 }, () => [
    volume(box(-30, -12, 60, 24, 10), '#f6cf7d', { depth: 7, shade: '#b8641c' }),
    fill(ellipse(0, -1, 5), '#a8602c'),
  ]);

/** The power button: everything that was marked goes into the bag. */
const power = (): Drawing =>
  draw({ x: -64, y: -62, width: 128, height: 134 }, () => [
    fill(ellipse(3, 10, 56), '#2a1f66', `opacity=".3" filter="${blur(5)}"`),
    fill(ellipse(0, 7, 56), '#125564'),
    volume(ellipse(0, 0, 56), '#1f8499', {
      depth: 14,
      paint: linear([
        [0, '#4fb9c6'],
        [1, '#176b7d'],
      ]),
    }),
    stroke('M-18 -18A26 26 0 1 0 18 -18', '#ffffff', 10),
    stroke('M0 -30V-4', '#ffffff', 10),
  ]);

const bar = (colour: string): Drawing =>
  draw({ x: -30, y: -26, width: 60, height: 54 }, () => [
    fill(box(-28, -20, 57, 46, 10), '#2a1f66', `opacity=".2" filter="${blur(2)}"`),
    volume(box(-29, -24, 58, 46, 10), colour, {
      depth: 8,
      paint: linear([
        [0, light(colour, 0.3)],
        [1, colour],
      ]),
    }),
  ]);

const dashed = (): Drawing =>
  draw({ x: -30, y: -26, width: 60, height: 54 }, () => [
    fill(box(-27, -22, 54, 42, 10), '#ffe6dc', 'opacity=".7"'),
    stroke(box(-27, -22, 54, 42, 10), '#a3320f', 4, 'stroke-dasharray="8 8"'),
  ]);

const taken = (): Drawing =>
  draw({ x: -30, y: -26, width: 60, height: 54 }, () => [
    fill(box(-28, -23, 56, 44, 10), '#e6dcd8'),
    ...[-40, -20, 0, 20, 40].map((x) => stroke(`M${x - 12} 22l24 -44`, '#a08a94', 3, 'opacity=".55"')),
    stroke(box(-28, -23, 56, 44, 10), '#a08a94', 3, 'stroke-dasharray="6 6"'),
  ]);

const mote = (seed: number): Drawing =>
  draw({ x: -20, y: -18, width: 40, height: 36 }, () =>
    volume(bumpy(0, 0, 15, 12, 7, seed), ['#cfc6e0', '#c3cbe4', '#e0cfd8'][seed % 3] ?? '#cfc6e0', {
      depth: 5,
    }),
  );

const halo = (): Drawing =>
  draw({ x: -60, y: -60, width: 120, height: 120 }, () =>
    fill(
      ellipse(0, 0, 58),
      radial([
        [0, '#fff3b8', 0.95],
        [0.55, '#ffe27a', 0.55],
        [1, '#ffe27a', 0],
      ]),
    ),
  );

const gust = (): Drawing =>
  draw({ x: -70, y: -14, width: 140, height: 28 }, () => [
    stroke('M-62 4Q-20 -12 24 0T64 -4', '#ffffff', 5, 'opacity=".75"'),
    stroke('M-40 10Q-8 0 26 8', '#ffffff', 3.5, 'opacity=".6"'),
  ]);

const shine = (): Drawing =>
  draw({ x: -18, y: -18, width: 36, height: 36 }, () => fill(star(0, 0, 17, 4, 0.26), '#fffbe0'));

/** The vacuum cleaner, fluff and what belongs to them. */
export const vacuumSprites = (): Record<string, Drawing> => ({
  canister: canister(),
  ring: ring(),
  nozzle: nozzle(),
  ...Object.fromEntries(
    [3, 7, 11, 14].flatMap((seed, k): [string, Drawing][] => [
      [`fluff-${k + 1}`, fluff(seed, 'open')],
      [`shy-${k + 1}`, fluff(seed, 'shy')],
    ]),
  ),
  plate: plate('#e8d3b0', '#fffaf0'),
  'plate-held': plate('#8cc8d0', '#e6f4f6'),
  held: held(),
  tick: tick(),
  list: list(),
  clip: clip(),
  power: power(),
  'bar-bag': bar('#2b9fb3'),
  'bar-first': bar('#f0836a'),
  'bar-second': bar('#f3c052'),
  'bar-missing': dashed(),
  'bar-taken': taken(),
  'mote-1': mote(3),
  'mote-2': mote(7),
  'mote-3': mote(11),
  halo: halo(),
  gust: gust(),
  shine: shine(),
});
