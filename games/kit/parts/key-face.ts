import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene/scene-kit';
import { numberText } from '../text/number-text';
import { KIT, type KitFrame } from '../textures/kit-texture';

/** Face of a key: digits and signs, or an icon of the kit. */
export type Face = { readonly text: string } | { readonly icon: KitFrame; readonly flipped?: boolean };

export interface KeyPlace {
  readonly x: number;
  readonly y: number;
  /** Design px; at least 84 in each direction, for a finger on a phone held upright. */
  readonly width: number;
  readonly height: number;
}

/** Draws a raised key; `strong` for the one that commits. */
export function keyPlate(
  { scene }: SceneKit,
  { x, y, width, height }: KeyPlace,
  face: Face,
  strong = false,
): GameObjects.Container {
  const frame: KitFrame = strong ? 'key-strong' : 'key';
  const plate = scene.add.nineslice(0, 0, KIT, frame, width, height, 24, 24, 24, 28);
  const size = Math.min(46, height * 0.52);
  const mark =
    'text' in face
      ? numberText(scene, 0, -4, face.text, face.text.length > 2 ? size * 0.8 : size)
      : scene.add.image(0, -4, KIT, face.icon).setFlipX(face.flipped === true);
  return scene.add.container(x, y, [plate, mark]).setSize(width, height);
}

/** Plays the press of a key. */
export function dip({ motion }: SceneKit, key: GameObjects.Container): void {
  void motion.flourish({ targets: key, scale: 0.94, duration: 60, yoyo: true, ease: 'Quad.Out' });
}

/** Makes a key pale while it is disabled. */
export const pale = (key: GameObjects.Container, on: boolean): void => {
  key.setAlpha(on ? 0.45 : 1);
};
