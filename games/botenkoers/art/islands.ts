import { bush, palm } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { bumpy, ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

/** A bank of sand under water, with weed and stones on it: the sea is not equally deep. */
export function shallows(x: number, y: number, rx: number, ry: number, seed: number): Markup {
  const next = random(seed);
  const on = (reach: number) => {
    const angle = next() * 6.283;
    const away = Math.sqrt(next()) * reach;
    return { x: x + Math.cos(angle) * rx * away, y: y + Math.sin(angle) * ry * away };
  };
  const weed = Array.from({ length: Math.round(rx / 16) }, () => {
    const at = on(0.78);
    const size = 8 + next() * 9;
    return stroke(
      `M${n(at.x)} ${n(at.y)}q${n(-size * 0.6)} ${n(-size)} 0 ${n(-size * 1.7)}M${n(at.x + 5)} ${n(at.y)}q${n(size * 0.6)} ${n(-size * 0.8)} ${n(size * 0.2)} ${n(-size * 1.4)}`,
      '#1f8f8a',
      3.4,
      'opacity=".38"',
    );
  });
  const stones = Array.from({ length: Math.round(rx / 22) }, () => {
    const at = on(0.86);
    const r = 4 + next() * 7;
    return fill(ellipse(at.x, at.y, r * 1.3, r * 0.8), '#157a9c', 'opacity=".32"');
  });
  return group([
    ...[1, 0.82, 0.6].map((size, k) =>
      fill(bumpy(x, y, rx * size, ry * size, 9, seed + k, 0.5), '#b9f3e6', `opacity="${0.12 + k * 0.05}"`),
    ),
    ...stones,
    ...weed,
    stroke(
      bumpy(x, y, rx * 0.98, ry * 0.98, 9, seed, 0.5),
      '#eafffb',
      2.6,
      'opacity=".3" stroke-dasharray="46 30 18 34"',
    ),
  ]);
}

/** A small island with a palm, in its own shallows. */
export const islet = (x: number, y: number, size: number, seed: number): Markup =>
  group(
    [
      shallows(0, 8, 150, 54, seed),
      stroke(bumpy(0, 6, 92, 30, 8, seed, 0.5), '#ffffff', 12, 'opacity=".55"'),
      volume(bumpy(0, 2, 86, 27, 8, seed, 0.5), '#fbe3b4', { depth: 11, shade: '#c98f62' }),
      volume(bumpy(-6, -6, 54, 15, 7, seed + 2, 0.5), '#8fcb72', { depth: 7, shade: '#2f7f78' }),
      palm(-4, -6, 92),
      bush(34, -2, 36, '#6fb86a', seed),
      volume(ellipse(-46, 2, 11, 8), '#e8604a', { depth: 4 }),
      stroke('M-58 -2l-7 -6M-34 -2l7 -6M-56 7l-7 4M-36 7l7 4', '#e8604a', 3),
      fill(ellipse(-50, -3, 1.8), '#2b2a4c') + fill(ellipse(-43, -3, 1.8), '#2b2a4c'),
    ],
    `transform="translate(${x} ${y}) scale(${size})"`,
  );

/** A dolphin that leaps, and the ring it leaves. */
export const dolphin = (x: number, y: number, size: number): Markup =>
  group(
    [
      `<g filter="${blur(1.5)}">${stroke(ellipse(-44, 10, 22, 6), '#ffffff', 4, 'opacity=".75"')}${stroke(ellipse(46, 12, 18, 5), '#ffffff', 4, 'opacity=".6"')}</g>`,
      volume(
        'M-50 6Q-58 -4 -66 -2Q-60 -14 -46 -10Q-20 -46 20 -42Q44 -38 56 -14Q62 -10 68 -8Q62 0 50 0Q30 -16 8 -14Q-22 -14 -42 8Q-44 14 -50 6Z',
        '#5f86b8',
        {
          depth: 9,
          shade: '#2a3f86',
        },
      ),
      volume('M-2 -42Q-10 -60 -22 -60Q-20 -46 -22 -36Z', '#5f86b8', { depth: 4, shade: '#2a3f86' }),
      fill('M54 -4Q34 -20 8 -15Q-18 -14 -38 4Q-16 -10 8 -9Q34 -8 54 -4Z', '#eef6fb', 'opacity=".9"'),
      fill(ellipse(42, -22, 3), '#1d2450'),
    ],
    `transform="translate(${x} ${y}) scale(${size})"`,
  );
