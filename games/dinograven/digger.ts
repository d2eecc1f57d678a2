import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './square-view';

/** The digger, who brushes sand off tiles. */
export class Digger {
  readonly #motion: Motion;
  readonly #stir: (at: Point) => void;
  readonly #home: Point;
  readonly #body: GameObjects.Image;
  readonly #brush: GameObjects.Image;

  /** `stir` makes sand fly where the brush goes. */
  constructor(scene: Scene, motion: Motion, { digger }: Layout, stir: (at: Point) => void) {
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

  /** Moves the brush to a tile and sweeps it. */
  async sweep({ x, y }: Point): Promise<void> {
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

  /** Moves the brush back to the digger. */
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

  /** Hops, for a streak. */
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
