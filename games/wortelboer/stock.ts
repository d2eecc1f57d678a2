import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { cardFace, type Goods } from './card-face';
import type { Card } from './cards';
import type { Layout } from './layout';

/** A finger that moved no further than this has tapped, design px. */
const tapped = 14;
const depth = 18;

interface StockSpec {
  readonly label: (card: Card) => string;
  /** Called with where a card was let go; null where it was tapped or chosen by keys. */
  readonly take: (card: Card, from: Point, to: Point | null, input: InputMethod) => void;
}

/** The cards on offer: dragged to the cart or the goat, or tapped. Each can be used any number of times. */
export class Stock {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: StockSpec;
  #goods: Goods = 'carrots';
  #stacks: GameObjects.Container[] = [];
  #held: { readonly card: Card; readonly box: GameObjects.Container; readonly from: Point } | null = null;

  constructor(kit: SceneKit, layout: Layout, spec: StockSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointermove', this.#move);
    input.on('pointerup', this.#letGo);
    input.on('pointerupoutside', this.#letGo);
  }

  /** Offers these cards. */
  offer(cards: readonly Card[], goods: Goods): void {
    this.clear();
    this.#goods = goods;
    const { x, y, card: size, step } = this.#layout.stock;
    this.#stacks = cards.map((card, place) => {
      const at = { x: x + (place - (cards.length - 1) / 2) * step, y };
      const below = [9, 5].map((off) =>
        cardFace(this.#kit.scene, size, card, goods)
          .setPosition(off / 2, off)
          .setAlpha(0.9),
      );
      for (const each of below)
        each.each((part: GameObjects.GameObject) => part.type !== 'NineSlice' && part.destroy());
      const top = cardFace(this.#kit.scene, size, card, goods);
      const stack = this.#kit.scene.add
        .container(at.x, at.y, [...below, top])
        .setSize(size.width, size.height)
        .setDepth(depth);
      this.#kit.targets.add({
        id: `card-${card}`,
        label: () => this.#spec.label(card),
        digits: `${card}`,
        value: `${card}`,
        object: stack,
        size: { width: Math.min(size.width, step - 13), height: size.height },
        row: 'cards',
        press: (input) => this.#take(card, stack, input),
      });
      return stack;
    });
  }

  /** Shows or hides the cards during a miss. */
  async show(on: boolean): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#stacks, alpha: on ? 1 : 0, duration: 130 });
  }

  clear(): void {
    for (const stack of this.#stacks) stack.destroy();
    this.#stacks = [];
  }

  /** Where the card in the middle lies. */
  get middle(): Point | null {
    const stack = this.#stacks[Math.floor(this.#stacks.length / 2)];
    return stack === undefined ? null : { x: stack.x, y: stack.y };
  }

  #take(card: Card, stack: GameObjects.Container, input: InputMethod): void {
    const { scene, motion } = this.#kit;
    const { x, y } = stack;
    void motion.flourish({ targets: stack, scale: 0.94, duration: 60, yoyo: true, ease: 'Quad.Out' });
    if (input !== 'pointer' && input !== 'touch') {
      this.#spec.take(card, { x, y }, null, input);
      return;
    }
    this.#held?.box.destroy();
    const { worldX, worldY } = scene.input.activePointer;
    const box = cardFace(scene, this.#layout.stock.card, card, this.#goods)
      .setPosition(x, y - 8)
      .setDepth(800);
    this.#held = { card, box, from: { x: worldX, y: worldY } };
  }

  readonly #move = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    if (this.#held === null || !isDown) return;
    const { from, box } = this.#held;
    if (Math.hypot(worldX - from.x, worldY - from.y) > tapped)
      box.setPosition(worldX, worldY - 10).setScale(0.86);
  };

  readonly #letGo = ({ worldX, worldY, wasTouch }: Input.Pointer): void => {
    const held = this.#held;
    this.#held = null;
    if (held === null) return;
    const { x, y } = held.box;
    held.box.destroy();
    const isTap = Math.hypot(worldX - held.from.x, worldY - held.from.y) <= tapped;
    const to = isTap ? null : { x: worldX, y: worldY };
    this.#spec.take(held.card, { x, y }, to, wasTouch ? 'touch' : 'pointer');
  };
}
