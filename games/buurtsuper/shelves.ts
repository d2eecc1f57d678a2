import { growIn } from '@games/kit/celebration/grow-in';
import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './money';
import { cheeses, crates, holds, keptAfter, products, setHolds } from './rules';

const perBoard = 4;
const depth = 2;
/** Places of the cheeses under glass and of the crates on the stall, from its foot, design px. */
const cheeseAt = { columns: 4, step: 45, boards: [-84, -14], size: 0.5 } as const;
const crateAt = { columns: 3, step: 58, rows: [-4, -62, -108], size: 0.5 } as const;

/** What the shop has more of after each round: products on the shelves, cheeses under glass, a market stall. */
export class Shelves {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #things: (GameObjects.Image | GameObjects.Container)[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#draw(rounds);
  }

  /** Adds the thing of the finished round, which `rounds` includes; returns where it stands. */
  async grow(rounds: number): Promise<Point> {
    for (const thing of this.#things) thing.destroy();
    this.#things = [];
    const newest = this.#draw(rounds)[placeOf(rounds, setHolds)];
    if (newest === undefined) throw new Error('a round that brought nothing');
    const { tx, ty } = newest.getWorldTransformMatrix();
    await growIn(this.#motion, newest);
    return { x: tx, y: ty - 20 };
  }

  /** Draws everything and returns it in the order it came. */
  #draw(rounds: number): readonly GameObjects.Image[] {
    const { shelf, cheese, market } = keptAfter(rounds);
    const tint = (place: number) => volumeTint(volumeAt(rounds, setHolds, place) ?? 0);
    const { boards, step, size } = this.#layout.shelves;
    const came = Array.from({ length: shelf }, (_, place) => {
      const board = boards[Math.floor(place / perBoard)] ?? { x: 0, y: 0 };
      const image = this.#scene.add
        .image(board.x + (place % perBoard) * step, board.y + 1, game, products[place] ?? products[0])
        .setScale(size)
        .setDepth(depth)
        .setTint(tint(place));
      this.#things.push(image);
      return image;
    });
    if (cheese > 0) {
      const dome = this.#box(this.#layout.dome, 'dome');
      for (let k = 0; k < cheese; k++) {
        const [column, row] = [k % cheeseAt.columns, Math.floor(k / cheeseAt.columns)];
        const at = { x: (column - 1.5) * cheeseAt.step, y: cheeseAt.boards[row] ?? 0 };
        came.push(this.#in(dome, at, cheeses[k % cheeses.length] ?? cheeses[0], tint(holds.shelf + k), 0.5));
      }
    }
    if (market > 0) {
      const stall = this.#box(this.#layout.stall, 'stall');
      for (let k = 0; k < market; k++) {
        const [column, row] = [k % crateAt.columns, Math.floor(k / crateAt.columns)];
        const at = { x: (column - 1) * crateAt.step, y: crateAt.rows[row] ?? 0 };
        const place = holds.shelf + holds.cheese + k;
        came.push(this.#in(stall, at, crates[k % crates.length] ?? crates[0], tint(place), crateAt.size));
      }
    }
    return came;
  }

  #in(box: GameObjects.Container, { x, y }: Point, frame: string, tint: number, size: number) {
    const image = this.#scene.add.image(x, y, game, frame).setScale(size).setTint(tint);
    box.add(image);
    return image;
  }

  #box({ x, y, size }: Layout['dome'], frame: string): GameObjects.Container {
    const box = this.#scene.add
      .container(x, y, [this.#scene.add.image(0, 0, game, frame)])
      .setScale(size)
      .setDepth(9);
    this.#things.push(box);
    return box;
  }
}
