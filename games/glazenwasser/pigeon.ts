import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** A pigeon on the roof: it looks along, and hops after a right answer. */
export class Pigeon {
  readonly #motion: Motion;
  readonly #image: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, { pigeon }: Layout) {
    this.#motion = motion;
    this.#image = scene.add.image(pigeon.x, pigeon.y, game, 'pigeon').setScale(0.8).setDepth(6);
    motion.idle({ targets: this.#image, angle: -5, duration: 1500, repeatDelay: 900 });
  }

  async hop(): Promise<void> {
    const { y } = this.#image;
    await this.#motion.flourish({
      targets: this.#image,
      y: y - 18,
      duration: 120,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.#image.setY(y);
  }
}
