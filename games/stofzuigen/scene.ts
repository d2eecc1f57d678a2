import { wasRight } from '@games/kit/api/bus';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { spokenName, targetPiece, valueText } from '@games/kit/text/notation';
import { type Piece, piecesInText } from '@games/kit/text/prompt-pieces';
import { readNotation, zero } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Fluff, game } from './fluff';
import { type Layout, layouts } from './layout';
import { barLength, barOf, keptOf, partsOfOne } from './matter';
import { bagOrder, cleaned, explained, fluffWorth, heldIn } from './rules';
import { cleanAfter, furnish, type LivingRoom } from './scenery';
import { sentence } from './sentence';
import { sounds } from './sounds.gen';
import { startText } from './start-text';
import { blowOff, swallow } from './swallow';
import type { Sweep } from './sweep';
import { texts } from './texts.gen';
import { celebrateTurbo } from './turbo';
import type { Found } from './weave';

/** Time the whole stair stands before the next fluff comes, ms. */
const stairStands = 110;

/** What is told of a miss where the bag holds a fluff instead of a number. */
const thanFluff = { more: 'moreFluff', less: 'lessFluff', same: 'sameFluff' } as const;

const barsOf = (ids: readonly SumId[]): Found =>
  bagOrder(ids.map(parseSumOrThrow)).map((sum) => keptOf(barOf(sum)));

/** A living room seen from above: one value has many names, and the bag takes them all. */
export default class StofzuigenScene extends PracticeScene {
  #rooms = 0;
  /** Values of the bags that were filled in this round, while this scene stands. */
  readonly #found: Piece[] = [];
  #sweep: Sweep | null = null;
  // Set in build().
  #room!: LivingRoom;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'A G E C', instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    this.#rooms = countIn(await this.loadKeepsake(), 'rooms');
    const right = this.answers.filter(wasRight);
    for (const { sumIds, given } of right) {
      const [first] = heldIn(sumIds, given);
      if (first !== undefined)
        this.#found.push({ kind: 'text', text: valueText(parseSumOrThrow(first), this.locale) });
    }
    this.#room = furnish(this.kit, {
      layout: this.#layout,
      rooms: this.#rooms,
      found: right.map(({ sumIds, given }) => barsOf(heldIn(sumIds, given))),
      light: varietyOf(this.seed).light,
      particles: this.particles,
      toggled: (...told) => this.#toggled(...told),
    });
    this.targets.onKey((key) => {
      if (key !== 'r' && key !== 'Enter') return false;
      this.targets.press('ready', 'keyboard');
      return true;
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    if (this.#room === undefined) return;
    const { hose, dust, backdrop, machine, field } = this.#room;
    hose.update(delta);
    dust.update(delta, hose.mouth);
    this.#sweep?.update();
    if (this.motion.reduced) return;
    backdrop.update(delta);
    machine.look(hose.mouth);
    field.update(delta);
  }

  /** The fluff in the bag, in a round without numbers. */
  #fluffIn({ target = '' }: Task) {
    return varietyOf(this.seed).isTurned ? fluffWorth(readNotation(target) ?? zero) : null;
  }

  protected override instruction(task: Task): string {
    return this.#fluffIn(task) === null ? super.instruction(task) : texts[this.locale]('equals');
  }

  protected async show(task: Task): Promise<void> {
    const { cat, field, machine, power, stair, drive } = this.#room;
    this.targets.clear();
    field.clear();
    stair.clear();
    cat.pose('asleep');
    machine.pose('waiting');
    const fluffIn = this.#fluffIn(task);
    if (fluffIn === null) machine.take(targetPiece(task, this.locale));
    else machine.takeFluff(fluffIn);
    const arriving = field.fill(task.sumIds);
    power.wake(false);
    power.add(
      () => field.held.length,
      (input) => this.#start(input),
    );
    await Promise.all([arriving, drive(this.#layout.nozzle)]);
    this.bus.emit('say', { text: startText(task, fluffIn, this.locale) });
  }

  protected async right({ task, verdict }: GradedAnswer): Promise<void> {
    const { cat, field, machine, stair, weave, dust, brighten } = this.#room;
    const { bagged } = cleaned(verdict.perSum, field.held);
    cat.pose('happy');
    void field.leaveOnly(bagged);
    this.#lay(task, bagged, null);
    await swallow(this.kit, this.#room, bagged);
    await stair.agree();
    machine.pose('happy');
    this.#found.push(targetPiece(task, this.locale));
    await this.motion.wait(stairStands);
    this.behind(this.#weave(barsOf(bagged)));
    brighten((weave.count + 1) / cleanAfter);
    if (!isStreak(verdict.streak)) return;
    this.sounds.play('purr');
    machine.hop();
    if (!this.motion.reduced) dust.stir(this.#layout.middle, 24, 320);
  }

  /** Lets the stair become a panel of the rug, and the bag fuller. */
  async #weave(bars: Found): Promise<void> {
    const { stair, weave, machine } = this.#room;
    await stair.fold(weave.next);
    weave.add(bars);
    machine.fill(weave.count);
  }

  protected override restore({ task, given }: GradedAnswer): void {
    this.#room.field.hold(heldIn(task.sumIds, given));
  }

  /** Collects fluff that fits; the first that does not is uncovered below the bag's bar. */
  protected async wrong({ task, verdict }: GradedAnswer): Promise<void> {
    const { cat, field, machine, drive } = this.#room;
    const result = cleaned(verdict.perSum, field.held);
    const id = explained(result);
    const fluff = id === undefined ? undefined : field.at(id);
    void field.leaveOnly([...result.bagged, ...(id === undefined ? [] : [id])]);
    this.#lay(task, result.bagged, fluff ?? null);
    if (result.bagged.length > 0) await swallow(this.kit, this.#room, result.bagged);
    cat.pose('wondering');
    machine.pose('wondering');
    if (fluff === undefined) return;
    await drive(fluff.side);
    this.sounds.play('stop');
    await blowOff(this.#room, fluff, result.bagged.length + 1);
  }

  /** Shows what lies below the bag's bar, says it, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { task, verdict } = graded;
    const { field, power, stair, drive } = this.#room;
    const result = cleaned(verdict.perSum, field.held);
    const id = explained(result);
    if (verdict.right || id === undefined) return super.explain(graded);
    const told = this.#told(task, id, result.stuck.length > 0);
    const sum = parseSumOrThrow(id);
    const about = { item: spokenName(sum, this.locale), value: valueText(sum, this.locale), told };
    this.bus.emit('say', { text: texts[this.locale]('worth', about) });
    this.sounds.play('measure');
    void drive(this.#layout.nozzle);
    const gap = await stair.measure();
    const plate = sentence(this.kit, this.#layout.stair, gap, told);
    // The continue button stands in its place.
    power.show(false);
    await this.motion.wait(minViewMs);
    const { x, y } = this.#layout.power;
    await waitForContinue(this.kit, { x, y, size: 1.25 });
    power.show(true);
    plate.destroy();
  }

  /** Says how what lies below the bag's bar differs from it. */
  #told(task: Task, id: SumId, isStuck: boolean): string {
    const { num, den } = readNotation(task.target ?? '') ?? zero;
    const kind = isStuck ? (barLength(barOf(parseSumOrThrow(id))) > num / den ? 'more' : 'less') : 'same';
    if (this.#fluffIn(task) !== null) return texts[this.locale](thanFluff[kind]);
    return texts[this.locale](kind, { target: piecesInText([targetPiece(task, this.locale)]) });
  }

  /** Lays the bag's bar on the rug, with room for others below it. */
  #lay(task: Task, bagged: readonly SumId[], told: Fluff | null): void {
    const { num, den } = readNotation(task.target ?? '') ?? zero;
    const sums = [...bagged.map(parseSumOrThrow), ...(told === null ? [] : [told.sum])];
    this.#room.stair.begin({
      length: num / den,
      asked: targetPiece(task, this.locale),
      unit: den,
      isParted: sums.some((sum) => partsOfOne(sum) > 1),
      bagged: bagged.length,
      told: told === null ? null : barLength(told.bar),
    });
  }

  protected override async celebrate(): Promise<void> {
    const rooms = this.#rooms + 1;
    await celebrateTurbo(this.kit, this.#room, this.#layout, {
      found: this.#found,
      rooms,
      steered: (sweep) => {
        this.#sweep = sweep;
      },
    });
    this.grew(this.#room.house.middle);
    await this.saveKeepsake({ rooms });
  }

  #toggled(fluff: Fluff, isHeld: boolean): void {
    const { field, cat, power, dust } = this.#room;
    const count = field.held.length;
    this.sounds.play(isHeld ? 'mark' : 'loose', 1 + count * 0.08);
    cat.pose(count > 0 ? 'watching' : 'asleep');
    power.wake(count > 0);
    const item = spokenName(fluff.sum, this.locale);
    this.bus.emit('say', { text: texts[this.locale](isHeld ? 'held' : 'loose', { item, count }) });
    this.targets.publish();
    if (isHeld && !this.motion.reduced) dust.stir(fluff.box, 6, 90);
  }

  /** Starts the machine and sends the answer. */
  #start(input: InputMethod): void {
    const { field, hose, machine, power } = this.#room;
    const { held } = field;
    if (!this.answerable || held.length === 0) return;
    this.sounds.play('start');
    hose.letGo();
    power.press();
    machine.pose('eating');
    machine.rumble();
    this.answer({ kind: 'set', optionIds: held }, input);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
