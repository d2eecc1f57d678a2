import type { Point } from '@games/kit/layout/design';
import { inRows } from '@games/kit/layout/in-rows';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { kinds } from './rules';

/** Size of a mask on a hook, and how far its middle hangs below it, design px. */
const small = 0.24;
const below = 14;
const count = 12;

/** The hooks on the wall: each right answer hangs a mask there. After twelve a second one covers the first. */
export class Hooks {
  readonly #scene: Scene;
  readonly #layout: Layout;
  #hung = 0;

  constructor(scene: Scene, layout: Layout, hung: number) {
    this.#scene = scene;
    this.#layout = layout;
    for (let at = 0; at < hung; at++) this.add(at % kinds);
  }

  get size(): number {
    return small;
  }

  /** Where the next mask hangs. */
  get next(): Point {
    const { x, y } = inRows(this.#layout.hooks, this.#hung % count);
    const layer = Math.floor(this.#hung / count);
    return { x: x + layer * 7, y: y + below + layer * 6 };
  }

  /** Hangs the next mask, of the kind of a blob. */
  add(kind: number): GameObjects.Image {
    const { x, y } = this.next;
    this.#hung += 1;
    return this.#scene.add
      .image(x, y, game, `mask-${kind + 1}`)
      .setScale(small)
      .setDepth(depths.kept + this.#hung / 1000);
  }
}
