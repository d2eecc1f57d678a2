import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Orientation, Point } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './game-id';
import type { Layout } from './layout';

type LayerId = (typeof art.layers)[number]['id'];

/** Painted smaller than the widest screen. */
const skySize = 1.26;
const seaSize = 1.25;
const deckSize = 1.26;

/** Layers that do not follow the pointer. */
const placesOf = ({ middle, rim, bath, horizon, ...at }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { x: middle, y: 257, depth: 0, size: skySize },
  'sky-tall': { x: middle, y: horizon - 460, depth: 0 },
  sea: { x: middle, y: horizon + 68, depth: 1, size: seaSize },
  headland: { ...at.headland, depth: 2 },
  quay: { ...at.quay, depth: 2 },
  deck: { ...at.deck, depth: 3, size: deckSize, still: true },
  'deck-tall': { ...at.deck, depth: 3, still: true },
  suds: { x: rim.x, y: rim.y - 27 * bath, size: bath, depth: 4, still: true },
  bath: { x: rim.x, y: rim.y + 70 * bath, size: bath, depth: 20, still: true },
});

/** Draws the world behind the bath. */
export function harbour(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
  const prop = (frame: string, { x, y, size }: Point & { readonly size: number }, depth: number) =>
    backdrop.add(scene.add.image(x, y, game, frame).setDepth(depth).setScale(size), 0.9);
  if (layout.towels !== null) prop('towels', layout.towels, 6);
  prop('plant', layout.plant, 22);
  return backdrop;
}
