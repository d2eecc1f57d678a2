import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from './catalogue';

const folders = readdirSync('games').filter(
  (name) => !name.startsWith('_') && existsSync(`games/${name}/game.ts`),
);

it('finds every folder with a manifest', () => {
  expect(games.map(({ id }) => id)).toEqual(folders.toSorted((a, b) => a.localeCompare(b)));
});

describe.each(games)('the manifest of $id', (game) => {
  it('says in Dutch and English what the game is for', () => {
    for (const text of [game.title, game.goal, game.prerequisite, game.manual]) {
      expect(text.nl.trim()).not.toBe('');
      expect(text.en.trim()).not.toBe('');
    }
  });

  it('has a test of the state that only this game has', () => {
    expect(existsSync(`games/${game.id}/rules.test.ts`)).toBe(true);
  });

  it('offers as many answers as a child can overlook', () => {
    if (game.options === undefined) return;
    const most = game.modes.includes('collect') ? 8 : 6;
    expect(game.options).toBeGreaterThanOrEqual(3);
    expect(game.options).toBeLessThanOrEqual(most);
  });
});
