import { bush, pine, tree } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';
import { roadsideDrawn } from './sizes';

const small = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: () => Markup | readonly Markup[],
): Drawing => {
  const k = roadsideDrawn;
  return draw(
    {
      x: Math.round(x * k),
      y: Math.round(y * k),
      width: Math.round(width * k),
      height: Math.round(height * k),
    },
    () => group(paint(), `transform="scale(${k})"`),
  );
};

/** What stands along the road, as large as it is beside the car; the foot is at (0, 0). */
export const roadsideSprites = (): Record<string, Drawing> => ({
  'side-tree': small(-112, -290, 262, 326, () => tree(0, 0, 196, '#57ad7c', 3)),
  'side-pine': small(-100, -240, 234, 274, () => pine(0, 0, 230, '#3f9a80')),
  'side-bush': small(-92, -104, 214, 132, () => bush(0, 0, 166, '#5cb486', 4)),
  'side-lamp': small(-44, -280, 120, 296, () => [
    shadow(10, 2, 34, 7, 0.36, '#1d4f5c'),
    volume('M-7 0L-4 -236H4L7 0Z', '#6a74c6', { depth: 5 }),
    stroke('M0 -232Q4 -262 34 -262', '#6a74c6', 8),
    volume(box(24, -272, 36, 18, 9), '#8f9ee6', { depth: 5 }),
    fill(ellipse(42, -252, 13, 7), '#fff2bd'),
    glow(42, -244, 24, 16, '#ffe39a', 8, 0.6),
    volume(box(-16, -12, 32, 14, 6), '#5a63b6', { depth: 5 }),
  ]),
  'side-tyres': small(-84, -106, 186, 128, () => [
    shadow(8, 4, 78, 11, 0.4, '#1d4f5c'),
    ...[-44, 0, 44].map(
      (x) =>
        volume(ellipse(x, -16, 27, 22), '#5c5690', { depth: 8 }) +
        fill(ellipse(x, -20, 12, 8), '#37325e', 'opacity=".7"'),
    ),
    ...[-22, 22].map(
      (x) =>
        volume(ellipse(x, -46, 27, 22), '#fff3dd', { depth: 8, shade: '#8f86b8' }) +
        fill(ellipse(x, -50, 12, 8), '#8f86b8', 'opacity=".7"'),
    ),
    volume(ellipse(0, -76, 27, 22), '#ff8a5e', { depth: 8 }) +
      fill(ellipse(0, -80, 12, 8), '#a8452f', 'opacity=".6"'),
  ]),
});
