import type { GameObjects, Scene } from 'phaser';
import { KIT } from './kit-texture';

export const ink = 0x2b2a4c;

/**
 * Digits and signs in Andika out of the kit's own texture: as many as you like share one draw call, and they
 * may change every frame. For words use `PracticeScene.words`.
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
