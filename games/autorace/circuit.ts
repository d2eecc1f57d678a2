import type { Motion } from '@games/kit/motion';
import { Shelf } from '@games/kit/shelf';
import type { Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './letters';

/** Pieces of one lap; then the lap is whole, and the next is laid over it in the sun. */
export const lap = 8;
const depth = 3;

/** The circuit on the hill: one piece more for every finished round. */
export class Circuit {
  readonly #motion: Motion;
  readonly #shelf: Shelf;

  constructor(scene: Scene, motion: Motion, { circuit }: Layout, pieces: number) {
    this.#motion = motion;
    this.#shelf = new Shelf({
      room: lap,
      kept: pieces,
      whenFull: 'stays',
      put: (place) => [
        scene.add.image(circuit.x, circuit.y, game, `track-${place}`).setScale(circuit.size).setDepth(depth),
      ],
    });
  }

  /** Lays the next piece; past a whole lap the first ones shine anew. */
  async add(): Promise<void> {
    const [piece] = this.#shelf.add();
    if (piece === undefined) return;
    const { y } = piece;
    piece.setAlpha(0);
    if (!this.#motion.reduced) piece.setY(y - 60);
    await this.#motion.tween({ targets: piece, y, alpha: 1, duration: 480, ease: 'Bounce.Out' });
  }
}
