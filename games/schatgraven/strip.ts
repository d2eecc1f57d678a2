import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';

/** Colour of the sand by what a part is worth, from thousandths to millions: a hundred looks alike in every sum. */
const colours = [
  0x5fb0d8, 0x7f8fd8, 0xa67fc8, 0xcf7796, 0xe4836c, 0xf0a25c, 0xf5c263, 0xf5dd8e, 0xf6d3ae, 0xf0dccb,
] as const;
const lowest = -3;
const cells = ['cell-a', 'cell-b', 'cell-c'] as const;

interface StripSpec {
  readonly count: number;
  /** What a part is worth is 10 to this power. */
  readonly exponent: number;
  /** Its parts are marks: the last layer. */
  readonly isMarks: boolean;
}

/** One layer of sand, drawn to the size it has while it is dug; it shrinks when the next one is opened below it. */
export class Strip {
  readonly #box: GameObjects.Container;
  readonly #cells: readonly GameObjects.Image[];
  readonly #wide: number;
  readonly #high: number;
  readonly #kit: SceneKit;
  readonly spec: StripSpec;

  constructor(kit: SceneKit, { strip }: Layout, spec: StripSpec, at: Box) {
    this.#kit = kit;
    this.spec = spec;
    this.#wide = strip.width;
    this.#high = strip.height;
    const { count, exponent, isMarks } = spec;
    const each = strip.width / count;
    const colour = colours[Math.min(colours.length - 1, Math.max(0, exponent - lowest))] ?? colours[0];
    this.#cells = Array.from({ length: count }, (_, part) =>
      kit.scene.add
        .image((part + 0.5) * each, strip.height / 2, game, cells[(part * 7 + exponent + 9) % cells.length])
        .setDisplaySize(each, strip.height)
        .setTint(colour),
    );
    const pegs = Array.from({ length: isMarks ? count + 1 : 0 }, (_, mark) =>
      kit.scene.add.image(mark * each, 0, game, mark === count / 2 ? 'peg-long' : 'peg'),
    );
    this.#box = kit.scene.add.container(0, 0, [...this.#cells, ...pegs]).setDepth(depths.strip);
    this.put(at);
  }

  /** Lies there at once. */
  put({ x, y, width, height }: Box): void {
    this.#box.setPosition(x, y).setScale(width / this.#wide, height / this.#high);
  }

  /** Where it lies now. */
  get box(): Box {
    const { x, y, scaleX, scaleY } = this.#box;
    return { x, y, width: this.#wide * scaleX, height: this.#high * scaleY };
  }

  /** Goes to a place and size; `moved` is called on the way. */
  async move({ x, y, width, height }: Box, duration: number, moved: () => void): Promise<void> {
    const going = this.#kit.motion.tween({
      targets: this.#box,
      x,
      y,
      scaleX: width / this.#wide,
      scaleY: height / this.#high,
      duration,
      ease: 'Cubic.Out',
      onUpdate: moved,
    });
    // Without motion it is there at once.
    moved();
    await going;
    moved();
  }

  /** Digs a part out, or fills it again. */
  dig(part: number, on: boolean): void {
    if (this.spec.isMarks) return;
    this.#cells[part]
      ?.setFrame(on ? 'hole' : (cells[part % cells.length] ?? cells[0]))
      .setDisplaySize(this.#wide / this.spec.count, this.#high);
  }

  destroy(): void {
    this.#box.destroy();
  }
}
