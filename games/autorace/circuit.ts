import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './letters';

/** Pieces of one lap; then the lap is whole, and the next is laid over it in the sun. */
export const lap = 8;
const depth = 3;

/** The circuit on the hill: one piece more for every finished round. */
export class Circuit {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;

  constructor(scene: Scene, motion: Motion, layout: Layout, pieces: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    for (let index = 0; index < Math.min(pieces, lap); index++) this.#piece(index);
  }

  /** Lays the next piece; past a whole lap the first ones shine anew. */
  async add(pieces: number): Promise<void> {
    const piece = this.#piece(pieces % lap);
    const { y } = piece;
    piece.setAlpha(0);
    if (!this.#motion.reduced) piece.setY(y - 60);
    await this.#motion.tween({ targets: piece, y, alpha: 1, duration: 480, ease: 'Bounce.Out' });
  }

  #piece(index: number): GameObjects.Image {
    const { x, y, size } = this.#layout.circuit;
    return this.#scene.add
      .image(x, y, game, `track-${index % lap}`)
      .setScale(size)
      .setDepth(depth);
  }
}
