import { onShelf } from '@games/kit/keepsake';
import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { railHolds } from './rules';
import { game } from './yard';

/** The family's clothes, in the order they come to the rail. */
export const garments = ['tee', 'trousers', 'dress', 'socks', 'towel', 'jumper', 'skirt', 'shorts'] as const;

export type Garment = (typeof garments)[number];

const bar = { left: -98, step: 28, y: -164 } as const;

/** Which garment the n-th round brings, from 1. */
export const garmentOf = (round: number): Garment => garments[(round - 1) % garments.length] ?? garments[0];

/** The clothes rail: one garment more for every finished round. */
export class Rail {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;

  constructor(scene: Scene, motion: Motion, { x, y, size }: Layout['rack'], kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#box = scene.add
      .container(x, y, [scene.add.image(0, 0, game, 'rack')])
      .setScale(size)
      .setDepth(11);
    const hanging = onShelf(kept, railHolds);
    for (let index = 0; index < hanging; index++) this.#hang(index, kept - hanging + index + 1);
  }

  /** The garment of the round that was just finished; `rounds` counts it. */
  async add(rounds: number): Promise<Garment> {
    const index = onShelf(rounds, railHolds) - 1;
    if (index === 0 && rounds > railHolds) this.#empty();
    const garment = this.#hang(index, rounds).setScale(0.1);
    await this.#motion.tween({ targets: garment, scale: 0.44, duration: 420, ease: 'Back.Out' });
    return garmentOf(rounds);
  }

  #hang(index: number, round: number): GameObjects.Image {
    const image = this.#scene.add
      .image(bar.left + index * bar.step, bar.y, game, garmentOf(round))
      .setScale(0.44);
    this.#box.add(image);
    return image;
  }

  #empty(): void {
    for (const worn of this.#box.list.slice(1)) worn.destroy();
  }
}
