import type { GameObjects, Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Sum } from '@/maths/sum/sum';
import type { Design } from './design';
import { KIT, type KitFrame } from './kit-texture';
import type { Motion } from './motion';
import { aroundHole, isPutOnLine, shown } from './notation';
import { ink, numberText } from './number-text';
import type { SceneKit } from './scene-kit';

const SIZE = 62;
const HEIGHT = 116;
const SMALLEST = 430;
const GAP = 14;
/** What is written on the card, at most; the card itself is 90 wider. */
const WIDEST = 560;
const SLOT = { width: 92, height: 72 } as const;
const RIGHT_INK = 0x14664c;
const QUESTION_INK = 0x176b7d;

/** Middle of the card from the top of the design: upright it stands below the buttons of the page. */
const cardPlace = { landscape: { y: 80 }, portrait: { y: 182 } } as const;

/** The sum at the top centre, the same in every game; its hole takes the answer. */
export class SumCard {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #plate: GameObjects.NineSlice;
  readonly #before: GameObjects.BitmapText;
  readonly #after: GameObjects.BitmapText;
  readonly #slot: GameObjects.Image;
  readonly #inSlot: GameObjects.BitmapText;
  readonly #words: GameObjects.Text;

  /** `words` makes text that stays crisp. */
  constructor(scene: Scene, motion: Motion, { orientation, width }: Design, words: SceneKit['words']) {
    this.#scene = scene;
    this.#motion = motion;
    this.#plate = scene.add.nineslice(0, 0, KIT, 'card' satisfies KitFrame, SMALLEST, HEIGHT, 42, 42, 42, 48);
    this.#before = numberText(scene, 0, -4, '', SIZE);
    this.#after = numberText(scene, 0, -4, '', SIZE);
    this.#slot = scene.add.image(0, -5, KIT, 'slot' satisfies KitFrame);
    this.#inSlot = numberText(scene, 0, -4, '?', SIZE * 0.8, QUESTION_INK);
    this.#words = words(0, -6, '', { fontSize: 44, fontStyle: '700' }).setVisible(false);
    const parts = [this.#plate, this.#slot, this.#before, this.#after, this.#inSlot, this.#words];
    this.#box = scene.add.container(width / 2, cardPlace[orientation].y, parts).setDepth(900);
  }

  /** Stands elsewhere and larger: where the sum is all there is to look at. */
  stand(x: number, y: number, size: number): void {
    this.#box.setPosition(x, y).setScale(size);
  }

  /** Goes, when something else is to be looked at. */
  leave(): void {
    this.#box.setVisible(false);
  }

  /** Middle of the card in design px. */
  get middle(): { readonly x: number; readonly y: number } {
    return { x: this.#box.x, y: this.#box.y };
  }

  /** Middle of the hole in design px: where an answer flies to. */
  get hole(): { readonly x: number; readonly y: number } {
    const { x, y, scale } = this.#box;
    return { x: x + this.#slot.x * scale, y: y + this.#slot.y * scale };
  }

  /** Shows a sum with an empty hole; a long one is written smaller so that it stays on the card. */
  async show(sum: Sum, locale: Locale): Promise<void> {
    const { before, after } = aroundHole(sum, locale);
    for (const part of [this.#before, this.#after]) part.setVisible(true);
    for (const part of [this.#slot, this.#inSlot]) part.setVisible(!isPutOnLine(sum));
    this.#words.setVisible(false);
    this.#slot.setFrame('slot' satisfies KitFrame);
    this.#inSlot
      .setText('?')
      .setTint(QUESTION_INK)
      .setFontSize(SIZE * 0.8);
    this.#lay(before, after);
    this.#box.setAlpha(0);
    await this.#motion.tween({ targets: this.#box, alpha: 1, duration: 160 });
  }

  /** Words instead of a sum, where a task has several sums; without a hole. */
  async say(words: string): Promise<void> {
    for (const part of [this.#before, this.#after, this.#slot, this.#inSlot]) part.setVisible(false);
    this.#words.setText(words).setVisible(true);
    this.#plate.setSize(Math.max(SMALLEST, this.#words.width + 90), HEIGHT);
    this.#box.setAlpha(0);
    await this.#motion.tween({ targets: this.#box, alpha: 1, duration: 160 });
  }

  /** What is being typed, before it is committed. */
  type(typed: string): void {
    const text = typed.replace('-', '−');
    this.#inSlot.setText(text === '' ? '?' : text).setTint(text === '' ? QUESTION_INK : ink);
    this.#inSlot.setFontSize(SIZE * (text.length > 3 ? 0.55 : 0.8));
  }

  /** The answer flies from where it was given into the hole. */
  async fill(
    canonical: string,
    locale: Locale,
    from?: { readonly x: number; readonly y: number },
  ): Promise<void> {
    const text = shown(canonical, locale);
    if (from !== undefined) {
      const flyer = numberText(this.#scene, from.x, from.y, text, 48).setDepth(950);
      await this.#motion.tween({ targets: flyer, ...this.hole, duration: 320, ease: 'Cubic.InOut' });
      flyer.destroy();
    }
    this.#slot.setFrame('slot-right' satisfies KitFrame);
    this.#inSlot
      .setText(text)
      .setTint(RIGHT_INK)
      .setFontSize(SIZE * (text.length > 3 ? 0.55 : 0.8));
    await this.#motion.flourish({
      targets: this.#slot,
      scale: 1.08,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  #lay(before: string, after: string): void {
    this.#before.setFontSize(SIZE).setText(before);
    this.#after.setFontSize(SIZE).setText(after);
    const hole = this.#slot.visible ? SLOT.width : -GAP;
    const wide = () => {
      const left = before === '' ? 0 : this.#before.width + GAP;
      const right = after === '' ? 0 : this.#after.width + GAP;
      return { left, right, all: left + hole + right };
    };
    if (wide().all > WIDEST) {
      for (const part of [this.#before, this.#after]) part.setFontSize((SIZE * WIDEST) / wide().all);
    }
    const { left, right, all } = wide();
    this.#plate.setSize(Math.max(SMALLEST, all + 90), HEIGHT);
    this.#before.x = -all / 2 + (left - GAP) / 2;
    this.#slot.x = -all / 2 + left + SLOT.width / 2;
    this.#after.x = all / 2 - (right - GAP) / 2;
    this.#inSlot.x = this.#slot.x;
  }
}
