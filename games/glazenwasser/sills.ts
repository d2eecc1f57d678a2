import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

const looks = ['sill-dull', 'sill-bright', 'sill-flowers'] as const;

/** The ground floor: each right answer of the round brightens a window, and the next ones get flowers. */
export class Sills {
  readonly #motion: Motion;
  readonly #windows: readonly GameObjects.Image[];
  #count: number;

  constructor(scene: Scene, motion: Motion, { sills }: Layout, count: number) {
    this.#motion = motion;
    this.#count = count;
    this.#windows = Array.from({ length: sills.count }, (_, place) =>
      scene.add
        .image(sills.x + place * sills.step, sills.y, game, looks[0])
        .setScale(sills.size)
        .setDepth(6),
    );
    this.#draw();
  }

  /** Brightens one more window. */
  async brighten(): Promise<void> {
    const next = this.#windows[this.#count % this.#windows.length];
    this.#count += 1;
    this.#draw();
    if (next === undefined) return;
    await this.#motion.flourish({
      targets: next,
      scale: next.scale * 1.3,
      duration: 130,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  #draw(): void {
    const { length } = this.#windows;
    for (const [place, window] of this.#windows.entries()) {
      const times = Math.floor((this.#count - place - 1) / length) + 1;
      window.setFrame(looks[Math.min(times, looks.length - 1)] ?? looks[0]);
    }
  }
}
