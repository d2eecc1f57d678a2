import { dark, light } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, clip, linear, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the wall ends and the floor begins. */
  readonly floor: number;
  readonly rug: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Planks running from the wall to the viewer, each with its own tone and grain. */
export function planks({ x, y, width, height, floor }: Room, next: () => number): Markup {
  const wide = 62;
  const bottom = y + height;
  const rows: Markup[] = [];
  for (let column = 0; column * wide < width + wide; column++) {
    const left = x + column * wide;
    let top = floor - 140 * next();
    while (top < bottom) {
      const long = 200 + next() * 190;
      const colour = ['#ebbd8d', '#e4b182', '#efc598', '#dfa978'][Math.floor(next() * 4)] ?? '#e9b98a';
      rows.push(
        fill(
          box(left + 1.2, top, wide - 2.4, long - 2.4, 4),
          linear(
            [
              [0, light(colour, 0.18)],
              [0.2, colour],
              [1, dark(colour, 0.06)],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      );
      for (let grain = 0; grain < 2; grain++) {
        const gx = left + 10 + next() * (wide - 22);
        const gy = top + 16 + next() * (long - 90);
        rows.push(
          stroke(
            `M${n(gx)} ${n(gy)}q${n(3 - next() * 6)} ${n(20 + next() * 18)} ${n(2 - next() * 4)} ${n(46 + next() * 30)}`,
            '#b57a52',
            1.8,
            'opacity=".3"',
          ),
        );
      }
      top += long;
    }
  }
  return group(
    [fill(box(x, floor, width, bottom - floor, 0), '#a8714e'), ...rows],
    `clip-path="${clip(box(x, floor, width, bottom - floor, 0))}"`,
  );
}

/** Wallpaper with soft stripes and sprigs, a rail and the skirting board. */
export function wall({ x, y, width, floor }: Room, next: () => number): Markup {
  const stripes = Array.from({ length: Math.ceil(width / 56) }, (_, k) =>
    fill(box(x + k * 56, y, 28, floor - y, 0), '#ffe1c4', 'opacity=".55"'),
  );
  const sprigs = Array.from({ length: Math.ceil(width / 28) }, (_, k) => {
    const sx = x + 14 + k * 28;
    const sy = floor - 46 - ((k * 37) % 70) - next() * 6;
    return sy > y + 8
      ? fill(ellipse(sx, sy, 3), '#f0a68e', 'opacity=".5"') +
          stroke(
            `M${n(sx)} ${n(sy + 4)}q-3 5 -1 9M${n(sx - 1)} ${n(sy + 8)}q-6 -1 -7 -5`,
            '#8cc07c',
            1.8,
            'opacity=".5"',
          )
      : '';
  });
  return group([
    fill(
      box(x, y, width, floor - y, 0),
      linear([
        [0, '#fff4e2'],
        [1, '#ffe8cd'],
      ]),
    ),
    ...stripes,
    ...sprigs,
    volume(box(x - 20, floor - 24, width + 40, 26, 3), '#fffaf0', { depth: 7, shade: '#b59ac0' }),
    `<g filter="${blur(7)}">${fill(box(x, floor + 2, width, 18, 0), '#7a4a5c', 'opacity=".4"')}</g>`,
  ]);
}

/** A window with light curtains and the village hills behind it. */
export const windowFrame = (x: number, y: number, w: number, h: number): Markup => {
  const inside = box(x, y, w, h, 6);
  return group([
    fill(box(x - 9, y - 9, w + 18, h + 20, 9), '#8a6a9c', `opacity=".28" filter="${blur(4)}"`),
    volume(box(x - 9, y - 10, w + 18, h + 18, 9), '#fffaf0', { depth: 6, shade: '#b59ac0' }),
    `<g clip-path="${clip(inside)}">`,
    fill(
      inside,
      linear([
        [0, '#9ad6ee'],
        [0.65, '#d3eef2'],
        [1, '#ffe9cf'],
      ]),
    ),
    fill(ellipse(x + w * 0.3, y + h * 1.06, w * 0.5, h * 0.42), '#a5d98a'),
    fill(ellipse(x + w * 0.86, y + h * 1.1, w * 0.44, h * 0.46), '#7fc47c'),
    fill(ellipse(x + w * 0.62, y + h * 0.28, w * 0.14, h * 0.1), '#ffffff', 'opacity=".9"'),
    '</g>',
    fill(box(x + w / 2 - 3, y, 6, h, 0), '#fffaf0'),
    fill(box(x, y + h * 0.52, w, 5, 0), '#fffaf0'),
    ...[-1, 1].map((side) => {
      const cx = side < 0 ? x - 16 : x + w + 16;
      return volume(
        `M${n(cx - side * 2)} ${n(y - 18)}H${n(cx - side * -34)}Q${n(cx + side * -26)} ${n(y + h * 0.5)} ${n(cx - side * 2)} ${n(y + h + 14)}Z`,
        '#f7b7a0',
        { depth: 8, shade: '#b0607c' },
      );
    }),
    volume(box(x - 44, y - 24, w + 88, 10, 5), '#c98a5c', { depth: 4 }),
  ]);
};

/** Sunlight from the window, lying on the floor. */
export const sunPatch = (x: number, y: number, w: number, h: number, lean: number): Markup =>
  `<g filter="${blur(9)}">${[0, 1]
    .map((half) =>
      fill(
        `M${x + half * (w * 0.54)} ${y}h${n(w * 0.46)}l${lean} ${h}h${n(-w * 0.46)}Z`,
        '#fffaf2',
        'opacity=".34"',
      ),
    )
    .join('')}</g>`;
