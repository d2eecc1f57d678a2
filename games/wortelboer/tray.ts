import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { cardFace, type Goods } from './card-face';
import type { Card } from './cards';

const side = 64;
const step = 77;
const journey = 170;
const depth = 24;

interface TraySpec {
  readonly id: string;
  /** Its middle, its columns, and how many cards it holds. */
  readonly at: Point;
  readonly columns: number;
  readonly holds: number;
  readonly label: (card: Card) => string;
  readonly takeBack: (place: number, input: InputMethod) => void;
}

interface Laid {
  readonly card: Card;
  readonly box: GameObjects.Container;
  readonly id: string;
}

/** A place for cards: the bed of the cart, or the trough of the goat. */
export class Tray {
  readonly #kit: SceneKit;
  readonly #spec: TraySpec;
  #laid: Laid[] = [];
  #made = 0;

  constructor(kit: SceneKit, spec: TraySpec) {
    this.#kit = kit;
    this.#spec = spec;
  }

  get cards(): readonly Card[] {
    return this.#laid.map(({ card }) => card);
  }

  get hasRoom(): boolean {
    return this.#laid.length < this.#spec.holds;
  }

  /** Lays a card that comes from a place. */
  lay(card: Card, goods: Goods, from: Point): void {
    const box = cardFace(this.#kit.scene, { width: side, height: side }, card, goods)
      .setPosition(from.x, from.y)
      .setDepth(depth + 1);
    const id = `${this.#spec.id}-${this.#made++}`;
    this.#laid.push({ card, box, id });
    this.#kit.targets.add({
      id,
      label: this.#spec.label(card),
      object: box,
      row: this.#spec.id,
      press: (input) =>
        this.#spec.takeBack(
          this.#laid.findIndex((laid) => laid.id === id),
          input,
        ),
    });
    this.#settle();
  }

  /** Takes the card of a place away, or the last one; returns it. */
  take(place = this.#laid.length - 1): Card | null {
    const [laid] = this.#laid.splice(place, 1);
    if (laid === undefined) return null;
    this.#leave(laid, 40);
    this.#settle();
    return laid.card;
  }

  /** Tips all cards into the cart, or under the goat's nose. */
  tip(): void {
    for (const laid of this.#laid.splice(0)) this.#leave(laid, -30);
  }

  clear(): void {
    for (const { box } of this.#laid.splice(0)) box.destroy();
  }

  #leave({ box, id }: Laid, by: number): void {
    this.#kit.targets.remove(id);
    this.#kit.scene.tweens.killTweensOf(box);
    void this.#kit.motion
      .tween({ targets: box, y: box.y + by, alpha: 0, duration: 120, ease: 'Quad.In' })
      .then(() => box.destroy());
  }

  #settle(): void {
    const { at, columns, holds } = this.#spec;
    const rows = Math.ceil(holds / columns);
    for (const [place, { box }] of this.#laid.entries()) {
      const x = at.x + ((place % columns) - (columns - 1) / 2) * step;
      const y = at.y + (Math.floor(place / columns) - (rows - 1) / 2) * step;
      this.#kit.scene.tweens.killTweensOf(box);
      void this.#kit.motion
        .tween({ targets: box, x, y, duration: journey, ease: 'Back.Out' })
        .then(() => box.active && box.setDepth(depth));
    }
    this.#kit.targets.publish();
  }
}
