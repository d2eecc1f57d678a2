import type { Point } from '@games/kit/layout/design';
import { inRows } from '@games/kit/layout/in-rows';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { bounce } from './bounce';
import { type Brought, lookOf } from './brought';
import type { Layout } from './layout';
import { cloth } from './painted';
import { game, type PizzaPaint } from './pizza-paint';

/** Radius of a pizza on the table. */
export const laidRadius = 33;
/** Pizzas of a further layer lie beside those below them, design px. */
const further = { x: 20, y: -12 } as const;
const depth = 9;
/** An empty place on the table. */
const plate = { size: 0.66, alpha: 0.6, lower: 1 } as const;
/** The cloth of the table. */
const tint = 0x8fd6da;

/** The table before the bear: every pizza of the round lies on it until the party. */
export class Stall {
  readonly #kit: SceneKit;
  readonly #paint: PizzaPaint;
  readonly #stall: Layout['stall'];
  readonly #all: GameObjects.Container;
  #laid = 0;

  constructor(kit: SceneKit, paint: PizzaPaint, { stall }: Layout) {
    this.#kit = kit;
    this.#paint = paint;
    this.#stall = stall;
    const { add } = kit.scene;
    const { x, y } = stall;
    cloth(kit.scene, stall).setTint(tint).setDepth(depth);
    const plates = Array.from({ length: stall.places.columns * stall.rows }, (_, place) => {
      const at = this.#at(place);
      return add
        .image(at.x, at.y + plate.lower, game, 'plate')
        .setScale(plate.size)
        .setAlpha(plate.alpha);
    });
    add.container(x, y, plates).setDepth(depth);
    this.#all = add.container(x, y).setDepth(depth + 1);
  }

  /** Where the next pizza comes to lie. */
  get next(): Point {
    const at = this.#at(this.#laid);
    return { x: this.#stall.x + at.x, y: this.#stall.y + at.y };
  }

  /** Lays a pizza down; it is painted into the one picture of all. */
  lay(brought: Brought): void {
    const at = this.#at(this.#laid);
    this.#laid += 1;
    const key = `${game}/stall`;
    this.#paint.stamp(key, this.#stall, lookOf(brought), { ...at, radius: laidRadius });
    if (this.#all.length === 0) this.#all.add(this.#kit.scene.add.image(0, 0, key).setOrigin(0));
  }

  /** The table bounces under a pizza that was set down. */
  async bounce(): Promise<void> {
    const { y } = this.#stall;
    await bounce(this.#kit.motion, this.#all, 70, { y: y + 5 });
    this.#all.setY(y);
  }

  /** The pizzas went to the party. */
  clear(): void {
    this.#all.setVisible(false);
  }

  #at(place: number): Point {
    const { places, rows } = this.#stall;
    const room = places.columns * rows;
    const layer = Math.floor(place / room);
    const { x, y } = inRows(places, place % room);
    return { x: x + layer * further.x, y: y + layer * further.y };
  }
}
