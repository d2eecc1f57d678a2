import type { Particles } from '@games/kit/effects/particles';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { ReadyButton } from '@games/kit/parts/ready-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { spokenName } from '@games/kit/text/notation';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects } from 'phaser';
import { rightOrder } from '@/maths/round/judging/right-order';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { Buoy } from './buoy';
import { type Claims, hoistNext, hoistTo, orderOf } from './claims';
import { Crew } from './crew';
import { Gap } from './gap';
import { Hoist } from './hoist';
import type { Layout } from './layout';
import { type Lens, lensOver } from './lens';
import { Mast } from './mast';
import {
  crestsOf,
  dips,
  graphSpots,
  heightOf,
  isReversed,
  middleOf,
  moorings,
  pitchOf,
  roomFor,
  steepest,
} from './rules';
import { texts } from './texts.gen';
import { Wake } from './wake';

/** Steps of a mast by keys, and of its sound: one an arrow, three a Page key. */
const steps = 20;
const ahead: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 3, PageDown: -3 };
/** Pitch of the lowest height, as a share of that of its sound; the highest is an octave higher. */
const lowest = 0.75;
/** How far the wave swells below the foot of the masts, design px. */
const trough = 30;
/** From where the boat takes its run at the first mast, design px. */
const runUp = 92;
/** Where a mast can be taken hold of: above its plate, so far beside it, design px. */
const plateHigh = 50;
const ebbs = 320;

interface CourseSpec {
  readonly layout: Layout;
  readonly boat: GameObjects.Container;
  readonly particles: Particles;
  readonly ready: (order: readonly SumId[], input: InputMethod) => void;
}

interface Moored {
  readonly buoy: Buoy;
  readonly mast: Mast;
}

/** The masts of a task, the pennants that the child hoists on them, and the graph they become. */
export class Course {
  readonly #moored = new Map<SumId, Moored>();
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #boat: GameObjects.Container;
  readonly #crew: Crew;
  readonly #wake: Wake;
  readonly #gap: Gap;
  readonly #particles: Particles;
  readonly #hoist: Hoist;
  readonly #ready: ReadyButton;
  #claims: Claims = new Map();
  #direction: Task['direction'];
  /** The lighthouse, which hangs at its place from the start. */
  #lit: SumId | null = null;
  #heard = 0;

  constructor(kit: SceneKit, { layout, boat, particles, ready }: CourseSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#boat = boat;
    this.#crew = new Crew(kit, boat, layout);
    this.#wake = new Wake(kit.scene, kit.motion, layout.masts.foot + trough);
    this.#gap = new Gap(kit, layout);
    this.#particles = particles;
    this.#hoist = new Hoist(kit, {
      gripAt: (at) => this.#gripAt(at),
      heightOf: (id) => heightOf(this.#claims.get(id as SumId) ?? 0, layout.masts),
      pulled: (id, y, isOver) => this.#pulled(id as SumId, y, isOver),
    });
    this.#ready = new ReadyButton(kit, {
      ...layout.castOff,
      label: texts[kit.locale]('castOff'),
      enabled: () => this.#moored.size > 0 && this.#claims.size === this.#moored.size,
      press: (input) => ready(orderOf(this.#claims, this.#direction), input),
    });
  }

  /**
   * Moors the buoys of a task; resolves when they can be read. In a `turned` round the middle one is a lighthouse, whose
   * pennant hangs at half the height from the start.
   */
  async show(task: Task, turned: boolean): Promise<void> {
    const { sumIds, direction } = task;
    const lit = turned ? middleOf(task) : null;
    this.#lit = lit?.id ?? null;
    this.#direction = direction;
    this.#claims = new Map(lit === null ? [] : [[lit.id, 0.5]]);
    const spots = moorings(sumIds.length, this.#layout);
    const room = roomFor(sumIds.length, this.#layout);
    const arriving = sumIds.map((id, index) => {
      const at = spots[index] ?? { x: 0, y: 0 };
      const place = lit?.id === id ? lit.place : null;
      const buoy = new Buoy(this.#kit, parseSumOrThrow(id), { at, room, index, place });
      const mast = new Mast(this.#kit, at, index, this.#layout.masts);
      this.#moored.set(id, { buoy, mast });
      return Promise.all([buoy.arrive(index * 25), mast.arrive(index * 25)]);
    });
    await Promise.all(arriving);
    for (const id of sumIds) this.#addTarget(id);
    this.#hang();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#crew.update(delta);
    for (const { mast } of this.#moored.values()) mast.update(delta);
  }

  /** Shows or hides the gull, which does not sail the regatta. */
  crew(on: boolean): void {
    this.#crew.show(on);
  }

  /** Takes over the order of an answer that another scene received. */
  take(order: readonly SumId[]): void {
    const count = order.length;
    const rising = this.#direction === 'down' ? order.toReversed() : order;
    this.#claims = new Map(rising.map((id, k) => [id, (k + 1) / count]));
    this.#hang();
  }

  /** Returns a pull that hoists a pennant, for the hand that shows it. */
  get pull(): { readonly from: Point; readonly to: Point } | null {
    const [, second] = [...this.#moored.values()];
    if (second === undefined) return null;
    const { x, y } = second.buoy.box;
    return { from: { x, y }, to: { x, y: this.#layout.masts.top } };
  }

  /** Brings the masts into the child's order and every pennant to its true height, as the boat sails past. */
  async sail(task: Task, duration: number): Promise<void> {
    const { motion } = this.#kit;
    const order = orderOf(this.#claims, task.direction);
    this.#release();
    this.#crew.release();
    const pennants = graphSpots(order, this.#layout);
    const told = steepest(order, task.direction);
    const crest = crestsOf(pennants, told === null);
    const [first, last] = [crest[0], crest.at(-1)];
    if (first === undefined || last === undefined) return;
    const wrong = dips(order, task.direction);
    const { from, foot } = this.#layout.masts;
    const start = { x: from - runUp, y: foot + trough };
    const drifting = duration > 500 ? 400 : 250;
    await Promise.all([
      this.#drift(order, drifting),
      motion.tween({ targets: this.#boat, ...start, angle: 0, duration: drifting, ease: 'Sine.InOut' }),
    ]);
    if (told !== null) this.#wake.ghost(graphSpots(rightOrder(task), this.#layout));
    const end = { x: this.#layout.beyond, y: last.y };
    await this.#wake.sail(this.#boat, [start, ...crest, end], {
      dips: wrong,
      duration,
      passed: (place) => this.#passed(order, pennants, place, wrong.includes(place)),
    });
    if (told !== null && !isReversed(order, task.direction)) await this.#tell(order, pennants, told);
  }

  /** Where the two numbers hang between which the course goes the wrong way; null when it never does, or all the way. */
  told(task: Task): { readonly before: Point; readonly after: Point; readonly lens: Lens | null } | null {
    const order = orderOf(this.#claims, task.direction);
    const leg = steepest(order, task.direction);
    if (leg === null || isReversed(order, task.direction)) return null;
    return this.#pair(graphSpots(order, this.#layout), leg);
  }

  /** The masts of a right course sink, while the next ones come. */
  async sink(): Promise<void> {
    const left = [...this.#moored.values()];
    this.#moored.clear();
    this.#claims = new Map();
    for (const { buoy } of left) buoy.destroy();
    await Promise.all([this.#wake.ebb(ebbs), ...left.map(({ mast }) => mast.sink(ebbs))]);
  }

  /** Gives the line of the course away. */
  handOver(): readonly GameObjects.Image[] {
    return this.#wake.handOver();
  }

  clear(): void {
    this.#release();
    this.#wake.clear();
    this.#gap.clear();
    for (const { buoy, mast } of this.#moored.values()) {
      buoy.destroy();
      mast.destroy();
    }
    this.#moored.clear();
    this.#claims = new Map();
    this.#lit = null;
    this.#crew.sendHome();
    this.#ready.refresh();
  }

  #release(): void {
    this.#hoist.drop();
    for (const id of this.#moored.keys()) this.#kit.targets.remove(id);
  }

  #addTarget(id: SumId): void {
    const { targets, locale } = this.#kit;
    const moored = this.#moored.get(id);
    if (moored === undefined) return;
    const { box, sum, size } = moored.buoy;
    const name = spokenName(sum, locale);
    const place = () => orderOf(this.#claims, this.#direction).indexOf(id) + 1;
    const label = () => (place() === 0 ? name : kitTexts[locale]('inPlace', { label: name, place: place() }));
    targets.add({
      id,
      value: id,
      label,
      object: box,
      size,
      onRelease: true,
      selected: () => this.#claims.has(id),
      press: () => {
        if (!this.#hoist.isPulling) this.#press(id);
      },
      keys: { from: 'own', take: (key) => this.#take(id, key) },
      range: () => {
        const share = this.#claims.get(id);
        if (share === undefined) return undefined;
        return { min: 0, max: steps, now: Math.round(share * steps), text: label() };
      },
    });
  }

  /** Hoists a pennant by one press, or lets it down; the lighthouse stays. */
  #press(id: SumId): void {
    if (id === this.#lit) return;
    const spec = { count: this.#moored.size, direction: this.#direction, fixed: this.#lit };
    this.#change(this.#claims.has(id) ? hoistTo(this.#claims, id, 0) : hoistNext(this.#claims, id, spec), id);
  }

  /** An arrow hoists higher or lower; to the side it goes on to the next mast. */
  #take(id: SumId, key: string): void {
    const ids = [...this.#moored.keys()];
    const aside = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const next = ids[ids.indexOf(id) + aside];
    if (aside !== 0 && next !== undefined) this.#kit.targets.focus(next);
    const by = ahead[key];
    const share = this.#claims.get(id);
    if (by === undefined || share === undefined || id === this.#lit) return;
    this.#change(hoistTo(this.#claims, id, share + by / steps), id);
  }

  #gripAt({ x, y }: Point) {
    const { top, foot } = this.#layout.masts;
    const half = pitchOf(this.#moored.size, this.#layout.masts) / 2;
    for (const [id, { buoy }] of this.#moored) {
      const { box, size } = buoy;
      if (id === this.#lit) continue;
      const onPlate = Math.abs(x - box.x) < size.width / 2 && Math.abs(y - box.y) < size.height / 2;
      const onMast =
        Math.abs(x - box.x) < half && y > top - plateHigh && y < Math.max(foot, box.y - plateHigh);
      if (onPlate || onMast) return { id, onMast: !onPlate };
    }
    return null;
  }

  #pulled(id: SumId, y: number, isOver: boolean): void {
    const { top, foot } = this.#layout.masts;
    const share = Math.min(1, Math.max(0, (foot - y) / (foot - top)));
    const step = Math.round(share * steps);
    if (step !== this.#heard) this.#kit.sounds.play('pulley', pitch(share));
    this.#heard = step;
    if (isOver) this.#change(hoistTo(this.#claims, id, share), id);
    else this.#carry(id, share);
  }

  /** The pennant follows the hand, and the gull goes up with the highest. */
  #carry(id: SumId, share: number): void {
    const mast = this.#moored.get(id)?.mast;
    if (mast === undefined) return;
    mast.hoist(share);
    const others = [...this.#claims].flatMap(([other, height]) => (other === id ? [] : [height]));
    if (others.every((height) => height < share))
      this.#crew.lead({ x: mast.at.x, y: heightOf(share, this.#layout.masts) });
  }

  #change(claims: Claims, id: SumId): void {
    const had = this.#claims.has(id);
    this.#claims = claims;
    const share = claims.get(id);
    this.#kit.sounds.play('bell', pitch(share ?? 0));
    const buoy = this.#moored.get(id)?.buoy;
    if (buoy !== undefined && had !== claims.has(id)) {
      buoy.duck(share !== undefined);
      this.#splash({ x: buoy.box.x, y: buoy.box.y + 40 }, 9);
    }
    this.#hang();
  }

  /** Every pennant hangs where the child has it, and the gull sits on the highest. */
  #hang(): void {
    for (const [id, { mast }] of this.#moored) mast.hoist(this.#claims.get(id) ?? null);
    this.#ready.refresh();
    const top = orderOf(this.#claims, 'up').at(-1);
    const mast = top === undefined ? undefined : this.#moored.get(top)?.mast;
    if (top === undefined || mast === undefined) this.#crew.sendHome();
    else
      this.#crew.lead({
        x: mast.at.x,
        y: heightOf(this.#claims.get(top) ?? 0, this.#layout.masts),
      });
  }

  #passed(order: readonly SumId[], pennants: readonly Point[], place: number, isWrong: boolean): void {
    const { sounds } = this.#kit;
    const moored = this.#moored.get(order[place] ?? ('' as SumId));
    const at = pennants[place];
    if (moored === undefined || at === undefined) return;
    void moored.mast.settle(at.y, 160);
    moored.mast.snap();
    this.#splash({ x: this.#boat.x, y: this.#boat.y }, 6);
    const { top, foot } = this.#layout.masts;
    // The line is heard as it rises.
    sounds.play(isWrong ? 'dip' : 'pass', pitch((foot - at.y) / (foot - top)));
    this.#crew.lead(at);
  }

  #pair(pennants: readonly Point[], leg: number) {
    const [before = { x: 0, y: 0 }, after = { x: 0, y: 0 }] = [pennants[leg - 1], pennants[leg]];
    return {
      before,
      after,
      lens: lensOver([before, after], this.#layout.masts, this.#kit.design.orientation),
    };
  }

  /** The other masts step back, and the gap between two numbers is shown at its true height, a small one in a lens too. */
  async #tell(order: readonly SumId[], pennants: readonly Point[], leg: number): Promise<void> {
    const { before, after, lens } = this.#pair(pennants, leg);
    const pair = [order[leg - 1], order[leg]].map((id) => this.#moored.get(id ?? ('' as SumId)));
    for (const moored of this.#moored.values()) {
      if (pair.includes(moored)) continue;
      moored.mast.dim();
      moored.buoy.dim();
    }
    const [from, to] = pair;
    if (from === undefined || to === undefined) return;
    await Promise.all([from.mast.settle(before.y, 1), to.mast.settle(after.y, 1)]);
    for (const { mast } of [from, to]) mast.furl();
    this.#gap.show([before, after], [from.buoy.sum, to.buoy.sum], lens);
    // On the lower of both: the sentence stands above the higher.
    this.#crew.lead(after.y > before.y ? after : before);
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
        depth: 39,
      });
  }

  async #drift(order: readonly SumId[], duration: number): Promise<void> {
    const spots = moorings(order.length, this.#layout);
    await Promise.all(
      order.flatMap((id, place) => {
        const [moored, spot] = [this.#moored.get(id), spots[place]];
        return moored === undefined || spot === undefined
          ? []
          : [moored.buoy.driftTo(spot, duration), moored.mast.driftTo(spot, duration)];
      }),
    );
  }
}

/** The higher a pennant, the higher it sounds. */
const pitch = (share: number): number => lowest * 2 ** share;
