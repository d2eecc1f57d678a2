import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink } from '@games/kit/text/number-text';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import { writeNumber } from '@/maths/number/write-number';
import type { Sum } from '@/maths/sum/sum';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game, moneyOf, writeEuros } from './money';
import { coinsFor, type Item, itemsOf, productAt } from './rules';

const depth = 12;
/** Width of a thing with its tag, design px at size 1, and how far copies of it lie apart. */
const tagWidth = 192;
const air = 18;
const apart = 34;
const tagText = 44;
/** An amount of more coins and notes than these is a purse. */
const mostPaid = 3;

/** What is bought: things on the counter, each with its price. */
export class Goods {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #standing: GameObjects.Container[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Lays the things of a sum down; `nth` chooses which products they are. */
  async show(sum: Sum, nth: number): Promise<void> {
    this.clear();
    const { goods } = this.#layout;
    const items = itemsOf(sum);
    const widths = items.map((item) => this.#widthOf(item));
    const all = widths.reduce((width, each) => width + each, 0) + air * (items.length - 1);
    const size = goods.size * Math.min(1, goods.width / (all * goods.size));
    let x = goods.x - (all * size) / 2;
    this.#standing = items.map((item, place) => {
      const width = (widths[place] ?? 0) * size;
      const box = this.#draw(item, nth * 2 + place)
        .setPosition(x + width / 2, goods.y)
        .setScale(size)
        .setDepth(depth);
      x += width + air * size;
      return box;
    });
    await Promise.all(
      this.#standing.map((box, place) => {
        const { y } = box;
        box.setAlpha(0);
        if (!this.#kit.motion.reduced) box.setY(y - 26);
        return this.#kit.motion.tween({
          targets: box,
          y,
          alpha: 1,
          delay: place * 50,
          duration: 180,
          ease: 'Back.Out',
        });
      }),
    );
  }

  async fade(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#standing, alpha: 0, duration: 140 });
  }

  clear(): void {
    for (const box of this.#standing) box.destroy();
    this.#standing = [];
  }

  #widthOf({ copies, amount, off }: Item): number {
    const things = 92 + (copies - 1) * apart;
    const tags = (amount === null ? 0 : tagWidth) + (off === undefined ? 0 : tagWidth + 8);
    return Math.max(things, tags);
  }

  #draw(item: Item, nth: number): GameObjects.Container {
    const { scene } = this.#kit;
    const { kind, copies, amount, off } = item;
    const left = -((copies - 1) * apart) / 2;
    const frame = kind === 'product' ? productAt(nth) : kind;
    const paid = kind === 'purse' && amount !== null && !amount.isCents ? coinsFor(amount.value) : [];
    const things =
      paid.length > 0 && paid.length <= mostPaid
        ? paid.map((cents, place) =>
            moneyOf(scene, cents, 0.86)
              .setPosition((place - (paid.length - 1) / 2) * 62, -40 + place * 4)
              .setAngle(-6 + place * 7),
          )
        : Array.from({ length: copies }, (_, copy) =>
            scene.add.image(left + copy * apart, copy % 2 ? -6 : 0, game, frame).setScale(0.96),
          );
    const box = scene.add.container(0, 0, things);
    const shift = off === undefined ? 0 : tagWidth / 2 + 4;
    if (amount !== null) box.add(this.#tag(-shift, this.#price(amount)));
    if (off !== undefined) box.add(this.#tag(shift, `−${writeNumber(off, this.#kit.locale)}%`, 0xffc9b4));
    return box;
  }

  #price({ value, isCents }: NonNullable<Item['amount']>): string {
    const { locale } = this.#kit;
    return isCents
      ? `${writeNumber(value, locale)} ${unitSymbol('ct', locale, value)}`
      : `€ ${writeEuros(value, locale)}`;
  }

  #tag(x: number, text: string, tint = 0xffffff): GameObjects.GameObject[] {
    const { scene, words } = this.#kit;
    const label = textOnPlate({ scene, words }, { x: x + 8, y: 31 }, text, tagText, ink);
    label.setScale(Math.min(1, 152 / label.width));
    return [
      scene.add
        .image(x - 86, 32, game, 'tag')
        .setTint(tint)
        .setScale(0.94, 0.9),
      label,
    ];
  }
}
