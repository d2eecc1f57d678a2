import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { art } from './art.gen';
import type { Layout } from './layout';

export const game = 'waslijn';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ middle, ground }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { x: middle, y: 274, depth: 0 },
  'sky-tall': { x: middle, y: 432, depth: 0 },
  village: { x: middle, y: ground - 204, depth: 1 },
  hedge: { x: middle, y: ground - 90, depth: 2 },
  fence: { x: middle, y: ground - 58, depth: 4 },
  lawn: { x: middle, y: ground + 148, depth: 5, still: true },
  'lawn-tall': { x: middle, y: ground + 278, depth: 5, still: true },
});

/** Draws the yard and the line between its posts. */
export function yard(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
  const { line, flowers, basket } = layout;
  const ends = [line.from - line.tied, line.to + line.tied] as const;
  for (const x of ends) scene.add.image(x, line.y, game, 'post').setDepth(7);
  rope(scene, ends, line.y);
  scene.add.image(basket.x, basket.y, game, 'basket').setScale(basket.size).setDepth(10);
  const corner = scene.add.image(flowers.x, flowers.y, game, 'flowers').setScale(flowers.size).setDepth(30);
  backdrop.add(corner, 1.2);
  return backdrop;
}

/** Straight like a number line: on a sagging rope distances would be wrong. */
function rope(scene: Scene, [from, to]: readonly [number, number], y: number): GameObjects.Graphics {
  return scene.add
    .graphics()
    .setDepth(8)
    .lineStyle(7, 0x8a6a5a, 1)
    .lineBetween(from, y + 1, to, y + 1)
    .lineStyle(3, 0xf6e3c4, 1)
    .lineBetween(from, y - 1, to, y - 1);
}
