import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import { layerKey } from '@games/kit/textures/load-art';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import { depths, type Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];
type FarId = Exclude<LayerId, 'machine' | 'machine-tall'>;

const placesOf = ({ layers: { sky, valley } }: Layout): Record<FarId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  valley: { ...valley, depth: 2 },
  'valley-tall': { ...valley, depth: 2 },
});

type Layer = (typeof art.layers)[number];
const isFar = (layer: Layer): layer is Layer & { readonly id: FarId } => !layer.id.startsWith('machine');

/** Draws the sky, the railway valley and the machine that is cut open; the light of the day falls on what is behind it. */
export function scenery(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<FarId> {
  const { x, y } = layout.layers.machine;
  const machine: LayerId = orientation === 'landscape' ? 'machine' : 'machine-tall';
  scene.add.image(x, y, layerKey(game, machine)).setDepth(depths.machine);
  return new Backdrop(scene, {
    game,
    layers: art.layers.filter(isFar),
    places: placesOf(layout),
    orientation,
  });
}
