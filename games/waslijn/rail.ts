import type { Motion } from '@games/kit/motion';
import { Shelf } from '@games/kit/shelf';
import type { Scene } from 'phaser';
import type { Layout } from './layout';
import { railHolds } from './rules';
import { game } from './yard';

/** The family's clothes, in the order they come to the rail. */
export const garments = ['tee', 'trousers', 'dress', 'socks', 'towel', 'jumper', 'skirt', 'shorts'] as const;

export type Garment = (typeof garments)[number];

const bar = { left: -98, step: 28, y: -164 } as const;

/** Which garment is the n-th, from 1: of the tasks of a round, and of the rounds. */
export const garmentOf = (round: number): Garment => garments[(round - 1) % garments.length] ?? garments[0];

/** The clothes rail: one garment more for every finished round. */
export class Rail {
  readonly #motion: Motion;
  readonly #shelf: Shelf;

  constructor(scene: Scene, motion: Motion, { x, y, size }: Layout['rack'], kept: number) {
    this.#motion = motion;
    const box = scene.add
      .container(x, y, [scene.add.image(0, 0, game, 'rack')])
      .setScale(size)
      .setDepth(11);
    this.#shelf = new Shelf({
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

  /** The garment of the round that was just finished. */
  async add(): Promise<Garment> {
    const [garment] = this.#shelf.add();
    garment?.setScale(0.1);
    await this.#motion.tween({ targets: garment, scale: 0.44, duration: 420, ease: 'Back.Out' });
    return garmentOf(this.#shelf.count);
  }
}
