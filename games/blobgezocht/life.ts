import type { Particles } from '@games/kit/effects/particles';
import { Rain, type Variety } from '@games/kit/effects/variety';
import type { Box } from '@games/kit/layout/design';
import { depths } from './layout';

interface LifeSpec {
  readonly view: Box;
  readonly particles: Particles;
  readonly random: () => number;
  readonly variety: Variety;
}

/** Stars shoot past the windows; in some rounds there are many. */
export class Life {
  readonly #sky: Rain;

  constructor({ view, particles, random, variety }: LifeSpec) {
    this.#sky = new Rain(particles, {
      frame: 'star-far',
      area: { x: view.x - 40, y: view.y + 20, width: view.width * 0.8, height: 0 },
      every: variety.isWet ? 420 : 2400,
      flight: { vx: 260, vy: 90, life: 1500, size: 0.8, spin: 'along', depth: depths.floats - 0.1 },
      random,
    });
  }

  /** Called every frame with its length in ms, unless motion is reduced. */
  update(delta: number): void {
    this.#sky.update(delta);
  }
}
