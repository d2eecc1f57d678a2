import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse } from '../../../assets/drawing/shape';
import { clip, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** Suds at the far side of the bath, behind everyone who sits in it. */
export const suds = (): Drawing =>
  draw({ x: -450, y: -90, width: 900, height: 110 }, () => {
    const heaps = [
      [-360, -14, 90, 34, 3],
      [-220, -22, 110, 44, 5],
      [-60, -12, 120, 34, 8],
      [100, -26, 120, 46, 13],
      [250, -14, 110, 36, 17],
      [360, -10, 80, 30, 21],
    ] as const;
    return heaps.map(([x, y, rx, ry, seed]) => foam(x, y, rx, ry, seed));
  });

const foam = (x: number, y: number, rx: number, ry: number, seed: number): Markup => {
  const next = random(seed);
  const shape = bumpy(x, y, rx, ry, 11, seed, 0.7);
  const cells = Array.from({ length: 9 }, () => {
    const angle = next() * 6.28;
    const reach = Math.sqrt(next()) * 0.8;
    const size = 5 + next() * 11;
    const cx = x + Math.cos(angle) * rx * reach;
    const cy = y + Math.sin(angle) * ry * reach;
    return (
      fill(ellipse(cx, cy, size), '#dff1fb', 'opacity=".75"') +
      fill(ellipse(cx - size * 0.3, cy - size * 0.34, size * 0.3), '#ffffff')
    );
  });
  return volume(shape, '#fbfdff', {
    depth: 15,
    shade: '#8fb6e4',
    shadeOpacity: 0.5,
    rim: '#ffffff',
    inside: cells.join(''),
  });
};

/** The bath from the front: (0, 0) is the middle of its rim's upper edge. */
export const bath = (): Drawing =>
  draw({ x: -500, y: -46, width: 1000, height: 232 }, () => {
    const body = 'M-446 22Q-440 106 -372 136Q-330 150 -250 150H250Q330 150 372 136Q440 106 446 22Z';
    const claw = (side: number) =>
      shadow(side * 300 + 8, 164, 62, 9, 0.5, '#4a1f3a') +
      volume(
        `M${side * 246} 122Q${side * 350} 122 ${side * 348} 144Q${side * 336} 168 ${side * 312} 166H${side * 270}Q${side * 258} 162 ${side * 262} 150Z`,
        '#f3bb52',
        { depth: 9, shade: '#a85a2a' },
      );
    return [
      claw(-1),
      claw(1),
      volume(body, '#fdf3e6', {
        depth: 34,
        shade: '#8f93d2',
        shadeOpacity: 0.5,
        paint: linear([
          [0, '#f1e3da'],
          [0.16, '#fff9ef'],
          [0.62, '#f7ecea'],
          [1, '#d8d0ea'],
        ]),
        inside: glow(-250, 66, 150, 34, '#ffffff', 20, 0.7) + glow(0, 152, 420, 16, '#f2a97c', 9, 0.75),
        over: `<g clip-path="${clip(body)}">${glow(0, 26, 460, 13, '#5f5bb0', 8, 0.34)}</g>`,
      }),
      volume(box(-478, -6, 956, 38, 19), '#fff8ee', {
        depth: 11,
        shade: '#9a97d6',
        paint: linear([
          [0, '#ffffff'],
          [1, '#f1e6e6'],
        ]),
      }),
      stroke('M-452 3H-120', '#ffffff', 5, 'opacity=".95"'),
      stroke('M-104 3H-84', '#ffffff', 5, 'opacity=".95"'),
      group(
        [
          foam(-392, 2, 66, 24, 31),
          foam(-338, 16, 40, 20, 33),
          foam(404, 0, 62, 25, 37),
          foam(352, 12, 38, 18, 41),
          drip(-366, 28, 13, 44),
          drip(-338, 26, 9, 26),
          drip(398, 26, 12, 38),
        ].join(''),
      ),
    ];
  });

const drip = (x: number, y: number, width: number, length: number): Markup =>
  volume(
    `M${x - width} ${y - 12}Q${x - width * 0.8} ${y + length * 0.5} ${x - width * 0.7} ${y + length * 0.8}Q${x} ${y + length * 1.3} ${x + width * 0.7} ${y + length * 0.8}Q${x + width * 0.8} ${y + length * 0.5} ${x + width} ${y - 12}Z`,
    '#fbfdff',
    { depth: 6, shade: '#8fb6e4', shadeOpacity: 0.5 },
  );
