import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, star } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, radial } from '../../../assets/drawing/sheet';
import { glow, volume } from '../../../assets/drawing/volume';

/** Contact shadow of a car. */
export const carShadow = (): Drawing =>
  draw(
    { x: -170, y: -40, width: 340, height: 76 },
    () => `<ellipse cx="14" cy="0" rx="136" ry="20" fill="#2a1f66" opacity=".5" filter="${blur(7)}"/>`,
  );

/** The board on the roof: it holds three digits. */
export const roofBoard = (): Drawing =>
  draw({ x: -84, y: -62, width: 168, height: 82 }, () => [
    fill(box(-44, -6, 12, 22, 4), '#c95836') + fill(box(32, -6, 12, 22, 4), '#c95836'),
    fill(box(-74, -50, 152, 62, 22), '#2a1f66', `opacity=".3" filter="${blur(3.5)}"`),
    fill(box(-76, -52, 152, 62, 22), '#e0b78a'),
    fill(
      box(-76, -56, 152, 62, 22),
      linear([
        [0, '#ffffff'],
        [0.3, '#fffaf0'],
        [1, '#fff0d4'],
      ]),
    ),
    stroke(box(-70, -50, 140, 50, 17), '#ff8a5e', 4),
  ]);

/** One tongue of flame, burning downwards from (0, 0). */
export const flame = (): Drawing =>
  draw({ x: -34, y: -16, width: 68, height: 100 }, () => [
    glow(0, 24, 22, 40, '#ffb03c', 8, 0.6),
    fill('M-17 0Q-22 30 -6 50Q-4 66 4 78Q8 60 14 46Q22 24 17 0Q0 -14 -17 0Z', '#ff9a3c'),
    fill('M-10 0Q-13 22 -3 36Q0 46 3 54Q6 42 9 32Q13 16 10 0Q0 -8 -10 0Z', '#ffe27a'),
    fill('M-5 0Q-6 12 0 24Q6 12 5 0Q0 -4 -5 0Z', '#fffbe6'),
  ]);

/** Dust of the road, and a star for a row of right answers. */
export const puff = (): Drawing =>
  draw({ x: -30, y: -30, width: 60, height: 60 }, () =>
    fill(
      ellipse(0, 0, 28),
      radial(
        [
          [0, '#fffdf6', 0.95],
          [0.6, '#f3ecff', 0.8],
          [1, '#e2dcf8', 0],
        ],
        0.4,
        0.36,
        0.62,
      ),
    ),
  );

export const sparkle = (): Drawing =>
  draw({ x: -22, y: -22, width: 44, height: 44 }, () =>
    volume(star(0, 0, 19, 5, 0.55), '#ffd66b', { depth: 5 }),
  );
