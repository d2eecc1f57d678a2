import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';

/** Writes a sentence of the meerkat on a plate with its middle at (x, y); the plate starts invisible. */
export function speech(
  { scene, words }: SceneKit,
  { x, y, width }: Point & { readonly width: number },
  text: string,
): GameObjects.Container {
  const said = words(0, 0, text, { fontSize: 36, fontStyle: '700' })
    .setWordWrapWidth(width - 44)
    .setAlign('center');
  const plate = scene.add.nineslice(
    0,
    0,
    KIT,
    'chip-hint' satisfies KitFrame,
    width,
    said.height + 34,
    18,
    18,
    18,
    18,
  );
  return scene.add.container(x, y, [plate, said]).setDepth(80).setAlpha(0);
}
