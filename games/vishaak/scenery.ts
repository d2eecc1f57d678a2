import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Depths at which the world is drawn, from back to front. */
export const depths = {
  birds: 2.4,
  veil: 3,
  grotto: 3.2,
  kept: 3.4,
  heron: 4,
  rope: 5,
  stay: 6,
  hook: 7,
  desk: 10,
} as const;

/** Places the layers; all of the sea keeps its distance to the surface. */
function placesOf(layout: Layout, surface: number, middle: number): Record<LayerId, LayerPlace> {
  const { cliff, deck, seabed, grotto } = layout;
  const still = true;
  return {
    sky: { x: 640, y: 220, depth: 0 },
    'sky-tall': { x: 360, y: 290, depth: 0 },
    coast: { x: middle, y: surface - 72, depth: 0.5 },
    deep: { x: 640, y: surface + 330, depth: 1 },
    'deep-tall': { x: 360, y: surface + 555, depth: 1 },
    seabed: { x: middle, y: seabed + 77, depth: 1.6, still },
    cliff: { x: cliff.x - 240, y: cliff.y + 560, depth: 1.8, still },
    jetty: { x: deck.x + 300, y: deck.y + 580, depth: 1.9, still },
    grotto: { x: grotto.x, y: grotto.y, depth: depths.grotto, still },
    'grotto-tall': { x: grotto.x, y: grotto.y, depth: depths.grotto, still },
    veil: { x: middle, y: surface + 366, depth: depths.veil, still },
    desk: { x: 1224, y: 640, depth: depths.desk, still },
    'desk-tall': { x: 360, y: 1220, depth: depths.desk, still },
  };
}

/** Draws the sky, the sea cut open up to its surface, the cliff and the jetty. */
export function scenery(
  scene: Scene,
  layout: Layout,
  orientation: Orientation,
  surface: number,
): Backdrop<LayerId> {
  const middle = orientation === 'landscape' ? 640 : 360;
  const places = placesOf(layout, surface, middle);
  if (orientation === 'portrait') places.veil = { ...places.veil, y: surface + 366 * 1.5, size: 1.5 };
  return new Backdrop(scene, { game, layers: art.layers, places, orientation });
}
