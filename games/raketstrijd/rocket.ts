import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

/** How often it trembles while the lever is pushed all the way. */
const tremble = 70;

/** A rocket of the child: its foot is as high as the number. */
export class Rocket {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #flame: GameObjects.Image;
  readonly #hull: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, x: number, y: number) {
    this.#motion = motion;
    this.#flame = scene.add.image(0, -4, game, 'flame').setScale(1, 0.2).setVisible(false);
    this.#hull = scene.add.image(0, 0, game, 'rocket');
    this.box = scene.add.container(x, y, [this.#flame, this.#hull]).setDepth(7);
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

  /** Trembles as its engine warms up: `share` is how strongly, 0 to 1. */
  rumble(share: number): void {
    this.burn(share);
    this.#hull.setX(this.#motion.reduced ? 0 : Math.sin(share * tremble) * share * 3);
  }

  /** Flies to a height, `trail` is told its foot on the way. */
  async flyTo(y: number, duration: number, trail?: (foot: Point) => void): Promise<void> {
    this.burn(1);
    this.#hull.setX(0);
    const upwards = y < this.box.y;
    if (upwards) void this.#stretch();
    const { box } = this;
    const onUpdate = () => trail?.(box);
    await this.#motion.tween({ targets: box, y, duration, ease: 'Cubic.InOut', onUpdate });
    this.burn(0);
    if (upwards) void this.#land();
  }

  /** Crouches, and then is drawn out by its speed. */
  async #stretch(): Promise<void> {
    const targets = this.#hull;
    await this.#motion.flourish({ targets, scaleX: 1.16, scaleY: 0.84, duration: 70, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, scaleX: 0.86, scaleY: 1.18, duration: 130, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, scaleX: 1, scaleY: 1, duration: 160 });
  }

  /** Sinks into its springs where it arrives. */
  async #land(): Promise<void> {
    const targets = this.#hull;
    await this.#motion.flourish({ targets, scaleX: 1.1, scaleY: 0.9, duration: 80, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, scaleX: 1, scaleY: 1, duration: 200, ease: 'Back.Out' });
  }

  destroy(): void {
    this.box.destroy();
  }
}
