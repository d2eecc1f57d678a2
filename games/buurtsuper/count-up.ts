import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink } from '@games/kit/text/number-text';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Layout } from './layout';
import { game } from './money';
import type { Bill } from './rules';

const depth = 14;
const wide = 170;
const inset = 18;
const digits = 44;

/** Paid too much: the price lies at the left of the felt and what was paid at its right, and the coins count up between them. */
export class CountUp {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #parts: GameObjects.GameObject[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Lays both ends of a bill down, none for null; returns the room they take. */
  show(
    bill: Bill | null,
    write: (euros: Rational) => string,
  ): { readonly left: number; readonly right: number } {
    this.clear();
    if (bill === null) return { left: 0, right: 0 };
    const { x, y, width } = this.#layout.tray;
    this.#tag(x - width / 2 + inset + wide / 2, y, write(bill.from), 0xffffff);
    this.#tag(x + width / 2 - inset - wide / 2, y, write(bill.whole), 0xbfe3c8);
    return { left: wide, right: wide };
  }

  clear(): void {
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
  }

  #tag(x: number, y: number, text: string, tint: number): void {
    const { scene, words } = this.#kit;
    const label = textOnPlate({ scene, words }, { x: 6, y: -1 }, `€ ${text}`, digits, ink);
    label.setScale(Math.min(1, 138 / label.width));
    const tag = scene.add.image(-76, 0, game, 'tag').setTint(tint).setScale(0.86, 0.95);
    this.#parts.push(scene.add.container(x, y, [tag, label]).setDepth(depth));
  }
}
