import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { Point } from '@games/kit/layout/design';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { arcTints } from './ditch';
import { Lilies } from './lilies';
import {
  asksPad,
  ditchFor,
  ditchOfTable,
  hides,
  hopsFor,
  hopsOf,
  landingOf,
  type Miss,
  missOfHops,
  missOfNet,
} from './rules';
import type { Turn, TurnWorld } from './turn';

/** How high the net waits over the insect, design px. */
const over = 124;
const largestDitch = 120;
const moment = 220;

/** Choosing: how often does a hop fit, how long is it, or where do all of them end? The net is held over the lily that says it. */
export class ChooseTurn implements Turn {
  readonly drag = null;
  readonly #world: TurnWorld;
  readonly #lilies: Lilies;

  constructor(world: TurnWorld) {
    this.#world = world;
    this.#lilies = new Lilies(world.kit, world.layout, world.net, world.changed);
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
    const { ditch, way, net, isTurned } = this.#world;
    const right = hopsOf(sum);
    const landings = options.map(({ value }) => landingOf(hopsFor(sum, value) ?? right));
    const farthest = Math.max(landingOf(right), ...landings.filter((pad) => pad <= largestDitch));
    ditch.dry(true);
    ditch.lay(Math.max(asksPad(sum) ? ditchOfTable(right) : 0, ditchFor(farthest)));
    if (isTurned && !asksPad(sum)) way.backFrom(landingOf(right));
    else way.fromBank();
    const x = asksPad(sum) ? ditch.xAt(ditch.pads / 2) : this.#showGoal(sum);
    this.#lilies.offer(options, { x, y: net.rest - over });
  }

  async right({ sum }: GradedAnswer): Promise<Point> {
    const { way, ditch, layout } = this.#world;
    const right = hopsOf(sum);
    const end = way.endOf(right);
    this.#netOver(end);
    if (!asksPad(sum)) ditch.plate(landingOf(right), 'known');
    await way.hop(right);
    ditch.bloom(end);
    if (asksPad(sum)) ditch.plate(end, 'right');
    return { x: ditch.xAt(end), y: layout.pads.y };
  }

  restore({ given }: GradedAnswer): void {
    if (given.kind === 'choice') this.#lilies.restore(given.optionId);
  }

  /** The frog hops as the lily says, past the insect or not up to it; where the pad is asked, past the net. */
  async wrong({ sum, answered }: GradedAnswer): Promise<void> {
    const { way } = this.#world;
    const given = hopsFor(sum, answered);
    const right = hopsOf(sum);
    this.#netOver(way.endOf(asksPad(sum) && given !== null ? given : right));
    if (!asksPad(sum)) this.#world.ditch.plate(landingOf(right), 'known');
    const hops = asksPad(sum) ? right : given;
    if (hops !== null) await way.hop(hops);
  }

  miss({ sum, answered }: GradedAnswer): Miss {
    const given = hopsFor(sum, answered) ?? { count: 0, each: 1, rest: 0 };
    return asksPad(sum) ? missOfNet(landingOf(given), hopsOf(sum)) : missOfHops(given, hopsOf(sum));
  }

  async explain({ sum, answered, correct }: GradedAnswer): Promise<() => void> {
    const { kit, way, ditch } = this.#world;
    const right = hopsOf(sum);
    const given = hopsFor(sum, answered);
    const end = way.endOf(right);
    kit.sounds.play('lamp');
    if (asksPad(sum)) ditch.plate(end, 'right');
    else way.draw(right, arcTints.other);
    const own = given === null ? end : way.endOf(given);
    if (own !== end && own >= 0 && own <= ditch.pads) {
      ditch.plate(own, 'given');
      ditch.gap(own, end);
      if (given !== null && hides(own, end, ditch.pitch)) void way.back(given);
    }
    this.#lilies.light(correct);
    await kit.motion.wait(moment);
    return () => ditch.dry(true);
  }

  stop(): void {
    this.#lilies.clear();
    this.#world.swarm.hide();
  }

  /** Shows the insect where all hops end, with the number of the sum; returns where it is. */
  #showGoal(sum: Sum): number {
    const { ditch, way, swarm, layout } = this.#world;
    const right = hopsOf(sum);
    ditch.plate(landingOf(right), 'known');
    const x = ditch.xAt(way.endOf(right));
    swarm.show({ x, y: layout.pads.y - 12 });
    return x;
  }

  #netOver(pad: number): void {
    const { net, ditch } = this.#world;
    const x = ditch.xAt(Math.min(ditch.pads, Math.max(0, pad)));
    void net.flyTo(x, net.rest - over, 300);
  }
}
