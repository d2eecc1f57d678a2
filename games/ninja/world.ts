import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import type { Layout } from './layout';

export const game = 'ninja';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ middle, boards }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { x: middle, y: 264, depth: 0 },
  'sky-tall': { x: middle, y: 362, depth: 0 },
  peaks: { x: middle, y: boards - 250, depth: 1 },
  gorge: { x: middle, y: boards - 80, depth: 2 },
  ledge: { x: middle, y: boards + 105, depth: 6, still: true },
  'ledge-tall': { x: middle, y: boards + 270, depth: 6, still: true },
});

/** Snow peaks, a gorge and the boards the ninja stands on. */
export function world(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
  const { grove } = layout;
  backdrop.add(scene.add.image(grove.x, grove.y, game, 'grove').setScale(grove.size).setDepth(30), 1.2);
  return backdrop;
}
