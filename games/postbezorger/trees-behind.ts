import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { heights, type Layout } from './layout';
import { depths, inLight } from './scenery';

const count = 14;
/** Distance between two, design px. */
const apart = 168;
/** Share of the way that they pass: they are far away. */
const farAway = 0.35;
/** Their colour is paler than that of trees beside the houses. */
const pale = 0xcfeecb;

/** Trees behind the houses, which pass more slowly, again and again. */
export class TreesBehind {
  readonly #layout: Layout;
  readonly #trees: readonly GameObjects.Image[];

  constructor({ scene }: SceneKit, layout: Layout) {
    this.#layout = layout;
    this.#trees = Array.from({ length: count }, (_, k) =>
      scene.add
        .image(0, layout.bike.y + (heights.house - 6) * layout.size, game, 'tree')
        .setScale((k % 3 === 1 ? 1.5 : 1.24) * layout.size)
        .setDepth(depths.trees),
    );
  }

  light(colour: number): void {
    for (const tree of this.#trees) tree.setTint(inLight(pale, colour));
  }

  /**
   * Places them in what is seen of the world.
   * @param at door where the bicycle stands, whole or between two
   */
  place(at: number, zoom: number, { x: left, width }: Box): void {
    const { pitch, size } = this.#layout;
    const gap = apart * size;
    const whole = count * gap;
    const way = at * pitch * farAway;
    for (const [k, tree] of this.#trees.entries()) {
      const x = left - gap + ((((k * gap - way) % whole) + whole) % whole);
      tree.setX(x).setVisible(x < left + width + gap && zoom > 0.5);
    }
  }
}
