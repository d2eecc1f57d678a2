import type { GameObjects, Scene } from 'phaser';
import type { AnswerMode } from '@/maths/answer-mode';
import type { Locale } from '@/maths/locale';
import type { Sum } from '@/maths/sum/sum';
import type { Motion } from '../effects/motion';
import type { Design, Point } from '../layout/design';
import type { WriteText } from '../text/hi-dpi-text';
import { ink, numberText } from '../text/number-text';
import {
  answerPiece,
  hintOf,
  isBare,
  isPutOnLine,
  leftPieces,
  type Piece,
  piecesOf,
  piecesWithAnswer,
} from '../text/prompt-pieces';
import { promptRow } from '../text/prompt-row';
import { KIT, type KitFrame } from '../textures/kit-texture';

const SIZE = 62;
const HEIGHT = 116;
const SMALLEST = 430;
/** Largest width of the text; the card is 90 wider and stays clear of the progress beside it. */
const WIDEST = 490;
const SLOT = { width: 92, height: 72 } as const;
/** Width of an answer in the hole, and the most of one for which the hole grows. */
const IN_SLOT = { least: 80, most: 230 } as const;
/** Air beside an answer in the hole. */
const ASIDE = SLOT.width - IN_SLOT.least;
/** Scales of an answer in the hole: of a short one, and of one for which the hole grows. */
const IN_HOLE = { short: 0.8, long: 0.62 } as const;
const RIGHT_INK = 0x14664c;
const QUESTION_INK = 0x176b7d;
/** A clock is larger than digits; its card grows downwards, and words below it stand clear of its rim. */
const CLOCK = { share: 1.7, height: 154, lower: 19, clear: 4 } as const;
/** Words that would get a smaller scale in the hole are written into the sum instead; words are smaller than digits. */
const READABLE_WORDS = 0.56;
/** Words below the sum that say what kind of answer it asks for; the card grows downwards for them. */
const HINT = { size: 34, height: 28, lower: 14, below: 49 } as const;
/** Distance from the middle of a card without a clock to a ribbon below it. */
const FOOT = 45;
/** Flight of an answer into the hole, and the least time the whole sum can be read before the next one, ms. */
const FLIGHT = 220;
const READ = 400;
/** The text is centred above the middle of the card, which has a lip below. */
const LIFT = -4;

/** Middle of the card from the top of the design; in portrait it stands below the buttons of the page. */
const cardPlace = { landscape: { y: 80 }, portrait: { y: 182 } } as const;

/** The sum at the top centre, the same in every game; the answer flies into its hole. */
export class SumCard {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #write: WriteText;
  readonly #box: GameObjects.Container;
  readonly #plate: GameObjects.NineSlice;
  /** The hole and its content. */
  readonly #slot: GameObjects.Container;
  readonly #frame: GameObjects.Image;
  readonly #typed: GameObjects.BitmapText;
  readonly #words: GameObjects.Text;
  readonly #hint: GameObjects.Text;
  #row: GameObjects.Container | null = null;
  #answer: GameObjects.Container | null = null;
  #stands = false;
  #sum: Sum | null = null;
  #locale: Locale = 'nl';
  /** The answer is one of a few that are shown. */
  #isChosen = false;
  /** Width of what stands in the hole, which is as wide. */
  #room: number = IN_SLOT.least;
  /** Offset of the plate for a clock or a hint. */
  #lower = 0;

  /** `words` writes text that follows the scale of the drawing. */
  constructor(scene: Scene, motion: Motion, { orientation, width }: Design, words: WriteText) {
    this.#scene = scene;
    this.#motion = motion;
    this.#write = words;
    this.#plate = scene.add.nineslice(0, 0, KIT, 'card' satisfies KitFrame, SMALLEST, HEIGHT, 42, 42, 42, 48);
    this.#frame = scene.add.image(0, 0, KIT, 'slot' satisfies KitFrame);
    this.#typed = numberText(scene, 0, 1, '?', SIZE * 0.8, QUESTION_INK);
    this.#slot = scene.add.container(0, LIFT, [this.#frame, this.#typed]);
    this.#words = words(0, -6, '', { fontSize: 44, fontStyle: '700' }).setVisible(false);
    this.#hint = words(0, 0, '', { fontSize: HINT.size, fontStyle: '700' }).setVisible(false);
    this.#box = scene.add
      .container(width / 2, cardPlace[orientation].y, [this.#plate, this.#slot, this.#words, this.#hint])
      .setDepth(900);
  }

  /** Moves and scales the card, for games in which the sum is the only thing to see. */
  stand(x: number, y: number, size: number): void {
    this.#box.setPosition(x, y).setScale(size);
  }

  /** Hides the card. */
  leave(): void {
    this.#box.setVisible(false);
  }

  /** Middle of the card in design px. */
  get middle(): Point {
    return { x: this.#box.x, y: this.#box.y };
  }

  /** Place of a ribbon below the card, design px. */
  get foot(): Point {
    return { x: this.#box.x, y: this.#box.y + FOOT + 2 * this.#lower };
  }

  /** Middle of the hole, to which an answer flies, design px. */
  get hole(): Point {
    const { x, y, scale } = this.#box;
    return { x: x + this.#slot.x * scale, y: y + this.#slot.y * scale };
  }

  /**
   * Shows a sum with an empty hole, scaled down when it is long; a number or a time whose place is the answer stands
   * alone, unless its form is asked.
   */
  async ask(sum: Sum, locale: Locale, mode: AnswerMode, asksForm = false): Promise<void> {
    this.#clear();
    this.#sum = sum;
    this.#locale = locale;
    this.#isChosen = mode === 'choose';
    const isPlaced = mode === 'place' && !asksForm;
    this.#setRoom(IN_SLOT.least);
    const isAlone = isPutOnLine(sum) || (isPlaced && isBare(sum));
    const { box, hole, fits } = isAlone
      ? this.#lay(leftPieces(sum, locale), ink, null)
      : this.#lay(piecesOf(sum, locale), ink, hintOf(sum, locale, this.#isChosen));
    const isAsked = hole !== null && !isAlone;
    this.#slot.setVisible(isAsked);
    if (isAsked) this.#putSlot(box, hole, fits);
    this.#frame.setFrame('slot' satisfies KitFrame);
    this.type('');
    await this.#comeOn([box, this.#slot, this.#hint]);
  }

  /** Writes pieces on the card, scaled down when they are long, with a hint below, and fits the card to them. */
  #lay(pieces: readonly Piece[], colour: number, hint: string | null) {
    const isClock = pieces.some(({ kind }) => kind === 'clock');
    const down = isClock ? CLOCK.lower : 0;
    this.#lower = down + (hint === null ? 0 : HINT.lower);
    const pen = { scene: this.#scene, words: this.#write };
    const slot = { ...SLOT, width: this.#room + ASIDE };
    const row = promptRow(pen, pieces, { size: SIZE, slot, clock: CLOCK.share, colour });
    const fits = Math.min(1, WIDEST / row.width);
    this.#row = row.box.setScale(fits).setY(LIFT + down);
    this.#box.addAt(row.box, 1);
    this.#hint.setText(hint ?? '').setVisible(hint !== null);
    const words = hint === null ? 0 : this.#hint.width;
    const height = (isClock ? CLOCK.height : HEIGHT) + (hint === null ? 0 : HINT.height);
    this.#hint.setY(HINT.below + 2 * down + (isClock ? CLOCK.clear : 0));
    this.#plate.setSize(Math.max(SMALLEST, row.width * fits + 90, words + 90), height).setY(this.#lower);
    return { box: row.box, hole: row.hole, fits };
  }

  #putSlot({ y }: Point, hole: Point & { readonly scale: number }, fits: number): void {
    this.#slot.setPosition(hole.x * fits, y + hole.y * fits).setScale(hole.scale * fits);
  }

  #setRoom(width: number): void {
    this.#room = width;
    this.#frame.setScale((width + ASIDE) / SLOT.width, 1);
  }

  /** Makes the hole as wide as what stands in it; the sum moves aside for it. */
  #hold(width: number): void {
    const room = Math.min(IN_SLOT.most, Math.max(IN_SLOT.least, width));
    const sum = this.#sum;
    if (sum === null || !this.#slot.visible || Math.abs(room - this.#room) < 1) return;
    this.#setRoom(room);
    this.#row?.destroy();
    const { box, hole, fits } = this.#lay(
      piecesOf(sum, this.#locale),
      ink,
      hintOf(sum, this.#locale, this.#isChosen),
    );
    if (hole !== null) this.#putSlot(box, hole, fits);
  }

  /** Shows words instead of a sum, without a hole. */
  async tell(words: string): Promise<void> {
    this.#clear();
    this.#slot.setVisible(false);
    this.#words.setText(words).setVisible(true);
    this.#lower = 0;
    this.#plate.setSize(Math.max(SMALLEST, this.#words.width + 90), HEIGHT).setY(0);
    await this.#comeOn([this.#words]);
  }

  /** Shows what is typed, before it is committed. */
  type(typed: string): void {
    const text = typed.replace('-', '−');
    this.#typed
      .setText(text === '' ? '?' : text)
      .setTint(text === '' ? QUESTION_INK : ink)
      .setFontSize(SIZE * IN_HOLE.short)
      .setVisible(true);
    const { width } = this.#typed;
    this.#hold((width * IN_HOLE.long) / IN_HOLE.short);
    this.#typed.setFontSize(SIZE * IN_HOLE.short * Math.min(1, this.#room / width));
  }

  /** Lets the answer fly from where it was given into the hole; resolves when the whole sum could be read. */
  async fill(canonical: string, locale: Locale, from?: Point): Promise<void> {
    await Promise.all([this.#motion.wait(READ), this.#fill(canonical, locale, from)]);
  }

  async #fill(canonical: string, locale: Locale, from?: Point): Promise<void> {
    // A number that stands alone has no hole.
    if (!this.#slot.visible) return;
    const answer = this.#written(canonical, locale, ink).setScale(IN_HOLE.short);
    this.#typed.setVisible(false);
    const isWords = answer.first?.type === 'Text';
    const { width } = answer;
    const isLong = isWords ? IN_SLOT.least < width * READABLE_WORDS : IN_SLOT.most < width * IN_HOLE.long;
    if (!isLong) this.#hold(isWords ? IN_SLOT.least : width * IN_HOLE.long);
    if (from !== undefined) {
      answer.setPosition(from.x, from.y).setDepth(950);
      await this.#motion.tween({ targets: answer, ...this.hole, duration: FLIGHT, ease: 'Cubic.InOut' });
    }
    answer.destroy();
    if (this.#sum !== null && isLong) return this.#writeOut(this.#sum, canonical, locale);
    this.#frame.setFrame('slot-right' satisfies KitFrame);
    this.#answer?.destroy();
    this.#answer = this.#written(canonical, locale, RIGHT_INK);
    this.#answer.setScale(Math.min(IN_HOLE.short, this.#room / this.#answer.width));
    this.#slot.add(this.#answer);
    void this.#motion.flourish({
      targets: this.#frame,
      scaleX: this.#frame.scaleX * 1.08,
      scaleY: 1.08,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Writes an answer that is too long for the hole into the sum. */
  async #writeOut(sum: Sum, canonical: string, locale: Locale): Promise<void> {
    this.#row?.destroy();
    this.#slot.setVisible(false);
    const { box } = this.#lay(piecesWithAnswer(sum, canonical, locale), RIGHT_INK, null);
    await this.#comeOn([box]);
  }

  /** Fades in the whole card the first time, later only its text. */
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
    this.#hint.setVisible(false);
  }
}
