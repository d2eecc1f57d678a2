import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';

/** Air beside the sentence, and above and below it together; distance from the gap it is about, design px. */
const sides = 76;
const ends = 44;
const below = 58;

/** Says one sentence about a gap, right below it and within an area. */
export function sentence(
  { scene, words }: SceneKit,
  area: Box,
  gap: Point,
  text: string,
): GameObjects.Container {
  const line = words(0, -3, text, { fontSize: 44, fontStyle: '700', color: '#a3320f' }).setAlign('center');
  const width = Math.min(area.width, line.width + sides);
  line.setScale(Math.min(1, (width - 40) / line.width));
  const height = line.displayHeight + ends;
  const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
  const x = Math.max(area.x + width / 2, Math.min(area.x + area.width - width / 2, gap.x));
  return scene.add.container(x, gap.y + below, [plate, line]).setDepth(80);
}
