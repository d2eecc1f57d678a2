import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, round as n, type Point, type Shape, smooth } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';
import { pizza, shrunk } from './sizes';

/** A circle that a hand has rolled: never quite round. */
function rolled(radius: number, seed: number, wobble: number): Shape {
  const next = random(seed);
  const points = Array.from({ length: 22 }, (_, k): Point => {
    const angle = (k / 22) * Math.PI * 2;
    const reach = radius * (1 - wobble * next());
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return smooth(points);
}

const spots = (
  count: number,
  seed: number,
  paint: (x: number, y: number, size: number) => Markup,
): Markup => {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next()) * pizza.filling * 0.96;
    return paint(n(Math.cos(angle) * reach), n(Math.sin(angle) * reach), next());
  }).join('');
};

/** As `spots`, but spread evenly: along a spiral by the golden angle. */
const strewn = (
  count: number,
  seed: number,
  paint: (x: number, y: number, size: number) => Markup,
): Markup => {
  const next = random(seed);
  return Array.from({ length: count }, (_, k) => {
    const angle = k * 2.39996 + (next() - 0.5) * 0.5;
    const reach = Math.sqrt((k + 0.5) / count) * pizza.filling * 0.92;
    return paint(n(Math.cos(angle) * reach), n(Math.sin(angle) * reach), next());
  }).join('');
};

/** Browned blisters on the crust. */
const blisters = (): Markup => {
  const next = random(31);
  return Array.from({ length: 46 }, () => {
    const angle = next() * Math.PI * 2;
    const reach = pizza.radius * (0.905 + next() * 0.045);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return fill(
      ellipse(x, y, 4 + next() * 6, 3 + next() * 4),
      '#b8682c',
      `opacity="${n(0.18 + next() * 0.28)}"`,
    );
  }).join('');
};

const kept = (half: number, paint: () => readonly Markup[]): Drawing => {
  const edge = half * shrunk;
  return draw({ x: -edge, y: -edge, width: 2 * edge, height: 2 * edge }, () =>
    group(paint(), `transform="scale(${shrunk})"`),
  );
};

/** Rolled dough, bare: a thick golden rim round a pale floured floor. */
const dough = (): Drawing =>
  kept(208, () => {
    const powder = radial([
      [0, '#fffaf0', 1],
      [1, '#fffaf0', 0],
    ]);
    return [
      fill(
        rolled(pizza.radius, 4, 0.018),
        radial([
          [0.84, '#e0a45c'],
          [0.9, '#f6cd8a'],
          [0.95, '#efbd74'],
          [1, '#c97f3a'],
        ]),
      ),
      blisters(),
      sunlit(rolled(pizza.radius, 4, 0.018), '#8a2f2c', 0.5),
      // The floor lies a little lower than the rim: dark at its upper left, light at its lower right.
      fill(rolled(pizza.filling + 8, 6, 0.02), '#a8642e', 'opacity=".45"'),
      fill(rolled(pizza.filling + 6, 6, 0.02), '#fff0c8', 'opacity=".8" transform="translate(2 3)"'),
      fill(
        rolled(pizza.filling + 3, 6, 0.02),
        radial(
          [
            [0, '#fdeec6'],
            [0.7, '#fae3b2'],
            [1, '#f0cf94'],
          ],
          0.44,
          0.42,
          0.62,
        ),
      ),
      spots(38, 12, (x, y, size) =>
        fill(ellipse(x, y, 8 + size * 15, 6 + size * 10), powder, 'opacity=".5"'),
      ),
      spots(26, 17, (x, y, size) =>
        fill(ellipse(x, y, 2 + size * 4, 1.6 + size * 3), '#dfb675', 'opacity=".4"'),
      ),
    ];
  });

/** Tomato and melted cheese: what every topped piece has under its topping. */
const sauce = (): Drawing =>
  kept(184, () => [
    fill(rolled(pizza.filling + 2, 9, 0.03), '#8f2420', 'opacity=".36" transform="translate(1 2)"'),
    fill(
      rolled(pizza.filling, 9, 0.03),
      radial(
        [
          [0, '#ee6a42'],
          [0.8, '#dd4a32'],
          [1, '#bf3a30'],
        ],
        0.46,
        0.46,
        0.54,
      ),
    ),
    strewn(64, 5, (x, y, size) => {
      const r = 12 + size * 15;
      const next = random(Math.round(x * 7 + y * 13));
      const blob = smooth(
        Array.from({ length: 7 }, (_, k): Point => {
          const reach = r * (0.68 + next() * 0.42);
          return [x + Math.cos((k / 7) * 6.283) * reach, y + Math.sin((k / 7) * 6.283) * reach * 0.9];
        }),
      );
      return (
        fill(blob, '#a8301f', 'opacity=".32" transform="translate(1.6 2.2)"') +
        fill(blob, size > 0.55 ? '#ffd878' : '#ffc95e') +
        fill(ellipse(x - r * 0.22, y - r * 0.26, r * 0.34, r * 0.22), '#fff0b8', 'opacity=".8"')
      );
    }),
    spots(22, 44, (x, y, size) =>
      fill(ellipse(x, y, 3 + size * 5, 2.4 + size * 3), '#c9762e', 'opacity=".34"'),
    ),
  ]);

/**
 * Light from the upper left on a large shape, a rim on that side and shade on the other, by gradients alone: blurring
 * so large a shape as `volume` does would take minutes.
 */
const sunlit = (shape: Shape, shade: string, opacity: number): Markup =>
  fill(
    shape,
    linear(
      [
        [0, '#fff6d8', 0.5],
        [0.34, '#fff6d8', 0],
        [0.62, shade, 0],
        [1, shade, opacity],
      ],
      0.1,
      0.05,
      0.9,
      0.95,
    ),
  ) +
  stroke(
    shape,
    linear(
      [
        [0, '#fff6d8', 0.9],
        [0.4, '#fff6d8', 0.2],
        [0.6, shade, 0],
        [1, shade, 0.55],
      ],
      0.1,
      0.05,
      0.9,
      0.95,
    ),
    4,
  );

/** What a round thing throws on the wood it lies on. */
const thrown = (x: number, y: number, radius: number, opacity: number): Markup =>
  fill(
    ellipse(x, y, radius),
    radial([
      [0.84, '#4a1f3a', opacity],
      [0.92, '#4a1f3a', opacity * 0.45],
      [1, '#4a1f3a', 0],
    ]),
  );

/** What the pizzas lie on: a long board with round corners, its middle at (x, y). */
export const board = (x: number, y: number, width: number, height: number): Markup => {
  const [left, top] = [-width / 2, -height / 2];
  const edge = (grow: number): Shape =>
    box(left - grow, top - grow, width + 2 * grow, height + 2 * grow, 110 + grow);
  const grain = Array.from({ length: 15 }, (_, k) => {
    const at = top + (height * (k + 1)) / 16;
    const corner = Math.max(0, 100 - Math.min(at - top, top + height - at));
    const half = n(width / 2 - 14 - corner * 0.62);
    return stroke(
      `M${-half} ${n(at)}q${n(half / 2)} ${k % 2 ? 7 : -7} ${half} 2t${half} -3`,
      '#a8683c',
      2.4,
      `opacity="${k % 3 ? 0.2 : 0.34}"`,
    );
  });
  const haze = [26, 20, 14, 8].map((grow) =>
    fill(edge(grow - 6), '#4a1f3a', 'opacity=".09" transform="translate(14 20)"'),
  );
  return place(
    x,
    y,
    [
      ...haze,
      fill(edge(0), '#8f5330', 'transform="translate(0 9)"'),
      fill(
        edge(0),
        linear(
          [
            [0, '#e8bb82'],
            [1, '#c48850'],
          ],
          0,
          0,
          0.6,
          1,
        ),
      ),
      ...grain,
      sunlit(edge(0), '#7a3a34', 0.42),
      // A hole to hang it by.
      fill(ellipse(left + 52, top + 52, 17), '#8a5230'),
      fill(ellipse(left + 54, top + 55, 14.5), '#eec594'),
    ].join(''),
  );
};

const pizzaShadow = (): Drawing =>
  draw({ x: -50, y: -50, width: 100, height: 100 }, () =>
    fill(
      ellipse(0, 0, 49),
      radial([
        [0.82, '#3a1734', 0.5],
        [0.92, '#3a1734', 0.24],
        [1, '#3a1734', 0],
      ]),
    ),
  );

/** A plate of china, for a pizza that is served. */
const plate = (): Drawing =>
  draw({ x: -66, y: -66, width: 132, height: 136 }, () => [
    thrown(3, 6, 64, 0.36),
    volume(ellipse(0, 0, 60), '#fff6e6', {
      depth: 8,
      shade: '#8a6ab8',
      shadeOpacity: 0.34,
      over:
        stroke(ellipse(0, 0, 54), '#4fb3bf', 3.4) + stroke(ellipse(0, 0, 44), '#e6d6c4', 2, 'opacity=".8"'),
    }),
  ]);

const slab = (): Drawing =>
  draw({ x: -24, y: -24, width: 48, height: 48 }, () => fill(box(-22, -22, 44, 44, 8), '#ffffff'));

export const pizzaSprites = (): Record<string, Drawing> => ({
  dough: dough(),
  sauce: sauce(),
  plate: plate(),
  'pizza-shadow': pizzaShadow(),
  slab: slab(),
});
