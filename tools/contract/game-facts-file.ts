import { games } from '@games/kit/api/catalogue';
import { isQuickTyped } from '@games/kit/api/manifest';
import { isGameId } from '@/contract/game-ids';

/** Path of the generated file, from the project's folder. */
export const gameFactsPath = 'src/contract/game-facts.gen.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Writes what the server has to know of each game, because it imports none. Returns the contents of the file. */
export function gameFactsFile(): string {
  // A game that is being tried out has no id in the contract yet.
  const named = games.filter(({ id }) => isGameId(id));
  const rows = named.map((game) => {
    const modes = Object.entries(game.takes).map(([mode, shapes]) => `      ${mode}: [${quoted(shapes)}],`);
    return `  ${game.id}: {
    isTest: ${game.test === true},
    isQuickTyped: ${isQuickTyped(game)},
    takes: {
${modes.join('\n')}
    },
  },`;
  });
  return `// Written by \`npm run contract\` from the manifests of the games: the server imports no game.
import type { GameFacts } from './game-facts';
import type { GameId } from './game-ids';

/** Facts of every game that there is, by its id. */
export const gameFacts: { readonly [Game in GameId]?: GameFacts } = {
${rows.join('\n')}
};
`;
}
