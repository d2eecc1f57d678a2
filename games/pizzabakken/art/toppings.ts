import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

/** One piece of topping in a square of 52, with the shade it throws on the cheese. */
const piece = (paint: () => Markup, shade: () => Markup): Drawing =>
  draw({ x: -26, y: -26, width: 52, height: 52 }, () => [
    `<g transform="translate(2 3)" opacity=".42" filter="${blur(1.4)}">${shade()}</g>`,
    paint(),
  ]);

const round = (radius: number) => () => fill(ellipse(0, 0, radius), '#6a1428');

const tomato = () =>
  piece(
    () =>
      volume(ellipse(0, 0, 22), '#e8432f', { depth: 6, rim: '#ffb08a' }) +
      fill(ellipse(0, 0, 17), '#f7745a') +
      [0, 1, 2, 3]
        .map((k) => {
          const [x, y] = [Math.cos(k * 1.57 + 0.6) * 9, Math.sin(k * 1.57 + 0.6) * 9];
          return (
            fill(ellipse(x, y, 5.4, 5), '#d93a28') +
            fill(ellipse(x - 1.4, y, 1.4, 1.9), '#ffe0a0') +
            fill(ellipse(x + 1.8, y + 1, 1.2, 1.7), '#ffe0a0')
          );
        })
        .join('') +
      stroke('M-15 -11Q-9 -18 -1 -19', '#ffe0d0', 2.6, 'opacity=".8"'),
    round(22),
  );

const salami = () =>
  piece(() => {
    const next = random(8);
    return (
      volume(ellipse(0, 0, 22), '#c43a3f', { depth: 7, rim: '#ff9a8a' }) +
      fill(ellipse(0, 0, 18.5), '#d2504c', 'opacity=".8"') +
      Array.from({ length: 15 }, () => {
        const angle = next() * 6.283;
        const reach = Math.sqrt(next()) * 16;
        return fill(
          ellipse(Math.cos(angle) * reach, Math.sin(angle) * reach, 1.4 + next() * 1.8, 1.2 + next() * 1.2),
          '#ffd2bf',
          'opacity=".85"',
        );
      }).join('') +
      stroke('M-15 -10Q-9 -17 -1 -18', '#ffd8cc', 2.4, 'opacity=".75"')
    );
  }, round(22));

const mushroom = () => {
  const cap =
    'M-21 2Q-23 -20 0 -21Q23 -20 21 2Q19 8 11 5Q8 4 7 8V17Q6 22 0 22Q-6 22 -7 17V8Q-8 4 -11 5Q-19 8 -21 2Z';
  return piece(
    () =>
      volume(cap, '#f4e3c8', { depth: 6, shade: '#8a5a4a' }) +
      fill('M-15 0Q-14 -13 0 -14Q14 -13 15 0Q8 -3 0 -3Q-8 -3 -15 0Z', '#b98a68', 'opacity=".75"') +
      [-9, -3, 3, 9]
        .map((x) => stroke(`M${x} -4l${n(x * 0.14)} -7`, '#8a5f48', 1.4, 'opacity=".7"'))
        .join(''),
    () => fill(cap, '#6a1428'),
  );
};

const olive = () =>
  piece(
    () =>
      volume(ellipse(0, 0, 17), '#4a4668', {
        depth: 6,
        shade: '#1f1a3c',
        rim: '#c9c4e8',
        paint: radial(
          [
            [0, '#75709c'],
            [1, '#3c3858'],
          ],
          0.36,
          0.3,
          0.8,
        ),
      }) +
      fill(ellipse(0, 0, 7.4), '#2a2440') +
      fill(ellipse(1, 1, 5.6), '#c9502f') +
      stroke('M-11 -8Q-7 -13 -1 -14', '#f0ecff', 2.4, 'opacity=".85"'),
    round(17),
  );

const pepper = () => {
  const ring =
    'M0 -22Q10 -25 14 -16Q24 -14 21 -2Q26 8 17 14Q12 23 2 19Q-7 25 -14 17Q-24 14 -21 3Q-26 -7 -17 -13Q-12 -22 0 -22Z';
  return piece(
    () =>
      volume(ring, '#5fae4a', { depth: 6, rim: '#e0f5a8' }) +
      fill(
        'M0 -13Q6 -15 9 -9Q15 -8 13 -1Q15 5 10 8Q7 14 1 11Q-5 15 -9 9Q-15 8 -13 1Q-15 -5 -10 -8Q-7 -14 0 -13Z',
        '#ffd173',
      ) +
      stroke('M-1 -11V-5M10 2H5M-9 6L-4 3', '#d8ecA0'.toLowerCase(), 3),
    () => fill(ring, '#6a1428'),
  );
};

const basil = () => {
  const leaf = 'M-23 9Q-20 -15 2 -19Q19 -20 23 -12Q22 10 4 16Q-12 20 -23 9Z';
  return piece(
    () =>
      volume(leaf, '#4f9a4a', {
        depth: 7,
        rim: '#d6f2a0',
        paint: linear([
          [0, '#7cc45c'],
          [1, '#3d8a4c'],
        ]),
      }) +
      stroke(
        'M-20 9Q0 2 19 -11M-8 5Q-6 -4 0 -10M2 1Q6 -4 8 -10M-2 3Q4 8 10 8',
        '#2f7448',
        1.7,
        'opacity=".7"',
      ),
    () => fill(leaf, '#6a1428'),
  );
};

const pineapple = () => {
  const wedge = 'M-20 -12Q0 -25 20 -12Q22 -9 20 -6L7 16Q0 23 -7 16L-20 -6Q-22 -9 -20 -12Z';
  return piece(
    () =>
      volume(wedge, '#ffc83d', {
        depth: 7,
        shade: '#b8681c',
        paint: linear([
          [0, '#ffd95e'],
          [1, '#f5ac2c'],
        ]),
      }) +
      fill('M-20 -12Q0 -25 20 -12Q21 -10 20.500 -7Q0 -18 -20.500 -7Q-21 -10 -20 -12Z', '#c98a2c') +
      stroke('M-9 -9L-3 12M0 -12V14M9 -9L3 12', '#e0902a', 1.8, 'opacity=".7"'),
    () => fill(wedge, '#6a1428'),
  );
};

const shrimp = () => {
  const body =
    'M14 -17Q-8 -25 -18 -8Q-25 10 -8 19Q2 23 7 16L3 9Q-8 10 -7 0Q-5 -8 8 -5Q19 -3 20 -10Q20 -15 14 -17Z';
  return piece(
    () =>
      volume(body, '#ff9478', { depth: 6, shade: '#b8383c', rim: '#ffe6d0' }) +
      stroke(
        'M-15 -9Q-8 -8 -6 -4M-19 2Q-12 2 -7 2M-14 14Q-9 11 -5 7M-4 -19Q-3 -12 0 -7M6 -19Q6 -12 7 -6',
        '#d95a4c',
        1.9,
        'opacity=".75"',
      ) +
      fill('M3 17Q13 17 17 23Q9 25 4 21Z', '#f2705c') +
      fill(ellipse(14, -12, 1.9), '#3a2230'),
    () => fill(body, '#6a1428'),
  );
};

export const toppingSprites = (): Record<string, Drawing> => ({
  'top-tomato': tomato(),
  'top-salami': salami(),
  'top-mushroom': mushroom(),
  'top-olive': olive(),
  'top-pepper': pepper(),
  'top-basil': basil(),
  'top-pineapple': pineapple(),
  'top-shrimp': shrimp(),
});
