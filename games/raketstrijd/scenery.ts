import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation } from '@games/kit/layout/design';
import { layerKey } from '@games/kit/textures/load-art';
import type { GameObjects, Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];
type Fixed = 'moon' | 'console' | 'console-tall';
type World = Exclude<LayerId, Fixed>;

const isWorld = <Layer extends { readonly id: LayerId }>(
  layer: Layer,
): layer is Layer & { readonly id: World } =>
  layer.id !== 'moon' && layer.id !== 'console' && layer.id !== 'console-tall';

function placesOf({ layers: { sky, hills, ground } }: Layout): Record<World, LayerPlace> {
  return {
    sky: { ...sky, depth: 0 },
    'sky-tall': { ...sky, depth: 0 },
    hills: { ...hills, depth: 1.5 },
    ground: { ...ground, depth: 2, still: true },
  };
}

export interface Scenery {
  readonly backdrop: Backdrop<World>;
  /** The desk of the launch. */
  readonly console: GameObjects.Image;
}

/** Draws the sky, the base on the hills, the ground and the console. */
export function scenery(scene: Scene, layout: Layout, orientation: Orientation): Scenery {
  const backdrop = new Backdrop<World>(scene, {
    game,
    layers: art.layers.filter(isWorld),
    places: placesOf(layout),
    orientation,
  });
  const { x, y } = layout.layers.console;
  const key: Fixed = orientation === 'landscape' ? 'console' : 'console-tall';
  return { backdrop, console: scene.add.image(x, y, layerKey(game, key)).setDepth(3) };
}

/** Draws the moon on which the round ends. */
export function moonIn(scene: Scene, { layers: { moon } }: Layout): GameObjects.Image {
  const key: Fixed = 'moon';
  return scene.add.image(moon.x, moon.y, layerKey(game, key)).setDepth(40);
}
