import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import { depths } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Draws the hall of the space harbour, and the sky beyond its windows. */
export function scenery(scene: Scene, orientation: Orientation): Backdrop<LayerId> {
  const still = true;
  const places: Record<LayerId, LayerPlace> = {
    sky: { x: 640, y: 36, depth: 0 },
    'sky-tall': { x: 360, y: 86, depth: 0 },
    hall: { x: 640, y: 360, depth: depths.hall, still },
    'hall-tall': { x: 360, y: 640, depth: depths.hall, still },
  };
  return new Backdrop(scene, { game, layers: art.layers, places, orientation });
}
