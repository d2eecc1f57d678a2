import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { mouth } from './art/sizes';
import type { Bits } from './bits';
import { bounce } from './bounce';
import type { Layout } from './layout';
import { game } from './pizza-paint';
import type { Pizzas } from './pizzas';

const size = 0.9;
/** Radius of a pizza that comes out of the oven, and how long it is seen there, ms. */
const served = 76;
const seen = 260;
/** It hangs beside the flame, which commits the next one. */
const aside = { x: -138, y: -52 } as const;

/** The stone oven at the back of the worktop. */
export class Oven {
  readonly #motion: Motion;
  readonly #bits: Bits;
  readonly #mouth: Point;
  readonly #glow: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, bits: Bits, { oven: { x, y } }: Layout) {
    this.#motion = motion;
    this.#bits = bits;
    this.#mouth = { x: x + mouth.x * size, y: y + mouth.y * size };
    scene.add.image(x, y, game, 'oven').setScale(size).setDepth(5);
    const flames = [-30, 2, 32].map((dx, k) => {
      const flame = scene.add
        .image(x + dx * size, y - 12 * size, game, 'flame')
        .setScale(size * (0.62 + (k % 2) * 0.3))
        .setDepth(6);
      motion.idle({
        targets: flame,
        scaleY: size * (0.5 + (k % 2) * 0.3),
        angle: k % 2 ? 5 : -5,
        duration: 420 + k * 130,
      });
      return flame;
    });
    this.#glow = scene.add
      .image(this.#mouth.x, this.#mouth.y + 20 * size, game, 'oven-glow')
      .setScale(2.5 * size)
      .setDepth(7)
      .setAlpha(0.35);
    motion.idle({ targets: [this.#glow, ...flames.slice(0, 1)], alpha: 0.62, duration: 900 });
  }

  /** Slides the pizzas into the oven. */
  async take({ box }: Pizzas): Promise<void> {
    box.setDepth(65);
    await this.#motion.tween({
      targets: box,
      x: this.#mouth.x,
      y: this.#mouth.y + 22,
      scale: 0.2,
      duration: 270,
      ease: 'Cubic.In',
    });
    box.setDepth(6);
    void bounce(this.#motion, this.#glow, 130, { scale: 3.4 });
    await this.#motion.tween({ targets: box, alpha: 0, duration: 90 });
  }

  /** Takes baked pizzas out, smaller: they hang beside the mouth, so that they are seen, until a guest takes them. */
  async out({ box, radius }: Pizzas): Promise<void> {
    await this.#motion.wait(240);
    this.#bits.steam(this.#mouth.x + aside.x / 2, this.#mouth.y, 60);
    box.setDepth(18);
    const out = { x: this.#mouth.x + aside.x, y: this.#mouth.y + aside.y, scale: served / radius, alpha: 1 };
    await this.#motion.tween({ targets: box, ...out, duration: 280, ease: 'Back.Out' });
    await this.#motion.wait(seen);
  }

  /** Bakes the pizzas and puts them back. */
  async bake(pizzas: Pizzas): Promise<void> {
    const { box } = pizzas;
    const { x, y } = box;
    await this.take(pizzas);
    await this.#motion.wait(120);
    box.setDepth(65);
    await this.#motion.tween({ targets: box, x, y, scale: 1, alpha: 1, duration: 260, ease: 'Back.Out' });
    box.setDepth(30);
    this.#bits.steam(x, y, pizzas.radius);
  }
}
