import type { Drag } from '@games/kit/demonstration/beats';
import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { Point } from '@games/kit/layout/design';
import { seedOf } from '@/maths/random';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { teachNet } from './lesson';
import { Placing } from './placing';
import { ditchOfTable, hopsOf, knownHops, landingOf, type Miss, missOfNet, netStart } from './rules';
import { texts } from './texts.gen';
import type { Turn, TurnWorld } from './turn';

const dragBy = 0.24;

/** Placing: the net is put over the pad on which the frog will land. */
export class PlaceTurn implements Turn {
  readonly #world: TurnWorld;
  readonly #placing: Placing;
  #misses = 0;

  constructor(world: TurnWorld) {
    this.#world = world;
    const { kit, layout, ditch, net, changed } = world;
    this.#placing = new Placing(kit, layout, ditch, net, changed);
  }

  get isReady(): boolean {
    return this.#placing.hasMoved;
  }

  get given() {
    const { x, y } = this.#world.net.box;
    return { given: { kind: 'place' as const, value: `${this.#placing.value}` }, from: { x, y } };
  }

  get drag(): Drag {
    const { net, kit } = this.#world;
    const { x, y, scale } = net.box;
    const from = { x, y: y - 40 * scale };
    // Towards the farther end of the ditch.
    const way = kit.design.width * dragBy * (x < kit.design.width / 2 ? 1 : -1);
    return { commits: false, from, to: { x: x + way, y: from.y } };
  }

  ask({ position }: Task, sum: Sum): void {
    const { ditch, way, isTurned, kit, seed } = this.#world;
    const hops = hopsOf(sum);
    ditch.dry();
    ditch.lay(ditchOfTable(hops));
    if (isTurned) {
      ditch.dry(true);
      const pad = way.fromKnown(knownHops(hops.count), hops.each);
      ditch.plate(pad, 'hint');
      kit.say(texts[kit.locale]('known', { count: pad }));
    } else way.fromBank();
    this.#placing.begin(netStart(ditch.pads, hops, seedOf(seed, position)));
  }

  async right({ sum }: GradedAnswer): Promise<Point> {
    const { way, ditch, layout, net } = this.#world;
    this.#misses = 0;
    const hops = hopsOf(sum);
    await way.hop(hops);
    const landing = landingOf(hops);
    ditch.plate(landing, 'right');
    ditch.bloom(landing);
    void net.dip();
    return { x: ditch.xAt(landing), y: layout.pads.y };
  }

  restore({ answered }: GradedAnswer): void {
    if (answered !== null) this.#placing.put(Number(answered));
  }

  async wrong({ sum }: GradedAnswer): Promise<void> {
    this.#misses += 1;
    await this.#world.way.hop(hopsOf(sum));
  }

  miss({ sum, answered }: GradedAnswer): Miss {
    const right = hopsOf(sum);
    return missOfNet(Number(answered ?? 0), right, this.#world.isTurned ? knownHops(right.count) : 0);
  }

  async explain({ sum, answered }: GradedAnswer): Promise<() => void> {
    const { kit } = this.#world;
    const right = hopsOf(sum);
    const net = Number(answered ?? 0);
    const world = { ...this.#world, glass: this.#placing.glass };
    const clear = await teachNet(kit, world, { net, right, isAgain: this.#misses > 1 });
    kit.say(texts[kit.locale]('compared', { own: net, right: landingOf(right) }));
    return () => {
      clear();
      this.#world.ditch.dry(true);
    };
  }

  stop(): void {
    this.#placing.stop();
  }
}
