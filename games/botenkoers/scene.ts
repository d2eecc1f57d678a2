import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import type { Drag } from '@games/kit/demonstration/beats';
import { Backdrop } from '@games/kit/effects/backdrop';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { instructionFor, spokenName, spokenNames, valueText } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import { rightOrder } from '@/maths/round/judging/right-order';
import type { Given, Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { game } from './buoy';
import { Course } from './course';
import { type Layout, layouts } from './layout';
import type { Lens } from './lens';
import { Logbook } from './logbook';
import { Regatta } from './regatta';
import { areMoments, dips, isReversed, middleOf, steepest, trueShares } from './rules';
import { seaLife } from './sea-life';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';

/** Room for the sentence about a miss, and how far above the higher number or the lens it begins, design px. */
const ribbon = { landscape: 460, portrait: 520, above: 96, overLens: 64 } as const;

type Layer = (typeof art.layers)[number]['id'];

/** A bay with masts: what the child hoists by the size of numbers is a course that rises, or falls. */
export default class BotenkoersScene extends PracticeScene {
  #courses = 0;
  #backdrop: Backdrop<Layer> | undefined;
  #gulls: readonly GameObjects.Image[] = [];
  #regatta: Regatta | null = null;
  /** Heights of the courses of this round that were right, one after another. */
  readonly #found: number[] = [];
  // Set in build().
  #boat!: GameObjects.Container;
  #course!: Course;
  #logbook!: Logbook;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "A B D' E'", instrument: 'accordion' } });
  }

  protected async build(): Promise<void> {
    const { middle, home, chart, fronds, gulls } = this.#layout;
    const place = { ...middle, depth: 0 };
    this.#backdrop = new Backdrop(this, {
      game,
      layers: art.layers,
      places: { bay: place, 'bay-tall': place },
      orientation: this.design.orientation,
    });
    this.#backdrop.tint(varietyOf(this.seed).light);
    this.#backdrop.add(this.sprite(fronds.x, fronds.y, 'fronds').setScale(fronds.size).setDepth(75), 1.2);
    this.#gulls = gulls.map(({ x, y, size }) => this.sprite(x, y, 'gull').setScale(size).setDepth(5));
    this.#gulls.forEach((gull, k) => {
      this.motion.idle({ targets: gull, y: gull.y - 12, x: gull.x + 26, angle: 8, duration: 2600 + k * 500 });
    });
    seaLife(this, this.motion, this.design);
    const hull = this.sprite(0, 0, 'boat');
    this.motion.idle({ targets: hull, angle: { from: -1.6, to: 1.6 }, duration: 1500 });
    this.#boat = this.add.container(home.x, home.y, [hull]).setScale(home.size).setDepth(38);
    for (const { sumIds, direction, shownRight } of this.answers)
      if (shownRight.every(Boolean))
        this.#found.push(...trueShares(rightOrder({ sumIds, ...(direction && { direction }) })));
    this.#courses = countIn(await this.loadKeepsake(), 'courses');
    this.#logbook = new Logbook(this, this.motion, this.#courses);
    this.#logbook.box.setPosition(chart.x, chart.y).setScale(chart.size).setDepth(30);
    this.#course = new Course(this.kit, {
      layout: this.#layout,
      boat: this.#boat,
      particles: this.particles,
      ready: (order, input) => {
        this.sounds.play('cast-off');
        this.answer({ kind: 'order', sumIds: order }, input);
      },
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#regatta?.update(delta);
    this.#course?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(task: Task): Promise<void> {
    this.#course.clear();
    const { sumIds } = task;
    const { isTurned } = varietyOf(this.seed);
    await this.#course.show(task, isTurned);
    const t = texts[this.locale];
    const lit = isTurned ? middleOf(task) : null;
    const start = t('start', {
      count: sumIds.length,
      items: spokenNames(sumIds.map(parseSumOrThrow), this.locale),
    });
    const name = lit === null ? '' : spokenName(parseSumOrThrow(lit.id), this.locale);
    const told = lit === null ? '' : ` ${t('lighthouse', { name, place: lit.place })}`;
    this.bus.emit('say', { text: `${start}${told}` });
  }

  /** The height of a pennant tells how large its number is, whichever way the boat sails. */
  protected override instruction({ sumIds }: Task): string {
    return texts[this.locale](areMoments(sumIds) ? 'taskInTime' : 'task');
  }

  /** It names the order in which the masts line up, too: whoever only presses hoists in that order. */
  protected override spokenInstruction(task: Task): string {
    return `${this.instruction(task)} ${instructionFor(task, this.locale)}.`;
  }

  protected async right({ task, verdict }: GradedAnswer): Promise<void> {
    this.#found.push(...trueShares(rightOrder(task)));
    await this.#course.sail(task, 390);
    this.behind(this.#logbook.fold(this.#course.handOver()));
    this.behind(this.#course.sink());
    if (isStreak(verdict.streak)) this.#gullsRise();
  }

  protected override restore({ given }: GradedAnswer): void {
    if (given.kind === 'order') this.#course.take(given.sumIds);
  }

  protected async wrong({ task }: GradedAnswer): Promise<void> {
    await this.#course.sail(task, 880);
  }

  /** Names the two numbers between which the line goes the wrong way by the most: the picture shows those. */
  protected override miss({ task, given }: GradedAnswer): string | null {
    const t = texts[this.locale];
    if (given.kind === 'order' && isReversed(given.sumIds, task.direction)) return t('reversed');
    const pair = this.#told(task, given);
    if (pair === null) return null;
    const [before = '', after = ''] = pair.map((sum) => valueText(sum, this.locale));
    const way = task.direction === 'down' ? 'up' : 'down';
    return t(areMoments(pair.map(({ id }) => id)) ? `missInTime.${way}` : `miss.${way}`, { before, after });
  }

  /** Above both plates, close to the gap. */
  protected override get ribbonAt(): RibbonPlace | undefined {
    const told = this.#course.told(this.task);
    if (told === null) return undefined;
    const { before, after, lens } = told;
    const highest = Math.min(before.y - ribbon.above, after.y - ribbon.above, ribbonOver(lens));
    const width = ribbon[this.design.orientation];
    const middle = (before.x + after.x) / 2;
    return {
      x: Math.min(this.design.width - width / 2 - 8, Math.max(width / 2 + 8, middle)),
      y: Math.max(this.card.foot.y, highest),
      width: width + 40,
    };
  }

  /** Tells what the sums of the picture are worth, and how often the line goes the wrong way. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const pair = this.#told(graded.task, graded.given);
    if (graded.verdict.right || pair === null) return super.explain(graded);
    const { given, task } = graded;
    const t = texts[this.locale];
    const worn = pair.flatMap((sum) => {
      const [name, value] = [spokenName(sum, this.locale), valueText(sum, this.locale)];
      return name === value ? [] : [t('value', { name, value })];
    });
    const count = given.kind === 'order' ? dips(given.sumIds, task.direction).length : 0;
    const often = t(task.direction === 'down' ? 'often.up' : 'often.down', { count });
    const said = [...worn, ...(count > 1 ? [often] : [])].join(' ');
    if (said !== '') this.bus.emit('say', { text: said });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.15 });
  }

  /** The two sums between which the course goes the wrong way by the most. */
  #told({ direction }: Task, given: Given): readonly Sum[] | null {
    if (given.kind !== 'order') return null;
    const leg = steepest(given.sumIds, direction);
    return leg === null ? null : given.sumIds.slice(leg - 1, leg + 1).map(parseSumOrThrow);
  }

  /** Pulls the pennant of the second mast. */
  protected override drag(): Drag | null {
    const { pull } = this.#course;
    return pull === null ? null : { commits: false, ...pull };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#course.clear();
    void this.#logbook.clear();
    this.#logbook.box.setVisible(false);
    this.#course.crew(false);
    const { title, unrolled } = this.#layout;
    const name = banner(this.kit, title, t('regatta'));
    this.sounds.play('regatta');
    this.#gullsRise();
    this.#courses += 1;
    this.bus.emit('say', { text: `${t('regatta')} ${t('kept', { count: this.#courses })}` });
    this.#boat.setVisible(false);
    this.#regatta = new Regatta(this.kit, this.#layout, {
      heights: this.#found,
      particles: this.particles,
      label: t('steer'),
      skip: t('skip'),
    });
    await this.#regatta.sail();
    this.#regatta = null;
    name.destroy();
    this.#boat.setVisible(true);
    this.#course.crew(true);
    this.#logbook.box.setVisible(true);
    await this.#logbook.unroll(unrolled);
    await this.#logbook.add();
    this.grew(unrolled);
    await this.saveKeepsake({ courses: this.#courses });
  }

  #gullsRise(): void {
    this.sounds.play('gull');
    for (const gull of this.#gulls)
      void this.motion.flourish({
        targets: gull,
        scale: gull.scale * 1.3,
        duration: 320,
        yoyo: true,
        ease: 'Sine.InOut',
      });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}

const ribbonOver = (lens: Lens | null): number =>
  lens === null ? Number.POSITIVE_INFINITY : lens.y - lens.radius - ribbon.overLens;
