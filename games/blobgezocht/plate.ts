import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';

/** Room for a notation on the plate of a mask, design px. */
export const room = { width: 196, height: 94 } as const;

/** Sizes of digits: of a number alone, of a stacked fraction, of parts below each other, and of heads of columns. */
export const digits = { alone: 50, sign: 84, least: 44.5, fraction: 74, rows: 44.5, heads: 30 } as const;
export const wordSizes = { one: 40, two: 34, three: 29 } as const;
export const colours = {
  orange: 0xe0703f,
  teal: 0x2f9fb5,
  violet: 0x7a5ad6,
  empty: 0xe6ddf6,
  dim: 0x56557a,
} as const;

export type Part = GameObjects.BitmapText | GameObjects.Text | GameObjects.Image | GameObjects.Container;

/** Shrinks parts that stand in a box of this size to the room of a mask. */
export function fitted(
  parts: readonly Part[],
  width: number,
  height: number,
  kit: SceneKit,
): GameObjects.Container {
  const scale = Math.min(1, room.width / width, room.height / height);
  return kit.scene.add.container(0, 0, [...parts]).setScale(scale);
}

/** Draws a rectangle in one colour. */
export function box(kit: SceneKit, x: number, y: number, width: number, height: number, colour: number) {
  return kit.scene.add
    .image(x, y, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(width, height)
    .setTint(colour);
}
