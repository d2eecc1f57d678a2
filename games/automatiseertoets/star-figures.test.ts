import { describe, expect, it } from 'vitest';
import { layouts } from './layout';
import { figureAfter, figures, starsAround } from './star-figures';

describe('the star pictures', () => {
  it('brings each picture once before the first comes again', () => {
    const ids = figures.map((_, tests) => figureAfter(tests).id);
    expect(new Set(ids).size).toBe(figures.length);
    expect(figureAfter(figures.length).id).toBe(ids[0]);
  });

  it.each(Object.entries(layouts))(
    'keeps the stars of each picture further apart than a finger reaches, %s',
    (_, { picture }) => {
      for (const figure of figures) {
        const stars = starsAround(figure, picture, picture.size);
        for (const [place, one] of stars.entries())
          for (const other of stars.slice(place + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y), figure.id).toBeGreaterThanOrEqual(64);
      }
    },
  );

  it.each(Object.entries(layouts))('has a place in the sky for each picture, %s', (_, { shelf }) => {
    expect(shelf.places.length).toBe(figures.length);
    for (const [place, one] of shelf.places.entries())
      for (const other of shelf.places.slice(place + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * shelf.size);
  });
});
