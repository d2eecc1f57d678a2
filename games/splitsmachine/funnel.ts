import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { surprises } from './growth';
import { depths, type Layout } from './layout';

/** How far the young weasel rises out of the funnel, and how long it looks, design px and ms. */
const rise = 62;
const look = 900;
const bulbs = 9;

/** The funnel on the machine, in which a young weasel lives after some rounds; after more, lamps burn along the tube. */
export class Funnel {
  readonly #kit: SceneKit;
  readonly #pup: GameObjects.Image | null;
  readonly #home: number;
  readonly #bulbs: readonly GameObjects.Image[];

  constructor(kit: SceneKit, { funnel, tube }: Layout, rounds: number) {
    this.#kit = kit;
    const { scene, motion } = kit;
    const { x, y, size } = funnel;
    this.#home = y + rise * size;
    scene.add.image(x, y, game, 'funnel').setScale(size).setDepth(3.6);
    this.#pup =
      rounds < surprises.pup
        ? null
        : scene.add.image(x, this.#home, game, 'pup').setScale(size).setDepth(3.4).setVisible(false);
    const count = rounds < surprises.lamps ? 0 : bulbs;
    this.#bulbs = Array.from({ length: count }, (_, place) =>
      scene.add
        .image(tube.x + ((place - (count - 1) / 2) * tube.length) / count, tube.y - 46, game, 'bulb')
        .setDepth(depths.machine + 0.5)
        .setAlpha(0.6),
    );
    for (const [place, bulb] of this.#bulbs.entries())
      motion.idle({ targets: bulb, alpha: 1, duration: 900, delay: place * 110 });
  }

  /** The young weasel looks out, 1.3 s. */
  async peek(): Promise<void> {
    const { motion, sounds } = this.#kit;
    const pup = this.#pup;
    if (pup === null) return;
    sounds.play('squeak');
    pup.setVisible(true);
    await motion.tween({ targets: pup, y: this.#home - rise, duration: 240, ease: 'Back.Out' });
    await motion.wait(look);
    await motion.tween({ targets: pup, y: this.#home, duration: 200, ease: 'Quad.In' });
    pup.setVisible(false);
  }

  /** The lamps run along the tube once. */
  async shine(): Promise<void> {
    const { motion } = this.#kit;
    await Promise.all(
      this.#bulbs.map((bulb, place) =>
        motion.flourish({ targets: bulb, scale: 1.5, duration: 120, delay: place * 40, yoyo: true }),
      ),
    );
  }
}
