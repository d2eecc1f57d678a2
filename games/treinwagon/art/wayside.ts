import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

/** A sheep in the meadow, feet at (0, 0), which looks to the left. */
const sheep = (coat: string, shade: string): Drawing =>
  draw({ x: -48, y: -70, width: 92, height: 76 }, () => [
    shadow(2, 0, 34, 5, 0.34, '#2f4a3a'),
    ...[-16, -4, 14, 24].map((x) => volume(box(x - 3, -20, 7, 20, 3), '#4f4164', { depth: 2 })),
    volume(bumpy(6, -34, 32, 22, 9, 5, 0.9), coat, { depth: 12, shade }),
    volume(ellipse(-26, -42, 13, 15), '#5f4f74', { depth: 5, shade: '#2f2444' }),
    volume(ellipse(-13, -50, 4, 8), '#5f4f74', { depth: 2 }),
    volume(bumpy(-24, -56, 12, 8, 6, 3, 0.9), coat, { depth: 4, shade }),
    fill(ellipse(-31, -43, 4.2, 4.8), '#ffffff') + fill(ellipse(-32, -42.4, 2.2, 2.8), '#241a34'),
    fill(ellipse(-22, -43, 3.4, 4.2), '#ffffff') + fill(ellipse(-23, -42.4, 1.9, 2.5), '#241a34'),
    stroke('M-34 -33q5 4 10 0', '#f3c9c0', 2),
  ]);

const birdBody = (wing: string) =>
  group([
    volume('M-15 -10Q-16 -24 -4 -25Q12 -24 18 -8Q8 0 -4 0Q-13 -2 -15 -10Z', '#f2f4fb', {
      depth: 6,
      shade: '#7d84b8',
    }),
    volume(ellipse(-12, -24, 9, 8.5), '#5f6fa8', { depth: 4, shade: '#2f3470' }),
    fill('M-20 -24l-8 3l8 2Z', '#f0a03c'),
    fill(ellipse(-15, -26, 1.9, 2.3), '#ffffff'),
    volume(wing, '#7f8dc0', { depth: 5, shade: '#3f4780' }),
  ]);

/** A pigeon that sits on the viaduct, and one that flies off. */
const pigeon = (): Drawing =>
  draw({ x: -32, y: -38, width: 56, height: 42 }, () => [
    stroke('M-2 0v3M4 0v3', '#e0735c', 2.4),
    birdBody('M-4 -18Q10 -20 22 -6Q8 -2 -2 -8Z'),
  ]);

const flyingPigeon = (): Drawing =>
  draw({ x: -32, y: -56, width: 60, height: 60 }, () => birdBody('M-6 -18Q0 -44 18 -52Q22 -30 12 -14Z'));

/** A hot-air balloon in stripes of the coaches; (0, 0) is the foot of its basket. */
const balloon = (one: string, other: string): Drawing =>
  draw({ x: -56, y: -164, width: 112, height: 168 }, () => {
    const skin =
      'M0 -160C34 -160 52 -134 52 -108C52 -78 24 -58 14 -40H-14C-24 -58 -52 -78 -52 -108C-52 -134 -34 -160 0 -160Z';
    return [
      stroke('M-13 -40L-10 -22M13 -40L10 -22', '#7d5a56', 2),
      volume(skin, one, {
        depth: 18,
        shade: '#5f3a78',
        inside:
          fill(
            'M0 -160C16 -150 20 -128 20 -108C20 -78 10 -58 6 -40H-6C-10 -58 -20 -78 -20 -108C-20 -128 -16 -150 0 -160Z',
            other,
          ) +
          fill('M-52 -108C-52 -78 -24 -58 -14 -40H-26L-60 -90Z', other) +
          fill('M52 -108C52 -78 24 -58 14 -40H26L60 -90Z', other),
      }),
      volume(box(-13, -22, 26, 20, 5), '#c98a5c', {
        depth: 6,
        inside: stroke('M-13 -14h26M-13 -8h26', '#8f5a3c', 2, 'opacity=".6"'),
      }),
    ];
  });

/** A signal on the viaduct: its mast with both lamps, feet at (0, 0), and the arm that is turned about its left end. */
const signal = (): Drawing =>
  draw({ x: -16, y: -132, width: 32, height: 136 }, () => [
    volume(box(-4, -124, 8, 124, 3), '#5f5688', { depth: 3 }),
    volume(box(-10, -8, 20, 9, 3), '#5f5688', { depth: 3 }),
    volume(ellipse(0, -125, 6), '#ffc83d', { depth: 3, shade: '#c9701c' }),
  ]);

const signalArm = (): Drawing =>
  draw({ x: -10, y: -12, width: 72, height: 24 }, () =>
    volume(box(-8, -9, 68, 18, 5), '#e0493f', {
      depth: 4,
      inside: fill(box(40, -9, 9, 18, 0), '#fff6e6'),
      paint: linear([
        [0, '#f0705e'],
        [1, '#c93a3c'],
      ]),
    }),
  );

/** A star of a firework, painted by the scene. */
const spark = (): Drawing =>
  draw({ x: -14, y: -14, width: 28, height: 28 }, () =>
    fill('M0 -13Q2 -3 13 0Q2 3 0 13Q-2 3 -13 0Q-2 -3 0 -13Z', '#ffffff'),
  );

/** What stands along the way over the viaduct. */
export const waysideSprites = (): Record<string, Drawing> => ({
  'sheep-1': sheep('#fffaf0', '#b3a4cc'),
  'sheep-2': sheep('#f0dcc0', '#a8846c'),
  'pigeon-1': pigeon(),
  'pigeon-2': flyingPigeon(),
  'balloon-1': balloon('#e0493f', '#ffe0a0'),
  'balloon-2': balloon('#5b93c8', '#fff2d0'),
  signal: signal(),
  'signal-arm': signalArm(),
  spark: spark(),
});
