import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear } from '../../../assets/drawing/sheet';
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

export const bambooSprites = (): Record<string, Drawing> => ({
  tube: tube(green),
  ghost: tube('#bfe3ea'),
  face: face(),
  node: node(),
  slash: slash(),
  chip: chip(),
  plank: plank(),
});
