import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growNext } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { frameOf, holds, partOf, setHolds } from './rules';

/** Feet of the parts of the castle, from the middle of its hill, and the order in which they cover each other. */
const castle = [
  { x: 0, y: 0, depth: 0.2 },
  { x: -62, y: 6, depth: 0.3 },
  { x: 62, y: 6, depth: 0.3 },
  { x: 0, y: 12, depth: 0.4 },
  { x: -30, y: -58, depth: 0.1 },
  { x: 26, y: -52, depth: 0.1 },
] as const;

/** Shows what the rounds brought: prizes fill the rack, then the fair fills the quay, then a castle rises on the hill. */
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
    if (chapter === 'prize') return this.#prize(nth, frame);
    if (chapter === 'fair') return this.#attraction(nth, frame);
    const { x, y, size } = this.#layout.castle;
    const part = castle[nth] ?? castle[0];
    return this.#scene.add
      .image(x + part.x * size, y + part.y * size, game, frame)
      .setScale(size)
      .setDepth(depths.fair + part.depth);
  }

  /** Pale shapes in the rack show what can still be won. */
  #outlines(kept: number): void {
    for (let nth = kept; nth < holds.prize; nth++) {
      const { x, y } = this.#placeInRack(nth);
      this.#scene.add
        .image(x, y, game, frameOf(nth))
        .setTint(0x9a6a52)
        .setAlpha(0.2)
        .setDepth(depths.kept - 0.1);
    }
  }

  #placeInRack(nth: number): Point {
    const { x, y, columns, across, down } = this.#layout.rack;
    return { x: x + (nth % columns) * across, y: y + Math.floor(nth / columns) * down };
  }

  #prize(nth: number, frame: string): GameObjects.Image {
    const { x, y } = this.#placeInRack(nth);
    const prize = this.#scene.add.image(x, y, game, frame).setDepth(depths.kept);
    this.#motion.idle({ targets: prize, angle: nth % 2 === 0 ? 2 : -2, duration: 1500 + nth * 120 });
    return prize;
  }

  #attraction(nth: number, frame: string): GameObjects.Image {
    const { x, y } = this.#layout.fair[nth] ?? { x: 0, y: 0 };
    const thing = this.#scene.add.image(x, y, game, frame).setDepth(depths.fair + y / 10_000);
    // Boats and balloons move about; the other things only breathe a little.
    if (nth >= 4) this.#motion.idle({ targets: thing, y: y - 6, angle: 2, duration: 2000 + nth * 200 });
    return thing;
  }
}
