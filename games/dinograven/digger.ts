import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './square-view';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The digger: it walks to a tile and brushes. */
export class Digger {
  readonly #motion: Motion;
  readonly #stir: (at: Spot) => void;
  readonly #home: Spot;
  readonly #body: GameObjects.Image;
  readonly #brush: GameObjects.Image;

  /** `stir` makes sand fly where the brush goes. */
  constructor(scene: Scene, motion: Motion, { digger }: Layout, stir: (at: Spot) => void) {
    this.#motion = motion;
    this.#stir = stir;
    this.#home = digger;
    this.#brush = scene.add
      .image(digger.x - 34, digger.y - 46, game, 'brush')
      .setAngle(-30)
      .setDepth(42)
      .setScale(0.8);
    this.#body = scene.add
      .image(digger.x, digger.y, game, 'digger')
      .setAngle(-18)
      .setDepth(43)
      .setScale(0.86);
    motion.idle({ targets: this.#body, angle: -13, duration: 1900 });
  }

  /** The brush goes to a tile and sweeps it; grains fly. */
  async sweep({ x, y }: Spot): Promise<void> {
    await this.#motion.tween({
      targets: this.#brush,
      x,
      y: y + 6,
      angle: 0,
      scale: 1,
      duration: 200,
      ease: 'Sine.InOut',
    });
    if (this.#motion.reduced) return;
    this.#stir({ x, y });
    await this.#motion.flourish({
      targets: this.#brush,
      x: x - 16,
      angle: -14,
      duration: 70,
      ease: 'Sine.InOut',
    });
    await this.#motion.flourish({
      targets: this.#brush,
      x: x + 16,
      angle: 14,
      duration: 90,
      yoyo: true,
      repeat: 1,
      ease: 'Sine.InOut',
    });
  }

  /** The brush comes back to hand. */
  async home(): Promise<void> {
    const { x, y } = this.#home;
    await this.#motion.tween({
      targets: this.#brush,
      x: x - 34,
      y: y - 46,
      angle: -30,
      scale: 0.8,
      duration: 220,
      ease: 'Sine.InOut',
    });
  }

  /** A hop for a row of right answers. */
  hop(): void {
    void this.#motion.flourish({
      targets: this.#body,
      scale: 1,
      duration: 130,
      yoyo: true,
      repeat: 1,
      ease: 'Quad.Out',
    });
  }
}
