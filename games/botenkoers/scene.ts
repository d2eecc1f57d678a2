import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop } from '@games/kit/effects/backdrop';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { spokenName, spokenNames, valueText } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { game } from './buoy';
import { Course } from './course';
import { DirectionSign } from './direction-sign';
import { type Layout, layouts } from './layout';
import { Logbook } from './logbook';
import { Regatta } from './regatta';
import { middleOf } from './rules';
import { seaLife } from './sea-life';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';

type Layer = (typeof art.layers)[number]['id'];

/** A bay seen from above: a course in the right order is a rising line. */
export default class BotenkoersScene extends PracticeScene {
  #courses = 0;
  #backdrop: Backdrop<Layer> | undefined;
  #gulls: readonly GameObjects.Image[] = [];
  #regatta: Regatta | null = null;
  // Set in build().
  #boat!: GameObjects.Container;
  #course!: Course;
  #logbook!: Logbook;
  #sign!: DirectionSign;

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
    this.#courses = countIn(await this.loadKeepsake(), 'courses');
    this.#logbook = new Logbook(this, this.motion, this.#courses);
    this.#logbook.box.setPosition(chart.x, chart.y).setScale(chart.size).setDepth(30);
    this.#sign = new DirectionSign(this.kit, this.#layout.sign);
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
    this.#sign.show(task.direction);
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

  protected async right({ task, verdict }: GradedAnswer): Promise<void> {
    await this.#course.sail(task, 390);
    this.behind(this.#logbook.fold(this.#course.handOver()));
    this.behind(this.#course.sink());
    if (isStreak(verdict.streak)) this.#gullsRise();
  }

  protected override restore({ given }: GradedAnswer): void {
    if (given.kind === 'order') this.#course.take(given.sumIds);
  }

  protected async wrong({ task }: GradedAnswer): Promise<void> {
    this.#sign.hide();
    await this.#course.sail(task, 880);
  }

  protected override miss({ task }: GradedAnswer): string {
    return texts[this.locale](task.direction === 'down' ? 'miss.up' : 'miss.down');
  }

  /** Names both numbers where the line goes the wrong way; the right order is said before. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const dip = this.#course.dip(graded.task);
    if (graded.verdict.right || dip === null) return super.explain(graded);
    const t = texts[this.locale];
    const worn = (sum: Sum) => {
      const [name, value] = [spokenName(sum, this.locale), valueText(sum, this.locale)];
      return name === value ? name : t('value', { name, value });
    };
    const [before, after] = dip.map(worn);
    const isDown = graded.task.direction === 'down';
    this.bus.emit('say', {
      text: t(isDown ? 'told.down' : 'told.up', { before: before ?? '', after: after ?? '' }),
    });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.15 });
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#course.clear();
    void this.#logbook.clear();
    this.#course.crew(false);
    this.#sign.hide();
    const { title, chart } = this.#layout;
    const name = banner(this.kit, title, t('regatta'));
    this.sounds.play('regatta');
    this.#gullsRise();
    this.#courses += 1;
    this.bus.emit('say', { text: `${t('regatta')} ${t('kept', { count: this.#courses })}` });
    this.#boat.setVisible(false);
    this.#regatta = new Regatta(this.kit, this.#layout, {
      label: t('steer'),
      skip: t('skip'),
      lit: ({ x, y }) => {
        this.sounds.play('pass');
        for (const vx of [-90, -30, 30, 90])
          this.particles.emit('drop', x, y, { vx, vy: -170, gravity: 620, life: 520, size: 1, depth: 68 });
      },
    });
    await this.#regatta.sail();
    this.#regatta = null;
    name.destroy();
    this.#boat.setVisible(true);
    this.#course.crew(true);
    const shine = this.sprite(chart.x, chart.y, 'spark').setDepth(31);
    void this.motion.tween({ targets: shine, alpha: 0, scale: 3, duration: 600 }).then(() => shine.destroy());
    await this.#logbook.add();
    this.grew(chart);
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
