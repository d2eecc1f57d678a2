import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growIn } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { frameOf, holds, nextFrame, setHolds } from './growth';
import type { Layout } from './layout';

const depth = 3;
/** Size of a piece of furniture in its room. */
const furnished = 0.6;
/** Places on the boards of the store and of the market: columns, distance, and the foot of each row. */
const shelf = { columns: 4, step: 42, rows: [-58, -8], size: 0.74 } as const;
const stall = { columns: 4, step: 42, rows: [-40, -4], size: 0.74 } as const;

/** What the rounds brought: rooms in the hill with a light and a piece of furniture, then a winter store, then a market. */
export class Burrow {
  readonly #motion: Motion;
  readonly #scene: Scene;
  readonly #layout: Layout;
  readonly #display: CollectionDisplay;
  readonly #boards = new Map<'store' | 'market', GameObjects.Container>();
  readonly #windows: readonly GameObjects.Image[];

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#motion = motion;
    this.#scene = scene;
    this.#layout = layout;
    this.#windows = layout.rooms.map(({ x, y, size }) =>
      scene.add.image(x, y, game, 'room-dark').setScale(size).setDepth(depth),
    );
    const put = (place: number): readonly GameObjects.Image[] => {
      const frame = frameOf(place);
      if (place < holds.room) return this.#furnish(place, frame);
      const isStore = place < holds.room + holds.store;
      const at = place - holds.room - (isStore ? 0 : holds.store);
      return [this.#lay(isStore ? 'store' : 'market', at, frame)];
    };
    this.#display = new CollectionDisplay({ room: setHolds, kept, put });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Frame of what the finished round brings. */
  get next(): string {
    return nextFrame(this.count);
  }

  /** Adds the thing of the finished round; returns where it is. */
  async grow(): Promise<Point> {
    const things = this.#display.add();
    const thing = things.at(-1);
    if (thing === undefined) throw new Error('a round that brought nothing');
    await growIn(this.#motion, thing);
    const { tx, ty } = thing.getWorldTransformMatrix();
    return { x: tx, y: ty };
  }

  #furnish(place: number, frame: string): readonly GameObjects.Image[] {
    const spot = this.#layout.rooms[place];
    if (spot === undefined) return [];
    const { x, y, size } = spot;
    this.#windows[place]?.setFrame('room');
    const thing = this.#scene.add
      .image(x, y + 23 * size, game, frame)
      .setScale(size * furnished)
      .setDepth(depth + 0.1);
    return [thing];
  }

  #lay(chapter: 'store' | 'market', place: number, frame: string): GameObjects.Image {
    const { columns, step, rows, size } = chapter === 'store' ? shelf : stall;
    const x = ((place % columns) - (columns - 1) / 2) * step;
    const image = this.#scene.add.image(x, rows[Math.floor(place / columns) % rows.length] ?? 0, game, frame);
    this.#board(chapter).add(image.setScale(size));
    return image;
  }

  #board(chapter: 'store' | 'market'): GameObjects.Container {
    const known = this.#boards.get(chapter);
    if (known !== undefined) return known;
    const { x, y, size } = this.#layout[chapter];
    const board = this.#scene.add
      .container(x, y, [this.#scene.add.image(0, 0, game, chapter)])
      .setScale(size)
      .setDepth(depth + 0.3);
    this.#boards.set(chapter, board);
    return board;
  }
}
