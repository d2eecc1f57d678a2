import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse, round as n } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** A ring of stones round the oven's mouth. */
const arch = (radius: number, deep: number, count: number): Markup =>
  Array.from({ length: count }, (_, k) => {
    const from = Math.PI + (k / count) * Math.PI;
    const to = Math.PI + ((k + 1) / count) * Math.PI;
    const gap = 0.018;
    const at = (angle: number, reach: number) =>
      `${n(Math.cos(angle) * reach)} ${n(-40 + Math.sin(angle) * reach)}`;
    const stone = `M${at(from + gap, radius)}A${radius} ${radius} 0 0 1 ${at(to - gap, radius)}L${at(to - gap * 0.7, radius + deep)}A${radius + deep} ${radius + deep} 0 0 0 ${at(from + gap * 0.7, radius + deep)}Z`;
    return volume(stone, k % 2 ? '#e89a7c' : '#f2b496', { depth: 5, shade: '#9a3a54' });
  }).join('');

const bricks = (): Markup => {
  const next = random(3);
  const parts: Markup[] = [];
  for (let row = 0; row < 8; row++) {
    for (let k = 0; k < 7; k++) {
      const x = -148 + k * 46 + (row % 2) * 22;
      const y = -208 + row * 26;
      if (next() > 0.52)
        parts.push(fill(box(x, y, 40, 20, 6), next() > 0.5 ? '#fff0e0' : '#e0a08c', 'opacity=".45"'));
    }
  }
  return parts.join('');
};

/** A stone oven with an open mouth; (0, 0) is its foot. */
const oven = (): Drawing =>
  draw({ x: -166, y: -240, width: 332, height: 262 }, () => [
    shadow(12, 4, 150, 13, 0.4, '#4a1f3a'),
    volume('M-142 0V-96Q-142 -224 0 -226Q142 -224 142 -96V0Q142 6 134 6H-134Q-142 6 -142 0Z', '#f3c4ab', {
      depth: 24,
      shade: '#a03a5c',
      paint: linear(
        [
          [0, '#ffe6d0'],
          [0.55, '#f6c9ae'],
          [1, '#dd9880'],
        ],
        0,
        0,
        0.5,
        1,
      ),
      inside: bricks(),
    }),
    arch(92, 26, 11),
    // Inside: the vault, glowing at the back.
    fill('M-90 0V-40A90 90 0 0 1 90 -40V0Z', '#3a1530'),
    fill(
      'M-90 0V-40A90 90 0 0 1 90 -40V0Z',
      radial(
        [
          [0, '#ffb04a', 0.95],
          [0.4, '#d9502f', 0.75],
          [1, '#3a1530', 0],
        ],
        0.5,
        0.86,
        0.62,
      ),
    ),
    glow(-48, -22, 26, 18, '#ffd878', 7, 0.8),
    glow(50, -20, 22, 14, '#ffc45e', 7, 0.7),
    ...[-62, -40, 44, 64].map((x, k) =>
      volume(box(x - 15, -18 - (k % 2) * 7, 32, 12, 6), '#7a4436', { depth: 4, shade: '#3a1530' }),
    ),
    volume(box(-152, -10, 304, 24, 10), '#c98a76', {
      depth: 8,
      shade: '#7a2f54',
      paint: linear([
        [0, '#eeb49c'],
        [1, '#b8707a'],
      ]),
    }),
    // A small enamel thermometer on the brow.
    volume(ellipse(0, -178, 19), '#fff6e6', { depth: 6, shade: '#8a6ab8' }),
    stroke('M-11 -172A12 12 0 1 1 11 -172', '#4fb3bf', 3.4),
    stroke('M0 -178L6 -187', '#e8527a', 3),
  ]);

const ovenGlow = (): Drawing =>
  draw({ x: -50, y: -40, width: 100, height: 80 }, () =>
    fill(
      ellipse(0, 0, 49, 39),
      radial([
        [0, '#ffe9a0', 0.95],
        [0.4, '#ffb04a', 0.55],
        [1, '#ff8a3c', 0],
      ]),
    ),
  );

const flame = (): Drawing =>
  draw({ x: -20, y: -50, width: 40, height: 54 }, () => [
    volume('M-15 0Q-20 -18 -6 -30Q-4 -22 1 -26Q2 -40 -2 -47Q16 -34 16 -14Q17 -4 12 0Q0 5 -15 0Z', '#ff8f3c', {
      depth: 6,
      shade: '#d9402f',
      rim: '#fff0b0',
      paint: linear([
        [0, '#ff9f4a'],
        [1, '#ffcf5a'],
      ]),
    }),
    fill('M-8 0Q-10 -10 -1 -17Q1 -11 5 -15Q10 -6 6 0Q0 3 -8 0Z', '#fff3b8'),
  ]);

const steam = (): Drawing =>
  draw({ x: -34, y: -30, width: 68, height: 60 }, () =>
    volume(bumpy(0, 0, 27, 21, 7, 5), '#fffdf8', { depth: 9, shade: '#d9b4c8', shadeOpacity: 0.36 }),
  );

export const ovenSprites = (): Record<string, Drawing> => ({
  oven: oven(),
  'oven-glow': ovenGlow(),
  flame: flame(),
  steam: steam(),
});
