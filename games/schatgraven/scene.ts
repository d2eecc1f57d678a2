import { banner } from '@games/kit/celebration/banner';
import type { GrowingDisplay } from '@games/kit/celebration/growing-display';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import type { Rational } from '@/maths/number/rational';
import { placeNotation } from '@/maths/round/judging/place-line';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Beach, beachOf, pathTo } from './beach';
import { Finale } from './finale';
import { Flags } from './flags';
import { game } from './game-id';
import { showGrowth } from './growth';
import { depths, type Layout, layouts } from './layout';
import { teach } from './lesson';
import { Parrot } from './parrot';
import { Pit } from './pit';
import { placeName } from './place-name';
import { alongAt, broughtBy, exponentAt, isSameBeach, partingOf } from './rules';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';

/** Time for which the gold is seen before the layers fold, ms. */
const glance = 160;

/** A beach cut open: each layer is a tenth of the one above it, and a number is dug up digit by digit. */
export default class SchatgravenScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #parrot: Parrot | undefined;
  #finale: Finale | undefined;
  // Set in build().
  #pit!: Pit;
  #flags!: Flags;
  #growth!: GrowingDisplay;
  #variety: Variety = varietyOf(0);
  #beach: Beach | undefined;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'D G A B', instrument: 'marimba' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = scenery(this, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    const rounds = countIn(await this.loadKeepsake(), 'finds');
    this.#growth = showGrowth(this, this.motion, layout, rounds);
    this.#parrot = new Parrot(this, this.motion, layout);
    this.#flags = new Flags(this.kit, layout);
    this.#pit = new Pit(this.kit, layout, {
      particles: this.particles,
      write: (value) => writeLikeAnswer(value, this.sum, this.locale),
      lifted: (value, input) => this.#lifted(value, input),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#parrot?.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(_task: Task, sum: Sum): Promise<void> {
    this.#parrot?.wear('calm');
    const before = this.#beach;
    const beach = beachOf(sum, { isTurned: this.#variety.isTurned });
    this.#beach = beach;
    if (before === undefined) this.#flags.plantAgain(this.answers, beach);
    else if (!isSameBeach(before, beach)) this.#flags.clear();
    this.#pit.begin(beach);
  }

  protected async right({ correct, sum, verdict }: GradedAnswer): Promise<void> {
    const beach = this.#beach;
    const value = valueIn(correct, sum);
    if (beach === undefined || value === null) return;
    this.behind(this.#parrot?.cheer() ?? Promise.resolve());
    this.sounds.play('gold');
    await this.#pit.give(true);
    if (isStreak(verdict.streak)) this.#shower();
    await this.motion.wait(glance);
    await this.#pit.fold();
    this.behind(this.#flags.plant(alongAt(beach, [], value)));
  }

  protected override restore({ answered, sum }: GradedAnswer): void {
    const path = this.#pathOf(answered, sum);
    if (path !== null) this.#pit.put(path);
  }

  protected async wrong(): Promise<void> {
    this.#parrot?.wear('oh');
    await this.#pit.give(false);
    await this.motion.wait(240);
  }

  protected override miss({ answered, correct, sum, named }: GradedAnswer): string | null {
    const depth = this.#partingOf(answered, correct, sum);
    if (this.#beach === undefined || depth === null) return named;
    const where = placeName(exponentAt(this.#beach, depth), this.locale);
    return texts[this.locale]('here', { where });
  }

  /** Upright the sentence stands beside the parrot. */
  protected override get ribbonAt(): RibbonPlace | undefined {
    const { ribbon } = this.#layout;
    return ribbon === null ? undefined : { ...ribbon, y: this.card.foot.y };
  }

  /** Opens the layer in which both ways part, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { answered, correct, sum, verdict } = graded;
    const beach = this.#beach;
    const depth = this.#partingOf(answered, correct, sum);
    const [given, right] = [valueIn(answered, sum), valueIn(correct, sum)];
    const [givenPath, rightPath] = [this.#pathOf(answered, sum), this.#pathOf(correct, sum)];
    if (
      verdict.right ||
      beach === undefined ||
      depth === null ||
      !given ||
      !right ||
      !givenPath ||
      !rightPath
    ) {
      this.#pit.clear();
      await super.explain(graded);
      return;
    }
    const write = (value: Rational) => writeLikeAnswer(value, sum, this.locale);
    // Whoever does not see the beach hears where both lie.
    this.bus.emit('say', { text: texts[this.locale]('told', { given: write(given), right: write(right) }) });
    const world = { layout: this.#layout, ...this.#pit.bare() };
    const clear = await teach(this.kit, world, { beach, given, right, givenPath, rightPath, depth, write });
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    clear();
  }

  protected override drag() {
    return this.#pit.drag;
  }

  protected override async celebrate(): Promise<void> {
    const [parrot, layout] = [this.#parrot, this.#layout];
    if (parrot === undefined) return;
    const t = texts[this.locale];
    this.#flags.clear();
    this.#pit.clear();
    const sign = banner(this.kit, layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    this.#finale = new Finale(this.kit, layout, { particles: this.particles, parrot });
    await this.#finale.heave();
    this.#finale = undefined;
    sign.destroy();
    parrot.wear('glad');
    this.grew(await this.#growth.grow());
    const { count } = this.#growth;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ finds: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #pathOf(canonical: string | null, sum: Sum): readonly number[] | null {
    const value = valueIn(canonical, sum);
    return value === null || this.#beach === undefined ? null : pathTo(this.#beach, value);
  }

  #partingOf(answered: string | null, correct: string, sum: Sum): number | null {
    const [given, right] = [this.#pathOf(answered, sum), this.#pathOf(correct, sum)];
    return given === null || right === null ? null : partingOf(given, right);
  }

  #lifted(value: Rational, input: InputMethod): void {
    if (!this.answerable) return;
    this.sounds.play('heave');
    this.answer({ kind: 'place', value: placeNotation(this.sum, value) }, input, this.#pit.chestAt);
  }

  /** Sparks rain over the beach, after some right answers in a row. */
  #shower(): void {
    const { strip, surface } = this.#layout;
    for (let k = 0; k < 22; k++)
      this.particles.emit(
        k % 3 === 0 ? 'coin' : 'spark',
        strip.left + this.random.next() * strip.width,
        surface - 20,
        {
          vx: (this.random.next() - 0.5) * 120,
          vy: -160 - this.random.next() * 260,
          gravity: 700,
          life: 1000,
          size: 0.5 + this.random.next() * 0.6,
          spin: 160,
          depth: depths.spade,
        },
      );
  }
}
