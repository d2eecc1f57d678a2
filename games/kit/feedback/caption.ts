import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene/scene-kit';
import { KIT, type KitFrame } from '../textures/kit-texture';

const height = 150;

/** A plate with a short title and an explanation below it, shown after a miss. Starts invisible. */
export function caption(
  { scene, words }: SceneKit,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  title: string,
  told: string,
): GameObjects.Container {
  const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
  const head = words(0, -30, title, { fontSize: 38, fontStyle: '700', color: '#a3320f' });
  const line = words(0, 22, told, { fontSize: 26, color: '#56557a' })
    .setWordWrapWidth(width - 64)
    .setAlign('center');
  return scene.add.container(x, y, [plate, head, line]).setDepth(80).setAlpha(0);
}
