import type { AnswerMode } from '@/maths/round/task';
import type { SumKind } from '@/maths/sum/sum';
import type { GameManifest } from './manifest';

const found = import.meta.glob<{ default: GameManifest }>(['/games/*/game.ts', '!/games/_*/game.ts'], {
  eager: true,
});

/** Every game there is: a folder with a manifest is a game, no list names it. */
export const games: readonly GameManifest[] = Object.values(found)
  .map((module) => module.default)
  .toSorted((a, b) => a.id.localeCompare(b.id));

export const gameById = (id: string): GameManifest | undefined => games.find((game) => game.id === id);

/** Games to practise with that can ask every kind of sum given, best suited first. */
export function gamesFor(kinds: readonly SumKind[], modes?: readonly AnswerMode[]): readonly GameManifest[] {
  const bestFits = (game: GameManifest) => kinds.filter((kind) => game.sums.best.includes(kind)).length;
  return games
    .filter((game) => game.test !== true)
    .filter((game) => kinds.every((kind) => [...game.sums.best, ...game.sums.also].includes(kind)))
    .filter((game) => modes === undefined || game.modes.some((mode) => modes.includes(mode)))
    .toSorted((a, b) => bestFits(b) - bestFits(a));
}

/** Tests that can ask every kind of sum given. */
export const testsFor = (kinds: readonly SumKind[]): readonly GameManifest[] =>
  games.filter(
    ({ test, sums }) => test === true && kinds.every((kind) => [...sums.best, ...sums.also].includes(kind)),
  );
