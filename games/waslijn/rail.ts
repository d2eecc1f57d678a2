import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Scene } from 'phaser';
import type { Layout } from './layout';
import { railHolds } from './rules';
import { game } from './yard';

/** The garments, in the order they are collected. */
export const garments = ['tee', 'trousers', 'dress', 'socks', 'towel', 'jumper', 'skirt', 'shorts'] as const;

export type Garment = (typeof garments)[number];

const bar = { left: -98, step: 28, y: -164 } as const;

/** Returns the n-th garment, from 1, of tasks and of rounds. */
export const garmentOf = (round: number): Garment => garments[(round - 1) % garments.length] ?? garments[0];

/** The clothes rail, with a garment for every finished round. */
export class Rail {
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, { x, y, size }: Layout['rack'], kept: number) {
    this.#motion = motion;
    const box = scene.add
      .container(x, y, [scene.add.image(0, 0, game, 'rack')])
      .setScale(size)
      .setDepth(11);
    this.#display = new CollectionDisplay({
      room: railHolds,
      kept,
      whenFull: 'empties',
      put(place, nth) {
        const image = scene.add
          .image(bar.left + place * bar.step, bar.y, game, garmentOf(nth))
          .setScale(0.44);
        box.add(image);
        return [image];
      },
    });
  }

  /** Adds the garment of the finished round. */
  async add(): Promise<Garment> {
    const [garment] = this.#display.add();
    garment?.setScale(0.1);
    await this.#motion.tween({ targets: garment, scale: 0.44, duration: 420, ease: 'Back.Out' });
    return garmentOf(this.#display.count);
  }
}
