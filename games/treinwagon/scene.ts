import type { SamPuppet } from '@assets/characters/sam-puppet';
import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { isStreak } from '@games/kit/celebration/streak';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { joinList } from '@games/kit/text/notation';
import { negative, notation, type Rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { promptSpeech } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { game } from './coach';
import { Controls } from './controls';
import { type Layout, layouts } from './layout';
import { lessonOf, missOf } from './lesson';
import { PlatformView } from './platform';
import {
  coupledIn,
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
import { texts } from './texts.gen';
import { Train } from './train';
import { Viaduct } from './viaduct';
import { Yard } from './yard';

/** Time after which a train that comes in is near enough for coaches to be coupled, ms. */
const nearTime = 400;

/** A station: a number is a length, and many trains have the same length. */
export default class TreinwagonScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery>['backdrop'] | undefined;
  #sam: SamPuppet | undefined;
  #kept: Keepsake = noTrains;
  // Set in build().
  #train!: Train;
  #yard!: Yard;
  #view!: PlatformView;
  #viaduct!: Viaduct;
  #platform!: Platform;
  #controls!: Controls;
  #built: readonly Rational[] = [];
  /** The child's coaches count below zero. */
  #down = false;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'A C# E F#', instrument: 'harmonica' } });
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
      blow: (input) => this.#blow(input),
      turn: () => this.#turnRound(),
      last: () => (this.#last === undefined ? null : this.#write(this.#last)),
      train: () => this.#spokenTrain,
    });
    const last = this.answers.findLast(wasRight);
    if (last !== undefined) {
      const { standing } = platformOf(parseSumOrThrow(last.sumIds[0] ?? ''), this.belowZero);
      this.#built = [...(zeroOr(standing) === null ? [] : [standing]), ...coupledIn(last.given)];
    }
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
    const t = texts[this.locale];
    this.behind(this.#train.arrive(this.#platform));
    this.#follow();
    this.#controls.show(true);
    await Promise.all([this.motion.wait(nearTime), this.#fillYard()]);
    const fixed = zeroOr(this.#platform.standing);
    this.bus.emit('say', {
      text: `${promptSpeech(sum, this.locale)} ${t(fixed === null ? 'start' : 'startFixed', {
        fixed: fixed === null ? '' : this.#write(fixed),
        lengths: joinList(
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
      label: (length) => texts[this.locale]('coach', { length }),
      press: (length, from) => this.#couple(length, from),
    });
    this.#controls.offer(this.belowZero ? (this.#down ? 'down' : 'up') : null);
  }

  /** Reverses the direction of the child's coaches. */
  #turnRound(): void {
    if (!this.answerable) return;
    this.sounds.play('couple');
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

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    this.#built = this.#train.lengths;
    this.#follow();
    this.sounds.play('chuff');
    this.#sam?.pose('cheer');
    await this.#view.open(this.#platform, this.#train.scale, this.#write(this.#platform.whole));
    this.#streak(verdict.streak);
    await this.#view.board(this.#train, () => this.sounds.play('board'));
    const { engine, track } = this.#layout;
    const { x, y } = track;
    puff(this.particles, { x: x - 132 * engine, y: y - 150 * engine }, 6);
    this.behind(this.#train.depart());
    this.behind(this.#view.fade());
  }

  protected override restore({ given }: GradedAnswer): void {
    this.#train.stand(coupledIn(given));
  }

  protected async wrong(): Promise<void> {
    this.#follow();
    this.#sam?.pose('oops');
    await Promise.all([
      this.#yard.fade(),
      this.#view.open(this.#platform, this.#train.scale, this.#write(this.#platform.whole)),
    ]);
    await this.#view.board(this.#train, () => this.sounds.play('board'));
  }

  /** Measures the difference between train and platform, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    const write = (length: Rational) => this.#write(length);
    const { told, labels } = lessonOf(this.#platform, this.#train.lengths, this.locale, write);
    this.sounds.play('measure');
    if (labels !== null) await this.#view.measure(this.#platform, this.#train, labels);
    this.bus.emit('say', { text: told });
    await this.motion.wait(minViewMs);
    this.#controls.show(false);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.2 });
    this.behind(this.#view.fade());
  }

  protected override miss({ named }: GradedAnswer): string {
    return named ?? texts[this.locale](missOf(this.#platform, this.#train.lengths));
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const { title, go } = this.#layout;
    this.#yard.clear();
    this.#view.clear();
    void this.#train.depart();
    this.#controls.show(false);
    if (this.#built.length > 0) {
      this.#kept = withTrain(this.#kept, this.#built);
      this.#viaduct.add(this.#built);
    }
    const sign = banner(this.kit, title, t('finale')).setDepth(905);
    this.bus.emit('say', { text: `${t('finale')} ${t('kept', { count: this.#kept.count })}` });
    this.#sam?.pose('cheer');
    const crossing = this.#viaduct.cross((at) => rise(this.particles, at, 0.34));
    confetti(this.particles, this.random, this.#layout.middle, 40);
    await withSkip(this.kit, { x: go.x, y: go.y, label: t('skip') }, crossing);
    this.#viaduct.rest();
    sign.destroy();
    await this.saveKeepsake(writeKeepsake(this.#kept));
  }

  #couple(length: Rational, from: Point): void {
    if (!this.answerable) return;
    const t = texts[this.locale];
    const text = this.#write(length);
    if (!hasRoom(reachOf(this.#platform), this.#train.lengths, length)) {
      this.sounds.play('uncouple');
      this.bus.emit('say', { text: t('full', { length: text }) });
      return;
    }
    this.sounds.play('couple');
    void this.#train.couple(length, from);
    this.#sam?.pose('idle');
    this.bus.emit('say', { text: t('coupled', { length: text, train: this.#spokenTrain }) });
    this.#follow();
  }

  #uncouple(): void {
    if (!this.answerable) return;
    const length = this.#train.uncouple();
    if (length === null) return;
    this.sounds.play('uncouple');
    const t = texts[this.locale];
    this.bus.emit('say', {
      text: t('loosened', { length: this.#write(length), train: this.#spokenTrain }),
    });
    this.#follow();
  }

  /** Sends the answer and shows the platform. */
  #blow(input: InputMethod): void {
    if (!this.answerable) return;
    this.sounds.play('whistle');
    this.#sam?.pose('anticipate');
    const values = this.#train.coupled.map(notation);
    // An engine alone has no length.
    const given = values.length === 0 ? ['0'] : values;
    this.answer({ kind: 'pieces', values: given }, input, {
      x: this.#train.end - 20,
      y: this.#layout.track.y - 60,
    });
  }

  /** The child's last coach. */
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
    confetti(this.particles, this.random, this.#layout.middle, 14);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Describes the train for a screen reader, without its total, which is the answer. */
  get #spokenTrain(): string {
    const t = texts[this.locale];
    const standing = zeroOr(this.#platform.standing);
    const fixed = standing === null ? [] : [t('fixed', { length: this.#write(standing) })];
    const lengths = [...fixed, ...this.#train.coupled.map((length) => this.#write(length))];
    return lengths.length === 0 ? t('nothing') : joinList(lengths, this.locale);
  }

  #write(value: Rational): string {
    return writeLength(value, this.sum, this.locale);
  }
}
