import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Collection } from './collection';
import { Finale } from './finale';
import { Funnel } from './funnel';
import { game } from './game-id';
import { broughtBy, seesThrough } from './growth';
import { depths, type Layout, layouts } from './layout';
import { describe, heightOf, missIn, teach, told } from './lesson';
import { Lever } from './lever';
import { pour } from './pour';
import { Press } from './press';
import {
  countIn as countOf,
  fallOf,
  givenOf,
  type Plan,
  Printed,
  planOf,
  stripFor,
  waitsApart,
} from './rules';
import { scenery } from './scenery';
import { Slide } from './slide';
import { sounds } from './sounds.gen';
import { Stair } from './stair';
import { texts } from './texts.gen';
import { Tube } from './tube';
import { Twin } from './twin';

/** Time in which all balls fall to their step, ms. */
const fall = 300;
const falls = 520;

/** A machine cut open: a number is a strip of balls, and its splits are the steps of a stair. */
export default class SplitsmachineScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #twins: readonly [Twin, Twin] | undefined;
  #steam: Rain | undefined;
  #funnel: Funnel | undefined;
  #press: Press | undefined;
  #finale: Finale | undefined;
  #variety: Variety = varietyOf(0);
  #clearMiss = () => {};
  /** The strip that fell last, after a miss. */
  #strip: GameObjects.Container | undefined;
  // Set in build() and show().
  #plan!: Plan;
  #printed!: Printed;
  #tube!: Tube;
  #slide!: Slide;
  #lever!: Lever;
  #stair!: Stair;
  #collection!: Collection;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "B C# E A'", instrument: 'kalimba' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = scenery(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#collection = new Collection(
      this,
      this.motion,
      layout,
      countIn(await this.loadKeepsake(), 'rounds'),
    );
    this.#printed = new Printed(this.answers.filter(wasRight));
    this.#stair = new Stair(this.kit, layout);
    this.#tube = new Tube(this.kit, layout);
    this.#press = new Press(this.kit, layout);
    this.#slide = new Slide(this.kit, layout, { tube: this.#tube, commit: (input) => this.#commit(input) });
    this.#lever = new Lever(this.kit, layout, {
      label: () => texts[this.locale]('lever', { held: this.#slide.spoken }),
      pulled: (share) => this.#twins?.[1].bend(share),
      commit: (input) => this.#commit(input),
    });
    this.#twins = [
      new Twin(this, this.motion, layout.twins[0], 'left'),
      new Twin(this, this.motion, layout.twins[1], 'right'),
    ];
    this.#funnel = new Funnel(this.kit, layout, this.#collection.count);
    this.#steam = this.#puffs();
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    for (const twin of this.#twins ?? []) twin.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#steam?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show({ position }: Task, sum: Sum): Promise<void> {
    this.#clearMiss();
    this.#plan = planOf(sum);
    for (const twin of this.#twins ?? []) twin.wear('calm');
    const { isTurned } = this.#variety;
    const isGlassy = seesThrough(this.#collection.count);
    this.#stair.show(
      this.#plan,
      this.#printed.standing(this.#plan, isTurned),
      waitsApart(this.#plan, { isGlassy, isTurned }),
    );
    this.#tube.fill(this.#plan, isGlassy);
    if (isTurned) this.#tube.hideKnown();
    this.#slide.begin(this.#plan);
    void this.#lever.release();
    this.sounds.play('roll');
    const start = position === 0 ? `${texts[this.locale]('start')} ` : '';
    this.kit.say(`${start}${told(this.#plan, this.#stair.standing, this.locale)}`);
    await this.motion.wait(160);
  }

  protected async right({ given, verdict }: GradedAnswer): Promise<void> {
    const strip = await this.#drop(countOf(given), fall);
    this.#printed.add(this.#plan);
    this.#stair.printOpen();
    strip.destroy();
    this.sounds.play('print');
    this.behind(this.#stair.flash(this.#plan.open));
    this.#stamp(this.#stair.yOf(this.#plan.open), isStreak(verdict.streak) ? 22 : 8);
    for (const twin of this.#twins ?? []) twin.wear('glad');
    this.behind(this.#twins?.[0].hop() ?? Promise.resolve());
    if (isStreak(verdict.streak)) this.behind(this.#funnel?.peek() ?? Promise.resolve());
    this.behind(this.#funnel?.shine() ?? Promise.resolve());
    await this.motion.wait(140);
    // The other twin prints the same parts the other way round.
    if (this.#stair.printTwin()) this.sounds.play('print', 1.25);
    this.behind(this.#twins?.[1].hop() ?? Promise.resolve());
    await this.motion.wait(180);
  }

  protected override restore({ given }: GradedAnswer): void {
    this.#slide.put(countOf(given));
  }

  protected async wrong({ given }: GradedAnswer): Promise<void> {
    for (const twin of this.#twins ?? []) twin.wear('oh');
    this.#strip = await this.#drop(countOf(given), falls);
    this.sounds.play('thud');
  }

  protected override miss({ given }: GradedAnswer): string {
    return missIn(this.#plan, countOf(given), this.locale);
  }

  protected override get ribbonAt() {
    return this.#layout.ribbon;
  }

  /** Shows the open step beside the one the child made, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    const count = countOf(graded.given);
    const y = heightOf(this.#plan, count, this.#stair);
    const strip = this.#strip;
    this.bus.emit('say', { text: describe(this.#plan, count, this.kit) });
    const [clear] = await Promise.all([
      teach(this.kit, this.#stair, { plan: this.#plan, count, y }),
      this.motion.wait(minViewMs),
    ]);
    this.#clearMiss = () => {
      clear();
      strip?.destroy();
      this.#clearMiss = () => {};
    };
    this.#lever.show(false);
    await waitForContinue(this.kit, { ...this.#layout.lever, size: 1.2 });
    this.#lever.show(true);
    this.#clearMiss();
  }

  protected override drag() {
    return this.#slide.drag;
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const twins = this.#twins;
    if (twins === undefined) return;
    this.#tube.show(false);
    this.#slide.show(false);
    this.#lever.show(false);
    for (const twin of twins) twin.wear('glad');
    const sign = banner(this.kit, this.#layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    this.#finale = new Finale(this.kit, this.#layout, {
      particles: this.particles,
      stair: this.#stair,
      twins,
    });
    await this.#finale.play();
    this.#finale.clear();
    this.#finale = undefined;
    sign.destroy();
    this.#lever.show(true);
    this.grew(await this.#collection.grow());
    const { count } = this.#collection;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ rounds: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #commit(input: InputMethod): void {
    if (!this.answerable) return;
    this.sounds.play('clank');
    const { x, y } = this.#layout.tube;
    this.answer(givenOf(this.#slide.count), input, { x: this.#tube.cut || x, y });
  }

  /** The sleeve opens, and the strip falls to its place. */
  async #drop(count: number, ms: number): Promise<GameObjects.Container> {
    const { tube } = this.#layout;
    this.#collection.rattle();
    this.behind(this.#tube.jolt());
    this.behind(this.#stair.settle(count));
    await this.#tube.open();
    const strip = this.#stair.strip(stripFor(this.#plan, count), tube.y);
    strip.setVisible(false);
    const isRight = count === this.#plan.asked;
    const y = isRight ? this.#stair.yOf(this.#plan.open) : heightOf(this.#plan, count, this.#stair);
    this.sounds.play('drop');
    const { height } = this.#stair.measure;
    await pour(
      this.kit,
      this.#tube.falling(count).map((image, place) => ({ image, ...this.#stair.placeOf(place) })),
      {
        y,
        ms,
        fall: fallOf(this.task.position),
        cut: stripFor(this.#plan, count)[0] ?? 0,
        landed: (x) => this.#puff(x, y + height / 2, x < tube.x ? -1 : 1),
      },
    );
    await this.#press?.stamp(this.#stair, y);
    this.#tube.empty();
    strip.setVisible(true).setY(y);
    this.#dust(y);
    return strip;
  }

  #stamp(y: number, count: number): void {
    const { from, unit } = this.#stair.measure;
    for (let k = 0; k < count; k++)
      this.particles.emit('spark', from + this.random.next() * unit * this.#plan.slots, y, {
        vx: (this.random.next() - 0.5) * 240,
        vy: -60 - this.random.next() * 200,
        gravity: 500,
        life: 700,
        size: 0.7 + this.random.next() * 0.6,
        depth: depths.lesson - 2,
      });
  }

  /** Dust flies up at both ends of a strip that has landed. */
  #dust(y: number): void {
    const { from, unit } = this.#stair.measure;
    const wide = unit * this.#stair.room;
    for (const side of [-1, 1])
      for (let k = 0; k < 3; k++) this.#puff(side < 0 ? from : from + wide, y + 6, side);
  }

  #puff(x: number, y: number, side: number): void {
    this.particles.emit('puff', x, y, {
      vx: side * (40 + this.random.next() * 70),
      vy: -10 - this.random.next() * 30,
      life: 420,
      size: 0.22 + this.random.next() * 0.16,
      grow: 0.5,
      depth: depths.strip,
    });
  }

  /** Steam out of the chimney; more of it on a wet day. */
  #puffs(): Rain {
    const { chimney } = this.#layout;
    return new Rain(this.particles, {
      frame: 'puff',
      area: { x: chimney.x - 8, y: chimney.y, width: 16, height: 0 },
      every: this.#variety.isWet ? 420 : 760,
      flight: { vx: 14, vy: -46, life: 2600, size: 0.5, grow: 0.4, depth: 3 },
      random: () => this.random.next(),
    });
  }
}
