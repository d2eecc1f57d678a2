import type { Motion } from '@games/kit/effects/motion';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game } from './yard';

/** Distance of the two pegs from the middle of a garment, design px. */
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

  /** Changes the garment. */
  wear(name: string): void {
    this.#cloth.setFrame(name).setAngle(0);
  }

  /** Highlights the garment while it is moved. */
  aim(on: boolean): void {
    this.#ring.setVisible(on);
  }

  /** Plays the pegs closing. */
  async snap(): Promise<void> {
    await this.#motion.flourish({ targets: this.#cloth, scaleY: 1.07, duration: 90, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#cloth, scaleY: 1, duration: 260, ease: 'Elastic.Out' });
  }

  /** Swings the garment gently. */
  async sway(): Promise<void> {
    for (const angle of [4, -3, 0])
      await this.#motion.flourish({ targets: this.#cloth, angle, duration: 150, ease: 'Sine.InOut' });
  }

  /** Lifts the garment in the wind by this many degrees. */
  async fly(degrees: number, delay: number): Promise<void> {
    const lift = { targets: this.#cloth, delay, duration: 620, ease: 'Sine.InOut' };
    await this.#motion.flourish({ ...lift, angle: -degrees, scaleY: 0.9 });
    for (const angle of [-degrees * 0.55, -degrees * 0.9])
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
