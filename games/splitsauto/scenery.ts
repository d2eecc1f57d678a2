import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Depths of what stands in the world, from back to front. */
export const depths = {
  face: 2.2,
  bay: 2.4,
  balloon: 2.6,
  duck: 4,
  feather: 5,
  car: 6,
  beside: 7,
  plate: 9,
} as const;

function placesOf({ layers: { sky, hills, town, road } }: Layout): Record<LayerId, LayerPlace> {
  return {
    sky: { ...sky, depth: 0 },
    'sky-tall': { ...sky, depth: 0 },
    hills: { ...hills, depth: 1 },
    town: { ...town, depth: 2, still: true },
    'town-tall': { ...town, depth: 2, still: true },
    road: { ...road, depth: 3, still: true },
    'road-tall': { ...road, depth: 3, still: true },
  };
}

/** Light of the evening in which the windows of the town are lit. */
const night = 0x9a9ad8;

/** Draws sky, hills, town and road in the light of the round. */
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
