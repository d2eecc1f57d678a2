import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import { depths, type Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Draws the harbour behind the stall, the back of the stall, its counter and its awning. */
export function scenery(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const { middle } = layout;
  const still = true;
  const height = orientation === 'landscape' ? 720 : 1280;
  const places: Record<LayerId, LayerPlace> = {
    harbour: { x: 640, y: 230, depth: 0 },
    'harbour-tall': { x: 360, y: 470, depth: 0 },
    stall: { x: middle, y: height / 2, depth: depths.panel, still },
    'stall-tall': { x: middle, y: height / 2, depth: depths.panel, still },
    counter: { x: middle, y: 703, depth: depths.counter, still },
    'counter-tall': { x: middle, y: 1219, depth: depths.counter, still },
    awning: { x: middle, y: 23, depth: depths.awning, still },
    'awning-tall': { x: middle, y: 73, depth: depths.awning, still },
  };
  return new Backdrop(scene, { game, layers: art.layers, places, orientation });
}
