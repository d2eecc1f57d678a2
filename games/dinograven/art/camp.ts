import { light } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round as n, type Point, smooth } from '../../../assets/drawing/shape';
import { linear, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

export const tuft = (x: number, y: number, size: number, colour: string): Markup =>
  shadow(x + size * 0.3, y + size * 0.1, size * 0.7, size * 0.24, 0.22, '#7d3f5e') +
  Array.from({ length: 9 }, (_, k) => {
    const angle = -2.9 + k * 0.36 + (k % 3) * 0.08;
    const reach = size * (0.75 + (k % 4) * 0.12);
    return stroke(
      `M${n(x)} ${n(y)}Q${n(x + Math.cos(angle) * reach * 0.5)} ${n(y + Math.sin(angle) * reach * 0.4 - size * 0.3)} ${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`,
      k % 3 ? colour : light(colour, 0.3),
      n(Math.max(2, size * 0.1)),
    );
  }).join('');

export const rock = (x: number, y: number, size: number, seed: number, colour = '#c98a5e'): Markup =>
  shadow(x + size * 0.2, y + size * 0.24, size * 0.95, size * 0.6, 0.34, '#7d3f5e') +
  volume(bumpy(x, y, size, size * 0.78, 6, seed), colour, {
    depth: size * 0.26,
    shade: '#7d3f5e',
    paint: linear([
      [0, light(colour, 0.34)],
      [1, colour],
    ]),
    inside: fill(
      ellipse(x - size * 0.2, y - size * 0.26, size * 0.4, size * 0.26),
      light(colour, 0.5),
      'opacity=".5"',
    ),
  });

export const pebble = (x: number, y: number, size: number, colour: string): Markup =>
  fill(ellipse(x + size * 0.3, y + size * 0.4, size, size * 0.7), '#7d3f5e', 'opacity=".22"') +
  fill(ellipse(x, y, size, size * 0.78), colour) +
  fill(
    ellipse(x - size * 0.25, y - size * 0.25, size * 0.45, size * 0.3),
    light(colour, 0.6),
    'opacity=".8"',
  );

/** Prints of three toes, walking off. */
export const prints = (x: number, y: number, turn: number): Markup =>
  [0, 1, 2, 3]
    .map((k) =>
      place(
        x + Math.cos((turn * Math.PI) / 180) * k * 46,
        y + Math.sin((turn * Math.PI) / 180) * k * 46 + (k % 2 ? 12 : -12),
        group(
          fill(ellipse(0, 0, 8, 7), '#b5743c', 'opacity=".42"') +
            [-28, 0, 28]
              .map((toe) => place(0, 0, fill(ellipse(13, 0, 7, 3.6), '#b5743c', 'opacity=".42"'), 1, toe))
              .join(''),
        ),
        1,
        turn,
      ),
    )
    .join('');

export const bucket = (x: number, y: number): Markup =>
  shadow(x + 14, y + 14, 38, 30, 0.4, '#7d3f5e') +
  volume(ellipse(x, y, 36, 34), '#3f9fb0', { depth: 11 }) +
  volume(ellipse(x, y, 27, 25), '#e3b266', {
    depth: 8,
    shade: '#8a5a2f',
    inside: fill(ellipse(x - 6, y - 5, 12, 9), '#f3cf8c'),
  }) +
  stroke(`M${x - 33} ${y + 2}Q${x - 10} ${y + 46} ${x + 33} ${y + 6}`, '#f4ead2', 5);

export const trowel = (x: number, y: number, turn: number): Markup =>
  place(
    x,
    y,
    shadow(8, 10, 54, 13, 0.34, '#7d3f5e') +
      volume('M8 -15Q40 -18 62 0Q40 18 8 15Q2 0 8 -15Z', '#b9c3d6', { depth: 6, shade: '#5a5490' }) +
      stroke('M10 0H-8', '#8d97b4', 7) +
      volume(box(-54, -9, 48, 18, 9), '#b5532f', { depth: 6 }),
    1,
    turn,
  );

export const mound = (x: number, y: number, size: number, seed: number): Markup =>
  shadow(x + size * 0.2, y + size * 0.2, size, size * 0.62, 0.26, '#7d3f5e') +
  volume(bumpy(x, y, size, size * 0.7, 9, seed), '#eab767', {
    depth: size * 0.3,
    shade: '#a8603a',
    shadeOpacity: 0.5,
    paint: linear([
      [0, '#ffe0a4'],
      [1, '#e0a555'],
    ]),
    inside: Array.from({ length: 9 }, (_, k) =>
      fill(
        ellipse(x + Math.cos(k * 2.1) * size * 0.6, y + Math.sin(k * 1.7) * size * 0.4, 3 + (k % 3)),
        k % 2 ? '#c98a45' : '#fff0cf',
        'opacity=".6"',
      ),
    ).join(''),
  });

/** A stake of wood seen from above, with a rope to the next one. */
export const stakes = (points: readonly Point[]): Markup =>
  stroke(smooth(points, false), '#7d3f5e', 7, 'opacity=".28" transform="translate(5 8)"') +
  stroke(smooth(points, false), '#fff0d2', 6) +
  stroke(smooth(points, false), '#e0715c', 6, 'stroke-dasharray="14 16"') +
  points
    .map(
      ([x, y]) =>
        shadow(x + 9, y + 9, 15, 9, 0.4, '#7d3f5e') +
        volume(ellipse(x, y, 12), '#c98a55', { depth: 6, shade: '#7d3f3c' }) +
        fill(ellipse(x - 1, y - 1, 5.5), '#f0c486'),
    )
    .join('');

/** A parasol from above: the shade of a camp. */
export const parasol = (x: number, y: number, size: number): Markup =>
  shadow(x + size * 0.34, y + size * 0.42, size * 1.02, size * 0.96, 0.4, '#7d3f5e') +
  Array.from({ length: 8 }, (_, k) => {
    const [a, b] = [(k * Math.PI) / 4 + 0.3, ((k + 1) * Math.PI) / 4 + 0.3];
    return volume(
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * size)} ${n(y + Math.sin(a) * size)}Q${n(x + Math.cos((a + b) / 2) * size * 0.98)} ${n(y + Math.sin((a + b) / 2) * size * 0.98)} ${n(x + Math.cos(b) * size)} ${n(y + Math.sin(b) * size)}Z`,
      k % 2 ? '#fff0d2' : '#e0715c',
      { depth: size * 0.1, shade: '#8a1f4e', shadeOpacity: k > 5 || k < 3 ? 0.55 : 0.25 },
    );
  }).join('') +
  volume(ellipse(x, y, size * 0.12), '#ffd264', { depth: size * 0.06 });

/** Boards laid down as a path. */
export const boards = (x: number, y: number, count: number, turn: number): Markup =>
  place(
    x,
    y,
    Array.from(
      { length: count },
      (_, k) =>
        shadow(6, k * 34 + 9, 62, 12, 0.3, '#7d3f5e') +
        volume(box(-58 + (k % 2) * 5, k * 34 - 13, 112, 27, 7), k % 2 ? '#c98a55' : '#d99c66', {
          depth: 7,
          shade: '#7d3f3c',
        }) +
        stroke(`M${-44 + (k % 2) * 5} ${k * 34}h70`, '#8f5a38', 2.5, 'opacity=".4"'),
    ).join(''),
    1,
    turn,
  );
