import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

/** A rocket of the child: its foot is as high as the number. */
export class Rocket {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #flame: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, x: number, y: number) {
    this.#motion = motion;
    this.#flame = scene.add.image(0, -4, game, 'flame').setScale(1, 0.2).setVisible(false);
    this.box = scene.add.container(x, y, [this.#flame, scene.add.image(0, 0, game, 'rocket')]).setDepth(7);
  }

  /** Shows how strongly its engine burns, 0 to 1. */
  burn(share: number): void {
    this.#flame.setVisible(share > 0.02).setScale(0.7 + 0.3 * share, 0.2 + 0.8 * share);
  }

  /** Comes out of the ground onto its pad. */
  async rise(): Promise<void> {
    this.box.setAlpha(0);
    await this.#motion.tween({ targets: this.box, alpha: 1, duration: 160 });
  }

  /** Flies to a height. */
  async flyTo(y: number, duration: number): Promise<void> {
    this.burn(1);
    await this.#motion.tween({ targets: this.box, y, duration, ease: 'Cubic.InOut' });
    this.burn(0);
  }

  destroy(): void {
    this.box.destroy();
  }
}
