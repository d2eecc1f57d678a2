import type { SamPuppet } from '@assets/characters/sam-puppet';
import { filled } from '@games/kit/fill-text';
import { skippable, untilGoOn } from '@games/kit/go-on';
import { heading } from '@games/kit/heading';
import { listed, spoken } from '@games/kit/notation';
import { note } from '@games/kit/note';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { isStreak } from '@games/kit/streak';
import type { Hand } from '@games/kit/targets';
import { negative, notation, type Rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { game } from './coach';
import { Controls } from './controls';
import { type Layout, layouts } from './layout';
import { lessonOf } from './lesson';
import { PlatformView } from './platform';
import {
  hasRoom,
  type Keepsake,
  noTrains,
  type Platform,
  platformOf,
  reachOf,
  readKeepsake,
  withTrain,
  writeKeepsake,
  writeLength,
  yardFor,
  zeroOr,
} from './rules';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { confetti, puff, rise } from './steam';
import { texts } from './texts';
import { Train } from './train';
import { Viaduct } from './viaduct';
import { Yard } from './yard';

/** How long the measure stands before the child can go on, ms. */
const look = 900;

/** A station in the railway valley: a number is a length, and one length can be many trains. */
export default class TreinwagonScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery>['backdrop'] | undefined;
  #sam: SamPuppet | undefined;
  #kept: Keepsake = noTrains;
  // Made in build(), before anything is shown.
  #train!: Train;
  #yard!: Yard;
  #view!: PlatformView;
  #viaduct!: Viaduct;
  #platform!: Platform;
  #controls!: Controls;
  #built: readonly Rational[] = [];
  /** The child's coaches count down, below zero. */
  #down = false;

  constructor() {
    super({ id: game, art, sounds });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#platform = platformOf(this.sum, this.belowZero);
    const { backdrop, sam } = scenery(this, this.motion, layout, this.design.orientation);
    this.#backdrop = backdrop;
    this.#sam = sam;
    this.#view = new PlatformView(this, this.motion, layout);
    this.#yard = new Yard(this.kit, layout);
    this.#train = new Train(this, this.motion, layout, (value) => this.#write(value));
    this.#kept = readKeepsake(await this.loadKeepsake());
    this.#viaduct = new Viaduct(this, this.motion, layout, this.#kept.trains);
    this.#controls = new Controls(this.kit, layout, {
      uncouple: () => this.#uncouple(),
      blow: (hand) => this.#blow(hand),
      turn: () => this.#turnRound(),
      last: () => (this.#last === undefined ? null : this.#write(this.#last)),
      train: () => this.#spokenTrain,
    });
    this.handsOver.ofTask('train', {
      give: () => ({ coupled: this.#train.coupled, down: this.#down }),
      take: ({ coupled, down }: { readonly coupled: readonly Rational[]; readonly down: boolean }) => {
        this.#train.stand(coupled);
        this.#follow();
        if (down) this.run(() => this.#count(true));
      },
    });
    this.handsOver.ofRound('built', {
      give: () => this.#built,
      take: (built: readonly Rational[]) => {
        this.#built = built;
      },
    });
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
    const words = texts[this.locale];
    const arriving = this.#train.arrive(this.#platform);
    this.#follow();
    this.#controls.show(true);
    await Promise.all([arriving, this.#fillYard()]);
    const fixed = zeroOr(this.#platform.standing);
    this.bus.emit('say', {
      text: `${spoken(sum, this.locale)} ${filled(fixed === null ? words.start : words.startFixed, {
        fixed: fixed === null ? '' : this.#write(fixed),
        lengths: listed(
          yardFor(sum, this.belowZero).map((length) => this.#write(length)),
          this.locale,
        ),
      })}`,
    });
  }

  /** Coaches to choose from, and after them what is pressed beside them. */
  async #fillYard(): Promise<void> {
    const { turn, yard } = this.#layout;
    const lengths = yardFor(this.sum, this.belowZero);
    await this.#yard.fill(this.#down ? lengths.map(negative) : lengths, {
      scale: this.#train.scale,
      left: this.belowZero ? turn.yard : yard.left,
      write: (value) => this.#write(value),
      label: (length) => filled(texts[this.locale].coach, { length }),
      press: (length, from) => this.#couple(length, from),
    });
    this.#controls.offer(this.belowZero ? (this.#down ? 'down' : 'up') : null);
  }

  /** The same coaches, counting the other way. */
  #turnRound(): void {
    if (!this.answerable) return;
    this.noise.play('couple');
    this.#train.turn();
    this.run(async () => {
      await this.#count(!this.#down);
      this.targets.focus('turn');
    });
  }

  #count(down: boolean): Promise<void> {
    this.#down = down;
    this.#follow();
    return this.#fillYard();
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
    const write = (length: Rational) => this.#write(length);
    const { gap, told, labels } = lessonOf(this.#platform, this.#train.lengths, texts[this.locale], write);
    this.noise.play('measure');
    if (labels !== null) await this.#view.measure(this.#platform, this.#train, labels);
    this.bus.emit('say', { text: `${told} ${gap}.` });
    const measured = note(this.kit, this.#layout.note, gap, told);
    await this.motion.tween({ targets: measured, alpha: 1, duration: 200 });
    await this.motion.wait(look);
    this.#controls.show(false);
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
    this.#controls.show(false);
    if (this.#built.length > 0) {
      this.#kept = withTrain(this.#kept, this.#built);
      this.#viaduct.add(this.#built);
    }
    const sign = heading(this.kit, title, words.finale).setDepth(905);
    this.bus.emit('say', { text: `${words.finale} ${filled(words.kept, { count: this.#kept.count })}` });
    this.noise.play('finish');
    this.#sam?.pose('cheer');
    const crossing = this.#viaduct.cross((at) => rise(this.particles, at, 0.34));
    confetti(this.particles, this.random, this.#layout.middle, 40);
    await skippable(this.kit, { x: go.x, y: go.y, label: words.skip }, crossing);
    this.#viaduct.rest();
    sign.destroy();
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
    const values = this.#train.coupled.map(notation);
    // An engine alone is a train of no length.
    const given = values.length === 0 ? ['0'] : values;
    this.answer({ kind: 'pieces', values: given }, hand, {
      x: this.#train.end - 20,
      y: this.#layout.track.y - 60,
    });
  }

  /** The last coach the child coupled. */
  get #last(): Rational | undefined {
    return this.#train.coupled.at(-1);
  }

  /** The button that takes the last coach off stands behind the train. */
  #follow(): void {
    const { view } = this;
    const behind = Math.min(this.#train.end + 52, view.x + view.width - 48);
    this.#controls.follow(behind, this.#last !== undefined && this.answerable);
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

  #write(value: Rational): string {
    return writeLength(value, this.sum, this.locale);
  }
}
