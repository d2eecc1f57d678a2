import type { SamPuppet } from '@assets/characters/sam-puppet';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { joinList } from '@games/kit/text/notation';
import { negative, notation, type Rational } from '@/maths/number/rational';
import type { Sum } from '@/maths/sum/sum';
import { Controls } from './controls';
import type { Layout } from './layout';
import { hasRoom, type Platform, platformOf, reachOf, writeLength, zeroOr } from './rules';
import { texts } from './texts.gen';
import type { Train } from './train';
import { Yard } from './yard';
import { inRepair, yardFor } from './yard-lengths';

interface ShuntingSpec {
  readonly train: Train;
  readonly sam: SamPuppet;
  /** The child may work now. */
  readonly isOpen: () => boolean;
  /** Does something that takes time, after what is already being done. */
  readonly run: (work: () => Promise<void>) => void;
  /** A coach has met the train at this place. */
  readonly coupled: (at: Point) => void;
  /** Receives the lengths of the child's coaches, as notations. */
  readonly answer: (values: readonly string[], input: InputMethod, from: Point) => void;
}

/** The child's work at one platform: couple coaches of the yard, take them off, turn them, and whistle. */
export class Shunting {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: ShuntingSpec;
  readonly #yard: Yard;
  readonly #controls: Controls;
  #sum!: Sum;
  #platform!: Platform;
  #belowZero = false;
  /** Lengths of the coaches in the yard, counted up. */
  #lengths: readonly Rational[] = [];
  /** The one of them that is in repair. */
  #repair: Rational | null = null;
  /** The child's coaches count below zero. */
  #down = false;

  constructor(kit: SceneKit, layout: Layout, spec: ShuntingSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    this.#yard = new Yard(kit, layout);
    this.#controls = new Controls(kit, layout, {
      uncouple: () => this.#uncouple(),
      blow: (input) => this.#blow(input),
      turn: () => this.#turnRound(),
      last: () => (this.#last === undefined ? null : this.#write(this.#last)),
      train: () => this.#spokenTrain,
    });
  }

  /** Opens the work on a sum; in a `turned` round one length is in repair. */
  begin(sum: Sum, belowZero: boolean, turned: boolean): void {
    this.#sum = sum;
    this.#belowZero = belowZero;
    this.#platform = platformOf(sum, belowZero);
    this.#lengths = yardFor(sum, belowZero);
    this.#repair = turned && !belowZero ? inRepair(this.#lengths, this.#platform.missing) : null;
    this.#down = false;
    this.follow();
    this.#controls.show(true);
  }

  /** Shows the coaches to choose from, and after them what is pressed beside them. */
  async fillYard(): Promise<void> {
    const { turn, yard } = this.#layout;
    const lengths = this.#lengths;
    await this.#yard.fill(this.#down ? lengths.map(negative) : lengths, {
      scale: this.#spec.train.scale,
      left: this.#belowZero ? turn.yard : yard.left,
      repair: this.#repair,
      write: (value) => this.#write(value),
      label: (length) => texts[this.#kit.locale]('coach', { length }),
      press: (length, from) => this.#couple(length, from),
    });
    this.#controls.offer(this.#belowZero ? (this.#down ? 'down' : 'up') : null);
  }

  /** Describes the yard for a screen reader, after the sum. */
  get spokenYard(): string {
    const { locale } = this.#kit;
    const t = texts[locale];
    const fixed = zeroOr(this.#platform.standing);
    const all = this.#lengths
      .filter((length) => length !== this.#repair)
      .map((length) => this.#write(length));
    return t(fixed === null ? 'start' : 'startFixed', {
      fixed: fixed === null ? '' : this.#write(fixed),
      lengths: joinList(all, locale),
    });
  }

  /** The button that takes the last coach off stands behind the train. */
  follow(): void {
    const { end } = this.#spec.train;
    const { middle } = this.#layout;
    const behind = Math.min(end + 52, middle * 2 - 48);
    this.#controls.follow(behind, this.#last !== undefined && this.#spec.isOpen());
  }

  /** Fades the yard during the explanation. */
  fade(): Promise<void> {
    return this.#yard.fade();
  }

  /** Hides the whistle, the hook and the key that turns the train. */
  close(): void {
    this.#controls.show(false);
  }

  /** Removes the yard too. */
  clear(): void {
    this.#yard.clear();
    this.close();
  }

  #couple(length: Rational, from: Point): void {
    const { train, sam, isOpen } = this.#spec;
    if (!isOpen()) return;
    const { sounds, locale } = this.#kit;
    const t = texts[locale];
    const text = this.#write(length);
    if (!hasRoom(reachOf(this.#platform), train.lengths, length)) {
      sounds.play('uncouple');
      this.#kit.say(t('full', { length: text }));
      return;
    }
    // Each coach sounds a little higher than the one before it.
    sounds.play('couple', 1 + Math.min(8, train.coupled.length) * 0.07);
    const joint = { x: train.end, y: this.#layout.track.y - 30 };
    void train.couple(length, from).then(() => this.#spec.coupled(joint));
    sam.pose('idle');
    this.#kit.say(t('coupled', { length: text, train: this.#spokenTrain }));
    this.follow();
  }

  #uncouple(): void {
    if (!this.#spec.isOpen()) return;
    const length = this.#spec.train.uncouple();
    if (length === null) return;
    this.#kit.sounds.play('uncouple');
    const t = texts[this.#kit.locale];
    this.#kit.say(t('loosened', { length: this.#write(length), train: this.#spokenTrain }));
    this.follow();
  }

  /** Reverses the direction of the child's coaches. */
  #turnRound(): void {
    if (!this.#spec.isOpen()) return;
    this.#kit.sounds.play('couple');
    this.#spec.train.turn();
    this.#down = !this.#down;
    this.#spec.run(async () => {
      this.follow();
      await this.fillYard();
      this.#kit.targets.focus('turn');
    });
  }

  #blow(input: InputMethod): void {
    const { train, sam, isOpen, answer } = this.#spec;
    if (!isOpen()) return;
    this.#kit.sounds.play('whistle');
    sam.pose('anticipate');
    const values = train.coupled.map(notation);
    // An engine alone has no length.
    answer(values.length === 0 ? ['0'] : values, input, { x: train.end - 20, y: this.#layout.track.y - 60 });
  }

  /** The child's last coach. */
  get #last(): Rational | undefined {
    return this.#spec.train.coupled.at(-1);
  }

  /** Describes the train for a screen reader, without its total, which is the answer. */
  get #spokenTrain(): string {
    const { locale } = this.#kit;
    const t = texts[locale];
    const standing = zeroOr(this.#platform.standing);
    const fixed = standing === null ? [] : [t('fixed', { length: this.#write(standing) })];
    const lengths = [...fixed, ...this.#spec.train.coupled.map((length) => this.#write(length))];
    return lengths.length === 0 ? t('nothing') : joinList(lengths, locale);
  }

  #write(value: Rational): string {
    return writeLength(value, this.#sum, this.#kit.locale);
  }
}
