import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene/scene-kit';
import { KIT, type KitFrame } from '../textures/kit-texture';

/** Shows the title of a celebration on a card, its middle at (x, y), and hides the sum card. */
export function banner(
  { scene, words, card: sum }: SceneKit,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  text: string,
): GameObjects.Container {
  sum.leave();
  const card = scene.add.nineslice(0, 4, KIT, 'card' satisfies KitFrame, width, 110, 42, 42, 42, 48);
  const name = words(0, 0, text, { fontSize: 54, fontStyle: '700' });
  return scene.add
    .container(x, y, [card, name.setScale(Math.min(1, (width - 60) / name.width))])
    .setDepth(82);
}
