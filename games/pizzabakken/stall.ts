import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { type Brought, lookOf } from './brought';
import type { Layout } from './layout';
import { game, type PizzaPaint } from './pizza-paint';

/** Radius of a pizza on the table. */
export const laidRadius = 33;
/** Pizzas of a further layer lie beside those below them, design px. */
const further = { x: 20, y: -12 } as const;
const depth = 9;
/** An empty place on the table. */
const plate = { size: 0.66, alpha: 0.6, lower: 1 } as const;
/** The cloth of the table. */
const cloth = 0x8fd6da;

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
    const { x, y, width, height } = stall;
    const top = add.nineslice(x + width / 2, y + height / 2, game, 'cloth', width, height, 40, 40, 40, 70);
    top.setTint(cloth).setDepth(depth);
    const plates = Array.from({ length: stall.columns * stall.rows }, (_, place) => {
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
    const { width, height } = this.#stall;
    const key = `${game}/stall`;
    const isFirst = this.#all.length === 0;
    this.#paint.stamp(key, { width, height }, lookOf(brought), { ...at, radius: laidRadius });
    if (isFirst) this.#all.add(this.#kit.scene.add.image(0, 0, key).setOrigin(0));
  }

  /** The table bounces under a pizza that was set down. */
  async bounce(): Promise<void> {
    const { y } = this.#stall;
    await this.#kit.motion.flourish({
      targets: this.#all,
      y: y + 5,
      duration: 70,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.#all.setY(y);
  }

  /** The pizzas went to the party. */
  clear(): void {
    this.#all.setVisible(false);
  }

  #at(place: number): Point {
    const { first, pitch, columns, rows } = this.#stall;
    const layer = Math.floor(place / (columns * rows));
    const within = place % (columns * rows);
    return {
      x: first.x + (within % columns) * pitch.x + layer * further.x,
      y: first.y + Math.floor(within / columns) * pitch.y + layer * further.y,
    };
  }
}
