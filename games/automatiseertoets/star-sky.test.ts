import { describe, expect, it } from 'vitest';
import { layouts } from './layout';
import { figures, starsAround } from './star-figures';
import { largestStar, starSpots } from './star-sky';

/** Planet, rocket and lamp on a wide screen, by left, top, right and bottom, design px. */
const shown = [
  [602, 61, 842, 211],
  [589, 420, 719, 580],
  [84, 480, 216, 668],
] as const;

describe('the end of a test', () => {
  it('keeps the stars to join off planet, rocket and lamp on a wide screen', () => {
    const { picture } = layouts.landscape;
    for (const figure of figures)
      for (const { x, y } of starsAround(figure, picture, picture.size))
        for (const [left, top, right, bottom] of shown)
          expect(x > left && x < right && y > top && y < bottom, `${figure.id} ${x} ${y}`).toBe(false);
  });

  it.each(Object.entries(layouts))('keeps the line beside the lamp, %s', (_, { panel, piep }) => {
    expect(panel.x - panel.width / 2).toBeGreaterThan(piep.x + 66 * piep.size);
  });
});

describe('the sky of stars', () => {
  it.each(Object.entries(layouts))(
    'has stars apart from each other and from all that is read, %s',
    (_, layout) => {
      const spots = starSpots(layout);
      expect(spots.length).toBeGreaterThanOrEqual(20);
      for (const [place, { x, y }] of spots.entries()) {
        for (const box of layout.clear) {
          const isBeside = Math.abs(x - box.x) >= box.width / 2 || Math.abs(y - box.y) >= box.height / 2;
          expect(isBeside, `${x}, ${y}`).toBe(true);
        }
        for (const other of spots.slice(place + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(largestStar);
      }
    },
  );
});
