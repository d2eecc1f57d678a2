import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Depths of what stands in the world, from back to front. */
export const depths = {
  ducks: 3,
  kept: 3.4,
  pad: 4,
  number: 4.4,
  wet: 4.8,
  arc: 5.4,
  bug: 5.8,
  frog: 7,
  net: 8,
  plate: 9,
  glass: 12,
  leaf: 13,
  hoop: 14,
} as const;

const placesOf = ({ layers: { sky, polder, ditch } }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  polder: { ...polder, depth: 1 },
  ditch: { ...ditch, depth: 2, still: true },
  'ditch-tall': { ...ditch, depth: 2, still: true },
});

/** Light while the moon pond fills, and of a round that is played the other way. */
const night = 0x8f90d2;
const dusk = 0xffddc6;

/** Draws sky, polder and ditch in the light of the round. */
export function scenery(
  scene: Scene,
  layout: Layout,
  orientation: Orientation,
  look: { readonly light: number; readonly isNight: boolean; readonly isTurned: boolean },
): Backdrop<LayerId> {
  const backdrop = new Backdrop<LayerId>(scene, {
    game,
    layers: art.layers,
    places: placesOf(layout),
    orientation,
  });
  backdrop.tint(look.isNight ? night : look.isTurned ? dusk : look.light);
  return backdrop;
}
