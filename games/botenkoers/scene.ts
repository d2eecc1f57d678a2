import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop } from '@games/kit/effects/backdrop';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { OrderTaps } from '@games/kit/parts/order-taps';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { instructionFor, spokenName, spokenNames, valueText } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Buoy, game } from './buoy';
import { type Layout, layouts } from './layout';
import { Logbook } from './logbook';
import { regatta } from './regatta';
import { buoySpots, dips, graphSpots, inOrder } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { Wake } from './wake';

type Layer = (typeof art.layers)[number]['id'];

/** Minimum viewing time of the child's graph, and of the right one, ms. */
const viewMs = { own: minViewMs, right: 1300 } as const;

/** A bay seen from above: a course in the right order is a rising line. */
export default class BotenkoersScene extends PracticeScene {
  readonly #buoys = new Map<SumId, Buoy>();
  #courses = 0;
  #backdrop: Backdrop<Layer> | undefined;
  #gulls: readonly GameObjects.Image[] = [];
  // Set in build().
  #boat!: GameObjects.Container;
  #wake!: Wake;
  #taps!: OrderTaps;
  #logbook!: Logbook;
  #sailed: readonly SumId[] = [];

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "A B D' E'", instrument: 'accordion' } });
  }

  protected async build(): Promise<void> {
    const { middle, home, castOff, chart, fronds, gulls } = this.#layout;
    const place = { ...middle, depth: 0 };
    this.#backdrop = new Backdrop(this, {
      game,
      layers: art.layers,
      places: { bay: place, 'bay-tall': place },
      orientation: this.design.orientation,
    });
    this.#backdrop.add(this.sprite(fronds.x, fronds.y, 'fronds').setScale(fronds.size).setDepth(75), 1.2);
    this.#gulls = gulls.map(({ x, y, size }) => this.sprite(x, y, 'gull').setScale(size).setDepth(5));
    this.#gulls.forEach((gull, k) => {
      this.motion.idle({ targets: gull, y: gull.y - 12, x: gull.x + 26, angle: 8, duration: 2600 + k * 500 });
    });
    const hull = this.sprite(0, 0, 'boat');
    this.motion.idle({ targets: hull, angle: { from: -1.6, to: 1.6 }, duration: 1500 });
    this.#boat = this.add.container(home.x, home.y, [hull]).setScale(home.size).setDepth(38);
    this.#courses = countIn(await this.loadKeepsake(), 'courses');
    this.#logbook = new Logbook(this, this.motion, this.#courses);
    this.#logbook.box.setPosition(chart.x, chart.y).setScale(chart.size).setDepth(30);
    this.#wake = new Wake(this, this.motion);
    this.#taps = new OrderTaps(this.kit, {
      readyAt: castOff,
      readyLabel: texts[this.locale]('castOff'),
      changed: (order) => this.#marked(order),
      ready: (order, input) => {
        this.sounds.play('cast-off');
        this.#sailed = order;
        this.answer({ kind: 'order', sumIds: order }, input);
      },
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(task: Task): Promise<void> {
    this.#clear();
    const { home } = this.#layout;
    const { sumIds } = task;
    const spots = buoySpots(sumIds.length, this.random, this.motion.reduced, this.design.orientation);
    const arriving = sumIds.map((id, index) => {
      const buoy = new Buoy(this.kit, parseSumOrThrow(id), spots[index] ?? { ...home, room: 200 }, index);
      this.#buoys.set(id, buoy);
      return buoy.arrive(index * 25);
    });
    const back = this.motion.tween({
      targets: this.#boat,
      x: home.x,
      y: home.y,
      angle: 0,
      duration: 420,
      ease: 'Sine.InOut',
    });
    this.behind(back);
    await Promise.all(arriving);
    this.#taps.set(
      [...this.#buoys].map(([id, { box, sum, width, height }]) => ({
        id,
        label: spokenName(sum, this.locale),
        object: box,
        size: { width, height },
        badge: { x: width / 2 - 18, y: -36 },
      })),
    );
    const t = texts[this.locale];
    this.bus.emit('say', {
      text: t('start', {
        how: instructionFor(task, this.locale),
        count: sumIds.length,
        items: spokenNames(sumIds.map(parseSumOrThrow), this.locale),
      }),
    });
  }

  protected async right({ task, verdict }: GradedAnswer): Promise<void> {
    await this.#sail(task, 390);
    const t = texts[this.locale];
    this.bus.emit('say', { text: t(task.direction === 'down' ? 'sailedDown' : 'sailed') });
    if (isStreak(verdict.streak)) {
      this.#gullsRise();
    }
  }

  protected override restore({ given }: GradedAnswer): void {
    if (given.kind === 'order') this.#sailed = given.sumIds;
  }

  protected async wrong({ task }: GradedAnswer): Promise<void> {
    await this.#sail(task, 880);
  }

  protected override miss({ task }: GradedAnswer): string {
    return texts[this.locale](task.direction === 'down' ? 'miss.up' : 'miss.down');
  }

  /** Shows both numbers where the line goes the wrong way, then the right course. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { task, verdict } = graded;
    const [leg] = dips(this.#sailed, task.direction);
    const after = this.#buoys.get(this.#sailed[leg ?? -1] ?? ('' as SumId));
    const before = this.#buoys.get(this.#sailed[(leg ?? 0) - 1] ?? ('' as SumId));
    if (verdict.right || after === undefined || before === undefined) return super.explain(graded);
    const t = texts[this.locale];
    const worn = (sum: Sum) => {
      const [name, value] = [spokenName(sum, this.locale), valueText(sum, this.locale)];
      return name === value ? name : t('value', { name, value });
    };
    this.bus.emit('say', {
      text: t('told', { before: worn(before.sum), after: worn(after.sum) }),
    });
    await this.motion.wait(viewMs.own);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.15 });
    await this.#showRight(task);
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#clear();
    const { title, go, chart } = this.#layout;
    const name = banner(this.kit, title, t('regatta'));
    this.sounds.play('regatta');
    this.#gullsRise();
    this.#courses += 1;
    this.bus.emit('say', { text: `${t('regatta')} ${t('kept', { count: this.#courses })}` });
    this.#boat.setVisible(false);
    await withSkip(
      this.kit,
      { x: go.x, y: go.y, label: t('skip') },
      regatta(this, this.motion, this.random, this.#layout),
    );
    name.destroy();
    this.#boat.setVisible(true);
    const shine = this.sprite(chart.x, chart.y, 'spark').setDepth(31);
    void this.motion.tween({ targets: shine, alpha: 0, scale: 3, duration: 600 }).then(() => shine.destroy());
    await this.#logbook.add();
    await this.saveKeepsake({ courses: this.#courses });
  }

  #marked(order: readonly SumId[]): void {
    this.sounds.play('bell');
    for (const [id, buoy] of this.#buoys) {
      const has = order.includes(id);
      if (has !== this.#sailed.includes(id)) buoy.mark(has);
    }
    this.#sailed = order;
  }

  /** Moves the buoys into columns in the child's order, as high as their value, and sails the boat through them. */
  async #sail({ direction }: Task, duration: number): Promise<void> {
    const order = this.#sailed;
    this.#taps.clear();
    const stops = graphSpots(order, this.design.orientation);
    const wrong = dips(order, direction);
    await this.#drift(order, stops, duration > 500 ? 400 : 260);
    await this.#wake.sail(this.#boat, [this.#boat, ...stops.map(waterline)], {
      dips: wrong,
      duration,
      passed: (place) => {
        const isDip = wrong.includes(place);
        this.sounds.play(isDip ? 'dip' : 'pass');
        if (wrong.length > 0) void this.#buoys.get(order[place] ?? ('' as SumId))?.tell(isDip);
      },
    });
  }

  async #drift(order: readonly SumId[], stops: readonly Point[], duration: number): Promise<void> {
    const pitch = (stops[1]?.x ?? 0) - (stops[0]?.x ?? 0);
    await Promise.all(
      order.map((id, place) => {
        const buoy = this.#buoys.get(id);
        const size = buoy === undefined ? 1 : Math.min(0.9, (pitch - 10) / buoy.width);
        return buoy?.driftTo(stops[place] ?? { x: 0, y: 0 }, size, duration) ?? Promise.resolve();
      }),
    );
  }

  async #showRight({ sumIds, direction }: Task): Promise<void> {
    const order = inOrder(sumIds, direction);
    const stops = graphSpots(order, this.design.orientation);
    await this.#wake.fade();
    for (const buoy of this.#buoys.values()) buoy.hush();
    await this.#drift(order, stops, 520);
    this.bus.emit('say', {
      text: texts[this.locale]('model', { items: spokenNames(order.map(parseSumOrThrow), this.locale) }),
    });
    await Promise.all([
      this.#wake.draw([stops[0] ?? { x: 0, y: 0 }, ...stops].map(waterline)),
      ...[...this.#buoys.values()].map((buoy) => buoy.tell(false)),
    ]);
    await this.motion.wait(viewMs.right);
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

  #clear(): void {
    this.#taps.clear();
    this.#wake.clear();
    for (const buoy of this.#buoys.values()) buoy.destroy();
    this.#buoys.clear();
    this.#sailed = [];
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}

/** Returns the foot of a buoy, where the boat passes. */
const waterline = ({ x, y }: Point): Point => ({ x, y: y + 40 });
