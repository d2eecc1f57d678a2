import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growNext } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { frameOf, holds, setHolds } from './rules';
import { depths } from './scenery';

const sizes = { fish: 0.56, deep: 0.62, bird: 0.62 } as const;

/** What the rounds brought: fish in the grotto, then animals of the trench, then birds on the cliff. */
export class Growth {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#display = new CollectionDisplay({ room: setHolds, kept, put: (place) => this.#put(place) });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Adds the thing of the finished round; returns where it stands. */
  grow(): Promise<Point> {
    return growNext(this.#display, this.#motion);
  }

  #put(place: number): readonly GameObjects.Image[] {
    const frame = frameOf(place);
    if (place < holds.fish) return [this.#fish(place, frame)];
    const deep = place - holds.fish;
    if (deep < holds.deep) return [this.#standing(this.#layout.deep[deep], frame, sizes.deep, depths.kept)];
    return [this.#standing(this.#layout.birds[deep - holds.deep], frame, sizes.bird, depths.birds)];
  }

  /** A fish swims to and fro at its place in the grotto. */
  #fish(place: number, frame: string): GameObjects.Image {
    const { x, y, columns, rows, across, down } = this.#layout.grotto;
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const size = sizes.fish * (across / 76) ** 0.5;
    const fish = this.#scene.add
      .image(x + (column - (columns - 1) / 2) * across, y + (row - (rows - 1) / 2) * down, game, frame)
      .setScale(size)
      .setFlipX(row % 2 === 1)
      .setDepth(depths.kept);
    this.#motion.idle({ targets: fish, x: fish.x + (row % 2 === 0 ? -7 : 7), duration: 1700 + place * 130 });
    return fish;
  }

  #standing(at: Point | undefined, frame: string, size: number, depth: number): GameObjects.Image {
    const { x, y } = at ?? { x: 0, y: 0 };
    const thing = this.#scene.add.image(x, y, game, frame).setScale(size).setDepth(depth);
    this.#motion.idle({ targets: thing, scaleY: size * 1.04, duration: 1500 + x });
    return thing;
  }
}
