import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

const green = '#8fc768';
const half = 27;

/** Light falls along a cane: the same from end to end, so that it can be drawn to any length. */
const round = (colour: string): string =>
  linear([
    [0, light(colour, 0.25)],
    [0.2, light(colour, 0.7)],
    [0.45, colour],
    [0.8, dark(colour, 0.28)],
    [1, dark(colour, 0.42)],
  ]);

const tube = (colour: string): Drawing =>
  draw({ x: -20, y: -half, width: 40, height: half * 2 }, () =>
    fill(box(-20, -half, 40, half * 2, 0), round(colour)),
  );

/** A cut face at the right end; turned for the left one. */
const face = (): Drawing =>
  draw({ x: -11, y: -half, width: 22, height: half * 2 }, () => [
    fill(ellipse(0, 0, 10, half), '#f4e7b8'),
    fill(ellipse(1, 0, 6.5, half * 0.68), dark('#c9a86a', 0.3)),
    fill(ellipse(2.4, 1, 5, half * 0.58), '#8a6a4a'),
  ]);

const node = (): Drawing =>
  draw({ x: -8, y: -half - 3, width: 16, height: half * 2 + 6 }, () => [
    fill(box(-4, -half - 2, 8, half * 2 + 4, 4), round('#a7d67e')),
    stroke(`M5 ${-half + 2}V${half - 2}`, dark(green, 0.5), 2.4, 'opacity=".5"'),
  ]);

/** The blade stands on the place of the cut; (0, 0) is the middle of the cane. */
const blade = (): Drawing =>
  draw({ x: -24, y: -150, width: 48, height: 210 }, () => [
    volume('M-7 -62L-6 34Q-2 52 7 56V-62Z', '#dfe9f8', {
      depth: 6,
      shade: '#6f86c8',
      inside: fill('M1 -62V50L7 56V-62Z', '#ffffff', 'opacity=".7"'),
    }),
    volume(box(-19, -72, 38, 13, 6), '#ffc83d', { depth: 5, shade: '#d9772a' }),
    volume(box(-8, -142, 16, 72, 7), '#4a5aa6', {
      depth: 5,
      inside: [-132, -116, -100, -84]
        .map((y) => fill(`M-9 ${y}L0 ${y + 7}L9 ${y}L0 ${y - 7}Z`, '#e0493f'))
        .join(''),
    }),
  ]);

const slash = (): Drawing =>
  draw({ x: -60, y: -190, width: 120, height: 380 }, () => [
    fill('M-34 -184Q46 -20 -10 184Q2 -10 -34 -184Z', '#ffffff', 'opacity=".95"'),
    fill('M-34 -184Q74 -10 -10 184Q26 0 -34 -184Z', '#cfe6ff', 'opacity=".6"'),
  ]);

const chip = (): Drawing =>
  draw({ x: -9, y: -5, width: 18, height: 10 }, () =>
    volume('M-8 0Q0 -6 8 -1Q2 6 -8 0Z', '#c9e89a', { depth: 2 }),
  );

/** A plank of the bridge, seen from the side. */
const plank = (): Drawing =>
  draw({ x: -19, y: -12, width: 38, height: 26 }, () => [
    volume(box(-17, -9, 34, 18, 8), '#9fcf74', {
      depth: 6,
      inside: stroke('M-4 -9V9', dark(green, 0.5), 2.4, 'opacity=".5"'),
    }),
  ]);

const lantern = (): Drawing =>
  draw({ x: -20, y: -6, width: 40, height: 56 }, () => [
    stroke('M0 -4V8', '#4a5aa6', 3),
    volume(ellipse(0, 26, 17, 19), '#ff8f6a', { depth: 8, shade: '#c9402f' }),
    fill(ellipse(-2, 26, 8, 12), '#ffe9a8', 'opacity=".75"'),
    fill(box(-8, 5, 16, 5, 2), '#4a3a6a'),
    fill(box(-8, 42, 16, 5, 2), '#4a3a6a'),
  ]);

/** The band a ninja wears; from the neck of the head. */
const band = (): Drawing =>
  draw({ x: -80, y: -6, width: 150, height: 70 }, () => [
    volume('M-56 26Q-84 20 -76 46Q-62 40 -52 40ZM-54 30Q-78 44 -66 62Q-54 50 -46 42Z', '#e0493f', {
      depth: 6,
    }),
    volume('M-58 22Q0 -8 58 22L56 42Q0 14 -56 42Z', '#f05a4a', { depth: 7, shade: '#8a1f4e' }),
    fill(ellipse(4, 20, 9), '#ffd766'),
  ]);

interface Fruit {
  readonly skin: string;
  readonly flesh: string;
  readonly rind: string;
  readonly seeds: string;
}

const fruits: Record<string, Fruit> = {
  melon: { skin: '#57a866', flesh: '#f0694f', rind: '#f3fbe0', seeds: '#4a2a3a' },
  orange: { skin: '#ff9f3d', flesh: '#ffc266', rind: '#fff0d0', seeds: '#ffe6b0' },
  plum: { skin: '#8a6fc9', flesh: '#f6cf7d', rind: '#e6c2f0', seeds: '#9a5a3a' },
};

const whole = ({ skin }: Fruit): Markup =>
  volume(ellipse(0, 0, 44), skin, { depth: 15 }) +
  stroke('M0 -42Q2 -54 12 -58', '#7a5a3a', 5) +
  volume('M6 -50Q22 -66 38 -54Q24 -42 6 -50Z', '#6fbf68', { depth: 4 });

const cut = ({ skin, flesh, rind, seeds }: Fruit): Markup =>
  volume('M-44 0A44 44 0 0 0 44 0Q0 -12 -44 0Z', skin, { depth: 13 }) +
  fill(ellipse(0, 0, 44, 15), rind) +
  fill(ellipse(0, 0, 38, 11.5), flesh) +
  [-20, -6, 8, 22].map((x, index) => fill(ellipse(x, index % 2 ? 3 : -3, 3, 2), seeds)).join('');

const fruitSprites = (): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(fruits).flatMap(([name, fruit]) => [
      [name, draw({ x: -50, y: -70, width: 100, height: 120 }, () => whole(fruit))],
      [`${name}-half`, draw({ x: -50, y: -20, width: 100, height: 70 }, () => cut(fruit))],
    ]),
  );

export const bambooSprites = (): Record<string, Drawing> => ({
  tube: tube(green),
  ghost: tube('#bfe3ea'),
  face: face(),
  node: node(),
  blade: blade(),
  slash: slash(),
  chip: chip(),
  plank: plank(),
  lantern: lantern(),
  'ninja-band': band(),
  ...fruitSprites(),
});
