import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { daylight } from './daylight';
import { game } from './glyphs';
import type { Layout } from './layout';

export type LayerId = Exclude<(typeof art.layers)[number]['id'], 'photo'>;

/** Layers that do not follow the pointer. */
const placesOf = ({ sky, skyline, hills, ground }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  skyline: { ...skyline, depth: 1 },
  hills: { ...hills, depth: 2 },
  ground: { ...ground, depth: 4, still: true },
  'ground-tall': { ...ground, depth: 4, still: true },
});

/** Paints sky, city, hills and ground in the light of the round with this seed. */
export function paintCity(
  scene: Scene,
  layout: Layout,
  orientation: Orientation,
  seed: number,
): Backdrop<LayerId> {
  const layers = art.layers.filter((layer) => layer.id !== 'photo');
  const backdrop = new Backdrop(scene, { game, layers, places: placesOf(layout), orientation });
  backdrop.tint(daylight(seed));
  return backdrop;
}
