import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import { Stroke } from '@games/kit/parts/stroke/stroke';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import { equals, type Rational, rational, zero } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { paintFacade } from './facade';
import { Finale } from './finale';
import { game } from './game-id';
import { Gecko } from './gecko';
import { type Glass, wholeOf } from './glass';
import { broughtBy } from './growth';
import { type Layout, layouts } from './layout';
import { PaneView } from './pane-view';
import { PartsView } from './parts-view';
import { Pigeon } from './pigeon';
import { type Job, jobOf, type Parts } from './rules';
import { Sills } from './sills';
import { sounds } from './sounds.gen';
import { Squeegee } from './squeegee';
import { texts } from './texts.gen';
import { Town } from './town';
import { worldOf } from './world';

/** A front with windows: a product is the rectangle that is washed, row by row. */
export default class GlazenwasserScene extends PracticeScene {
  #backdrop: ReturnType<typeof worldOf> | undefined;
  #gecko: Gecko | undefined;
  #variety: Variety = varietyOf(0);
  #rounds = 0;
  // Set in build().
  #town!: Town;
  #pigeon!: Pigeon;
  #sills!: Sills;
  #squeegee!: Squeegee;
  #stroke!: Stroke;
  #pad: NumberPad | undefined;
  #signs = '';
  #glass: Glass | undefined;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'D E G A', instrument: 'harp' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = worldOf(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    paintFacade(this, layout, this.#rounds);
    this.#town = new Town(this, this.motion, layout, this.#rounds);
    this.#pigeon = new Pigeon(this, this.motion, layout);
    this.#sills = new Sills(this, this.motion, layout, this.answers.filter(wasRight).length);
    const gecko = new Gecko(this, this.motion, layout);
    this.#gecko = gecko;
    this.#squeegee = new Squeegee(this, this.motion, (at, count) => this.#foam(at, count));
    const { x, y, width, height } = layout.room;
    this.#stroke = new Stroke(this.kit, {
      room: { x: x - 70, y: y - 70, width: width + 140, height: height + 140 },
      moved: (path) => this.#squeegee.follow(path, this.#glass === undefined ? null : wholeOf(this.#glass)),
      through: (_, _at, input) => this.#wiped(input),
    });
    this.targets.add({
      id: 'cradle',
      label: texts[this.locale]('cradle'),
      object: gecko.hold,
      control: true,
      press: () => this.#help(),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#gecko?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(task: Task, sum: Sum): Promise<void> {
    const job = jobOf(sum);
    if (job === null) throw new Error(`no window for ${sum.id}`);
    this.#glass?.clear();
    this.#gecko?.pose('open');
    this.#keysFor(sum, job);
    const spec = {
      kit: this.kit,
      layout: this.#layout,
      squeegee: this.#squeegee,
      isStuck: this.#variety.isTurned,
      write: (value: Rational, isSide?: boolean) => this.#write(value, sum, isSide),
    };
    const glass = job.kind === 'pane' ? new PaneView(spec, job) : new PartsView(spec, job);
    this.#glass = glass;
    this.#stroke.set([{ id: 'pane', way: 'any', box: glass.box }]);
    this.behind(
      this.#variety.isTurned
        ? (this.#gecko?.moveTo(glass.help()) ?? Promise.resolve())
        : (this.#gecko?.rest() ?? Promise.resolve()),
    );
    const isFirst = this.#variety.isTurned && task.position === 0;
    const told = this.#told(job, sum);
    this.bus.emit('say', { text: isFirst ? `${texts[this.locale]('stuck')} ${told}` : told });
    await this.motion.wait(120);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    this.#gecko?.pose('happy');
    this.sounds.play('wipe');
    this.behind(this.#sills.brighten());
    this.behind(this.#pigeon.hop());
    if (isStreak(verdict.streak)) {
      this.behind(this.#gecko?.jump() ?? Promise.resolve());
      this.#sparkle();
    }
    await this.#glass?.wash();
    this.#gleam();
  }

  protected async wrong({ answered, sum }: GradedAnswer): Promise<void> {
    this.#gecko?.pose('oops');
    this.sounds.play('squeak');
    await this.#glass?.miss(valueIn(answered, sum) ?? zero);
  }

  protected override miss({ named }: GradedAnswer): string {
    return named ?? texts[this.locale]('miss');
  }

  /** The glass shows it already: says both numbers, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    const { sum, answered } = graded;
    const own = writeLikeAnswer(valueIn(answered, sum) ?? zero, sum, this.locale);
    const right = writeLikeAnswer(sum.answer, sum, this.locale);
    this.bus.emit('say', { text: texts[this.locale]('compared', { own, right }) });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.2 });
  }

  /** The hand types something, then wipes over the glass, which commits. */
  protected override drag() {
    if (this.#glass === undefined) return null;
    const { x, y, width, height } = wholeOf(this.#glass);
    const level = y + height / 2;
    return {
      commits: true,
      after: ['pad-2', 'pad-4'],
      from: { x: x + 20, y: level },
      to: { x: x + 2 * width - 60, y: level },
    };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#glass?.clear();
    this.#glass = undefined;
    this.#pad?.destroy();
    this.#gecko?.pose('happy');
    const sign = banner(this.kit, this.#layout.title, t('finale')).setDepth(905);
    this.bus.emit('say', { text: t('finale') });
    const finale = new Finale(this.kit, this.#layout, {
      particles: this.particles,
      label: t('sun'),
      residents: this.#rounds + 4,
      risen: () => this.behind(this.#gecko?.jump() ?? Promise.resolve()),
    });
    await finale.hold();
    sign.destroy();
    const rounds = this.#rounds + 1;
    this.bus.emit('say', { text: t(broughtBy(rounds)) });
    const saved = this.saveKeepsake({ rounds });
    const newest = await this.#town.grow(rounds);
    this.grew(newest);
    await saved;
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Offers the signs that the sums of this kind need. */
  #keysFor(sum: Sum, job: Job): void {
    const comma = sum.kind === 'decimal';
    const fraction = job.kind === 'parts' || job.isOfFractions;
    const signs = `${comma} ${fraction}`;
    if (this.#pad !== undefined && this.#signs === signs) {
      this.#pad.clear();
      return;
    }
    this.#pad?.destroy();
    this.#signs = signs;
    const { key, narrow, ...at } = this.#layout.pad;
    this.#pad = new NumberPad(this.kit, {
      ...at,
      key: comma || fraction ? narrow : key,
      comma,
      fraction,
      minus: this.belowZero,
      changed: (value) => {
        this.card.type(value);
        this.#glass?.type(value);
      },
      ready: (raw, input) => this.answer({ kind: 'value', raw }, input),
    });
  }

  /** A stroke over the glass commits what was typed; before that it only makes foam. */
  #wiped(input: InputMethod): void {
    if (this.#pad !== undefined && isComplete(this.#pad.value)) this.targets.press('ready', input);
  }

  #help(): void {
    const glass = this.#glass;
    if (glass === undefined || this.#gecko === undefined) return;
    this.sounds.play('winch');
    this.behind(this.#gecko.moveTo(glass.help()));
  }

  #write(value: Rational, sum: Sum, isSide = false): string {
    if (sum.answerSpec.unit !== null && !isSide) return writeNumber(value, this.locale);
    return writeNumber(value, this.locale, sum.kind === 'fraction' ? 'fraction' : 'decimal');
  }

  /** What a screen reader hears of the picture. */
  #told(job: Job, sum: Sum): string {
    const t = texts[this.locale];
    const write = (value: Rational) => this.#write(value, sum, true);
    if (job.kind === 'parts') return this.#toldParts(job, write);
    const { rows, columns, asked, total, frame } = job;
    if (asked === 'columns') return t('side', { rows: write(rows), total: write(total ?? zero) });
    if (total !== null)
      return t('floors', { total: write(total), floors: write(frame.rows), rows: write(rows) });
    if (equals(rows, rational(1))) return t('row', { columns: write(columns) });
    return t('pane', { rows: write(rows), columns: write(columns) });
  }

  #toldParts({ asked, first, second }: Parts, write: (value: Rational) => string): string {
    const t = texts[this.locale];
    return asked === 'both'
      ? t('both', { first: write(first), second: write(second) })
      : t('rest', { first: write(first) });
  }

  #foam({ x, y }: Point, count: number): void {
    for (let k = 0; k < count; k++)
      this.particles.emit(k % 2 ? 'drop' : 'bubble', x, y + (this.random.next() - 0.5) * 60, {
        vx: (this.random.next() - 0.7) * 160,
        vy: -40 - this.random.next() * 120,
        gravity: 260,
        life: 700,
        size: 0.5 + this.random.next() * 0.6,
        depth: 41,
      });
  }

  /** Glints on the clean glass. */
  #gleam(): void {
    const { x, y, width, height } = this.#glass?.box() ?? this.#layout.room;
    for (let k = 0; k < 6; k++)
      this.particles.emit('glint', x + this.random.next() * width, y + this.random.next() * height, {
        vx: 0,
        vy: 0,
        life: 520,
        size: 0.4 + this.random.next() * 0.6,
        spin: 100,
        depth: 42,
      });
  }

  #sparkle(): void {
    const { x, y } = this.#layout.cradle;
    for (let k = 0; k < 12; k++) this.#foam({ x, y: y - 60 }, 1);
  }
}
