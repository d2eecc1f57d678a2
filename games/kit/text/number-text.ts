import type { GameObjects, Scene } from 'phaser';
import { KIT } from '../textures/kit-texture';

export const ink = 0x2b2a4c;

/**
 * Writes digits and signs in Andika from the kit's texture. All of them share one draw call and may change every
 * frame. For words use `PracticeScene.words`.
 */
export function numberText(
  scene: Scene,
  x: number,
  y: number,
  text: string,
  size: number,
  colour = ink,
): GameObjects.BitmapText {
  return scene.add.bitmapText(x, y, KIT, text, size).setOrigin(0.5).setTint(colour);
}
