import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newGame } from './new-game.mjs';

const games = mkdtempSync(join(tmpdir(), 'games-'));
afterAll(() => rmSync(games, { recursive: true }));

it('newGame makes a complete game from the template under its own name', () => {
  expect(newGame('fruit-stall', games)).toBeNull();
  expect(readdirSync(join(games, 'fruit-stall')).toSorted()).toEqual(
    readdirSync('games/_template').toSorted(),
  );
  const text = readdirSync(join(games, 'fruit-stall'))
    .map((name) => readFileSync(join(games, 'fruit-stall', name), 'utf8'))
    .join('\n');
  expect(text).toContain("id: 'fruit-stall'");
  expect(text).toContain('class FruitStallScene');
  expect(text).not.toMatch(/template|sjabloon/i);
});

it('newGame rejects an id that is taken or cannot be in an address, with the reason', () => {
  expect(newGame('fruit-stall', games)).toMatch(/already/);
  for (const id of ['', 'Fruit', 'fruit stall', '../fruit', '-fruit'])
    expect(newGame(id, games)).toMatch(/id/);
});
