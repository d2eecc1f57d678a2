import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { Point } from '@games/kit/layout/design';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import { Bundle } from './bundle';
import { arcTints } from './ditch';
import { ditchAround, type Hops, hides, hopsWorth, type Miss, wayWithin } from './rules';
import type { Turn, TurnWorld } from './turn';

/** How high the net waits over the insect, design px. */
const over = 124;
const moment = 220;
const tints = [arcTints.hop, arcTints.other, 0xffb9d0, 0xc9f0a0, 0xd9ccff] as const;

/** Collecting: many ways of hopping end on one pad; the net catches all of them. */
export class CollectTurn implements Turn {
  readonly drag = null;
  readonly #world: TurnWorld;
  readonly #bundle: Bundle;
  #sumIds: readonly SumId[] = [];
  #goal = 0;

  constructor(world: TurnWorld) {
    this.#world = world;
    this.#bundle = new Bundle(world.kit, world.layout, world.net, world.changed);
  }

  get isReady(): boolean {
    return this.#bundle.held.length > 0;
  }

  get given() {
    return { given: { kind: 'set' as const, optionIds: this.#bundle.held }, from: undefined };
  }

  ask({ sumIds, target = '' }: Task): void {
    const { ditch, way, swarm, net, layout } = this.#world;
    this.#sumIds = sumIds;
    const goal = Number(target);
    this.#goal = goal;
    ditch.dry(true);
    ditch.lay(
      ditchAround(
        goal,
        sumIds.map((id) => hopsWorth(parseSumOrThrow(id))),
      ),
    );
    way.fromBank();
    ditch.plate(goal, 'known');
    const end = { x: ditch.xAt(goal), y: layout.pads.y - 12 };
    swarm.show(end);
    this.#bundle.offer(sumIds, { x: end.x, y: net.rest - over });
  }

  async right(): Promise<Point> {
    const { way, ditch, layout } = this.#world;
    ditch.plate(this.#goal, 'known');
    const ways = this.#bundle.held.map((id) => this.#wayOf(parseSumOrThrow(id)));
    const [first] = ways;
    for (const [nth, hops] of ways.entries())
      if (nth > 0) way.draw(hops, tints[nth % tints.length] ?? arcTints.hop);
    if (first !== undefined) await way.hop(first);
    const end = first === undefined ? 0 : way.endOf(first);
    ditch.bloom(end);
    return { x: ditch.xAt(end), y: layout.pads.y };
  }

  restore({ given }: GradedAnswer): void {
    if (given.kind !== 'set') return;
    this.#bundle.restore(this.#sumIds.filter((id) => given.optionIds.includes(id)));
  }

  /** The frog hops the sum that was caught although it ends elsewhere, or the one that was left. */
  async wrong({ sum }: GradedAnswer): Promise<void> {
    this.#bundle.only([sum.id]);
    this.#world.ditch.plate(this.#goal, 'known');
    await this.#world.way.hop(this.#wayOf(sum));
  }

  miss({ sum }: GradedAnswer): Miss {
    return this.#bundle.held.includes(sum.id) ? 'elsewhere' : 'here';
  }

  async explain({ sum }: GradedAnswer): Promise<() => void> {
    const { kit, way, ditch } = this.#world;
    const own = way.endOf(this.#wayOf(sum));
    const end = this.#goal;
    if (own !== end && own >= 0 && own <= ditch.pads) {
      ditch.plate(own, 'given');
      ditch.gap(own, end);
      if (hides(own, end, ditch.pitch)) void way.back(this.#wayOf(sum));
    }
    kit.sounds.play('lamp');
    await kit.motion.wait(moment);
    return () => ditch.dry(true);
  }

  stop(): void {
    this.#bundle.clear();
    this.#world.swarm.hide();
  }

  /** The way that is hopped for a sum in this ditch. */
  #wayOf(sum: Sum): Hops {
    return wayWithin(hopsWorth(sum), this.#world.ditch.pads);
  }
}
