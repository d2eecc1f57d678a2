import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { Point } from '@games/kit/layout/design';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { arcTints } from './ditch';
import { Lilies } from './lilies';
import { ditchFor, type Hops, hopsFor, hopsOf, landingOf, type Miss, missOfHops } from './rules';
import type { Turn, TurnWorld } from './turns';

/** How high the net waits over the insect, design px. */
const over = 76;
const largestDitch = 120;
const moment = 220;

/** Choosing: how often does a hop fit, and how long is it? The net is held over the lily that says it. */
export class ChooseTurn implements Turn {
  readonly drag = null;
  readonly #world: TurnWorld;
  readonly #lilies: Lilies;

  constructor(world: TurnWorld) {
    this.#world = world;
    this.#lilies = new Lilies(world.kit, world.layout, world.net, () => undefined);
  }

  get isReady(): boolean {
    return this.#lilies.chosen !== null;
  }

  get given() {
    const { box, chosen } = this.#lilies;
    const from = box === undefined ? undefined : { x: box.x, y: box.y };
    return { given: { kind: 'choice' as const, optionId: chosen ?? '' }, from };
  }

  ask({ options = [] }: Task, sum: Sum): void {
    const { ditch, way, swarm, net, layout, isTurned } = this.#world;
    const right = hopsOf(sum);
    const goal = landingOf(right);
    const landings = options.map(({ value }) => landingOf(hopsFor(sum, value) ?? right));
    ditch.dry(true);
    ditch.lay(ditchFor(Math.max(goal, ...landings.filter((pad) => pad <= largestDitch))));
    if (isTurned) way.backFrom(goal);
    else way.fromBank();
    ditch.plate(goal, 'known');
    const end = { x: ditch.xAt(way.endOf(right)), y: layout.pads.y - 12 };
    swarm.show(end);
    this.#lilies.offer(options, { x: end.x, y: net.rest - over });
  }

  async right({ sum }: GradedAnswer): Promise<Point> {
    const { way, ditch, layout, net } = this.#world;
    const right = hopsOf(sum);
    const end = way.endOf(right);
    const x = ditch.xAt(end);
    void net.flyTo(x, net.rest - over, 300);
    await way.hop(right);
    ditch.bloom(end);
    return { x, y: layout.pads.y };
  }

  restore({ given }: GradedAnswer): void {
    if (given.kind === 'choice') this.#lilies.restore(given.optionId);
  }

  /** The frog hops as the lily says, past the insect or not up to it. */
  async wrong({ sum, answered }: GradedAnswer): Promise<void> {
    const given = hopsFor(sum, answered);
    if (given !== null) await this.#world.way.hop(given);
  }

  miss({ sum, answered }: GradedAnswer): Miss {
    return missOfHops(hopsFor(sum, answered) ?? { count: 0, each: 1, rest: 0 }, hopsOf(sum));
  }

  async explain({ sum, answered, correct }: GradedAnswer): Promise<() => void> {
    const { kit, way, ditch } = this.#world;
    const right = hopsOf(sum);
    const given = hopsFor(sum, answered);
    kit.sounds.play('lamp');
    way.draw(right, arcTints.other);
    if (given !== null) this.#showEnd(given, right);
    this.#lilies.light(correct);
    await kit.motion.wait(moment);
    return () => ditch.dry(true);
  }

  stop(): void {
    this.#lilies.clear();
    this.#world.swarm.hide();
  }

  /** The number of the pad on which the child's hops end, where it is in the picture. */
  #showEnd(given: Hops, right: Hops): void {
    const { way, ditch } = this.#world;
    const [own, end] = [way.endOf(given), way.endOf(right)];
    if (own === end || own < 0 || own > ditch.pads) return;
    ditch.plate(own, 'given', 1);
    ditch.gap(own, end);
  }
}
