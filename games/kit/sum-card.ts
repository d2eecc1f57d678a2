import type { GameObjects, Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import type { Design } from './design';
import { KIT, type KitFrame } from './kit-texture';
import type { Motion } from './motion';
import { askedInWords } from './notation';
import { ink, numberText } from './number-text';
import { answerPiece, isPutOnLine, type Piece, piecesOf, piecesWithAnswer } from './prompt-pieces';
import { promptRow } from './prompt-row';
import type { SceneKit } from './scene-kit';

const SIZE = 62;
const HEIGHT = 116;
const SMALLEST = 430;
/** What is written on the card, at most; the card itself is 90 wider and stays clear of the progress beside it. */
const WIDEST = 490;
const SLOT = { width: 92, height: 72 } as const;
/** How wide an answer in the hole may be. */
const IN_SLOT = 80;
const RIGHT_INK = 0x14664c;
const QUESTION_INK = 0x176b7d;
/** A clock that is to be read is larger than digits, and its card higher: it grows downwards. */
const CLOCK = { share: 1.8, height: 138, lower: 11 } as const;
/** An answer written smaller than this in the hole is written out beside the sum instead. */
const READABLE = 0.45;
/** From the middle of a usual card to where a ribbon hangs. */
const FOOT = 45;
/** The middle of what is read lies above the middle of the card, whose lip is below. */
const LIFT = -4;

/** Middle of the card from the top of the design: upright it stands below the buttons of the page. */
const cardPlace = { landscape: { y: 80 }, portrait: { y: 182 } } as const;

/** The sum at the top centre, the same in every game; its hole takes the answer. */
export class SumCard {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #write: SceneKit['words'];
  readonly #box: GameObjects.Container;
  readonly #plate: GameObjects.NineSlice;
  /** The hole with what is in it. */
  readonly #slot: GameObjects.Container;
  readonly #frame: GameObjects.Image;
  readonly #typed: GameObjects.BitmapText;
  readonly #words: GameObjects.Text;
  #row: GameObjects.Container | null = null;
  #answer: GameObjects.Container | null = null;
  #stands = false;
  #sum: Sum | null = null;
  /** How much lower its contents stand than on a usual card. */
  #lower = 0;

  /** `words` makes text that stays crisp. */
  constructor(scene: Scene, motion: Motion, { orientation, width }: Design, words: SceneKit['words']) {
    this.#scene = scene;
    this.#motion = motion;
    this.#write = words;
    this.#plate = scene.add.nineslice(0, 0, KIT, 'card' satisfies KitFrame, SMALLEST, HEIGHT, 42, 42, 42, 48);
    this.#frame = scene.add.image(0, 0, KIT, 'slot' satisfies KitFrame);
    this.#typed = numberText(scene, 0, 1, '?', SIZE * 0.8, QUESTION_INK);
    this.#slot = scene.add.container(0, LIFT, [this.#frame, this.#typed]);
    this.#words = words(0, -6, '', { fontSize: 44, fontStyle: '700' }).setVisible(false);
    this.#box = scene.add
      .container(width / 2, cardPlace[orientation].y, [this.#plate, this.#slot, this.#words])
      .setDepth(900);
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

  /** Where a ribbon hangs from it, design px. */
  get foot(): { readonly x: number; readonly y: number } {
    return { x: this.#box.x, y: this.#box.y + FOOT + 2 * this.#lower };
  }

  /** Middle of the hole in design px: where an answer flies to. */
  get hole(): { readonly x: number; readonly y: number } {
    const { x, y, scale } = this.#box;
    return { x: x + this.#slot.x * scale, y: y + this.#slot.y * scale };
  }

  /** One sum stands there as it is; of several sums the card says what is to be done with them. */
  ask(task: Task, locale: Locale): Promise<void> {
    if (task.sumIds.length === 1) return this.#show(sumOf(task.sumIds[0] ?? ''), locale);
    return this.#say(askedInWords(task, locale));
  }

  /** Shows a sum with an empty hole; a long one is written smaller so that it stays on the card. */
  async #show(sum: Sum, locale: Locale): Promise<void> {
    this.#clear();
    this.#sum = sum;
    const { box, hole, fits } = this.#lay(piecesOf(sum, locale), ink);
    const isAsked = hole !== null && !isPutOnLine(sum);
    this.#slot.setVisible(isAsked);
    if (isAsked) this.#slot.setPosition(hole.x * fits, box.y + hole.y * fits).setScale(hole.scale * fits);
    this.#frame.setFrame('slot' satisfies KitFrame);
    this.type('');
    await this.#comeOn([box, this.#slot]);
  }

  /** Writes what stands on the card, smaller where it is long; the card fits itself to it. */
  #lay(pieces: readonly Piece[], colour: number) {
    const isClock = pieces.some(({ kind }) => kind === 'clock');
    this.#lower = isClock ? CLOCK.lower : 0;
    const pen = { scene: this.#scene, words: this.#write };
    const row = promptRow(pen, pieces, { size: SIZE, slot: SLOT, clock: CLOCK.share, colour });
    const fits = Math.min(1, WIDEST / row.width);
    this.#row = row.box.setScale(fits).setY(LIFT + this.#lower);
    this.#box.addAt(row.box, 1);
    this.#plate
      .setSize(Math.max(SMALLEST, row.width * fits + 90), isClock ? CLOCK.height : HEIGHT)
      .setY(this.#lower);
    return { box: row.box, hole: row.hole, fits };
  }

  /** Words instead of a sum, where a task has several sums; without a hole. */
  async #say(words: string): Promise<void> {
    this.#clear();
    this.#slot.setVisible(false);
    this.#words.setText(words).setVisible(true);
    this.#lower = 0;
    this.#plate.setSize(Math.max(SMALLEST, this.#words.width + 90), HEIGHT).setY(0);
    await this.#comeOn([this.#words]);
  }

  /** What is being typed, before it is committed. */
  type(typed: string): void {
    const text = typed.replace('-', '−');
    this.#typed
      .setText(text === '' ? '?' : text)
      .setTint(text === '' ? QUESTION_INK : ink)
      .setFontSize(SIZE * 0.8)
      .setVisible(true);
    const fits = Math.min(1, IN_SLOT / this.#typed.width);
    this.#typed.setFontSize(SIZE * 0.8 * fits);
  }

  /** The answer flies from where it was given into the hole. */
  async fill(
    canonical: string,
    locale: Locale,
    from?: { readonly x: number; readonly y: number },
  ): Promise<void> {
    const answer = this.#written(canonical, locale, ink).setScale(0.8);
    this.#typed.setVisible(false);
    if (from !== undefined) {
      answer.setPosition(from.x, from.y).setDepth(950);
      await this.#motion.tween({ targets: answer, ...this.hole, duration: 320, ease: 'Cubic.InOut' });
    }
    answer.destroy();
    if (this.#sum !== null && IN_SLOT / answer.width < READABLE)
      return this.#writeOut(this.#sum, canonical, locale);
    this.#frame.setFrame('slot-right' satisfies KitFrame);
    this.#answer?.destroy();
    this.#answer = this.#written(canonical, locale, RIGHT_INK);
    const fits = IN_SLOT / this.#answer.width;
    this.#answer.setScale(Math.min(0.8, fits));
    this.#slot.add(this.#answer);
    await this.#motion.flourish({
      targets: this.#frame,
      scale: 1.08,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Words too long for the hole stand in the sum itself. */
  async #writeOut(sum: Sum, canonical: string, locale: Locale): Promise<void> {
    this.#row?.destroy();
    this.#slot.setVisible(false);
    const { box } = this.#lay(piecesWithAnswer(sum, canonical, locale), RIGHT_INK);
    await this.#comeOn([box]);
  }

  /** The first time the card comes on; then it stands, and only what is written on it changes. */
  async #comeOn(written: readonly (GameObjects.Container | GameObjects.Text)[]): Promise<void> {
    const coming = this.#stands ? written : [this.#box];
    this.#stands = true;
    for (const part of coming) part.setAlpha(0);
    await this.#motion.tween({ targets: [...coming], alpha: 1, duration: 160 });
  }

  #written(canonical: string, locale: Locale, colour: number): GameObjects.Container {
    const pen = { scene: this.#scene, words: this.#write };
    const { box, width } = promptRow(pen, [answerPiece(canonical, locale)], { size: SIZE, colour });
    return box.setSize(width, SIZE);
  }

  #clear(): void {
    this.#row?.destroy();
    this.#answer?.destroy();
    this.#row = null;
    this.#answer = null;
    this.#words.setVisible(false);
  }
}
