import { growIn } from '@games/kit/celebration/grow-in';
import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { garmentOf } from './garments';
import type { Layout } from './layout';
import { chapterHolds, keptAfter, setHolds } from './rules';
import { game } from './yard';

const bar = { left: -98, step: 17.6, y: -164, size: 0.4 } as const;
const shelf = { columns: 3, step: 54, foot: -20, rise: 32 } as const;
const colours = [0x9ad6ee, 0xf0836a, 0xf6cf7d, 0xb6e088, 0xe8a0c0, 0xb9a6e8] as const;

/** What the family keeps, one thing a round: a rail of clothes, a cupboard of linen, flags on the fence. */
export class Collection {
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

  /** Adds the thing of the finished round, which `rounds` includes. */
  async grow(rounds: number): Promise<Point> {
    for (const thing of this.#things) thing.destroy();
    this.#things = [];
    const newest = this.#draw(rounds)[placeOf(rounds, setHolds)];
    if (newest === undefined) throw new Error('a round that brought nothing');
    const { tx, ty } = newest.getWorldTransformMatrix();
    await growIn(this.#motion, newest);
    return { x: tx, y: ty };
  }

  /** Draws everything and returns it, in the order it came. */
  #draw(rounds: number): readonly GameObjects.Image[] {
    const { garments, linen, flags } = keptAfter(rounds);
    const volumeOf = (place: number) => volumeAt(rounds, setHolds, place) ?? 0;
    const rack = this.#box(this.#layout.rack, 'rack', 11);
    const came: GameObjects.Image[] = [];
    for (let index = 0; index < garments; index++) {
      const garment = garmentOf(volumeOf(index) * chapterHolds + index + 1);
      const hung = this.#scene.add
        .image(bar.left + index * bar.step, bar.y, game, garment)
        .setScale(bar.size)
        .setTint(volumeTint(volumeOf(index)));
      came.push(hung);
      rack.add(hung);
    }
    if (linen > 0) {
      const cupboard = this.#box(this.#layout.cupboard, 'cupboard', 7);
      for (let index = 0; index < linen; index++) {
        const [column, row] = [index % shelf.columns, Math.floor(index / shelf.columns) % shelf.columns];
        const y = shelf.foot - row * shelf.rise - (index >= 9 ? 16 : 0);
        const volume = volumeOf(chapterHolds + index);
        const folded = this.#tinted((column - 1) * shelf.step, y, 'linen', index + volume);
        came.push(folded);
        cupboard.add(folded);
      }
    }
    for (let index = 0; index < flags; index++) {
      const at = (index + 0.5) / chapterHolds;
      const { middle, ground } = this.#layout;
      const volume = volumeOf(2 * chapterHolds + index);
      const flag = this.#tinted(middle + (at - 0.5) * middle * 1.5, ground - 108, 'flag', index + volume);
      came.push(flag);
      this.#things.push(flag.setDepth(4.5));
    }
    return came;
  }

  #tinted(x: number, y: number, frame: string, index: number): GameObjects.Image {
    return this.#scene.add.image(x, y, game, frame).setTint(colours[index % colours.length] ?? colours[0]);
  }

  #box({ x, y, size }: Layout['rack'], frame: string, depth: number): GameObjects.Container {
    const box = this.#scene.add
      .container(x, y, [this.#scene.add.image(0, 0, game, frame)])
      .setScale(size)
      .setDepth(depth);
    this.#things.push(box);
    return box;
  }
}
