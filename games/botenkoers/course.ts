import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import { OrderTaps } from '@games/kit/parts/order-taps';
import { Stroke } from '@games/kit/parts/stroke/stroke';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { spokenName } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import { rightOrder } from '@/maths/round/judging/right-order';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import { Buoy } from './buoy';
import { Crew } from './crew';
import type { Layout } from './layout';
import { Masts } from './masts';
import { Route } from './route';
import { buoySpots, dips, graphSpots, lineBelow, meets, middleOf, placesAt, waters } from './rules';
import { texts } from './texts.gen';
import { Wake } from './wake';

/** Shortest stroke, design px: a finger that trembles on a buoy only taps it. */
const shortest = 40;
/** Pitch of the lowest buoy, as a share of that of its sound. */
const lowest = 0.75;
/** Where on a falling line the gull sits, as a share of the way. */
const nearer = 0.42;
/** Drops fly before the buoys, below the digits. */
const splashDepth = 39;

interface CourseSpec {
  readonly layout: Layout;
  readonly boat: GameObjects.Container;
  readonly particles: Particles;
  readonly ready: ConstructorParameters<typeof OrderTaps>[1]['ready'];
}

/** The buoys of a task, the stroke through them, and the graph they become. */
export class Course {
  readonly #buoys = new Map<SumId, Buoy>();
  readonly #kit: SceneKit;
  readonly #boat: GameObjects.Container;
  readonly #crew: Crew;
  readonly #wake: Wake;
  readonly #masts: Masts;
  readonly #particles: Particles;
  readonly #route: Route;
  readonly #taps: OrderTaps;
  #order: readonly SumId[] = [];

  constructor(kit: SceneKit, { layout, boat, particles, ready }: CourseSpec) {
    this.#kit = kit;
    this.#boat = boat;
    this.#crew = new Crew(kit, boat, layout);
    this.#wake = new Wake(kit.scene, kit.motion);
    this.#masts = new Masts(kit.scene, kit.motion, kit.design.orientation);
    this.#particles = particles;
    this.#route = new Route(kit.scene);
    this.#taps = new OrderTaps(kit, {
      readyAt: layout.castOff,
      readyLabel: texts[kit.locale]('castOff'),
      changed: (order) => this.#marked(order),
      ready,
    });
    const { width, height } = kit.design;
    const stroke = new Stroke(kit, {
      room: { x: 0, y: 0, width, height },
      through: () => undefined,
      moved: (path) => this.#draw(path),
    });
    stroke.set([]);
  }

  /**
   * Lays the buoys of a task; resolves when they can be read. In a `turned` round the middle one is a lighthouse, which
   * shows its place in the course.
   */
  async show(task: Task, turned: boolean): Promise<void> {
    const { sumIds } = task;
    const { random, motion, design, locale } = this.#kit;
    const spots = buoySpots(sumIds.length, random, motion.reduced, design.orientation);
    const lit = turned ? middleOf(task) : null;
    const arriving = sumIds.map((id, index) => {
      const place = lit?.id === id ? lit.place : null;
      const spot = spots[index] ?? { x: 0, y: 0, room: 200 };
      const buoy = new Buoy(this.#kit, parseSumOrThrow(id), spot, index, place);
      this.#buoys.set(id, buoy);
      return buoy.arrive(index * 25);
    });
    await Promise.all(arriving);
    this.#taps.set(
      [...this.#buoys].map(([id, { box, sum, width, height }]) => ({
        id,
        label: spokenName(sum, locale),
        object: box,
        size: { width, height },
        badge: { x: width / 2 - 18, y: -36 },
      })),
    );
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#crew.update(delta);
  }

  /** Shows or hides the gull, which does not sail the regatta. */
  crew(on: boolean): void {
    this.#crew.show(on);
  }

  /** Takes over the order of an answer that another scene received. */
  take(order: readonly SumId[]): void {
    this.#order = order;
  }

  /** Moves the buoys into columns in the child's order, as high as their value, and sails the boat through them. */
  async sail(task: Task, duration: number): Promise<void> {
    const { sounds, design } = this.#kit;
    const order = this.#order;
    this.#taps.clear();
    this.#route.draw([]);
    this.#crew.release();
    const stops = graphSpots(order, design.orientation);
    const wrong = dips(order, task.direction);
    const [dip] = wrong;
    const told = placesAt(wrong);
    const [first] = stops;
    if (first === undefined) return;
    const drifting = duration > 500 ? 400 : 260;
    const start = passage(first);
    await Promise.all([
      this.#drift(order, stops, { duration: drifting, isMiss: dip !== undefined }),
      this.#kit.motion.tween({
        targets: this.#boat,
        ...start,
        angle: 0,
        duration: drifting,
        ease: 'Sine.InOut',
      }),
    ]);
    if (dip !== undefined) this.#wake.ghost(graphSpots(rightOrder(task), design.orientation).map(passage));
    await this.#wake.sail(this.#boat, [start, ...stops.map(passage)], {
      dips: wrong,
      duration,
      passed: (place) => {
        const buoy = this.#buoys.get(order[place] ?? ('' as SumId));
        if (buoy === undefined) return;
        this.#masts.raise(buoy.box);
        this.#splash({ x: buoy.box.x, y: buoy.box.y + lineBelow }, 5);
        const { y, height } = waters[design.orientation].graph;
        // The line is heard as it rises: the highest buoy sounds an octave above the lowest.
        sounds.play(
          wrong.includes(place) ? 'dip' : 'pass',
          lowest * 2 ** ((y + height - buoy.box.y) / height),
        );
        if (dip === undefined) {
          this.#crew.lead(buoy.lamp);
          buoy.pass();
        } else if (told.has(place)) void buoy.tell();
        if (wrong.includes(place)) this.#masts.gap(stops[place - 1] ?? first, buoy.box);
        // Over the falling line the gull hides neither of both numbers.
        if (place === dip) this.#crew.lead(between(stops[place - 1], stops[place]));
      },
    });
  }

  /** Returns the two sums between which the course first goes the wrong way; null when it never does. */
  dip({ direction }: Task): readonly [Sum, Sum] | null {
    const [leg = 0] = dips(this.#order, direction);
    const [before, after] = [this.#order[leg - 1], this.#order[leg]];
    return before === undefined || after === undefined
      ? null
      : [parseSumOrThrow(before), parseSumOrThrow(after)];
  }

  /** The masts of a right course sink, while the next buoys come. */
  sink(): Promise<void> {
    return this.#masts.sink();
  }

  /** Gives the line of the course away. */
  handOver(): readonly GameObjects.Image[] {
    return this.#wake.handOver();
  }

  clear(): void {
    this.#taps.clear();
    this.#wake.clear();
    this.#masts.clear();
    this.#route.draw([]);
    for (const buoy of this.#buoys.values()) buoy.destroy();
    this.#buoys.clear();
    this.#order = [];
    this.#crew.sendHome();
  }

  /** Follows the finger: every buoy it meets is next in the order. */
  #draw(path: readonly Point[]): void {
    const [start, to] = [path[0], path.at(-1)];
    const from = path.at(-2) ?? start;
    if (start === undefined || from === undefined || to === undefined) {
      this.#route.draw(this.#stops());
      return;
    }
    if (Math.hypot(to.x - start.x, to.y - start.y) < shortest) return;
    for (const [id, { box }] of this.#buoys) if (meets(from, to, box)) this.#taps.put(id);
    const stops = this.#stops();
    this.#route.draw(stops.length === 0 || stops.length === this.#buoys.size ? stops : [...stops, to]);
  }

  #stops(): Point[] {
    return this.#order.flatMap((id) => {
      const buoy = this.#buoys.get(id);
      return buoy === undefined ? [] : [waterline(buoy.box)];
    });
  }

  #marked(order: readonly SumId[]): void {
    this.#kit.sounds.play('bell');
    for (const [id, buoy] of this.#buoys) {
      const has = order.includes(id);
      if (has === this.#order.includes(id)) continue;
      buoy.mark(has);
      if (has) this.#splash({ x: buoy.box.x, y: buoy.box.y + 62 }, 9);
    }
    this.#order = order;
    this.#route.draw(this.#stops());
    this.#follow();
  }

  /** Water flies up at a place. */
  #splash({ x, y }: Point, count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      this.#particles.emit('drop', x + (random.next() - 0.5) * 70, y, {
        vx: (random.next() - 0.5) * 240,
        vy: -90 - random.next() * 170,
        gravity: 640,
        life: 520,
        size: 0.6 + random.next() * 0.6,
        depth: splashDepth,
      });
  }

  /** Boat and gull follow the course that stands so far. */
  #follow(): void {
    const last = this.#buoys.get(this.#order.at(-1) ?? ('' as SumId));
    if (last === undefined) this.#crew.sendHome();
    else this.#crew.sendTo(passage(last.box), last.lamp);
  }

  async #drift(
    order: readonly SumId[],
    stops: readonly Point[],
    { duration, isMiss }: { readonly duration: number; readonly isMiss: boolean },
  ): Promise<void> {
    const room = (stops[1]?.x ?? 0) - (stops[0]?.x ?? 0) - 10;
    await Promise.all(
      order.flatMap((id, place) => {
        const buoy = this.#buoys.get(id);
        const at = stops[place] ?? { x: 0, y: 0 };
        if (buoy === undefined) return [];
        return isMiss
          ? [buoy.standIn(at, room, duration)]
          : [buoy.driftTo(at, Math.min(0.9, room / buoy.width), duration)];
      }),
    );
  }
}

/** Returns the foot of a buoy, through which the stroke is drawn. */
const waterline = ({ x, y }: Point): Point => ({ x, y: y + 40 });

/** Returns a place just above the line between two buoys, clear of the plate of the second. */
const between = (from: Point = { x: 0, y: 0 }, to: Point = from): Point => ({
  x: from.x + (to.x - from.x) * nearer,
  y: from.y + (to.y - from.y) * nearer + 104,
});

/** Returns where the boat passes a buoy: below its plate, which would hide it. */
const passage = ({ x, y }: Point): Point => ({ x, y: y + 90 });
