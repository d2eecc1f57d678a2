import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const coral = '#e8694f';
/** The machine is drawn small, and painted at this size. */
const large = 1.3;

const enlarged = (parts: readonly Markup[]): Markup => place(0, 0, group(parts), large);

/** The vacuum cleaner with its clear bag: the plate says what belongs in it. (0, 0) is the middle of its foot. */
const canister = (): Drawing =>
  draw({ x: -154, y: -350, width: 308, height: 384 }, () => [
    enlarged([
      shadow(10, 4, 112, 18, 0.46, '#4a1f3a'),
      // The clear bag.
      volume('M-94 -84Q-116 -258 0 -266Q116 -258 94 -84Z', '#cfe9f2', {
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
      }),
      stroke('M-78 -170Q-74 -232 -34 -248', '#ffffff', 8, 'opacity=".9"'),
      fill(ellipse(-82, -140, 5, 8), '#ffffff', 'opacity=".85"'),
      // Body and wheels.
      ...[-78, 78].map((x) =>
        group([
          volume(ellipse(x, -26, 30, 30), '#4a4a72', { depth: 10 }),
          volume(ellipse(x, -26, 15), '#f6cf7d', { depth: 6 }),
        ]),
      ),
      volume(
        'M-104 -94Q-112 -30 -70 -12H70Q112 -30 104 -94Q104 -104 92 -104H-92Q-104 -104 -104 -94Z',
        coral,
        {
          depth: 20,
          paint: linear([
            [0, '#f79078'],
            [0.5, coral],
            [1, '#cf4f48'],
          ]),
        },
      ),
      volume(box(-100, -110, 200, 22, 11), '#fff0d6', { depth: 7, shade: '#c08a7c' }),
      ...[-52, 52].map((x) => fill(ellipse(x, -46, 12, 8), '#ff9d80', 'opacity=".8"')),
      // Where the hose goes in.
      volume(ellipse(-104, -66, 13, 20), '#4a4a72', { depth: 6 }),
    ]),
  ]);

/** The eyes of the machine: it looks at what it eats. */
const eyes = (kind: 'open' | 'happy' | 'tight'): Drawing =>
  draw({ x: -56, y: -20, width: 112, height: 40 }, () =>
    enlarged(
      [-28, 28].map((x) => {
        if (kind === 'open')
          return (
            fill(ellipse(x, 0, 13, 14), '#ffffff') +
            fill(ellipse(x - 1, 1, 9, 11), '#3a2230') +
            fill(ellipse(x - 4, -4, 3.6), '#ffffff')
          );
        return kind === 'happy'
          ? stroke(`M${x - 11} 4q11 -15 22 0`, '#3a2230', 6)
          : stroke(`M${x - 10} -6l${x < 0 ? 18 : 2} 6l${x < 0 ? -18 : 18} 6`, '#3a2230', 5.4);
      }),
    ),
  );

const mouth = (kind: 'smile' | 'full' | 'oh' | 'laugh'): Drawing =>
  draw({ x: -50, y: -18, width: 100, height: 40 }, () =>
    enlarged([
      kind === 'smile'
        ? stroke('M-15 -3q15 13 30 0', '#7a2a38', 5.4)
        : kind === 'oh'
          ? fill(ellipse(0, 2, 8, 9), '#7a2a38')
          : kind === 'laugh'
            ? fill('M-20 -8H20Q18 16 0 16Q-18 16 -20 -8Z', '#7a2a38') + fill(ellipse(0, 11, 10, 5), '#ff8a8a')
            : group([-24, 24].map((x) => volume(ellipse(x, 0, 13, 12), '#f79078', { depth: 5 }))) +
              stroke('M-8 0q8 -5 16 0', '#7a2a38', 5.4),
    ]),
  );

/** One ring of the hose. */
const ring = (): Drawing =>
  draw({ x: -19, y: -19, width: 38, height: 38 }, () => [
    fill(ellipse(2, 4, 16), '#2a1f4c', `opacity=".25" filter="${blur(2)}"`),
    volume(ellipse(0, 0, 15.5), '#7a86b0', {
      depth: 6,
      paint: radial(
        [
          [0, '#d2d9ec'],
          [0.6, '#8f9bc4'],
          [1, '#5f6a96'],
        ],
        0.36,
        0.3,
        0.75,
      ),
    }),
  ]);

/** A ring of the clear hose through which dust of a colour runs. */
const fullRing = (colour: string, shade: string): Drawing =>
  draw({ x: -19, y: -19, width: 38, height: 38 }, () =>
    volume(ellipse(0, 0, 16.5), colour, { depth: 6, shade }),
  );

/** The nozzle from above; (0, 0) is the middle of its mouth, the hose comes in from the right. */
const nozzle = (): Drawing =>
  draw({ x: -60, y: -76, width: 148, height: 156 }, () => [
    fill(box(-24, -60, 52, 132, 20), '#2a1f4c', `opacity=".3" filter="${blur(5)}"`),
    volume(box(-4, -19, 78, 38, 16), '#6a76a4', { depth: 9 }),
    volume(box(-28, -68, 50, 136, 20), coral, {
      depth: 13,
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
    fill(box(-28, -56, 11, 112, 5), '#4a3a5c'),
    ...[-44, -22, 0, 22, 44].map((y) => stroke(`M-28 ${y}h-9`, '#fff0d6', 5)),
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

/** The vacuum cleaner and what belongs to it. */
export const vacuumSprites = (): Record<string, Drawing> => ({
  canister: canister(),
  'eyes-open': eyes('open'),
  'eyes-happy': eyes('happy'),
  'eyes-tight': eyes('tight'),
  'mouth-smile': mouth('smile'),
  'mouth-full': mouth('full'),
  'mouth-oh': mouth('oh'),
  'mouth-laugh': mouth('laugh'),
  ring: ring(),
  'ring-first': fullRing('#f0836a', '#a3402c'),
  'ring-second': fullRing('#f3c052', '#b8761c'),
  nozzle: nozzle(),
  power: power(),
});
