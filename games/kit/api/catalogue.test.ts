import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from './catalogue';

const folders = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);

it('games has every folder with a manifest', () => {
  expect(games.map(({ id }) => id)).toEqual(folders.toSorted((a, b) => a.localeCompare(b)));
});

describe.each(games)('the manifest of $id', (game) => {
  it('has every text in Dutch and English', () => {
    for (const text of [game.title, game.goal, game.prerequisite, game.manual]) {
      expect(text.nl.trim()).not.toBe('');
      expect(text.en.trim()).not.toBe('');
    }
  });

  it('has a rules.test.ts beside it', () => {
    expect(existsSync(`games/${game.id}/rules.test.ts`)).toBe(true);
  });

  it('offers 3 to 6 options, or up to 8 to collect from', () => {
    if (game.options === undefined) return;
    const maxOptions = game.modes.includes('collect') ? 8 : 6;
    expect(game.options).toBeGreaterThanOrEqual(3);
    expect(game.options).toBeLessThanOrEqual(maxOptions);
  });
});
