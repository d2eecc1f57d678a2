import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Particles } from '@games/kit/effects/particles';
import { Rain } from '@games/kit/effects/variety';
import type { Orientation } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import type { Layout } from './layout';

export const game = 'ninja';

type LayerId = (typeof art.layers)[number]['id'];

/** The sky is painted smaller than the widest screen. */
const skySize = 1.26;
const eaveWidth = 240;
/** Height of the pillar's drawing below its joint. */
const pillarHeight = 536;

const placesOf = ({ middle, boards }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { x: middle, y: 250, depth: 0, size: skySize },
  'sky-tall': { x: middle, y: 362, depth: 0, size: 1.02 },
  peaks: { x: middle, y: boards - 250, depth: 1 },
  gorge: { x: middle, y: boards - 80, depth: 2 },
  ledge: { x: middle, y: boards + 135, depth: 6, still: true },
  'ledge-tall': { x: middle, y: boards + 270, depth: 6, still: true },
});

/** Out of a dojo over a gorge: snow peaks, the eave with its pillars, the boards in front of you. */
export function world(scene: Scene, layout: Layout, orientation: Orientation): Backdrop<LayerId> {
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places: placesOf(layout), orientation });
  const { eave, boards, pole, middle } = layout;
  for (const side of [-1, 1]) {
    const x = side < 0 ? pole.from : pole.to;
    const foot = boards + 40;
    scene.add
      .image(x, eave - 20, game, 'pillar')
      .setScale(1, (foot - eave + 20) / pillarHeight)
      .setDepth(7);
    scene.add.image(x, pole.y, game, 'hook').setDepth(8);
  }
  // As wide as the widest screen, and three tiles high enough for the tallest.
  for (let index = -5; index < 5; index++)
    scene.add.image(middle + index * eaveWidth, eave - 44, game, 'eave').setDepth(9);
  for (let rise = eave - 200; rise > -170; rise -= 160)
    for (let index = -5; index < 5; index++)
      scene.add.image(middle + index * eaveWidth, rise, game, 'eave').setDepth(8.5 + rise / 1e4);
  return backdrop;
}

/** Snow beyond the eave. */
export const snowfall = ({ random, design }: SceneKit, particles: Particles, { eave }: Layout): Rain =>
  new Rain(particles, {
    frame: 'flake',
    area: { x: -200, y: eave, width: design.width + 400, height: 0 },
    every: 260,
    flight: { vx: 14, vy: 64, life: 8000, size: 0.8, depth: 5 },
    random: () => random.next(),
  });
