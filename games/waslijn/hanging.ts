import type { Motion } from '@games/kit/effects/motion';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import type { Garment } from './garments';
import { game } from './yard';

/** A garment that is moved swings by this many degrees for each design px a ms, and no further than the other. */
const swing = 11;
const maxSwing = 24;
/** Time in which it follows, ms. */
const lag = 110;
/** Distance of the two pegs from the middle of a garment, design px. */
const grip = 30;

/** A garment with two pegs. (0, 0) of its box is the line. */
export class Hanging {
  readonly box: GameObjects.Container;
  readonly #cloth: GameObjects.Image;
  readonly #motion: Motion;
  readonly #pegs: readonly GameObjects.Image[];
  readonly #ring: GameObjects.NineSlice;
  #x = 0;
  #leans = 0;

  constructor(scene: Scene, motion: Motion, name: Garment, size = 1) {
    this.#motion = motion;
    this.#cloth = scene.add.image(0, 0, game, name);
    this.#pegs = [-grip, grip].map((x) => scene.add.image(x, 2, game, 'peg'));
    this.#ring = scene.add
      .nineslice(0, 70, KIT, 'ring' satisfies KitFrame, 214, 196, 28, 28, 28, 28)
      .setVisible(false);
    this.box = scene.add
      .container(0, 0, [this.#cloth, ...this.#pegs, this.#ring])
      .setScale(size)
      .setDepth(20);
  }

  /** Called every frame with its length in ms: it swings behind the hand that moves it. */
  update(delta: number): void {
    if (this.#motion.reduced || delta === 0) return;
    const speed = (this.box.x - this.#x) / delta;
    this.#x = this.box.x;
    const wanted = Math.max(-maxSwing, Math.min(maxSwing, speed * swing));
    this.#leans += (wanted - this.#leans) * Math.min(1, delta / lag);
    this.box.setAngle(this.#leans);
  }

  /** Changes the garment. */
  wear(name: Garment): void {
    this.#cloth.setFrame(name).setAngle(0);
  }

  /** Shows the pegs; in the hand and in the basket there are none. */
  pegged(on: boolean): void {
    for (const peg of this.#pegs) peg.setVisible(on);
  }

  /** Highlights the garment while it has the focus. */
  aim(on: boolean): void {
    this.#ring.setVisible(on);
  }

  /** Blows the garment aside by this many degrees. */
  blow(degrees: number): void {
    this.#cloth.setAngle(degrees).setScale(1, 1 - Math.abs(degrees) / 500);
  }

  /** Plays the pegs closing, 0.35 s. */
  async snap(): Promise<void> {
    this.pegged(true);
    await this.#motion.flourish({ targets: this.#cloth, scaleY: 1.07, duration: 90, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#cloth, scaleY: 1, duration: 260, ease: 'Elastic.Out' });
  }

  /** Swings the garment gently, 0.3 s. */
  async sway(): Promise<void> {
    for (const angle of [4, -3, 0])
      await this.#motion.flourish({ targets: this.#cloth, angle, duration: 100, ease: 'Sine.InOut' });
  }

  destroy(): void {
    this.box.destroy();
  }
}
