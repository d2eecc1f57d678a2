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
  readonly #layout: Layout;
  readonly #head: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#motion = motion;
    this.#layout = layout;
    const { x, y, size } = layout.farmer;
    const body = scene.add.image(0, 0, game, 'farmer-body');
    this.#head = withFace(scene.add.image(headAt.x, headAt.y, game, 'rabbit-open').setTint(0xf0d2a8), face);
    const hat = scene.add.image(headAt.x, headAt.y - 26, game, 'hat');
    this.box = scene.add.container(x, y, [body, this.#head, hat]).setScale(size).setDepth(19);
    motion.idle({ targets: [this.#head], y: headAt.y - 2, duration: 1700 });
  }

  wear(look: Face): void {
    this.#head.setFrame(`rabbit-${look}`);
  }

  /** Leans into the push, 0 to 1. */
  lean(share: number): void {
    this.box.setAngle(share * 10).setX(this.#layout.farmer.x + share * 22);
  }

  /** Runs behind the cart in the celebration, its feet at a point; home without one. */
  follow(at: Point = this.#layout.farmer): void {
    this.box.setPosition(at.x, at.y);
  }

  async hop(): Promise<void> {
    const { y } = this.#layout.farmer;
    await this.#motion.flourish({
      targets: this.box,
      y: y - 24,
      duration: 130,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.box.setY(y);
  }
}
