import { Backdrop } from '@games/kit/backdrop';
import { filled, sentence } from '@games/kit/fill-text';
import { skippable, untilGoOn } from '@games/kit/go-on';
import { heading } from '@games/kit/heading';
import { OrderTaps } from '@games/kit/input/order-taps';
import { countIn } from '@games/kit/keepsake';
import { askedInWords, spokenName, spokenNames, toldName, worthOf } from '@games/kit/notation';
import { note } from '@games/kit/note';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { isStreak } from '@games/kit/streak';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Buoy, game } from './buoy';
import { type Layout, layouts } from './layout';
import { Logbook } from './logbook';
import { regatta } from './regatta';
import { buoySpots, dips, graphSpots, inOrder, type Spot } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts';
import { Wake } from './wake';

type Layer = (typeof art.layers)[number]['id'];

/** How long the graph stands before the child can go on, and how long the right one is shown, ms. */
const look = { own: 900, right: 1300 } as const;

/** A bay seen from above: a course from small to large is a line that rises. */
export default class BotenkoersScene extends PracticeScene {
  readonly #buoys = new Map<SumId, Buoy>();
  #courses = 0;
  #backdrop: Backdrop<Layer> | undefined;
  #gulls: readonly GameObjects.Image[] = [];
  // Made in build(), before anything is shown.
  #boat!: GameObjects.Container;
  #wake!: Wake;
  #taps!: OrderTaps;
  #logbook!: Logbook;
  #sailed: readonly SumId[] = [];

  constructor() {
    super({ id: game, art, sounds });
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
      readyLabel: texts[this.locale].castOff,
      changed: (order) => this.#marked(order),
      ready: (order, hand) => {
        this.noise.play('cast-off');
        this.#sailed = order;
        this.answer({ kind: 'order', sumIds: order }, hand);
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
      const buoy = new Buoy(this.kit, sumOf(id), spots[index] ?? { ...home, room: 200 }, index);
      this.#buoys.set(id, buoy);
      return buoy.arrive(index * 60);
    });
    const back = this.motion.tween({
      targets: this.#boat,
      x: home.x,
      y: home.y,
      angle: 0,
      duration: 420,
      ease: 'Sine.InOut',
    });
    await Promise.all([...arriving, back]);
    this.#taps.set(
      [...this.#buoys].map(([id, { box, sum, width, height }]) => ({
        id,
        label: spokenName(sum, this.locale),
        object: box,
        size: { width, height },
        badge: { x: width / 2 - 18, y: -36 },
      })),
    );
    const words = texts[this.locale];
    this.bus.emit('say', {
      text: filled(words.start, {
        how: askedInWords(task, this.locale),
        count: sumIds.length,
        items: spokenNames(sumIds.map(sumOf), this.locale),
      }),
    });
  }

  protected async right({ task, reply }: Judged): Promise<void> {
    await this.#sail(task, 720);
    const words = texts[this.locale];
    this.bus.emit('say', { text: task.direction === 'down' ? words.sailedDown : words.sailed });
    if (isStreak(reply.verdict.streak)) {
      this.noise.play('streak');
      this.#gullsRise();
    }
    await this.motion.wait(180);
  }

  protected async wrong({ task }: Judged): Promise<void> {
    await this.#sail(task, 1500);
  }

  /** Where the line goes the wrong way both numbers stand; then the course as it should be. */
  protected override async explain(judged: Judged): Promise<void> {
    const { task, reply } = judged;
    const [leg] = dips(this.#sailed, task.direction);
    const after = this.#buoys.get(this.#sailed[leg ?? -1] ?? ('' as SumId));
    const before = this.#buoys.get(this.#sailed[(leg ?? 0) - 1] ?? ('' as SumId));
    if (reply.verdict.right || after === undefined || before === undefined) return super.explain(judged);
    const words = texts[this.locale];
    const worn = (sum: Sum, name: string) => {
      const value = worthOf(sum, this.locale);
      return name === value ? name : filled(words.worth, { name, value });
    };
    const told = (name: (sum: Sum) => string) =>
      filled(words.told, {
        before: worn(before.sum, name(before.sum)),
        after: worn(after.sum, name(after.sum)),
      });
    const title = task.direction === 'down' ? words.dipDown : words.dip;
    const shownNote = note(
      this.kit,
      this.#layout.note,
      title,
      sentence(told((sum) => toldName(sum, this.locale))),
    );
    this.bus.emit('say', { text: `${title}. ${told((sum) => spokenName(sum, this.locale))}` });
    await this.motion.tween({ targets: shownNote, alpha: 1, duration: 200 });
    await this.motion.wait(look.own);
    await untilGoOn(this.kit, { ...this.#layout.go, size: 1.15 });
    await this.motion.tween({ targets: shownNote, alpha: 0, duration: 140 });
    shownNote.destroy();
    await this.#showRight(task);
  }

  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    this.#clear();
    const { title, go, chart } = this.#layout;
    const banner = heading(this.kit, title, words.regatta);
    this.noise.play('regatta');
    this.#gullsRise();
    this.#courses += 1;
    this.bus.emit('say', { text: `${words.regatta} ${filled(words.kept, { count: this.#courses })}` });
    this.#boat.setVisible(false);
    await skippable(
      this.kit,
      { x: go.x, y: go.y, label: words.skip },
      regatta(this, this.motion, this.random, this.#layout),
    );
    banner.destroy();
    this.#boat.setVisible(true);
    const shine = this.sprite(chart.x, chart.y, 'spark').setDepth(31);
    void this.motion.tween({ targets: shine, alpha: 0, scale: 3, duration: 600 }).then(() => shine.destroy());
    await this.#logbook.add();
    await this.saveKeepsake({ courses: this.#courses });
  }

  #marked(order: readonly SumId[]): void {
    this.noise.play('bell');
    for (const [id, buoy] of this.#buoys) {
      const has = order.includes(id);
      if (has !== this.#sailed.includes(id)) buoy.mark(has);
    }
    this.#sailed = order;
  }

  /** The buoys drift into columns in the child's order, as high as they are worth; the boat sails through them. */
  async #sail({ direction }: Task, duration: number): Promise<void> {
    const order = this.#sailed;
    this.#taps.clear();
    const stops = graphSpots(order, this.design.orientation);
    const wrong = dips(order, direction);
    await this.#drift(order, stops, duration > 1000 ? 520 : 300);
    await this.#wake.sail(this.#boat, [this.#boat, ...stops.map(waterline)], {
      dips: wrong,
      duration,
      passed: (place) => {
        const isDip = wrong.includes(place);
        this.noise.play(isDip ? 'dip' : 'pass');
        if (wrong.length > 0) void this.#buoys.get(order[place] ?? ('' as SumId))?.tell(isDip);
      },
    });
  }

  async #drift(order: readonly SumId[], stops: readonly Spot[], duration: number): Promise<void> {
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
      text: filled(texts[this.locale].model, { items: spokenNames(order.map(sumOf), this.locale) }),
    });
    await Promise.all([
      this.#wake.draw([stops[0] ?? { x: 0, y: 0 }, ...stops].map(waterline)),
      ...[...this.#buoys.values()].map((buoy) => buoy.tell(false)),
    ]);
    await this.motion.wait(look.right);
  }

  #gullsRise(): void {
    this.noise.play('gull');
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

/** A buoy's foot, where the boat passes it. */
const waterline = ({ x, y }: Spot): Spot => ({ x, y: y + 40 });
