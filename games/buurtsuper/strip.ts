import type { Motion } from '@games/kit/effects/motion';
import { numberPlate } from '@games/kit/feedback/number-plate';
import { ink, numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { plus, type Rational, zero } from '@/maths/number/rational';
import type { Layout } from './layout';
import { game, moneyOf, widthOf } from './money';
import { type Bill, eurosOf, reachOf, scaleOf } from './rules';

type Part = GameObjects.Container | GameObjects.Image | GameObjects.NineSlice | GameObjects.BitmapText;

/** Heights of the price strip and of a bar of coins, and the least width in which a coin or a number is drawn, design px. */
const tall = { price: 84, coins: 78 } as const;
const least = { coin: 34, bar: 5 } as const;
const depth = 40;
const modelDigits = 34;
const wash = { known: 0xfff3c8, asked: 0xc4ecd4, other: 0xe4dfd2 } as const;
/** A bar has the colour of its coin or note. */
const tints: Readonly<Record<number, number>> = {
  5000: 0xf6cf9c,
  2000: 0xb4d4f2,
  1000: 0xf6bcae,
  500: 0xd2dad4,
  200: 0xdfe2ea,
  100: 0xf2dfa8,
};
const gold = 0xf0cc74;
const copper = 0xe2a27c;

interface StripSpec {
  readonly bill: Bill;
  /** Coins of the child, and what they are worth: a typed amount may hold what no coin is worth. */
  readonly coins: readonly number[];
  readonly own: Rational;
  readonly write: (euros: Rational) => string;
}

const toNumber = ({ num, den }: Rational): number => num / den;

/**
 * The picture of a miss: the price as a strip of till paper, and the child's coins along it, each as long as it is worth.
 * What is short, or over, stands out between their ends.
 */
export class Strip {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #parts: Part[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
  }

  /** Unrolls the price strip and lays the coins along it. */
  async lay({ bill, coins, own, write }: StripSpec): Promise<void> {
    const { strip } = this.#layout;
    const { end } = reachOf(bill, own);
    const scale = scaleOf(bill, end, strip.width);
    const at = (euros: Rational) => strip.left + toNumber(euros) * scale;
    const paper = this.#paper(bill, at, write);
    const bars = this.#coins(coins, bill.from, at);
    for (const part of paper) {
      part.setAlpha(0);
      if (!this.#motion.reduced) part.setX(part.x - 30);
    }
    const spread = 240 / Math.max(1, paper.length);
    await Promise.all(
      paper.map((part, place) =>
        this.#motion.tween({
          targets: part,
          x: part.x + (this.#motion.reduced ? 0 : 30),
          alpha: 1,
          delay: place * spread,
          duration: 160,
          ease: 'Quad.Out',
        }),
      ),
    );
    for (const bar of bars) bar.setAlpha(0);
    const beat = 320 / Math.max(1, bars.length);
    await Promise.all(
      bars.map((bar, place) =>
        this.#motion.tween({ targets: bar, alpha: 1, delay: place * beat, duration: 120 }),
      ),
    );
  }

  /** Names both ends and marks the gap between them. */
  async compare({ bill, own, write }: StripSpec, right: Rational): Promise<void> {
    const { strip } = this.#layout;
    const reach = reachOf(bill, own);
    const scale = scaleOf(bill, reach.end, strip.width);
    const edge = strip.left + strip.width;
    const at = (euros: Rational) => Math.min(edge, strip.left + toNumber(euros) * scale);
    const [from, to] = [at(reach.right), at(reach.end)].toSorted((a, b) => a - b) as [number, number];
    const gap = this.#scene.add
      .nineslice(
        (from + to) / 2,
        strip.coins,
        game,
        'gap',
        Math.max(40, to - from),
        tall.coins + 18,
        18,
        18,
        18,
        18,
      )
      .setOrigin(0.5)
      .setScale(Math.min(1, Math.max(14, to - from) / 40), 1)
      .setAlpha(0)
      .setDepth(depth + (reach.isOver ? 3 : 1));
    const post = this.#scene.add
      .image(at(reach.right), (strip.price + strip.coins) / 2, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(5, strip.coins - strip.price + tall.coins + 26)
      .setTint(0x14664c)
      .setAlpha(0)
      .setDepth(depth + 5);
    const middleOf = (a: number, b: number) => this.#inside((a + b) / 2);
    const asked = middleOf(bill.asksWhole ? strip.left : at(bill.from), at(reach.right));
    const price = numberPlate(this.#scene, asked, strip.price - tall.price / 2 - 34, write(right), 'right');
    const mine = numberPlate(this.#scene, middleOf(at(bill.from), to), strip.own, write(own), 'given');
    const plates = [price, mine];
    for (const plate of plates) plate.setDepth(depth + 6).setAlpha(0);
    this.#parts.push(gap, post, ...plates);
    await Promise.all([this.#motion.tween({ targets: [gap, post, ...plates], alpha: 1, duration: 200 })]);
  }

  async fade(): Promise<void> {
    const leaving = this.#parts;
    this.#parts = [];
    await this.#motion.tween({ targets: leaving, alpha: 0, duration: 140 });
    for (const part of leaving) part.destroy();
  }

  clear(): void {
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
  }

  #inside(x: number): number {
    return Math.min(this.#layout.middle * 2 - 90, Math.max(90, x));
  }

  /** The parts of the price, and their amounts above all of them. */
  #paper(bill: Bill, at: (euros: Rational) => number, write: (euros: Rational) => string): readonly Part[] {
    const { strip } = this.#layout;
    let done = zero;
    const parts = bill.segments.flatMap(({ value, role }): Part[] => {
      const from = at(done);
      done = plus(done, value);
      const width = Math.max(6, at(done) - from);
      const x = from + width / 2;
      const paper = this.#scene.add
        .nineslice(x, strip.price, game, 'receipt', Math.max(46, width - 2), tall.price, 20, 20, 6, 18)
        .setOrigin(0.5)
        .setTint(wash[role])
        .setScale(Math.min(1, (width - 2) / 46), 1)
        .setDepth(depth);
      if (role !== 'known') return [paper];
      const label = numberText(this.#scene, x, strip.price - 4, write(value), modelDigits, ink);
      if (label.width < width - 12) return [paper, label.setDepth(depth + 4)];
      label.destroy();
      return [paper];
    });
    this.#parts.push(...parts);
    return parts;
  }

  #coins(coins: readonly number[], from: Rational, at: (euros: Rational) => number): readonly Part[] {
    const { strip } = this.#layout;
    const edge = strip.left + strip.width + 30;
    let done = from;
    return coins.flatMap((cents) => {
      const left = at(done);
      done = plus(done, eurosOf(cents));
      if (left >= edge) return [];
      const width = Math.max(least.bar, Math.min(edge, at(done)) - left);
      const tint = tints[cents] ?? (cents < 10 ? copper : gold);
      const box = this.#scene.add.container(left + width / 2, strip.coins).setDepth(depth + 2);
      box.add(
        this.#scene.add
          .nineslice(0, 0, game, 'bar', Math.max(44, width), tall.coins + 8, 20, 22, 20, 24)
          .setOrigin(0.5)
          .setScale(Math.min(1, width / 44), 1)
          .setTint(tint),
      );
      const size = Math.min(0.84, (width - 6) / widthOf(cents));
      if (width >= least.coin && size > 0.68) box.add(moneyOf(this.#scene, cents, size));
      this.#parts.push(box);
      return [box];
    });
  }
}
