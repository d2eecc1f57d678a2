import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { countTaken, coversEnough } from '@/maths/sum/shape/takes';
import { type GameManifest, modesOf } from './manifest';

const found = import.meta.glob<{ default: GameManifest }>(['/games/*/game.ts', '!/games/_*/game.ts'], {
  eager: true,
});

/** All games: every folder with a manifest is one. */
export const games: readonly GameManifest[] = Object.values(found)
  .map((module) => module.default)
  .toSorted((a, b) => a.id.localeCompare(b.id));

export const gameById = (id: string): GameManifest | undefined => games.find((game) => game.id === id);

/** Returns whether one mode of the game takes enough of these sums to be played with them. */
export const isOffered = (game: GameManifest, sums: ShapeProfile): boolean =>
  modesOf(game).some((mode) => coversEnough(sums, game.takes[mode] ?? []));

/** Returns the practice games that take enough of these sums, best suited first. */
export const gamesFor = (
  sums: ShapeProfile,
  catalogue: readonly GameManifest[] = games,
): readonly GameManifest[] =>
  catalogue
    .filter((game) => game.test !== true && isOffered(game, sums))
    .toSorted((a, b) => countTaken(sums, b.best) - countTaken(sums, a.best));

/** Returns the tests that take enough of these sums. */
export const testsFor = (sums: ShapeProfile): readonly GameManifest[] =>
  games.filter((game) => game.test === true && isOffered(game, sums));
