import { expect, it } from 'vitest';
import { chapterAt } from './chapters';

const holds = { shelf: 2, yard: 1, tower: 2 } as const;

it('fills chapters one after another', () => {
  const places = [0, 1, 2, 3, 4].map((place) => chapterAt(holds, place));
  expect(places.map(({ chapter }) => chapter)).toEqual(['shelf', 'shelf', 'yard', 'tower', 'tower']);
  expect(places.map(({ nth }) => nth)).toEqual([0, 1, 0, 0, 1]);
});

it('leaves the last chapter without an end', () => {
  expect(chapterAt(holds, 7)).toEqual({ chapter: 'tower', nth: 4 });
});

it('refuses a collection without chapters', () => {
  expect(() => chapterAt({}, 0)).toThrow(RangeError);
});
