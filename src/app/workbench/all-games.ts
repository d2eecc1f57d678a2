import { games } from '@games/kit/catalogue';
import type { GameManifest } from '@games/kit/manifest';
import type { Robot } from '@games/kit/robot';

const template = import.meta.glob<{ default: GameManifest }>('/games/_template/game.ts', { eager: true });
const parts = import.meta.glob<{ parts: readonly GameManifest[] }>('/games/_parts/parts.ts', { eager: true });

/** Every game, then the template and the scenes of single parts. */
export const allGames: readonly GameManifest[] = [
  ...games,
  ...Object.values(template).map((module) => module.default),
  ...Object.values(parts).flatMap((module) => module.parts),
];

const robots = import.meta.glob<{ robot: Robot }>('/games/*/robot.ts');

/** A game's own way to be played by itself; undefined when the way of its mode will do. */
export async function robotOf(game: string): Promise<Robot | undefined> {
  return (await robots[`/games/${game}/robot.ts`]?.())?.robot;
}
