import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { builtOf, sumsInWall } from './rules';
import { drawn, edge } from './tin';

/** Size of a can of a block, and the distance between two blocks, design px. */
const can = { width: 52, height: 28 } as const;
const block = 116;
/** Size of its cans, and how far one sinks into those below. */
const tinSize = 0.4;
const into = 4;
/** Frames of the four blocks of a wall. */
const paints = ['tin-a', 'tin-lit', 'tin-b', 'tin-whole'] as const;

/** The board at the back: four right answers make one wall, which lights a bulb and makes room for the next. */
export class KeptWall {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #blocks: GameObjects.Container[] = [];
  #right: number;

  constructor(kit: SceneKit, layout: Layout, right: number) {
    this.#kit = kit;
    this.#layout = layout;
    this.#right = right;
    for (let place = 0; place < builtOf(right).blocks; place++) this.#blocks.push(this.#draw(place));
  }

  /** Right answers so far. */
  get right(): number {
    return this.#right;
  }

  /** Lets a wall of cans shrink and fly to its place on the board; resolves when it stands there. */
  async take(cans: readonly GameObjects.NineSlice[]): Promise<void> {
    const { scene, motion, sounds } = this.#kit;
    const { x, y, width } = this.#layout.wall;
    const place = builtOf(this.#right).blocks;
    this.#right += 1;
    const to = this.#at(place);
    const flying = scene.add.container(x, y).setDepth(depths.block);
    for (const each of cans) flying.add(each.setPosition(each.x - x, each.y - y));
    await motion.tween({
      targets: flying,
      ...to,
      scale: (2 * can.width) / width,
      duration: 340,
      ease: 'Cubic.InOut',
    });
    flying.destroy();
    sounds.play('clink');
    this.#blocks.push(this.#draw(place));
    if (place === sumsInWall - 1) await this.#finish();
  }

  show(on: boolean): void {
    for (const each of this.#blocks) each.setVisible(on);
  }

  /** A whole wall hops and goes. */
  async #finish(): Promise<void> {
    const { motion, sounds } = this.#kit;
    const wall = this.#blocks;
    this.#blocks = [];
    sounds.play('wall');
    await Promise.all(
      wall.map((each, place) =>
        motion.flourish({ targets: each, y: each.y - 16, delay: place * 60, duration: 120, yoyo: true }),
      ),
    );
    await motion.tween({ targets: wall, y: '-=44', alpha: 0, delay: 240, duration: 260, ease: 'Quad.In' });
    for (const each of wall) each.destroy();
  }

  #at(place: number) {
    const { x, y } = this.#layout.board;
    return { x: x + (place - (sumsInWall - 1) / 2) * block, y };
  }

  #draw(place: number): GameObjects.Container {
    const { add } = this.#kit.scene;
    const { x, y } = this.#at(place);
    const tin = (dx: number, dy: number, width: number) =>
      add
        .nineslice(
          dx,
          dy,
          game,
          paints[place % paints.length] ?? paints[0],
          width / tinSize,
          drawn,
          edge.side,
          edge.side,
          edge.top,
          edge.bottom,
        )
        .setScale(tinSize, can.height / drawn);
    return add
      .container(x, y, [
        tin(-can.width / 2, -can.height / 2, can.width - 1),
        tin(can.width / 2, -can.height / 2, can.width - 1),
        tin(0, -can.height * 1.5 + into, can.width * 2 - 1),
      ])
      .setDepth(depths.block);
  }
}
