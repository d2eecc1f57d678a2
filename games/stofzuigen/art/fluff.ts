import { dark, light } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

/** Pale: the game tints it. */
const fur = '#e4dcee';
const moteFurs = ['#d9c9f2', '#f3cdd6', '#f0dcb4'] as const;

/** A clump of fluff on its feet, its sum on its calm middle. (0, 0) is its middle. */
const fluff = (seed: number): Drawing =>
  draw({ x: -122, y: -102, width: 244, height: 206 }, () => {
    const hairs = Array.from({ length: 34 }, (_, k) => {
      const a = (k / 34) * 6.283 + seed;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      return stroke(
        `M${n(dx * 101)} ${n(4 + dy * 76)}q${n(dx * 8 - 5)} ${n(dy * 8 - 4)} ${n(dx * 14 + 4)} ${n(dy * 13)}`,
        light(fur, 0.35),
        3.4,
        'opacity=".95"',
      );
    });
    return [
      shadow(8, 86, 92, 13, 0.4, '#2a2f6c'),
      ...[-40, 40].map((x) => volume(ellipse(x, 80, 20, 11), dark(fur, 0.26), { depth: 6 })),
      ...hairs,
      // A tuft that stands up.
      ...[-14, 0, 14].map((x) =>
        stroke(`M${x * 0.5} -66q${x} -14 ${x * 1.5} -24`, light(fur, 0.2), 5, 'opacity=".95"'),
      ),
      volume(bumpy(0, 4, 103, 77, 19, seed, 2), fur, {
        depth: 19,
        shadeOpacity: 0.5,
        paint: radial(
          [
            [0, light(fur, 0.74)],
            [0.66, light(fur, 0.42)],
            [1, dark(fur, 0.05)],
          ],
          0.46,
          0.5,
          0.72,
        ),
      }),
      ...[-44, 44].map((x) => fill(ellipse(x, -38, 11, 6.5), '#f2909c', 'opacity=".55"')),
    ];
  });

/** The eyes of a fluff, above its sum. */
const fluffEyes = (kind: 'open' | 'shy'): Drawing =>
  draw({ x: -36, y: -18, width: 72, height: 36 }, () =>
    group(
      [-19, 19].map((x) =>
        kind === 'open'
          ? fill(ellipse(x, 0, 11.5, 13), '#ffffff') +
            fill(ellipse(x, 1, 8, 9.6), '#3a2f4c') +
            fill(ellipse(x - 2.6, -3, 3.2), '#ffffff')
          : stroke(`M${x - 9} 1q9 9 18 0`, '#3a2f4c', 4.6),
      ),
    ),
  );

/** A ring of suction round what will be taken. */
const held = (): Drawing =>
  draw({ x: -128, y: -108, width: 256, height: 216 }, () => {
    const ring = bumpy(0, 2, 108, 88, 13, 5);
    return [stroke(ring, '#ffffff', 15), stroke(ring, '#176b7d', 8)];
  });

const tick = (): Drawing =>
  draw({ x: -28, y: -28, width: 56, height: 56 }, () => [
    fill(ellipse(1, 3, 24), '#2a1f66', `opacity=".28" filter="${blur(2)}"`),
    fill(ellipse(0, 0, 24), '#ffffff'),
    fill(ellipse(0, 0, 20), '#1f8499'),
    stroke('M-10 1L-3 9L11 -8', '#ffffff', 6),
  ]);

/** One speck of a clump of dust. */
const speck = (colour: string): Drawing =>
  draw({ x: -14, y: -14, width: 28, height: 28 }, () => volume(ellipse(0, 0, 12), colour, { depth: 5 }));

const mote = (seed: number): Drawing =>
  draw({ x: -20, y: -18, width: 40, height: 36 }, () =>
    volume(bumpy(0, 0, 15, 12, 7, seed), moteFurs[seed % moteFurs.length] ?? moteFurs[0], { depth: 5 }),
  );

/** Soft dust that lies over floor and furniture, to be drawn at twice its size. */
const gloom = (): Drawing =>
  draw({ x: -45, y: -40, width: 90, height: 80 }, () =>
    fill(
      ellipse(0, 0, 44, 39),
      radial([
        [0, '#5b4f86', 0.62],
        [0.5, '#5b4f86', 0.5],
        [1, '#5b4f86', 0],
      ]),
    ),
  );

/** A panel in the rug's edge, still without its pattern. */
const panel = (): Drawing =>
  draw({ x: -27, y: -38, width: 54, height: 76 }, () => [
    fill(box(-25, -36, 50, 72, 9), '#6f9cca', 'opacity=".92"'),
    stroke(box(-24, -35, 48, 70, 8), '#fff6e4', 2.6, 'stroke-dasharray="5 5" opacity=".75"'),
  ]);

/** A thread of the woven pattern, tinted. */
const thread = (): Drawing =>
  draw({ x: -16, y: -10, width: 32, height: 20 }, () => [
    fill(box(-15, -9, 30, 18, 3), '#ffffff'),
    ...[-10, -2, 6].map((x) => stroke(`M${x} 8l6 -16`, '#b9a8a0', 1.6, 'opacity=".5"')),
  ]);

/** The fluff, its dust, and the panels of what was found. */
export const fluffSprites = (): Record<string, Drawing> => ({
  'fluff-1': fluff(3),
  'fluff-2': fluff(7),
  'fluff-eyes-open': fluffEyes('open'),
  'fluff-eyes-shy': fluffEyes('shy'),
  held: held(),
  tick: tick(),
  'speck-first': speck('#ec7358'),
  'speck-second': speck('#eeb12f'),
  'mote-1': mote(3),
  'mote-2': mote(7),
  'mote-3': mote(11),
  gloom: gloom(),
  panel: panel(),
  thread: thread(),
});
