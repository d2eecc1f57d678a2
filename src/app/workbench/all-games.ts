import { games } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import type { Robot } from '@games/kit/input/robot';

const template = import.meta.glob<{ default: GameManifest }>('/games/_template/game.ts', { eager: true });
const parts = import.meta.glob<{ parts: readonly GameManifest[] }>('/games/_parts/parts.ts', { eager: true });

/** Every game, then the template and the scenes of single parts. */
export const allGames: readonly GameManifest[] = [
  ...games,
  ...Object.values(template).map((module) => module.default),
  ...Object.values(parts).flatMap((module) => module.parts),
];

const robots = import.meta.glob<{ robot: Robot }>('/games/*/robot.ts');

/** Robot of a game; undefined when the default one of its mode suffices. */
export async function robotOf(game: string): Promise<Robot | undefined> {
  return (await robots[`/games/${game}/robot.ts`]?.())?.robot;
}
