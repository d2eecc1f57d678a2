import type { GameArt, GameSounds } from '../textures/game-art';

export interface SceneAssets {
  /** The game's id, also the key of its scene, its textures and its keepsake. */
  readonly id: string;
  readonly art?: GameArt;
  readonly sounds?: GameSounds;
}

/** Returns the assets of a scene; null for a scene that is no PracticeScene. */
export const assetsOf = (scene: object): SceneAssets | null =>
  'assets' in scene ? (scene.assets as SceneAssets) : null;
