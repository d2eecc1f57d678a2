import type { Motion } from '@games/kit/effects/motion';
import type { Particles } from '@games/kit/effects/particles';
import { Rain } from '@games/kit/effects/variety';
import type { Box } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

const balloonSize = 0.78;

interface SkySpec {
  readonly view: Box;
  readonly isWet: boolean;
  readonly hasBalloon: boolean;
  /** Random numbers in [0, 1). */
  readonly random: () => number;
}

/** What lives around the road: doves or a shower, a duck on the pond, and in some rounds a chick in a balloon. */
export class Sky {
  readonly #rain: Rain;
  readonly #particles: Particles;
  readonly #random: () => number;
  readonly #balloon: GameObjects.Image | null;

  constructor(
    scene: Scene,
    motion: Motion,
    particles: Particles,
    { balloon: { from, to }, pond }: Layout,
    spec: SkySpec,
  ) {
    const { view, isWet, hasBalloon, random } = spec;
    this.#particles = particles;
    this.#random = random;
    this.#rain = isWet
      ? new Rain(particles, {
          frame: 'rain',
          area: { x: view.x, y: view.y, width: view.width * 1.1, height: 0 },
          every: 90,
          flight: { vx: -60, vy: 520, life: 900, size: 0.7, spin: 'along', depth: 1.6 },
          random,
        })
      : new Rain(particles, {
          frame: 'dove',
          area: { x: view.x + view.width * 0.6, y: view.y + 110, width: view.width * 0.4, height: 0 },
          every: 3800,
          flight: { vx: -70, vy: 4, life: 9000, size: 0.7, depth: 1.4 },
          random,
        });
    const duck = scene.add.image(pond.x, pond.y, game, 'duck').setDepth(depths.duck);
    motion.idle({ targets: duck, x: pond.x + pond.by, duration: 7000 });
    motion.idle({ targets: duck, angle: 4, duration: 900 });
    this.#balloon = hasBalloon
      ? scene.add.image(from.x, from.y, game, 'balloon').setScale(balloonSize).setDepth(depths.balloon)
      : null;
    if (this.#balloon === null) return;
    motion.idle({ targets: this.#balloon, x: to.x, duration: 40_000 });
    motion.idle({ targets: this.#balloon, y: to.y, angle: 3, duration: 5200 });
  }

  /** Lets the chick in the balloon throw feathers down on a car that is full. */
  salute(): void {
    if (this.#balloon === null) return;
    const { x, y } = this.#balloon;
    for (let k = 0; k < 12; k++)
      this.#particles.emit('feather', x, y + 40, {
        vx: (this.#random() - 0.5) * 160,
        vy: 20 + this.#random() * 60,
        gravity: 90,
        life: 1900,
        size: 0.8 + this.#random() * 0.5,
        spin: 160 - this.#random() * 320,
        depth: depths.feather,
      });
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#rain.update(delta);
  }
}
