import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

/** A wooden peg astride the line; (0, 0) is the line. */
const peg = (colour: string): Drawing =>
  draw({ x: -14, y: -26, width: 28, height: 54 }, () => [
    volume('M-9 -22Q0 -28 9 -22L8 22Q4 26 2 22L1 -2H-1L-2 22Q-4 26 -8 22Z', colour, { depth: 5 }),
    stroke('M-8 -2H8', dark(colour, 0.5), 2.4, 'opacity=".7"'),
  ]);

/** A wicker basket; (0, 0) is the middle of its foot. */
const basket = (): Drawing =>
  draw({ x: -104, y: -112, width: 216, height: 132 }, () => {
    const colour = '#dca662';
    const weave: Markup[] = [];
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 9; column++)
        weave.push(
          fill(
            box(-92 + column * 22 + (row % 2) * 11, -66 + row * 15, 19, 11, 5),
            row % 2 ? light(colour, 0.3) : dark(colour, 0.18),
            'opacity=".7"',
          ),
        );
    return [
      shadow(8, 4, 92, 12, 0.4, '#1d4a2c'),
      volume('M-62 -76Q-50 -108 -12 -92Q16 -112 48 -90Q70 -86 66 -68H-66Z', '#fff6e6', {
        depth: 12,
        shade: '#8a8fd0',
      }),
      volume('M6 -88Q30 -104 52 -84L54 -66H10Z', '#9fd0e8', { depth: 8 }),
      volume('M-88 -74H88Q84 -20 72 -2Q0 10 -72 -2Q-84 -20 -88 -74Z', colour, {
        depth: 16,
        inside: weave.join(''),
      }),
      volume(box(-94, -80, 188, 17, 8), light(colour, 0.2), { depth: 7 }),
      stroke('M-88 -66Q-112 -60 -86 -40', dark(colour, 0.3), 8),
      stroke('M88 -66Q112 -60 86 -40', dark(colour, 0.3), 8),
    ];
  });

/** A clothes rail on wheels, where what was washed is kept; (0, 0) is the middle of its foot. */
const rack = (): Drawing =>
  draw({ x: -150, y: -184, width: 310, height: 200 }, () => {
    const metal = '#7c97b8';
    const pole = (x: number) =>
      volume(`M${x - 6} 0V-168Q${x} -178 ${x + 6} -168V0Z`, metal, { depth: 5 }) +
      volume(box(x - 30, -10, 60, 11, 5), metal, { depth: 4 }) +
      [-22, 22].map((wheel) => volume(ellipse(x + wheel, 5, 7), '#4a5a8a', { depth: 3 })).join('');
    return [
      shadow(-112, 12, 40, 6, 0.38, '#1d4a2c'),
      shadow(122, 12, 40, 6, 0.38, '#1d4a2c'),
      pole(-120),
      pole(120),
      volume(box(-128, -172, 256, 12, 6), light(metal, 0.25), { depth: 5 }),
    ];
  });

/** A little flag that marks a part of the line: half, quarter; (0, 0) is the line. */
const mark = (): Drawing =>
  draw({ x: -8, y: -16, width: 16, height: 32 }, () => [volume('M-5 -12H5V12H-5Z', '#8a6fc9', { depth: 3 })]);

/** Points at the spot of the line that was chosen; (0, 0) is the line. */
const clasp = (): Drawing =>
  draw({ x: -26, y: -44, width: 52, height: 52 }, () => [
    volume('M-20 -40H20Q24 -20 0 -2Q-24 -20 -20 -40Z', '#ffc83d', { depth: 8, shade: '#d9772a' }),
  ]);

const leaf = (colour: string): Drawing =>
  draw({ x: -16, y: -12, width: 32, height: 24 }, () => [
    volume('M-14 0Q0 -14 14 0Q0 14 -14 0Z', colour, { depth: 5 }),
    stroke('M-10 0H10', dark(colour, 0.4), 1.6, 'opacity=".6"'),
  ]);

export const thingSprites = (): Record<string, Drawing> => ({
  peg: peg('#e0a86a'),
  'peg-end': peg('#5f8fc0'),
  basket: basket(),
  rack: rack(),
  mark: mark(),
  clasp: clasp(),
  'leaf-a': leaf('#8cc66a'),
  'leaf-b': leaf('#f6cf7d'),
});
