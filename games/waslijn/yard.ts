import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Particles } from '@games/kit/effects/particles';
import { Rain } from '@games/kit/effects/variety';
import type { Orientation } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { type Layout, ropeAt } from './layout';

export const game = 'waslijn';

type LayerId = (typeof art.layers)[number]['id'];

/** The sky is painted smaller than the widest screen. */
const skySize = 1.26;

const placesOf = ({ middle, ground }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { x: middle, y: 262, depth: 0, size: skySize },
  'sky-tall': { x: middle, y: 430, depth: 0, size: 1.02 },
  village: { x: middle, y: ground - 204, depth: 1 },
  hedge: { x: middle, y: ground - 90, depth: 2 },
  fence: { x: middle, y: ground - 58, depth: 4 },
  lawn: { x: middle, y: ground + 158, depth: 5, still: true },
  'lawn-tall': { x: middle, y: ground + 284, depth: 5, still: true },
});

/** Draws the yard and the posts of the line. */
export function yard(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
  const { line, flowers, basket } = layout;
  for (const x of [line.from - line.tied, line.to + line.tied])
    scene.add.image(x, line.y, game, 'post').setDepth(7);
  for (const x of [line.from, line.to]) scene.add.image(x, ropeAt(line, x), game, 'peg-end').setDepth(9);
  scene.add.image(basket.x, basket.y, game, 'basket').setScale(basket.size).setDepth(21);
  const corner = scene.add.image(flowers.x, flowers.y, game, 'flowers').setScale(flowers.size).setDepth(30);
  backdrop.add(corner, 1.2);
  return backdrop;
}

/** A few drops, in sunshine. */
export const shower = ({ random, design }: SceneKit, particles: Particles, { ground }: Layout): Rain =>
  new Rain(particles, {
    frame: 'drop',
    area: { x: -200, y: -130, width: design.width + 400, height: 0 },
    every: 90,
    flight: { vx: -30, vy: 620, life: ((ground + 130) / 620) * 1000, size: 1, depth: 5 },
    random: () => random.next(),
  });
