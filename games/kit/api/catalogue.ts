import type { AnswerMode } from '@/maths/answer-mode';
import type { SumKind } from '@/maths/sum/sum';
import type { GameManifest } from './manifest';

const found = import.meta.glob<{ default: GameManifest }>(['/games/*/game.ts', '!/games/_*/game.ts'], {
  eager: true,
});

/** All games: every folder with a manifest is one. */
export const games: readonly GameManifest[] = Object.values(found)
  .map((module) => module.default)
  .toSorted((a, b) => a.id.localeCompare(b.id));

export const gameById = (id: string): GameManifest | undefined => games.find((game) => game.id === id);

/** Returns the practice games that can ask all these kinds of sums, best suited first. */
export function gamesFor(kinds: readonly SumKind[], modes?: readonly AnswerMode[]): readonly GameManifest[] {
  const bestFits = (game: GameManifest) => kinds.filter((kind) => game.sums.best.includes(kind)).length;
  return games
    .filter((game) => game.test !== true)
    .filter((game) => kinds.every((kind) => [...game.sums.best, ...game.sums.also].includes(kind)))
    .filter((game) => modes === undefined || game.modes.some((mode) => modes.includes(mode)))
    .toSorted((a, b) => bestFits(b) - bestFits(a));
}

/** Returns the tests that can ask all these kinds of sums. */
export const testsFor = (kinds: readonly SumKind[]): readonly GameManifest[] =>
  games.filter(
    ({ test, sums }) => test === true && kinds.every((kind) => [...sums.best, ...sums.also].includes(kind)),
  );
