import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ layers: { sky, hill, field } }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  hill: { ...hill, depth: 2, still: true },
  'hill-tall': { ...hill, depth: 2, still: true },
  field: { ...field, depth: 2.5, still: true },
  'field-tall': { ...field, depth: 2.5, still: true },
});

/** Draws the sky, the hill with the burrow and the field before it. */
export function scenery(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  return new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
}
