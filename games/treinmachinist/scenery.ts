import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import { type Layout, painted } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Places the layers; valley, meadow and rails keep their distance to the point where the rails meet. */
function placesOf({ vanishing, sky, cab }: Layout): Record<LayerId, LayerPlace> {
  const dx = vanishing.x - painted.x;
  const dy = vanishing.y - painted.y;
  return {
    sky: { ...sky, depth: 0 },
    'sky-tall': { ...sky, depth: 0 },
    valley: { x: 640 + dx, y: 291 + dy, depth: 1 },
    meadow: { x: 640 + dx, y: 355 + dy, depth: 2, still: true },
    rails: { x: vanishing.x, y: vanishing.y + 132, depth: 3, still: true },
    cab: { ...cab, depth: 10, still: true },
    'cab-tall': { ...cab, depth: 10, still: true },
  };
}

/** Draws the valley and the cab around it. */
export const scenery = (scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> =>
  new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
