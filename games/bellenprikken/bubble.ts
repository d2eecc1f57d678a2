import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene, Tweens } from 'phaser';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { bubbleRadius, fiveOf, type HangingSpot, insideOf, type Reach, type Spot } from './rules';

export const game = 'bellenprikken';
const ink = 0x2b2a4c;
/** Digits 44 px high: the glyphs are drawn 46. */
const digitScale = 0.95;
const aimed = 1.06;
const named: Readonly<Record<string, string>> = { ',': 'comma', '−': 'minus' };

/** A number in the game's own glyphs: it hangs on a bubble without breaking its batch. */
export function glyphs(scene: Scene, text: string, scale = digitScale): GameObjects.Image[] {
  const images = text.split('').map((letter) =>
    scene.add
      .image(0, 0, game, `glyph-${named[letter] ?? letter}`)
      .setTint(ink)
      .setScale(scale),
  );
  // Tabular digits stand a little wide at this size.
  const step = 34.5 * scale;
  images.forEach((image, index) => {
    image.x = (index - (images.length - 1) / 2) * step;
  });
  return images;
}

/** One answer: glass as big as its number, the amount as dots in fives, and a plate with its digits. */
export class Bubble {
  readonly box: GameObjects.Container;
  readonly radius: number;
  readonly value: number;
  readonly #motion: Motion;
  /** Its own size in this layout: 1 on a wide screen. */
  readonly #grown: number;
  readonly #ring: GameObjects.Image;
  readonly #halo: GameObjects.Image;
  readonly #inside: readonly GameObjects.Image[];
  readonly #glass: readonly GameObjects.Image[];
  readonly #dots: readonly Spot[];
  #bob: Tweens.Tween | null = null;

  constructor(
    scene: Scene,
    motion: Motion,
    { x, y, size: grown }: HangingSpot,
    value: number,
    text: string,
    reach: Reach,
  ) {
    this.#grown = grown;
    this.value = value;
    this.#motion = motion;
    this.radius = bubbleRadius(value, reach);
    const size = this.radius / drawnRadius;
    const piece = (frame: string, x = 0, y = 0) => scene.add.image(x, y, game, frame);
    const { dots, plateY } = insideOf(value, reach);
    this.#dots = dots;
    this.#halo = piece('halo')
      .setScale(size * 2)
      .setVisible(false);
    this.#glass = [piece('bubble').setScale(size), piece('gloss').setScale(size)];
    this.#ring = piece('focus').setScale(size).setVisible(false);
    const plate = piece(
      text.length < 2 ? 'plate-short' : text.length < 3 ? 'plate-long' : 'plate-wide',
      0,
      plateY,
    );
    const digits = glyphs(scene, text);
    for (const digit of digits) digit.y = plateY;
    this.#inside = [...dots.map(({ x, y }, index) => piece(`dot-${fiveOf(index)}`, x, y)), plate, ...digits];
    this.box = scene.add.container(x, y, [this.#halo, ...this.#glass, ...this.#inside, this.#ring]);
    this.box.setDepth(40).setScale(grown);
  }

  /** Comes up from the water, one after another; then it hangs and hardly moves. */
  async arrive(delay: number): Promise<void> {
    const { y } = this.box;
    this.box.setAlpha(0);
    if (!this.#motion.reduced) this.box.setY(y + 46).setScale(0.72 * this.#grown);
    await this.#motion.tween({
      targets: this.box,
      y,
      scale: this.#grown,
      alpha: 1,
      delay,
      duration: 340,
      ease: 'Back.Out',
    });
    this.#bob = this.#motion.idle({ targets: this.box, y: y - 5, duration: 1900, delay: delay * 3 });
  }

  /** What is aimed at stands still, grows a little and wears a ring. */
  aim(on: boolean): void {
    this.#ring.setVisible(on);
    if (on) this.#bob?.pause();
    else this.#bob?.resume();
    void this.#motion.flourish({
      targets: this.box,
      scale: (on ? aimed : 1) * this.#grown,
      duration: 110,
      ease: 'Quad.Out',
    });
  }

  /** Squashes under the finger. */
  async press(): Promise<void> {
    this.#still();
    await this.#motion.flourish({ targets: this.box, scale: 0.92 * this.#grown, duration: 70 });
  }

  /** Where its dots are now, in the world; above 20 all come from its middle. */
  dotSpots(): Spot[] {
    const { x, y } = this.box;
    return Array.from({ length: this.value }, (_, index) => {
      const dot = this.#dots[index] ?? { x: ((index % 5) - 2) * 9, y: ((index % 7) - 3) * 7 };
      return { x: x + dot.x * this.#grown, y: y + dot.y * this.#grown };
    });
  }

  /** The glass bursts; dots and plate go with it. */
  async burst(): Promise<void> {
    for (const part of this.#inside) part.setVisible(false);
    await this.#motion.tween({
      targets: this.box,
      scale: 1.28 * this.#grown,
      alpha: 0,
      duration: 140,
      ease: 'Quad.Out',
    });
  }

  /** Shakes its head kindly: three sways. */
  async sway(): Promise<void> {
    this.#still();
    await this.#motion.flourish({ targets: this.box, scale: this.#grown, duration: 60 });
    const { x } = this.box;
    await this.#motion.flourish({
      targets: this.box,
      x: x + 6,
      duration: 43,
      yoyo: true,
      repeat: 2,
      ease: 'Sine.InOut',
    });
  }

  /** This one was it: it comes to stand beside the explanation and glows. */
  async glowAt({ x, y }: Spot): Promise<void> {
    this.#still();
    this.box.setDepth(840);
    this.#halo.setVisible(true).setAlpha(0);
    await Promise.all([
      this.#motion.tween({ targets: this.box, x, y, duration: 280, ease: 'Cubic.InOut' }),
      this.#motion.tween({ targets: this.#halo, alpha: 1, duration: 280 }),
    ]);
  }

  fade(): Promise<void> {
    this.#still();
    return this.#motion.tween({ targets: this.box, alpha: 0, duration: 180 });
  }

  destroy(): void {
    this.#still();
    this.box.destroy();
  }

  #still(): void {
    this.#bob?.remove();
    this.#bob = null;
  }
}
