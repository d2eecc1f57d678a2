import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { type Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';
import { hintBesideDistance } from '@games/kit/feedback/graded-answer';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { writeLikeAnswer } from '@games/kit/text/notation';
import { rational, times } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { placeNotation } from '@/maths/round/judging/place-line';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { risingBubbles, shoal } from './bubbles';
import { Catch } from './catch';
import { caughtBefore } from './caught-before';
import { Finale } from './finale';
import { game } from './game-id';
import { Growth } from './growth';
import { Heron } from './heron';
import { type Layout, layouts } from './layout';
import { teach } from './lesson';
import { Reel } from './reel';
import { ribbonClearOf } from './ribbon-place';
import {
  broughtBy,
  countOf,
  hookStart,
  isSameScale,
  missOf,
  nearestNamed,
  type Scale,
  scaleOf,
  valueAt,
} from './rules';
import { ScaleView } from './scale-view';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';

/** Time for which the bite is seen before the next task comes, ms. */
const glance = 80;

/** The sea cut open: a number is a depth, or a height above and below the sea, and the hook is lowered to it. */
export default class VishaakScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #heron: Heron | undefined;
  #finale: Finale | undefined;
  #bubbles: Rain | undefined;
  // Set in build().
  #view!: ScaleView;
  #reel!: Reel;
  #catch!: Catch;
  #growth!: Growth;
  #variety: Variety = varietyOf(0);
  #scale: Scale | undefined;
  /** Counts of the last miss. */
  #missed: readonly number[] = [];

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'E D B G', instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = scenery(this, layout, this.design.orientation, this.#surface);
    this.#backdrop.tint(this.#variety.light);
    const rounds = countIn(await this.loadKeepsake(), 'catches');
    this.#growth = new Growth(this, this.motion, layout, rounds);
    this.#heron = new Heron(this, this.motion, layout);
    this.#view = new ScaleView(this.kit, layout);
    this.#catch = new Catch(this.kit, layout, { particles: this.particles, surface: this.#surface });
    this.#reel = new Reel(this.kit, layout, this.#view, {
      say: (count) => this.#write(count),
      worth: (counts) => this.#bare(counts),
      hooked: (count, input) => this.#hooked(count, input),
    });
    this.#bubbles = risingBubbles(this.kit, this.particles, {
      seabed: layout.seabed,
      surface: this.#surface,
      isMany: this.#variety.isWet,
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#heron?.update(delta);
    this.#finale?.update(delta);
    this.#bubbles?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show({ line, position }: Task, sum: Sum): Promise<void> {
    if (line === undefined) return;
    this.#heron?.wear('calm');
    const before = this.#scale;
    const scale = scaleOf(sum, line, { ...this.#how, position });
    this.#scale = scale;
    this.#view.wear(scale, (count) => this.#write(count));
    if (before === undefined) this.#catchAgain(scale);
    else if (!isSameScale(before, scale)) this.#catch.clear();
    this.#reel.set(scale, hookStart(sum, scale));
  }

  protected async right({ correct, verdict, sum }: GradedAnswer): Promise<void> {
    const scale = this.#scale;
    const count = scale && countOf(sum, scale, correct);
    if (scale === undefined || count === null || count === undefined) return;
    const y = this.#view.yAt(count);
    const frame = this.#catch.frameFor(this.task.position, this.#aboveAt(scale, count));
    const text = this.#write(count);
    this.behind(this.#heron?.strike() ?? Promise.resolve());
    const animal = await this.#catch.bite(frame, y);
    this.behind(this.#catch.stay(animal, { y, text, frame }));
    this.behind(this.#heron?.cheer() ?? Promise.resolve());
    if (isStreak(verdict.streak)) shoal(this.kit, this.particles, { x: this.#layout.rope.x + 160, y });
    await this.motion.wait(glance);
  }

  protected override restore({ answered, sum }: GradedAnswer): void {
    const count = this.#scale === undefined ? null : countOf(sum, this.#scale, answered);
    if (count !== null) this.#reel.put(count);
  }

  protected async wrong({ answered, sum }: GradedAnswer): Promise<void> {
    const scale = this.#scale;
    const count = scale && countOf(sum, scale, answered);
    if (scale === undefined || count === null || count === undefined) return;
    this.#heron?.wear('oh');
    await this.#catch.sniff(this.#view.yAt(count), this.task.position, this.#aboveAt(scale, count));
  }

  protected override miss(graded: GradedAnswer): string | null {
    const { answered, correct, sum, named } = graded;
    const t = texts[this.locale];
    const scale = this.#scale;
    if (scale === undefined) return named;
    const right = countOf(sum, scale, correct) ?? scale.start;
    const given = countOf(sum, scale, answered) ?? scale.start;
    this.#missed = [given, right];
    switch (missOf(sum, scale, given, right)) {
      case 'side':
        return t('side');
      case 'worth':
        return t('worth', { worth: this.#worth(scale) });
      case 'count':
        return t('count', { from: this.#write(nearestNamed(scale, right)) });
      case 'other':
        return hintBesideDistance(graded) ?? this.#fromStart(scale);
    }
  }

  protected override get ribbonAt(): RibbonPlace {
    return ribbonClearOf(
      this.#layout.ribbons,
      this.#missed.map((count) => this.#view.yAt(count)),
    );
  }

  /** Lights the marks between both depths, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const scale = this.#scale;
    const { answered, correct, sum, verdict } = graded;
    const right = scale && countOf(sum, scale, correct);
    const given = scale && countOf(sum, scale, answered);
    if (verdict.right || scale === undefined || right == null || given == null) return super.explain(graded);
    this.#catch.fade(true);
    const frame = this.#catch.frameFor(this.task.position, this.#aboveAt(scale, right));
    const world = {
      layout: this.#layout,
      view: this.#view,
      bite: (animal: string, y: number) => this.#catch.bite(animal, y),
    };
    const write = (count: number) => this.#write(count);
    // Whoever does not see the hooks hears where both hang.
    this.bus.emit('say', { text: texts[this.locale]('told', { given: write(given), right: write(right) }) });
    const keepsMiddle = missOf(sum, scale, given, right) === 'count';
    const clear = await teach(this.kit, world, { scale, given, right, write, keepsMiddle, frame });
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    clear();
    this.#catch.fade(false);
  }

  protected override drag() {
    return this.#reel.drag;
  }

  protected override async celebrate(): Promise<void> {
    const [heron, layout] = [this.#heron, this.#layout];
    if (heron === undefined) return;
    const t = texts[this.locale];
    this.#catch.clear();
    this.#view.show(false);
    const sign = banner(this.kit, layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    this.#finale = new Finale(this.kit, layout, {
      heron,
      particles: this.particles,
      surface: this.#surface,
      rounds: this.#growth.count,
      reeled: (turns) => this.#reel.spin(turns),
      // The whale jumps where the title stood.
      leaps: () => sign.destroy(),
    });
    const splash = await this.#finale.reel();
    this.#finale = undefined;
    sign.destroy();
    heron.wear('glad');
    this.grew(await this.#growth.grow(splash));
    const { count } = this.#growth;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ catches: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Numbers of this round stand above and below the sea. */
  get #isSigned(): boolean {
    return this.belowZero || (this.task.line?.from.startsWith('-') ?? false);
  }

  /** What decides the scales of this round. */
  get #how() {
    return { isSigned: this.#isSigned, isTurned: this.#variety.isTurned, locale: this.locale };
  }

  get #surface(): number {
    const { depth, signed } = this.#layout;
    return (this.#isSigned ? signed : depth).surface;
  }

  /** Hangs up what earlier answers caught, when this scene takes over in the middle of a round. */
  #catchAgain(scale: Scale): void {
    const caught = caughtBefore(this.answers, scale, this.#how);
    this.#catch.put(
      caught.map(({ position, count, text }) => ({
        y: this.#view.yAt(count),
        text,
        frame: this.#catch.frameFor(position, this.#aboveAt(scale, count)),
      })),
    );
  }

  #aboveAt(scale: Scale, count: number): boolean {
    return scale.isUp && count > scale.start;
  }

  #write(count: number): string {
    return this.#scale === undefined
      ? ''
      : writeLikeAnswer(valueAt(this.#scale, count), this.sum, this.locale);
  }

  /** What one mark is worth. */
  #worth({ step, mark }: Scale): string {
    return writeLikeAnswer(times(step, rational(mark)), this.sum, this.locale);
  }

  /** What so many counts are worth, without a unit. */
  #bare(counts: number): string {
    const scale = this.#scale;
    return scale === undefined ? '' : writeNumber(times(scale.step, rational(counts)), this.locale);
  }

  /** Says from where a sum is counted; null where it does not begin with a number on the scale. */
  #fromStart(scale: Scale): string | null {
    const start = hookStart(this.sum, scale);
    return start === scale.start ? null : texts[this.locale]('from', { from: this.#write(start) });
  }

  #hooked(count: number, input: InputMethod): void {
    const scale = this.#scale;
    if (scale === undefined || !this.answerable) return;
    this.sounds.play('strike');
    const value = placeNotation(this.sum, valueAt(scale, count));
    const { x, y } = this.#view.hook;
    this.answer({ kind: 'place', value }, input, { x, y });
  }
}
