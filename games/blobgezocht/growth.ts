import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growNext } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { frameOf, holds, partOf, setHolds } from './rules';

/** Shows what the rounds brought: disguises fill the case, then the hall is decked out for a ball, then floats fly past. */
export class Growth {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#outlines(kept);
    this.#display = new CollectionDisplay({ room: setHolds, kept, put: (place) => [this.#put(place)] });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Adds the thing of the finished round; returns where it stands. */
  grow(): Promise<Point> {
    return growNext(this.#display, this.#motion);
  }

  #put(place: number): GameObjects.Image {
    const { chapter, nth } = partOf(place);
    const frame = frameOf(place);
    if (chapter === 'disguise') {
      const { x, y } = this.#inCase(nth);
      return this.#scene.add.image(x, y, game, frame).setDepth(depths.kept);
    }
    const spots = chapter === 'ball' ? this.#layout.ball : this.#layout.floats;
    const { x, y } = spots[nth] ?? { x: 0, y: 0 };
    const depth = chapter === 'ball' ? depths.kept + y / 10_000 : depths.floats;
    const thing = this.#scene.add.image(x, y, game, frame).setDepth(depth);
    if (chapter === 'carnival')
      this.#motion.idle({ targets: thing, x: x + 34, y: y - 8, duration: 3600 + nth * 420 });
    else this.#motion.idle({ targets: thing, angle: nth % 2 === 0 ? 2 : -2, duration: 1700 + nth * 160 });
    return thing;
  }

  /** Pale shapes in the case show what can still be found. */
  #outlines(kept: number): void {
    for (let nth = kept; nth < holds.disguise; nth++) {
      const { x, y } = this.#inCase(nth);
      this.#scene.add
        .image(x, y, game, frameOf(nth))
        .setTint(0x9d8cf0)
        .setAlpha(0.26)
        .setDepth(depths.kept - 0.1);
    }
  }

  #inCase(nth: number): Point {
    const { x, y, columns, across, down } = this.#layout.cabinet;
    return { x: x + (nth % columns) * across, y: y + Math.floor(nth / columns) * down };
  }
}
