import { existsSync, readdirSync } from 'node:fs';
import type { GameManifest } from '@games/kit/api/manifest';
import type { Robot } from '@games/kit/input/robot';
import { itBehavesLikeAGame } from './support/behaves-like-a-game';
import { changedToRun } from './support/changed-files';
import type { PlayedGame } from './support/played-game';
import { hasTurn } from './support/turns';

/** Every folder with a manifest is a game and must pass the contract; the template too. */
const folders = readdirSync('games').filter((name) => existsSync(`games/${name}/game.ts`));

const changed = changedToRun();

for (const [place, folder] of folders.entries()) {
  if (!changed.has(`games/${folder}`) && !hasTurn(place)) continue;
  const game = await played(folder);
  // A test gives no verdicts, so it has its own contract test.
  if (game.manifest.test !== true) itBehavesLikeAGame(game);
}

async function played(folder: string): Promise<PlayedGame> {
  const manifest = (await import(`../../games/${folder}/game`)) as { readonly default: GameManifest };
  if (!existsSync(`games/${folder}/robot.ts`)) return { manifest: manifest.default };
  const { robot } = (await import(`../../games/${folder}/robot`)) as { readonly robot: Robot };
  return { manifest: manifest.default, robot };
}
