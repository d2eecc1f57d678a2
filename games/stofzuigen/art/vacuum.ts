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

/** A clump of fluff; what it is worth lies on its calm middle. (0, 0) is its middle. */
const fluff = (seed: number): Drawing =>
  draw({ x: -126, y: -116, width: 252, height: 232 }, () => {
    const body = bumpy(0, 6, 106, 94, 19, seed, 2);
    const colour = ['#d9d2e8', '#d0d6ea', '#e2d3e0'][seed % 3] ?? '#d9d2e8';
    const hairs = Array.from({ length: 30 }, (_, k) => {
      const a = (k / 30) * 6.283 + seed;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      return stroke(
        `M${n(dx * 103)} ${n(6 + dy * 92)}q${n(dx * 7 - 4)} ${n(dy * 7 - 3)} ${n(dx * 11 + 3)} ${n(dy * 11)}`,
        light(colour, 0.4),
        3,
        'opacity=".9"',
      );
    });
    return [
      shadow(8, 96, 92, 13, 0.36, '#3a2a6c'),
      ...hairs,
      volume(body, colour, {
        depth: 18,
        paint: radial(
          [
            [0, light(colour, 0.62)],
            [0.72, light(colour, 0.2)],
            [1, dark(colour, 0.08)],
          ],
          0.42,
          0.4,
          0.76,
        ),
      }),
      ...[-38, 38].map((x) => fill(ellipse(x, -56, 8, 5), '#f0a6b0', 'opacity=".7"')),
    ];
  });

/** The eyes of a fluff, above what lies on it. */
const fluffEyes = (kind: 'open' | 'shy'): Drawing =>
  draw({ x: -30, y: -14, width: 60, height: 28 }, () =>
    group(
      [-17, 17].map((x) =>
        kind === 'open'
          ? fill(ellipse(x, 0, 7, 8.6), '#3a2f4c') + fill(ellipse(x - 2.2, -3, 2.7), '#ffffff')
          : stroke(`M${x - 7} 1q7 7 14 0`, '#3a2f4c', 3.8),
      ),
    ),
  );

/** One speck of a clump of dust: full, or the hollow that a speck left behind. */
const speck = (colour: string): Drawing =>
  draw({ x: -14, y: -14, width: 28, height: 28 }, () => volume(ellipse(0, 0, 12), colour, { depth: 5 }));

const hollow = (): Drawing =>
  draw({ x: -14, y: -14, width: 28, height: 28 }, () =>
    stroke(ellipse(0, 0, 10.5), '#77708f', 3, 'stroke-dasharray="5 4"'),
  );

const plate = (): Drawing =>
  draw({ x: -50, y: -38, width: 100, height: 80 }, () => [
    fill(box(-46, -30, 92, 66, 20), '#2a1f66', `opacity=".26" filter="${blur(3)}"`),
    fill(box(-46, -31, 92, 65, 20), '#e8d3b0'),
    fill(
      box(-46, -34, 92, 63, 20),
      linear([
        [0, '#ffffff'],
        [0.4, '#fffaf0'],
        [1, '#fffaf0'],
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

/** The rack beside the vacuum cleaner: what was sucked up lies in it as bars. */
const rack = (): Drawing =>
  draw({ x: -70, y: -70, width: 140, height: 140 }, () => [
    fill(box(-60, -56, 124, 122, 22), '#4a1f3a', `opacity=".34" filter="${blur(5)}"`),
    volume(box(-64, -64, 124, 122, 22), '#d99a68', { depth: 9, shade: '#8a1f4e', shadeOpacity: 0.4 }),
    fill(box(-51, -51, 98, 96, 13), '#fff3dd'),
    fill(box(-51, -51, 98, 8, 4), '#c9a27c', 'opacity=".4"'),
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
  'fluff-1': fluff(3),
  'fluff-2': fluff(7),
  'fluff-3': fluff(11),
  'fluff-eyes-open': fluffEyes('open'),
  'fluff-eyes-shy': fluffEyes('shy'),
  plate: plate(),
  held: held(),
  tick: tick(),
  rack: rack(),
  'speck-first': speck('#ec7358'),
  'speck-second': speck('#eeb12f'),
  'speck-taken': hollow(),
  power: power(),
  'bar-bag': bar('#72ccd4'),
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
