import type { SamPuppet } from '@assets/characters/sam-puppet';
import { filled } from '@games/kit/fill-text';
import { skippable, untilGoOn } from '@games/kit/go-on';
import { listed, spoken } from '@games/kit/notation';
import { note } from '@games/kit/note';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { isStreak } from '@games/kit/streak';
import type { Hand } from '@games/kit/targets';
import type { GameObjects } from 'phaser';
import { negative, notation, type Rational, rational, times } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { game } from './coach';
import { type Layout, layouts } from './layout';
import { PlatformView } from './platform';
import {
  difference,
  goesOtherWay,
  hasRoom,
  type Keepsake,
  noTrains,
  type Platform,
  platformOf,
  reachOf,
  readKeepsake,
  totalOf,
  withTrain,
  writeKeepsake,
  yardFor,
  zeroOr,
} from './rules';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { confetti, puff, rise } from './steam';
import { texts } from './texts';
import { Train } from './train';
import { TurnKey } from './turn-key';
import { Viaduct } from './viaduct';
import { Yard } from './yard';

/** How long the measure stands before the child can go on, ms. */
const look = 900;

/** A station in the railway valley: a number is a length, and one length can be many trains. */
export default class TreinwagonScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery>['backdrop'] | undefined;
  #sam: SamPuppet | undefined;
  #whistle: GameObjects.Image | undefined;
  #unhook: GameObjects.Image | undefined;
  #kept: Keepsake = noTrains;
  // Made in build(), before anything is shown.
  #train!: Train;
  #yard!: Yard;
  #view!: PlatformView;
  #viaduct!: Viaduct;
  #platform!: Platform;
  #built: readonly Rational[] = [];
  /** The child's coaches count down, below zero. */
  #down = false;
  #turn: TurnKey | undefined;

  constructor() {
    super({ id: game, art, sounds });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const words = texts[this.locale];
    this.#platform = platformOf(this.sum, this.belowZero);
    const { backdrop, sam } = scenery(this, this.motion, layout, this.design.orientation);
    this.#backdrop = backdrop;
    this.#sam = sam;
    this.#view = new PlatformView(this, this.motion, layout);
    this.#yard = new Yard(this.kit, layout);
    this.#train = new Train(this, this.motion, layout, (value) => this.#write(value));
    this.#kept = readKeepsake(await this.loadKeepsake());
    this.#viaduct = new Viaduct(this, this.motion, layout, this.#kept.trains);
    this.#turn = new TurnKey(this.kit, layout.turn, words);
    this.#controls(layout);
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#sam?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(_: Task, sum: Sum): Promise<void> {
    this.#sam?.pose('idle');
    this.#view.clear();
    this.#platform = platformOf(sum, this.belowZero);
    this.#down = false;
    const lengths = yardFor(sum, this.belowZero);
    const words = texts[this.locale];
    const arriving = this.#train.arrive(this.#platform);
    this.#follow();
    this.#whistle?.setVisible(true);
    await Promise.all([arriving, this.#fillYard(lengths)]);
    this.#offerControls(lengths);
    const fixed = zeroOr(this.#platform.standing);
    this.bus.emit('say', {
      text: `${spoken(sum, this.locale)} ${filled(fixed === null ? words.start : words.startFixed, {
        fixed: fixed === null ? '' : this.#write(fixed),
        lengths: this.#listed(lengths),
      })}`,
    });
  }

  #fillYard(lengths: readonly Rational[]): Promise<void> {
    const { turn, yard } = this.#layout;
    return this.#yard.fill(this.#down ? lengths.map(negative) : lengths, {
      scale: this.#train.scale,
      left: this.belowZero ? turn.yard : yard.left,
      write: (value) => this.#write(value),
      label: (length) => filled(texts[this.locale].coach, { length }),
      press: (length, from) => this.#couple(length, from),
    });
  }

  /** The same coaches, counting the other way. */
  #turnRound(lengths: readonly Rational[]): void {
    if (!this.answerable) return;
    this.#down = !this.#down;
    this.noise.play('couple');
    this.#train.turn();
    this.#follow();
    this.run(async () => {
      await this.#fillYard(lengths);
      this.#offerControls(lengths);
      this.targets.focus('turn');
    });
  }

  protected async right({ reply }: Judged): Promise<void> {
    this.#built = this.#train.lengths;
    this.#follow();
    this.noise.play('chuff');
    this.#sam?.pose('cheer');
    await this.#view.open(this.#platform, this.#train.scale, this.#write(this.#platform.whole));
    this.#streak(reply.verdict.streak);
    await this.#view.board(this.#train, () => this.noise.play('board'));
    const { engine, track } = this.#layout;
    const { x, y } = track;
    puff(this.particles, { x: x - 132 * engine, y: y - 150 * engine }, 6);
    await Promise.all([this.#train.leave(), this.#view.fade()]);
  }

  protected async wrong(): Promise<void> {
    this.#follow();
    this.noise.play('miss');
    this.#sam?.pose('oops');
    await Promise.all([
      this.#yard.fade(),
      this.#view.open(this.#platform, this.#train.scale, this.#write(this.#platform.whole)),
    ]);
    await this.#view.board(this.#train, () => this.noise.play('board'));
  }

  /** The tail that sticks out, or the gap that stays, is measured; nobody is hurried on. */
  protected override async explain(judged: Judged): Promise<void> {
    if (judged.reply.verdict.right) return super.explain(judged);
    const words = texts[this.locale];
    const off = difference(this.#platform, this.#train.lengths);
    const isLong = off.num > 0;
    const size = this.#write(isLong ? off : negative(off));
    const otherWay = goesOtherWay(this.#platform, this.#train.lengths);
    const gap = otherWay ? words.otherWay : filled(isLong ? words.long : words.short, { count: size });
    const train = this.#write(totalOf(this.#train.lengths));
    const platform = this.#write(this.#platform.whole);
    this.noise.play('measure');
    if (!otherWay)
      await this.#view.measure(this.#platform, this.#train, { train, gap: `${isLong ? '+' : '−'}${size}` });
    const told = filled(words.measured, { train, platform });
    this.bus.emit('say', { text: `${told} ${gap}.` });
    const measured = note(this.kit, this.#layout.note, gap, told);
    await this.motion.tween({ targets: measured, alpha: 1, duration: 200 });
    await this.motion.wait(look);
    this.#whistle?.setVisible(false);
    await untilGoOn(this.kit, { ...this.#layout.go, size: 1.2 });
    await Promise.all([this.motion.tween({ targets: measured, alpha: 0, duration: 140 }), this.#view.fade()]);
    measured.destroy();
  }

  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    const { title, go } = this.#layout;
    this.#yard.clear();
    this.#view.clear();
    void this.#train.leave();
    this.#whistle?.setVisible(false);
    this.#unhook?.setVisible(false);
    if (this.#built.length > 0) {
      this.#kept = withTrain(this.#kept, this.#built);
      this.#viaduct.add(this.#built);
    }
    const heading = this.words(title.x, title.y, words.finale, { fontSize: 44, fontStyle: '700' }).setDepth(
      905,
    );
    this.bus.emit('say', { text: `${words.finale} ${filled(words.kept, { count: this.#kept.count })}` });
    this.noise.play('finish');
    this.#sam?.pose('cheer');
    const crossing = this.#viaduct.cross((at) => rise(this.particles, at, 0.34));
    confetti(this.particles, this.random, this.#layout.middle, 40);
    await skippable(this.kit, { x: go.x, y: go.y, label: words.skip }, crossing);
    this.#viaduct.rest();
    heading.destroy();
    await this.saveKeepsake(writeKeepsake(this.#kept));
  }

  #couple(length: Rational, from: { readonly x: number; readonly y: number }): void {
    if (!this.answerable) return;
    const words = texts[this.locale];
    const text = this.#write(length);
    if (!hasRoom(reachOf(this.#platform), this.#train.lengths, length)) {
      this.noise.play('uncouple');
      this.bus.emit('say', { text: filled(words.full, { length: text }) });
      return;
    }
    this.noise.play('couple');
    void this.#train.couple(length, from);
    this.#sam?.pose('idle');
    this.bus.emit('say', { text: filled(words.coupled, { length: text, train: this.#spokenTrain }) });
    this.#follow();
  }

  #uncouple(): void {
    if (!this.answerable) return;
    const length = this.#train.uncouple();
    if (length === null) return;
    this.noise.play('uncouple');
    const words = texts[this.locale];
    this.bus.emit('say', {
      text: filled(words.loosened, { length: this.#write(length), train: this.#spokenTrain }),
    });
    this.#follow();
  }

  /** Ready: only now the platform can be seen. */
  #blow(hand: Hand): void {
    if (!this.answerable) return;
    this.noise.play('whistle');
    this.#sam?.pose('anticipate');
    const button = this.#whistle;
    if (button !== undefined)
      void this.motion.flourish({ targets: button, angle: -9, duration: 60, yoyo: true, repeat: 2 });
    const values = this.#train.coupled.map(notation);
    // An engine alone is a train of no length.
    const given = values.length === 0 ? ['0'] : values;
    this.answer({ kind: 'pieces', values: given }, hand, {
      x: this.#train.end - 20,
      y: this.#layout.track.y - 60,
    });
  }

  #controls({ whistle, track }: Layout): void {
    this.#whistle = this.sprite(whistle.x, whistle.y, 'whistle').setScale(whistle.size).setDepth(70);
    this.#unhook = this.sprite(track.x, track.y - 60, 'unhook')
      .setDepth(71)
      .setVisible(false);
    this.targets.onKey((key) => {
      if (key === 'Backspace') this.#uncouple();
      if (key === 'r' || key === 'Enter') this.targets.press('ready', 'keyboard');
      return key === 'Backspace' || key === 'r' || key === 'Enter';
    });
  }

  /** After the coaches, so that Tab and a switch come to them in the order of the work. */
  #offerControls(lengths: readonly Rational[]): void {
    const words = texts[this.locale];
    for (const id of ['turn', 'unhook', 'ready']) this.targets.remove(id);
    if (this.belowZero) this.#turn?.offer(this.#down, () => this.#turnRound(lengths));
    if (this.#unhook === undefined || this.#whistle === undefined) return;
    this.targets.add({
      id: 'unhook',
      label: () =>
        filled(words.unhook, { length: this.#last === undefined ? words.nothing : this.#write(this.#last) }),
      object: this.#unhook,
      size: { width: 90, height: 90 },
      enabled: () => this.#last !== undefined,
      press: () => this.#uncouple(),
    });
    this.targets.add({
      id: 'ready',
      label: () => filled(words.whistle, { train: this.#spokenTrain }),
      object: this.#whistle,
      last: true,
      press: (hand) => this.#blow(hand),
    });
  }

  /** The last coach the child coupled. */
  get #last(): Rational | undefined {
    return this.#train.coupled.at(-1);
  }

  /** The button that takes the last coach off stands behind the train. */
  #follow(): void {
    const { view } = this;
    this.#unhook
      ?.setVisible(this.#last !== undefined && this.answerable)
      .setX(Math.min(this.#train.end + 52, view.x + view.width - 48));
    this.targets.publish();
  }

  #streak(length: number): void {
    if (!isStreak(length)) return;
    this.noise.play('streak');
    confetti(this.particles, this.random, this.#layout.middle, 14);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** What is coupled, as it is read aloud; never the total, that is for the child to know. */
  get #spokenTrain(): string {
    const words = texts[this.locale];
    const standing = zeroOr(this.#platform.standing);
    const fixed = standing === null ? [] : [filled(words.fixed, { length: this.#write(standing) })];
    const lengths = [...fixed, ...this.#train.coupled.map((length) => this.#write(length))];
    return lengths.length === 0 ? words.nothing : listed(lengths, this.locale);
  }

  #listed(lengths: readonly Rational[]): string {
    return listed(
      lengths.map((length) => this.#write(length)),
      this.locale,
    );
  }

  /** A length as this sum writes it: ¾ of a fraction, 0,75 of a decimal; of 38 : 6 one six is a coach of 6. */
  #write(value: Rational): string {
    const { kind, asks } = this.sum;
    const length =
      asks.form === 'remainder' && asks.divisor !== null ? times(value, rational(asks.divisor)) : value;
    return writeNumber(length, this.locale, kind === 'fraction' ? 'fraction' : 'decimal');
  }
}
