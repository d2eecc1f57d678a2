import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, round as n } from '../../../assets/drawing/shape';
import { linear, type Markup, radial } from '../../../assets/drawing/sheet';

export interface Sea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Deep water in the middle, light where the sun stands, with caustic cells that grow towards the viewer. */
export function water({ x, y, width, height }: Sea, next: () => number): Markup {
  const cells = Array.from({ length: Math.round((width * height) / 26_000) }, () => {
    const down = next();
    const cx = x + next() * width;
    const cy = y + down * height;
    const size = 16 + down * 26;
    return stroke(
      `M${n(cx)} ${n(cy)}q${n(size * 0.5)} ${n(-size * 0.3)} ${n(size)} 0q${n(size * 0.5)} ${n(-size * 0.3)} ${n(size)} ${n(size * 0.1)}` +
        `M${n(cx + size)} ${n(cy)}q${n(-size * 0.1)} ${n(size * 0.3)} ${n(-size * 0.4)} ${n(size * 0.5)}`,
      '#d6fbff',
      2.4,
      'opacity=".13"',
    );
  });
  const wavelets = Array.from({ length: Math.round((width * height) / 22_000) }, () => {
    const down = next();
    const size = 14 + down * 22;
    const cx = x + next() * width;
    const cy = y + down * height;
    const lit = next() < 0.66;
    return stroke(
      `M${n(cx)} ${n(cy)}q${n(size * 0.5)} ${n(-size * 0.24)} ${n(size)} 0t${n(size)} 0`,
      lit ? '#eafcff' : '#156f97',
      1.8 + down * 1.4,
      `opacity="${lit ? 0.26 : 0.2}"`,
    );
  });
  return group([
    fill(
      box(x, y, width, height, 0),
      linear([
        [0, '#6fd0dc'],
        [0.32, '#45b8cf'],
        [0.7, '#2d9dc2'],
        [1, '#1f7fae'],
      ]),
    ),
    fill(
      box(x, y, width, height, 0),
      radial(
        [
          [0, '#f2fffb', 0.62],
          [0.3, '#d9fbf4', 0.3],
          [1, '#d9fbf4', 0],
        ],
        0.16,
        0.06,
        0.62,
      ),
    ),
    fill(
      box(x, y, width, height, 0),
      radial(
        [
          [0, '#1a76a8', 0.34],
          [0.5, '#1a76a8', 0.2],
          [1, '#1a76a8', 0],
        ],
        0.56,
        0.6,
        0.42,
      ),
    ),
    ...cells,
    ...wavelets,
  ]);
}

/** The water darkens towards the viewer. */
export const deep = (x: number, y: number, width: number, height: number): Markup =>
  fill(
    box(x, y - 40, width, height + 40, 0),
    linear([
      [0, '#0b4f74', 0],
      [1, '#0b4f74', 0.5],
    ]),
  );
