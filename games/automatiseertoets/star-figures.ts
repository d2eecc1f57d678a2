import type { Point } from '@games/kit/layout/design';

/** A picture of stars that one line joins, from star to star and back to the first; 2 × 1.6 around its middle. */
export interface StarFigure {
  readonly id: (typeof names)[number];
  readonly stars: readonly Point[];
}

const names = ['boat', 'fish', 'house', 'rocket', 'crown', 'butterfly'] as const;

const at = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });

/** The pictures in the order in which tests bring them. */
export const figures: readonly StarFigure[] = [
  { id: 'boat', stars: at('-0.95,0.26 -0.14,0.26 -0.1,-0.78 0.62,0.26 0.95,0.26 0.56,0.72 -0.56,0.72') },
  {
    id: 'fish',
    stars: at('-0.95,-0.44 -0.42,-0.14 0.08,-0.5 0.62,-0.34 0.95,0.04 0.6,0.4 0.04,0.5 -0.42,0.16 -0.92,0.5'),
  },
  {
    id: 'house',
    stars: at('-0.76,0.74 -0.76,0 0,-0.74 0.26,-0.46 0.26,-0.82 0.54,-0.82 0.54,-0.2 0.76,0 0.76,0.74'),
  },
  {
    id: 'rocket',
    stars: at('0,-0.8 0.3,-0.28 0.3,0.28 0.6,0.74 0,0.5 -0.6,0.74 -0.3,0.28 -0.3,-0.28'),
  },
  { id: 'crown', stars: at('-0.76,0.6 -0.95,-0.42 -0.42,0.1 0,-0.7 0.42,0.1 0.95,-0.42 0.76,0.6') },
  {
    id: 'butterfly',
    stars: at(
      '0,-0.26 0.52,-0.74 0.92,-0.36 0.4,0.06 0.6,0.64 0,0.34 -0.6,0.64 -0.4,0.06 -0.92,-0.36 -0.52,-0.74',
    ),
  },
];

/** Returns the picture that the test after so many earlier ones brings. */
export function figureAfter(tests: number): StarFigure {
  const [first, ...others] = figures;
  if (first === undefined) throw new Error('There are no star pictures.');
  return [first, ...others][tests % figures.length] ?? first;
}

/** Returns the stars of a picture around a middle, `size` design px to each side. */
export const starsAround = ({ stars }: StarFigure, middle: Point, size: number): readonly Point[] =>
  stars.map(({ x, y }) => ({ x: middle.x + x * size, y: middle.y + y * size }));
