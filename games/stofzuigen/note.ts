import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { type Fluff, fluffSize } from './fluff';

const height = 96;
/** Distance from the middle of a fluff to that of the sentence. */
const away = fluffSize.height / 2 + height / 2 + 8;

/** One sentence after a miss, above or below the fluff it is about. */
export function note(
  { scene, words }: SceneKit,
  { x, y, width }: Point & { readonly width: number },
  text: string,
  fluff: Fluff | undefined,
): GameObjects.Container {
  const below = fluff !== undefined && fluff.box.y < y;
  const place = fluff === undefined ? y : fluff.box.y + (below ? away : -away);
  const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
  const line = words(0, -3, text, { fontSize: 42, fontStyle: '700', color: '#a3320f' });
  return scene.add
    .container(x, place, [plate, line.setScale(Math.min(1, (width - 60) / line.width))])
    .setDepth(80);
}
