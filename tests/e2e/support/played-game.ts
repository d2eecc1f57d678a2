import type { GameManifest } from '@games/kit/api/manifest';
import type { Robot } from '@games/kit/input/robot';

/** A game and how it is played by itself, where the way of its mode will not do. */
export interface PlayedGame {
  readonly manifest: GameManifest;
  readonly robot?: Robot;
}

/** Sizes of the two layouts: a phone on its side, and upright. */
export const small = { width: 640, height: 360 } as const;
export const upright = { width: 390, height: 844 } as const;
