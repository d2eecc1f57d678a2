import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

/** The map is drawn by itself: the light of the day does not reach it. */
const isMap = (id: string): id is 'map' | 'map-tall' => id.startsWith('map');

type LayerId = Exclude<(typeof art.layers)[number]['id'], 'map' | 'map-tall'>;

const worldLayers = art.layers.flatMap((layer) =>
  isMap(layer.id) ? [] : [{ ...layer, id: layer.id as LayerId }],
);

/** Depths at which the world is drawn, from back to front. */
export const depths = {
  visitor: 0.7,
  trees: 1,
  tower: 1.2,
  canal: 1.4,
  ground: 1.6,
  house: 2,
  garden: 2.3,
  lamp: 2.6,
  farBox: 3,
  farPlate: 3.4,
  resident: 3.6,
  bike: 5,
  bollard: 5.4,
  nearBox: 5.6,
  boat: 6,
  nearPlate: 6.6,
  letter: 7,
  told: 8,
  map: 10,
} as const;

/** Colour of a street at night: pale enough for its numbers. */
const night = 0xb4bbe6;

/** Light of the street in a round. */
export const lightOf = (light: number, isNight: boolean): number => (isNight ? night : light);

/** Returns how a colour looks in a light. */
export function inLight(colour: number, light: number): number {
  const part = (shift: number) =>
    Math.round((((colour >> shift) & 255) * ((light >> shift) & 255)) / 255) << shift;
  return part(16) | part(8) | part(0);
}

/** Returns the colour between two, from 0 to 1. */
export function mixed(from: number, to: number, share: number): number {
  const part = (shift: number) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}

function placesOf({ bike, size }: Layout, middle: number): Record<LayerId, LayerPlace> {
  const still = true;
  const water = bike.y + 100 * size;
  return {
    sky: { x: 640, y: 150, depth: 0 },
    'sky-tall': { x: 360, y: 310, depth: 0 },
    skyline: { x: middle, y: bike.y - 96 * size - 100, depth: 0.5 },
    canal: { x: 640, y: water + 135, depth: depths.canal, still },
    'canal-tall': { x: 360, y: water + 250, depth: depths.canal, still },
  };
}

/** Draws the sky, the village and the canal. */
export function scenery(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const middle = orientation === 'landscape' ? 640 : 360;
  return new Backdrop(scene, {
    game,
    layers: worldLayers,
    places: placesOf(layout, middle),
    orientation,
  });
}
