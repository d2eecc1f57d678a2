import type { GameArt, GameSounds } from './game-art';

export interface SceneParts {
  /** The game's id: key of its scene, its textures and its keepsake. */
  readonly id: string;
  readonly art?: GameArt;
  readonly sounds?: GameSounds;
}

/** The parts of a scene that has them; a scene that is no PracticeScene has none. */
export const partsOf = (scene: object): SceneParts | null =>
  'parts' in scene ? (scene.parts as SceneParts) : null;
