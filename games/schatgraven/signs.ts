import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths } from './layout';

/** Distance of a number from the lower edge of its layer. */
const below = 38;
const air = 8;
/** Height of a plate. */
const tall = 60;
const edge = 8;

type Plate = GameObjects.Container;

/** Half the width of a plate. */
const halfOf = (plate: Plate): number => plate.getBounds().width / 2;

/** Whether a plate lies beside all others. */
const isClear = (plate: Plate, others: readonly Plate[]): boolean =>
  others.every(
    (other) =>
      Math.abs(other.y - plate.y) > tall || Math.abs(other.x - plate.x) > halfOf(other) + halfOf(plate) + air,
  );

/** The numbers at both ends and in the middle of the open layer, and the poles they hang on. */
export class Signs {
  readonly #kit: SceneKit;
  #plates: Plate[] = [];
  #poles: GameObjects.Image[] = [];

  constructor(kit: SceneKit) {
    this.#kit = kit;
  }

  /** Hangs these numbers below a layer, each at a share of its length. */
  show(
    { x, y, width, height }: Box,
    numbers: readonly { readonly at: number; readonly text: string }[],
  ): void {
    this.clear();
    const { scene, design } = this.#kit;
    for (const { at, text } of numbers) {
      const place = x + width * at;
      const plate = numberPlate(scene, place, y + height + below, text, 'known').setDepth(depths.sign);
      const half = halfOf(plate);
      plate.setX(Math.min(design.width - half - edge, Math.max(half + edge, place)));
      this.#plates.push(plate);
      this.#poles.push(
        scene.add
          .image(place, y + height - 6, game, 'pole')
          .setDepth(depths.sign - 0.2)
          .setDisplaySize(10, 26),
      );
    }
    // Long numbers leave no room for the one in the middle.
    const ends = [this.#plates[0], this.#plates.at(-1)].flatMap((end) => end ?? []);
    for (const [place, plate] of this.#plates.entries())
      if (!ends.includes(plate) && !isClear(plate, ends)) this.#hide(place);
  }

  /** Hides those that would lie below another plate. */
  yieldTo(others: readonly Plate[]): void {
    for (const [place, plate] of this.#plates.entries()) if (!isClear(plate, others)) this.#hide(place);
  }

  #hide(place: number): void {
    this.#plates[place]?.setVisible(false);
    this.#poles[place]?.setVisible(false);
  }

  clear(): void {
    for (const each of [...this.#plates, ...this.#poles]) each.destroy();
    this.#plates = [];
    this.#poles = [];
  }
}
