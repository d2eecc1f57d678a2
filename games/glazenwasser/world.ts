import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ layers: { sky, hills, front } }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0, still: true },
  'sky-tall': { ...sky, depth: 0, still: true },
  hills: { ...hills, depth: 1 },
  front: { ...front, depth: 5, still: true },
  'front-tall': { ...front, depth: 5, still: true },
});

/** Draws the world: sky, hills, and the front that is washed. */
export function worldOf(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  return new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
}
