import { wasRight } from '@games/kit/api/bus';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { art } from './art.gen';
import { type DigSite, digSite } from './dig-site';
import { fieldOf, rightField } from './field';
import { celebrateFind } from './finale';
import { pitchOf } from './gait';
import { type Layout, layouts } from './layout';
import { type Dig, digOf, factText, neighbourOf, type Open, opened, openOf, twinOf } from './rules';
import { sounds } from './sounds.gen';
import { speech } from './speech';
import { texts } from './texts.gen';
import { game } from './tile-look';
import { toldField, toldMiss } from './told';

/** A dig seen from above: a square of facts, in which known ones are open. */
export default class DinogravenScene extends PracticeScene {
  // Set in build().
  #site!: DigSite;
  #pad!: NumberPad;
  #open: Open = new Set();
  #dig: Dig | null = null;
  #rounds = 0;
  /** A finger brushed the tile: the brush does not do it again. */
  #isStroked = false;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "D F A C'", instrument: 'kalimba' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#site = digSite(this.kit, {
      layout,
      particles: this.particles,
      rounds: this.#rounds,
      light: varietyOf(this.seed).light,
      brushed: (at, input) => this.#brushed(at, input),
      pulled: (at) => this.#pulled(at),
    });
    const dug = this.answers.filter(wasRight).flatMap(({ sumIds }) => sumIds.slice(0, 1));
    this.#open = openOf([...this.known, ...dug].map(parseSumOrThrow));
    this.#pad = new NumberPad(this.kit, {
      ...layout.pad,
      longest: 3,
      minus: this.belowZero,
      changed: (value) => this.#typed(value),
      // The number stands on its tile already, so that none has to fly.
      ready: (raw, input) => this.answer({ kind: 'value', raw }, input),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    if (this.motion?.reduced === false) this.#site?.backdrop.update(delta);
  }

  protected async show(): Promise<void> {
    const dig = digOf(this.sum);
    // What is cleared was typed for the sum before.
    this.#dig = null;
    this.#pad.clear();
    this.#dig = dig;
    this.#isStroked = false;
    if (dig === null) return;
    const { isTurned } = varietyOf(this.seed);
    this.#site.square.lay(dig, this.#open, isTurned);
    this.#site.field.rope(dig);
    const { asked, pull } = this.#site.square.boxes(dig);
    // A finger that begins on a line pulls the number along it, and commits nothing.
    this.#site.stroke.set([{ id: 'tile', way: pull === null ? 'rub' : 'any', box: () => asked }]);
    this.#site.slide.set(pull);
    this.#site.meerkat.look(this.#site.square.at(dig.cell));
    const near = isTurned ? neighbourOf(dig) : null;
    if (near !== null)
      this.bus.emit('say', { text: texts[this.locale]('near', { fact: factText(dig.square, near) }) });
    await this.motion.wait(100);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null) return;
    const { square, cell } = dig;
    const at = this.#site.square.at(cell);
    const climb = 1 + Math.min(verdict.streak, 8) * 0.06;
    this.#site.slide.set(null);
    this.sounds.play('brush', climb);
    this.#site.fly(at, this.#isStroked ? 12 : 4, 260);
    this.behind(this.#isStroked ? this.#site.brush.rest() : this.#site.brush.over(at));
    this.#open = opened(this.#open, square, cell);
    const fossil = `fossil-${this.task.position % 3}`;
    this.behind(
      this.#site.square.reveal(fossil, (end, place) => {
        this.#site.fly(end, 5, 230);
        this.sounds.play('bone', pitchOf(place) * climb * 0.75);
      }),
    );
    this.#site.meerkat.look(at);
    if (isStreak(verdict.streak)) {
      this.#site.meerkat.cheer();
      this.#site.fly(this.#layout.meerkat, 10, 260);
    } else this.#site.meerkat.nod();
    const twin = twinOf(square, cell);
    if (twin === null) return;
    this.sounds.play('crack');
    await this.#site.square.crack(twin);
  }

  /** Brushes as much sand away as the child's number says. */
  protected async wrong({ answered }: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null || answered === null) return;
    this.#site.meerkat.worry();
    this.#site.slide.set(null);
    this.sounds.play('brush');
    await this.#site.field.brush(dig, Number(answered), this.#site.brush);
    this.behind(this.#site.brush.rest());
  }

  /** The field is in the world: one sentence says what it shows. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null || graded.answered === null || graded.verdict.right) return super.explain(graded);
    const t = texts[this.locale];
    const { operation } = dig.square;
    const own = toldField(fieldOf(dig, Number(graded.answered)), operation, this.locale);
    const right = toldField(rightField(dig), operation, this.locale);
    const told = toldMiss(dig, graded, this.locale);
    this.bus.emit('say', { text: `${told} ${t('compare', { own, right })}` });
    const said = speech(this.kit, this.#site.field.sentence(this.#layout), told);
    await this.motion.tween({ targets: said, alpha: 1, duration: 160 });
    await this.motion.wait(minViewMs / 2);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    said.destroy();
    await this.#site.field.clear();
    this.#site.meerkat.watch();
  }

  protected override async celebrate(): Promise<void> {
    this.#pad.destroy();
    const bed = await celebrateFind(this.kit, this.#site, this.#layout, this.#rounds + 1);
    this.grew(bed);
    await this.saveKeepsake({ rounds: this.#rounds + 1 });
  }

  /** The meerkat says it. */
  protected override miss(): null {
    return null;
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Middle of the tile asked. */
  get #asked(): Point | undefined {
    return this.#dig === null ? undefined : this.#site.square.at(this.#dig.cell);
  }

  #typed(value: string): void {
    this.card.type(value);
    const [dig, at] = [this.#dig, this.#asked];
    if (dig === null || at === undefined) return;
    this.#site.square.type(dig, value);
    this.#site.meerkat.look(at);
    if (dig.asked.kind !== 'tile' || !isComplete(value)) return;
    this.behind(this.#site.brush.ready(at, this.#rounds === 0 && this.task.position < 2));
  }

  /** The known number is pulled to a row or column: that is typed. */
  #pulled(at: Point): void {
    const dig = this.#dig;
    if (dig === null || !this.answerable) return;
    const line = this.#site.square.line(dig, at);
    if (line === null || this.#pad.value === `${line}`) return;
    this.#pad.put(`${line}`);
    this.sounds.play('bone', pitchOf(line));
    this.#typed(`${line}`);
  }

  /** A stroke over the tile commits what was typed; before that it only stirs the sand. */
  #brushed(at: Point, input: InputMethod): void {
    this.#site.fly(at, 8, 200);
    if (this.#site.slide.isPulling || !isComplete(this.#pad.value)) return;
    this.#isStroked = true;
    this.targets.press('ready', input);
  }
}
