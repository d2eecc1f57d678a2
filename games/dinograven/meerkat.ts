import type { Motion } from '@games/kit/effects/motion';
import { onTouch } from '@games/kit/input/on-touch';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './square-view';

type Pose = 'meerkat' | 'meerkat-cheer' | 'meerkat-oops';

const face = { x: -36, y: -120, width: 72, height: 54 };

/** The meerkat that lives beside the pit and watches from its burrow. */
export class Meerkat {
  readonly #motion: Motion;
  readonly #size: number;
  readonly #image: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, { meerkat }: Layout) {
    this.#motion = motion;
    this.#size = meerkat.size;
    this.#image = withFace(scene.add.image(meerkat.x, meerkat.y, game, 'meerkat' satisfies Pose), face)
      .setDepth(43)
      .setScale(meerkat.size);
    motion.idle({ targets: this.#image, scaleY: meerkat.size * 1.02, duration: 1500 });
  }

  watch(): void {
    this.#pose('meerkat');
  }

  /** Bobs up for a look at what was dug up. */
  nod(): void {
    this.#pose('meerkat');
    const scaleY = this.#size * 1.1;
    void this.#motion.flourish({ targets: this.#image, scaleY, duration: 110, yoyo: true, ease: 'Quad.Out' });
  }

  cheer(): void {
    this.#pose('meerkat-cheer');
    const { y } = this.#image;
    void this.#motion.flourish({
      targets: this.#image,
      y: y - 14,
      duration: 120,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Calls `then` when a hand strokes it. */
  onTouch(then: () => void): void {
    onTouch(this.#image.scene, this.#image, 74, then);
  }

  worry(): void {
    this.#pose('meerkat-oops');
  }

  #pose(pose: Pose): void {
    this.#image.setFrame(pose).setScale(this.#size);
  }
}
