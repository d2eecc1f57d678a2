import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import type { Face } from './faces';
import { game } from './game-id';
import type { Layout } from './layout';

const headAt = { x: 0, y: -84 } as const;
const face = { x: -34, y: -30, width: 68, height: 56 };

/** The carrot farmer, a rabbit with a straw hat: it pushes the cart. */
export class Farmer {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #head: GameObjects.Image;
  readonly #parts: GameObjects.Container;

  constructor(scene: Scene, motion: Motion, { farmer }: Layout) {
    this.#motion = motion;
    const { x, y, size } = farmer;
    const body = scene.add.image(0, 0, game, 'farmer-body');
    this.#head = withFace(scene.add.image(headAt.x, headAt.y, game, 'rabbit-open').setTint(0xf0d2a8), face);
    const hat = scene.add.image(headAt.x, headAt.y - 26, game, 'hat');
    this.#parts = scene.add.container(0, 0, [body, this.#head, hat]);
    this.box = scene.add.container(x, y, [this.#parts]).setScale(size).setDepth(19);
    motion.idle({ targets: [this.#head], y: headAt.y - 2, duration: 1700 });
  }

  wear(look: Face): void {
    this.#head.setFrame(`rabbit-${look}`);
  }

  /** Leans into the push, 0 to 1. */
  lean(share: number): void {
    this.box.setAngle(share * 10);
  }

  /** Keeps to the cart it pushes, its feet at a point. */
  follow({ x, y }: Point, size: number, depth: number): void {
    this.box.setPosition(x, y).setScale(size).setDepth(depth);
  }

  async hop(): Promise<void> {
    await this.#motion.flourish({
      targets: this.#parts,
      y: -24,
      duration: 130,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.#parts.setY(0);
  }
}
