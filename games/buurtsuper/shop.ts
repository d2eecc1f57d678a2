import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import type { Layout } from './layout';
import { game } from './money';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ middle: x, layers: { wall, front, counter } }: Layout): Record<LayerId, LayerPlace> => ({
  wall: { x, y: wall, depth: 0 },
  'wall-tall': { x, y: wall, depth: 0 },
  front: { x, y: front, depth: 5, still: true },
  'front-tall': { x, y: front, depth: 5, still: true },
  // Above the drawer, which is shut beneath it.
  counter: { x, y: counter, depth: 8, still: true },
  'counter-tall': { x, y: counter, depth: 8, still: true },
});

/** Draws the shop: the wall with its window, the counter and what is below it. */
export function shop(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  return new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
}
