import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from './catalogue';
import { modesOf, shapesTakenBy } from './manifest';
import { teacherTextsOf } from './teacher-texts';

const folders = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);

it('games has every folder with a manifest', () => {
  expect(games.map(({ id }) => id)).toEqual(folders.toSorted((a, b) => a.localeCompare(b)));
});

describe.each(games)('the manifest of $id', (game) => {
  it('has every text in Dutch and English', () => {
    const { goal, prerequisite, manual } = teacherTextsOf(game.id) ?? {};
    for (const text of [game.title, goal, prerequisite, manual]) {
      expect(text?.nl.trim()).toMatch(/./);
      expect(text?.en.trim()).toMatch(/./);
    }
  });

  it('has a tempo for each of its modes and is best for shapes that it takes', () => {
    expect(Object.keys(game.tempo)).toEqual(modesOf(game));
    const taken = shapesTakenBy(game);
    expect(game.best.filter((shape) => !taken.includes(shape))).toEqual([]);
    for (const shapes of Object.values(game.takes)) expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('has a rules.test.ts beside it', () => {
    expect(existsSync(`games/${game.id}/rules.test.ts`)).toBe(true);
  });

  it('offers 3 to 6 options, or up to 8 to collect from', () => {
    if (game.options === undefined) return;
    const maxOptions = modesOf(game).includes('collect') ? 8 : 6;
    expect(game.options).toBeGreaterThanOrEqual(3);
    expect(game.options).toBeLessThanOrEqual(maxOptions);
  });
});
