import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';
import { rail } from './sizes';

const wood = '#e2b684';

const board = (width: number, height: number, inside: Markup) =>
  volume(box(-width / 2, -height / 2, width, height, 22), wood, {
    depth: 12,
    shade: '#9a5f55',
    paint: linear([
      [0, '#f0cfa2'],
      [1, '#dba974'],
    ]),
    inside:
      ['M-190 -34h120', 'M-20 -44h90', 'M90 40h110', 'M-150 44h140']
        .map((grain) => stroke(grain, '#a86d45', 2, 'opacity=".35"'))
        .join('') + inside,
  });

const socket = (x: number, y: number) =>
  fill(ellipse(x, y + 1.4, 14.8), '#ffe6c2', 'opacity=".85"') +
  fill(
    ellipse(x, y, 14),
    linear([
      [0, '#a87145'],
      [0.5, '#bf8a5a'],
      [1, '#d6a878'],
    ]),
  );

const railBoard = (sockets: boolean, width: number = rail.width) =>
  draw({ x: -width / 2 - 10, y: -rail.height / 2 - 8, width: width + 20, height: rail.height + 26 }, () => {
    const holes: Markup[] = [];
    for (let slot = 0; sockets && slot < 20; slot++) {
      const frame = Math.floor(slot / 10);
      const column = slot % 5;
      const row = Math.floor((slot % 10) / 5);
      const half = (rail.pitch * 5 + rail.frameGap) / 2;
      const x = (frame ? half : -half) + (column - 2) * rail.pitch;
      holes.push(socket(x, (row - 0.5) * rail.pitch));
    }
    const seam = sockets ? stroke('M0 -34V34', '#a86d45', 3, 'opacity=".55"') : '';
    return [
      fill(
        box(-width / 2 + 4, -rail.height / 2 + 10, width, rail.height, 22),
        '#2a1f66',
        `opacity=".32" filter="${blur(6)}"`,
      ),
      fill(box(-width / 2, -rail.height / 2 + 5, width, rail.height, 22), '#a86b4a'),
      board(width, rail.height, seam + holes.join('')),
    ];
  });

/** A small upright ten-frame on the rail, for amounts above 20. */
const tenFrame = () =>
  draw({ x: -20, y: -42, width: 40, height: 84 }, () => [
    fill(box(-18, -40, 36, 80, 11), '#a86d45', 'opacity=".5"'),
    fill(box(-17.5, -38.5, 36, 79, 11), '#c99160'),
  ]);

/** The board the dots fall on, with its places. */
export const railSprites = (): Record<string, Drawing> => ({
  rail: railBoard(true),
  plank: railBoard(false, 96),
  'ten-frame': tenFrame(),
});
