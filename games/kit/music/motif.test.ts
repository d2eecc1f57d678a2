import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Motif, noteOfMiss, noteOfStreak } from './motif';

const motif: Motif = { notes: "A B D' E'", instrument: 'harp' };
const heard = (streak: number) => Math.round(noteOfStreak(motif, streak));

it('climbs through the motif with a streak, then a key up, at most three keys', () => {
  expect([1, 2, 3, 4].map(heard)).toEqual([440, 494, 587, 659]);
  expect(heard(5)).toBe(494);
  expect(heard(9)).toBe(554);
  expect(heard(13)).toBe(622);
  expect(heard(17)).toBe(622);
});

it('plays the first note for a right answer after a miss, and low for a miss', () => {
  expect(heard(0)).toBe(440);
  expect(noteOfMiss(motif)).toBeCloseTo(220);
});

it('differs from game to game', () => {
  const scenes = readdirSync('games')
    .filter((game) => !game.startsWith('_') && existsSync(`games/${game}/game.ts`))
    .map((game) => readFileSync(`games/${game}/scene.ts`, 'utf8'));
  const motifs = scenes.map((scene) => /notes: (?:'([^']+)'|"([^"]+)"), instrument: '\w+'/.exec(scene)?.[0]);
  expect(motifs).not.toContain(undefined);
  expect(new Set(motifs).size).toBe(motifs.length);
});
