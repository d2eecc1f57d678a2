import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import { drawSpecks, game } from './fluff';
import type { Layout } from './layout';
import type { Segment } from './matter';

/** Largest width of the value on the plate, for a full-size canister. */
const widest = 118;

/** The bag of the vacuum cleaner with what belongs in it: a value, or a fluff without a number. */
export class Bag {
  readonly #kit: SceneKit;
  readonly #value: GameObjects.Container;
  readonly #size: number;

  constructor(kit: SceneKit, { canister: { x, y, size } }: Layout) {
    this.#kit = kit;
    this.#size = size;
    kit.scene.add
      .nineslice(x, y - 158 * size, game, 'plate', 156 * size, 96 * size, 24, 24, 22, 26)
      .setDepth(38);
    this.#value = kit.scene.add
      .container(x, y - 161 * size)
      .setDepth(39)
      .setScale(size);
  }

  /** Shows a bag for another value. */
  take(value: Piece): void {
    const { box, width } = promptRow(this.#kit, [value], { size: 62 });
    this.#value.removeAll(true).add(box.setScale(Math.min(1, widest / width)));
    this.#nod();
  }

  /** Shows a fluff, whose equals belong in the bag. */
  takeFluff(bar: readonly Segment[]): void {
    const specks = drawSpecks(this.#kit, bar, { x: 0, y: 0 }, { width: 128, height: 70 }) ?? [];
    this.#value.removeAll(true).add(specks);
    this.#nod();
  }

  /** Draws the eye to what is new in it. */
  #nod(): void {
    this.#value.setScale(this.#size);
    const scale = this.#size * 1.24;
    void this.#kit.motion.flourish({
      targets: this.#value,
      scale,
      duration: 150,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }
}
