import { describe, expect, it } from 'vitest';
import { layouts } from './layout';
import { largestStar, starSpots } from './star-sky';

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
