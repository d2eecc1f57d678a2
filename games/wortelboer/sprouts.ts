import { growIn } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** A round has no more sums. */
const most = 24;

/** The furrow behind the rabbits: a plant comes up for each right answer of the round. */
export class Sprouts {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #count = 0;

  constructor(scene: Scene, motion: Motion, layout: Layout, count: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    while (this.#count < Math.min(most, count)) this.#put();
  }

  async grow(): Promise<void> {
    if (this.#count < most) await growIn(this.#motion, this.#put());
  }

  #put(): GameObjects.Image {
    const { x, y, step } = this.#layout.sprouts;
    const place = this.#count++;
    const lift = place % 2 === 0 ? 0 : 5;
    return this.#scene.add
      .image(x + place * step.x, y + place * step.y + lift, game, 'sprout')
      .setDepth(4 + lift / 100);
  }
}
