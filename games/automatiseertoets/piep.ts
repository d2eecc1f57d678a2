import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game, type Layout } from './layout';

/** Time Piep looks up, ms. */
const glance = 460;
const face = { x: -44, y: -150, width: 88, height: 66 };

/** The lamp on the desk: it looks up at each new star, right or not, and says nothing. */
export class Piep {
  readonly #motion: Motion;
  readonly #image: GameObjects.Image;
  readonly #size: number;
  /** Counts the glances: only the last one ends. */
  #glances = 0;

  constructor(scene: Scene, motion: Motion, { piep: { x, y, size } }: Layout) {
    this.#motion = motion;
    this.#size = size;
    this.#image = withFace(scene.add.image(x, y, game, 'piep'), face)
      .setScale(size)
      .setDepth(20);
    motion.idle({ targets: this.#image, angle: 1.6, duration: 2200 });
  }

  /** Where its light leaves. */
  get lamp(): Point {
    const { x, y, scale } = this.#image;
    return { x, y: y - 118 * scale };
  }

  /** Looks up for a moment. */
  async lookUp(): Promise<void> {
    this.#glances += 1;
    const own = this.#glances;
    this.#image.setFrame('piep-up').setScale(this.#size);
    void this.#motion.flourish({
      targets: this.#image,
      scaleY: this.#size * 1.08,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
    await this.#motion.wait(glance);
    if (own === this.#glances) this.#image.setFrame('piep');
  }

  /** Keeps looking at the stars, as long as the child joins them. */
  watch(): void {
    this.#glances += 1;
    this.#image.setFrame('piep-up');
  }
}
