import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Scene } from 'phaser';
import { game } from './glyphs';
import type { Layout } from './layout';

/** Pieces of one lap; after that the next lap is laid over it, in another colour. */
export const lap = 8;
const depth = 3;

/** The circuit on the hill, one piece for every finished round. */
export class Circuit {
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, { circuit }: Layout, pieces: number) {
    this.#motion = motion;
    this.#display = new CollectionDisplay({
      room: lap,
      kept: pieces,
      put: (place) => [
        scene.add.image(circuit.x, circuit.y, game, `track-${place}`).setScale(circuit.size).setDepth(depth),
      ],
    });
  }

  /** Adds the next piece; after a whole lap it starts again at the first. */
  async add(): Promise<void> {
    const [piece] = this.#display.add();
    if (piece === undefined) return;
    const { y } = piece;
    piece.setAlpha(0);
    if (!this.#motion.reduced) piece.setY(y - 60);
    await this.#motion.tween({ targets: piece, y, alpha: 1, duration: 480, ease: 'Bounce.Out' });
  }
}
