import type { Motif } from '../music/motif';
import type { GameArt, GameSounds } from '../textures/game-art';

export interface SceneAssets {
  /** The game's id, also the key of its scene, its textures and its keepsake. */
  readonly id: string;
  readonly art?: GameArt;
  readonly sounds?: GameSounds;
  /** Heard at the start, for each right answer and each miss, and at the end. */
  readonly motif?: Motif;
  /** Placed answers are set in the form that is asked, so a bare number or time is shown with its question. */
  readonly asksForm?: true;
}

/** Returns the assets of a scene; null for a scene that is no PracticeScene. */
export const assetsOf = (scene: object): SceneAssets | null =>
  'assets' in scene ? (scene.assets as SceneAssets) : null;
