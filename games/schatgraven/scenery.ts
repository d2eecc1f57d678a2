import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import { depths } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Places the layers: the middle of each, design px. */
const places: Record<LayerId, LayerPlace> = {
  sky: { x: 640, y: 70, depth: depths.sky },
  'sky-tall': { x: 360, y: 165, depth: depths.sky },
  sea: { x: 640, y: 160, depth: depths.sky + 0.3 },
  'sea-tall': { x: 360, y: 347, depth: depths.sky + 0.3 },
  earth: { x: 640, y: 528, depth: depths.earth, still: true },
  'earth-tall': { x: 360, y: 912, depth: depths.earth, still: true },
};

/** Draws the sky, the bay and the beach that is cut open. */
export const scenery = (scene: Scene, orientation: Orientation): Backdrop<LayerId> =>
  new Backdrop(scene, { game, layers: art.layers, places, orientation });
