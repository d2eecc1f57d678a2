import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import { depths, type Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ layers: { sky, valley, machine } }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  valley: { ...valley, depth: 2 },
  'valley-tall': { ...valley, depth: 2 },
  machine: { ...machine, depth: depths.machine, still: true },
  'machine-tall': { ...machine, depth: depths.machine, still: true },
});

/** Draws the sky, the railway valley and the machine that is cut open. */
export function scenery(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  return new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
}
