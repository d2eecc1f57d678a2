import type { SamPuppet } from '@assets/characters/sam-puppet';
import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { isStreak } from '@games/kit/celebration/streak';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { Rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { game } from './coach';
import { Crossing } from './crossing';
import { type Layout, layouts } from './layout';
import { lessonOf, missOf } from './lesson';
import { PlatformView } from './platform';
import {
  coupledIn,
  type Keepsake,
  lengthOf,
  noTrains,
  type Platform,
  platformOf,
  readKeepsake,
  withTrain,
  writeKeepsake,
  writeLength,
  zeroOr,
} from './rules';
import { scenery } from './scenery';
import { Shunting } from './shunting';
import { sounds } from './sounds.gen';
import { burst, confetti, puff, rise, strike } from './steam';
import { texts } from './texts.gen';
import { Train } from './train';
import { Viaduct } from './viaduct';
import { Wayside } from './wayside';

/** Time after which a train that comes in is near enough for coaches to be coupled, ms. */
const nearTime = 400;

/** A station: a number is a length, and many trains have the same length. */
export default class TreinwagonScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery>['backdrop'] | undefined;
  #sam: SamPuppet | undefined;
  #kept: Keepsake = noTrains;
  // Set in build().
  #train!: Train;
  #view!: PlatformView;
  #viaduct!: Viaduct;
  #wayside!: Wayside;
  #platform!: Platform;
  #work!: Shunting;
  #crossing: Crossing | null = null;
  #built: readonly Rational[] = [];
  #variety: Variety = varietyOf(0);

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'A C# E F#', instrument: 'harmonica' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#platform = platformOf(this.sum, this.belowZero);
    const { backdrop, sam } = scenery(this, this.motion, layout, this.design.orientation);
    this.#backdrop = backdrop;
    this.#variety = varietyOf(this.seed);
    backdrop.tint(this.#variety.light);
    this.#sam = sam;
    this.#view = new PlatformView(this, this.motion, layout);
    this.#train = new Train(this, this.motion, layout, (value) => this.#write(value));
    this.#kept = readKeepsake(await this.loadKeepsake());
    this.#viaduct = new Viaduct(this, this.motion, layout, this.#kept);
    this.#wayside = new Wayside(this.kit, layout, this.particles);
    this.#work = new Shunting(this.kit, layout, {
      train: this.#train,
      sam,
      isOpen: () => this.answerable,
      run: (work) => this.run(work),
      coupled: (at) => strike(this.particles, at),
      answer: (values, input, from) => this.answer({ kind: 'pieces', values }, input, from),
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
    this.#crossing?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(_: Task, sum: Sum): Promise<void> {
    this.#sam?.pose('idle');
    this.#view.clear();
    this.#platform = platformOf(sum, this.belowZero);
    this.behind(this.#train.arrive(this.#platform));
    this.#work.begin(sum, this.belowZero, this.#variety.isTurned);
    await Promise.all([this.motion.wait(nearTime), this.#work.fillYard()]);
    this.bus.emit('say', { text: this.#work.spokenYard });
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    this.#built = this.#train.lengths;
    this.#work.follow();
    this.sounds.play('chuff');
    this.#sam?.pose('cheer');
    await this.#view.open(this.#platform, this.#train.scale, this.#write(this.#platform.whole));
    if (isStreak(verdict.streak)) confetti(this.particles, this.random, this.#layout.middle, 14);
    await this.#view.board(this.#train, () => this.sounds.play('board'));
    const { engine, track } = this.#layout;
    const { x, y } = track;
    puff(this.particles, { x: x - 132 * engine, y: y - 150 * engine }, 6);
    this.#wayside.greet();
    this.behind(this.#train.depart());
    this.behind(this.#view.fade());
  }

  protected override restore({ given }: GradedAnswer): void {
    this.#train.stand(coupledIn(given));
  }

  protected async wrong(): Promise<void> {
    this.#work.follow();
    this.#sam?.pose('oops');
    await Promise.all([
      this.#work.fade(),
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
    this.#work.close();
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.2 });
    this.behind(this.#view.fade());
  }

  protected override miss({ named }: GradedAnswer): string {
    return named ?? texts[this.locale](missOf(this.#platform, this.#train.lengths));
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#work.clear();
    this.#view.clear();
    void this.#train.depart();
    if (this.#built.length > 0) {
      this.#kept = withTrain(this.#kept, this.#built);
      this.#viaduct.add(this.#built, this.#kept.count);
    }
    const finale = t('finale', { count: this.#viaduct.trains.length });
    const sign = banner(this.kit, this.#layout.title, finale).setDepth(905);
    this.bus.emit('say', { text: `${finale} ${t('kept', { count: this.#kept.count })}` });
    this.#sam?.pose('cheer');
    confetti(this.particles, this.random, this.#layout.middle, 40);
    this.#crossing = new Crossing(this.kit, this.#layout, this.#viaduct.trains, {
      label: t('drive'),
      wayside: this.#wayside,
      opened: () => this.sounds.play('whistle'),
      steam: (at, speed) => rise(this.particles, at, 0.45 + speed * 0.4),
      beat: (speed) => this.sounds.play('couple', 0.6 + speed * 0.5),
      middle: () => this.behind(this.#salute()),
    });
    // Its words leave the valley to the trains.
    void this.motion.wait(1300).then(async () => {
      if (sign.active) await this.motion.tween({ targets: sign, alpha: 0, duration: 250 });
    });
    await this.#crossing.drive();
    this.#crossing = null;
    sign.destroy();
    this.grew(this.#viaduct.newest);
    await Promise.all([this.#viaduct.rest(), this.saveKeepsake(writeKeepsake(this.#kept))]);
  }

  /** A rocket for each coach of the child's last train. */
  async #salute(): Promise<void> {
    const { middle, deck } = this.#layout;
    for (const [place, length] of this.#built.slice(0, 6).entries()) {
      const x = middle + (place - (Math.min(6, this.#built.length) - 1) / 2) * 150;
      this.sounds.play('couple', 1.4 + place * 0.1);
      burst(
        this.particles,
        this.random,
        { x, y: deck - 96 - (place % 2) * 40 },
        10 + Math.min(10, Math.round(lengthOf(length))),
      );
      await this.motion.wait(170);
    }
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #write(value: Rational): string {
    return writeLength(value, this.sum, this.locale);
  }
}
