import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink } from '@games/kit/text/number-text';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import type { GameObjects } from 'phaser';
import { writeNumber } from '@/maths/number/write-number';
import type { Sum } from '@/maths/sum/sum';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import type { Layout } from './layout';
import { game, moneyOf, writeEuros } from './money';
import { coinsFor, type Item, itemsOf, productAt } from './rules';

const depth = 12;
/** Width of a thing with its tag, design px at size 1, and how far copies of it lie apart. */
const tagWidth = 192;
const air = 18;
const apart = 34;
const tagText = 44;
/** An amount of more coins and notes than these is a purse; the size of these, their distance and the width of the widest. */
const mostPaid = 3;
const paidSize = 1.1;
const paidApart = 118;
const moneyWidth = 140;

interface Drawn {
  readonly pictures: readonly GameObjects.Image[];
  readonly labels: readonly (GameObjects.BitmapText | GameObjects.Text)[];
}

/** Coins and notes that are shown for an amount, which then needs no tag; none for one of too many. */
function paidIn({ kind, amount }: Item): readonly number[] {
  if (kind !== 'purse' || amount === null || amount.isCents) return [];
  const coins = coinsFor(amount.value);
  return coins.length <= mostPaid ? coins : [];
}

function widthOf(item: Item): number {
  const { copies, amount, off } = item;
  const paid = paidIn(item);
  if (paid.length > 0) return moneyWidth * paidSize + (paid.length - 1) * paidApart;
  const things = 92 + (copies - 1) * apart;
  const tags = (amount === null ? 0 : tagWidth) + (off === undefined ? 0 : tagWidth + 8);
  return Math.max(things, tags);
}

/** What is bought: things on the counter, each with its price. */
export class Goods {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #row: GameObjects.Container | undefined;
  #isBare = false;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Lays the things of a sum down; `nth` chooses which products they are, `bare` leaves prices off that stand elsewhere. */
  async show(sum: Sum, nth: number, bare: boolean): Promise<void> {
    this.clear();
    const { scene, motion } = this.#kit;
    const { goods } = this.#layout;
    const items = itemsOf(sum);
    this.#isBare = bare;
    const widths = items.map(widthOf);
    const all = widths.reduce((width, each) => width + each, 0) + air * (items.length - 1);
    let x = -all / 2;
    const drawn = items.map((item, place) => {
      const width = widths[place] ?? 0;
      x += width + air;
      return this.#draw(item, nth * 2 + place, x - air - width / 2);
    });
    // All pictures first: each turn from pictures to digits is a draw call of its own.
    const row = scene.add
      .container(goods.x, goods.y, [
        ...drawn.flatMap(({ pictures }) => pictures),
        ...drawn.flatMap(({ labels }) => labels),
      ])
      .setScale(Math.min(goods.size, goods.width / all))
      .setDepth(depth)
      .setAlpha(0);
    this.#row = row;
    if (!motion.reduced) row.setY(goods.y - 26);
    await motion.tween({ targets: row, y: goods.y, alpha: 1, duration: 200, ease: 'Back.Out' });
  }

  async fade(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#row, alpha: 0, duration: 140 });
  }

  clear(): void {
    this.#row?.destroy();
    this.#row = undefined;
  }

  #draw(item: Item, nth: number, x: number): Drawn {
    const { kind, copies, amount, off } = item;
    const frame = kind === 'product' ? productAt(nth) : kind;
    const paid = paidIn(item);
    const left = x - ((copies - 1) * apart) / 2;
    const things =
      paid.length > 0
        ? paid.map((cents, place) =>
            moneyOf(this.#kit.scene, cents, paidSize)
              .setPosition(x + (place - (paid.length - 1) / 2) * paidApart, place * 4)
              .setAngle(-6 + place * 7),
          )
        : Array.from({ length: copies }, (_, copy) =>
            this.#kit.scene.add.image(left + copy * apart, copy % 2 ? -6 : 0, game, frame).setScale(0.96),
          );
    const shift = off === undefined ? 0 : tagWidth / 2 + 4;
    const tags = [
      ...(amount === null || paid.length > 0 || this.#isBare
        ? []
        : [this.#tag(x - shift, this.#price(amount))]),
      ...(off === undefined
        ? []
        : [this.#tag(x + shift, `−${writeNumber(off, this.#kit.locale)}%`, 0xffc9b4)]),
    ];
    return {
      pictures: [...things, ...tags.flatMap(({ pictures }) => pictures)],
      labels: tags.flatMap(({ labels }) => labels),
    };
  }

  #price({ value, isCents }: NonNullable<Item['amount']>): string {
    const { locale } = this.#kit;
    return isCents
      ? `${writeNumber(value, locale)} ${unitSymbol('ct', locale, value)}`
      : `€ ${writeEuros(value, locale)}`;
  }

  #tag(x: number, text: string, tint = 0xffffff): Drawn {
    const { scene, words } = this.#kit;
    const label = textOnPlate({ scene, words }, { x: x + 8, y: 31 }, text, tagText, ink);
    label.setScale(Math.min(1, 152 / label.width));
    const tag = scene.add
      .image(x - 86, 32, game, 'tag')
      .setTint(tint)
      .setScale(0.94, 0.9);
    return { pictures: [tag], labels: [label] };
  }
}
