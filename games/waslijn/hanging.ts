import { KIT, type KitFrame } from '@games/kit/kit-texture';
import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './yard';

/** How far the two pegs of a garment are from its middle, design px. */
const grip = 30;

/** A garment on the line, held by two pegs. (0, 0) of its box is the line. */
export class Hanging {
  readonly box: GameObjects.Container;
  readonly #cloth: GameObjects.Image;
  readonly #motion: Motion;
  readonly #ring: GameObjects.NineSlice;

  constructor(scene: Scene, motion: Motion, name: string, size = 1) {
    this.#motion = motion;
    this.#cloth = scene.add.image(0, 0, game, name);
    const pegs = [-grip, grip].map((x) => scene.add.image(x, 2, game, 'peg'));
    this.#ring = scene.add
      .nineslice(0, 70, KIT, 'ring' satisfies KitFrame, 214, 196, 28, 28, 28, 28)
      .setVisible(false);
    this.box = scene.add
      .container(0, 0, [this.#cloth, ...pegs, this.#ring])
      .setScale(size)
      .setDepth(20);
  }

  /** Another garment on the same pegs. */
  wear(name: string): void {
    this.#cloth.setFrame(name).setAngle(0);
  }

  /** Shows that it is the one being moved. */
  aim(on: boolean): void {
    this.#ring.setVisible(on);
  }

  /** The pegs bite: the cloth gives a little. */
  async snap(): Promise<void> {
    await this.#motion.flourish({ targets: this.#cloth, scaleY: 1.07, duration: 90, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#cloth, scaleY: 1, duration: 260, ease: 'Elastic.Out' });
  }

  /** Swings calmly and hangs still again. */
  async sway(): Promise<void> {
    for (const angle of [4, -3, 0])
      await this.#motion.flourish({ targets: this.#cloth, angle, duration: 150, ease: 'Sine.InOut' });
  }

  /** Lifted by the wind and let down again; `strength` in degrees. */
  async fly(strength: number, delay: number): Promise<void> {
    const lift = { targets: this.#cloth, delay, duration: 620, ease: 'Sine.InOut' };
    await this.#motion.flourish({ ...lift, angle: -strength, scaleY: 0.9 });
    for (const angle of [-strength * 0.55, -strength * 0.9])
      await this.#motion.flourish({ targets: this.#cloth, angle, duration: 320, ease: 'Sine.InOut' });
    await this.#motion.flourish({
      targets: this.#cloth,
      angle: 0,
      scaleY: 1,
      duration: 700,
      ease: 'Back.Out',
    });
  }

  destroy(): void {
    this.box.destroy();
  }
}
