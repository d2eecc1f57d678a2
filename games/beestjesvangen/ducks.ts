import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

const ducklings = 3;
const apart = 46;
const crossing = 26_000;

/** A duck with ducklings that swims to and fro along the far bank, once some rounds were played. */
export class Ducks {
  readonly #box: GameObjects.Container;
  readonly #motion: Motion;

  constructor(scene: Scene, motion: Motion, { ducks: { x, y, size } }: Layout, width: number) {
    this.#motion = motion;
    const duck = scene.add.image(0, 0, game, 'duck');
    const young = Array.from({ length: ducklings }, (_, nth) =>
      scene.add.image(-70 - nth * apart, 4, game, 'duckling'),
    );
    this.#box = scene.add
      .container(x, y, [duck, ...young])
      .setScale(size)
      .setDepth(depths.ducks);
    for (const [nth, each] of [duck, ...young].entries())
      motion.idle({ targets: each, y: each.y - 3, duration: 620 + nth * 70 });
    if (motion.reduced) return;
    this.#box.setX(-120);
    motion.idle({ targets: this.#box, x: width + 260, duration: crossing, yoyo: false, ease: 'Linear' });
  }

  /** They hop for joy. */
  async cheer(): Promise<void> {
    const { y } = this.#box;
    await this.#motion.flourish({ targets: this.#box, y: y - 12, duration: 120, yoyo: true });
    this.#box.setY(y);
  }
}
