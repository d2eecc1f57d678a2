import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Depths of what stands in the world, from back to front. */
export const depths = {
  lamp: 1.2,
  island: 2.2,
  mini: 2.4,
  wave: 5,
  mark: 5.4,
  buoy: 6,
  wake: 6.4,
  sign: 6.8,
  boat: 7,
  plate: 9,
  jetty: 10,
  seal: 11,
} as const;

function placesOf({ layers: { sky, coast, sea, jetty } }: Layout): Record<LayerId, LayerPlace> {
  return {
    sky: { ...sky, depth: 0 },
    'sky-tall': { ...sky, depth: 0 },
    coast: { ...coast, depth: 1 },
    sea: { ...sea, depth: 2, still: true },
    'sea-tall': { ...sea, depth: 2, still: true },
    jetty: { ...jetty, depth: depths.jetty, still: true },
    'jetty-tall': { ...jetty, depth: depths.jetty, still: true },
  };
}

/** Light of the evening in which the lamps of the coast burn. */
const night = 0x8f90d2;

/** Draws sky, coast, sea and jetty in the light of the round. */
export function scenery(
  scene: Scene,
  layout: Layout,
  orientation: Orientation,
  { light, isNight }: { readonly light: number; readonly isNight: boolean },
): Backdrop<LayerId> {
  const backdrop = new Backdrop<LayerId>(scene, {
    game,
    layers: art.layers,
    places: placesOf(layout),
    orientation,
  });
  backdrop.tint(isNight ? night : light);
  return backdrop;
}
