import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, round as n } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, volume } from '../../../assets/drawing/volume';
import { wide } from './sizes';

/** Edge of the paving, and foot of the wall that holds it up beside the track. */
const edge = 46;
const foot = 168;
/** Courses of brick in the wall, from its coping down. */
const course = { top: 72, high: 15, long: 46 } as const;

const slabs = (next: () => number): Markup[] =>
  [
    [0, 12, 46],
    [12, 15, 58],
    [27, 19, 74],
  ].flatMap(([y = 0, high = 0, long = 0], row) =>
    Array.from({ length: Math.ceil((wide + 40) / long) + 1 }, (_, k) =>
      fill(
        box(-20 - row * 23 + k * long + 1.5, y + 1, long - 3, high - 2, 4),
        ['#f6dfc4', '#efd2b4', '#f9e7cf', '#e9c9ac'][Math.floor(next() * 4)] ?? '#f3d9bd',
        'opacity=".85"',
      ),
    ),
  );

/** A few bricks that are lighter or darker than the wall, so that it stays calm behind the train. */
const bricks = (next: () => number): Markup[] =>
  Array.from({ length: Math.floor((foot - course.top) / course.high) }, (_, row) => row).flatMap((row) =>
    Array.from({ length: Math.ceil(wide / course.long) + 1 }, (_, k) => {
      const lit = next();
      if (lit > 0.5) return '';
      return fill(
        box(
          k * course.long - (row % 2) * 23 + 2,
          course.top + row * course.high + 2,
          course.long - 4,
          course.high - 4,
          3,
        ),
        lit < 0.2 ? '#e0ab92' : '#6f4a68',
        `opacity="${lit < 0.2 ? 0.3 : 0.18}"`,
      );
    }),
  );

/** Where a pillar stands out of the wall, one for each lamp and a half. */
const pillarEvery = 214;

const pillar = (x: number): Markup =>
  volume(box(x - 17, edge + 20, 34, foot - edge - 18, 3), '#a8776f', {
    depth: 7,
    shade: '#4f3360',
    paint: linear([
      [0, '#c08d7d'],
      [1, '#82597a'],
    ]),
  }) + fill(box(x - 22, edge + 16, 44, 12, 4), '#d9ab8c');

const ivy = (x: number, down: number, seed: number): Markup =>
  volume(bumpy(x, edge + 30 + down * 0.4, 34, 16 + down * 0.5, 8, seed, 0.8), '#6f9f62', {
    depth: 8,
    shade: '#3f6a5c',
  });

/** The platform along the whole track: paving seen a little from above, and the brick wall that holds it up. */
export const platform = (): Drawing =>
  draw({ x: 0, y: -10, width: wide, height: 182 }, () => {
    const next = random(9);
    const pillars = Array.from({ length: Math.ceil(wide / pillarEvery) }, (_, k) => 96 + k * pillarEvery);
    return [
      fill(
        box(-20, edge + 20, wide + 40, foot - edge - 16, 0),
        linear([
          [0, '#b3837a'],
          [0.5, '#a5757a'],
          [1, '#77527a'],
        ]),
      ),
      ...bricks(next),
      ...pillars.map(pillar),
      ...pillars.filter((_, k) => k % 3 === 1).map((x, k) => ivy(x + 70, k % 2 === 0 ? 26 : 8, 4 + k)),
      fill(
        box(-20, edge + 20, wide + 40, 34, 0),
        linear([
          [0, '#3a2050', 0.42],
          [1, '#3a2050', 0],
        ]),
      ),
      fill(
        box(-20, -2, wide + 40, 50, 4),
        linear([
          [0, '#d9b39a'],
          [1, '#e8caa9'],
        ]),
      ),
      ...slabs(next),
      fill(box(-20, 40, wide + 40, 7, 0), '#fffaf0', 'opacity=".9"'),
      volume(box(-20, edge, wide + 40, 22, 3), '#b98672', {
        depth: 9,
        shade: '#5f3a68',
        paint: linear([
          [0, '#e0b493'],
          [1, '#a8757a'],
        ]),
      }),
      ...Array.from({ length: Math.ceil(wide / 58) }, (_, k) =>
        stroke(`M${n(k * 58 + 8)} ${edge + 4}v16`, '#6b4560', 2.4, 'opacity=".35"'),
      ),
      // Tufts hide the foot of the wall.
      glow(wide / 2, foot + 2, wide / 2, 10, '#3a2a4c', 6, 0.5),
    ];
  });
