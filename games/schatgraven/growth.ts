import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growNext } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { holds, setHolds } from './rules';

/** What the rounds brought: finds in the niches below the beach, then parts of the ship in the bay. */
export class Growth {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    const { ship } = layout;
    scene.add.image(ship.x, ship.y, game, 'wreck').setScale(ship.size).setDepth(depths.ship);
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
    if (place < holds.find) return this.#find(place);
    const { x, y, size } = this.#layout.ship;
    return this.#scene.add
      .image(x, y, game, `ship-${place - holds.find + 1}`)
      .setScale(size)
      .setDepth(depths.ship + 0.05 * (place - holds.find + 1));
  }

  #find(place: number): GameObjects.Image {
    const { x, y, columns, across, down, size } = this.#layout.finds;
    return this.#scene.add
      .image(
        x + (place % columns) * across,
        y + Math.floor(place / columns) * down,
        game,
        `find-${place + 1}`,
      )
      .setScale(size)
      .setDepth(depths.kept);
  }
}
