import { wasRight } from '@games/kit/api/bus';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { spokenName, targetPiece } from '@games/kit/text/notation';
import { readNotation, zero } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Fluff, game } from './fluff';
import { type Layout, layouts } from './layout';
import { barLength, keptOf } from './matter';
import { note } from './note';
import { cleaned, explained, fluffWorth, heldIn } from './rules';
import { furnish, type LivingRoom } from './scenery';
import { sounds } from './sounds.gen';
import { startText } from './start-text';
import { swallow } from './swallow';
import { texts } from './texts.gen';
import { celebrateTurbo } from './turbo';

/** A living room seen from above: one value has many names, and the bag takes them all. */
export default class StofzuigenScene extends PracticeScene {
  #rooms = 0;
  // Set in build().
  #room!: LivingRoom;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'A G E C', instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    this.#rooms = countIn(await this.loadKeepsake(), 'rooms');
    this.#room = furnish(this.kit, {
      layout: this.#layout,
      rooms: this.#rooms,
      finished: this.answers.filter(wasRight).length,
      light: varietyOf(this.seed).light,
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
    const { hose, dust, backdrop } = this.#room;
    hose.update(delta);
    dust.update(delta, hose.mouth);
    if (!this.motion.reduced) backdrop.update(delta);
  }

  /** The fluff in the bag, in a round without numbers. */
  #fluffIn({ target = '' }: Task) {
    return varietyOf(this.seed).isTurned ? fluffWorth(readNotation(target) ?? zero) : null;
  }

  protected override instruction(task: Task): string {
    return this.#fluffIn(task) === null ? super.instruction(task) : texts[this.locale]('equals');
  }

  protected async show(task: Task): Promise<void> {
    const { sumIds } = task;
    this.targets.clear();
    this.#room.field.clear();
    this.#room.cat.pose('asleep');
    const fluffIn = this.#fluffIn(task);
    if (fluffIn === null) this.#room.bag.take(targetPiece(task, this.locale));
    else this.#room.bag.takeFluff(fluffIn);
    const arriving = this.#room.field.fill(sumIds);
    const bars = sumIds.map((id) => barLength(this.#room.field.at(id)?.bar ?? []));
    const { num, den } = readNotation(task.target ?? '') ?? zero;
    this.#room.rack.take(num / den, Math.max(...bars));
    this.#room.power.wake(false);
    this.#room.power.add(
      () => this.#room.field.held.length,
      (input) => this.#start(input),
    );
    await Promise.all([arriving, this.#room.vehicle.driveTo(this.#layout.nozzle)]);
    this.bus.emit('say', { text: startText(task, fluffIn, this.locale) });
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const { bagged } = cleaned(verdict.perSum, this.#room.field.held);
    this.#room.cat.pose('happy');
    void this.#room.field.leaveOnly(bagged);
    this.#room.rack.expect(bagged.length);
    await swallow(this.kit, this.#room, bagged);
    this.behind(this.#room.rack.finish());
    if (!isStreak(verdict.streak)) return;
    this.sounds.play('purr');
    if (!this.motion.reduced) this.#room.dust.stir(this.#layout.middle, 24, 320);
  }

  protected override restore({ task, given }: GradedAnswer): void {
    this.#room.field.hold(heldIn(task.sumIds, given));
  }

  /** Collects fluff that fits; the first that does not lies down beside the bag's bar. */
  protected async wrong({ verdict }: GradedAnswer): Promise<void> {
    const result = cleaned(verdict.perSum, this.#room.field.held);
    const id = explained(result);
    const fluff = id === undefined ? undefined : this.#room.field.at(id);
    this.#room.cat.pose('wondering');
    void this.#room.field.leaveOnly([...result.bagged, ...(id === undefined ? [] : [id])]);
    this.#room.rack.expect(result.bagged.length + 1);
    if (result.bagged.length > 0) await swallow(this.kit, this.#room, result.bagged);
    if (fluff === undefined) return;
    await this.#room.vehicle.driveTo(fluff.side);
    this.sounds.play('stop');
    fluff.glow();
    const parts = keptOf(fluff.bar);
    const row = this.#room.rack.rows + 1;
    await this.#room.rack.slide(parts, row, this.#room.hose.way(3));
    await this.#room.rack.measure(parts, row);
  }

  /** Says what lies beside the bag's bar, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { verdict } = graded;
    const result = cleaned(verdict.perSum, this.#room.field.held);
    const id = explained(result);
    if (verdict.right || id === undefined) return super.explain(graded);
    const told = texts[this.locale](result.stuck.length > 0 ? this.#uneven(id, graded.task) : 'left');
    this.bus.emit('say', { text: told });
    this.sounds.play('measure');
    const hose = this.#room.hose.way(34);
    const plate = note(this.kit, this.#layout.note, told, { fluff: this.#room.field.at(id), hose });
    // The continue button stands in its place, clear of the cat.
    this.#room.power.show(false);
    await this.motion.wait(minViewMs);
    const { x, y } = this.#layout.power;
    await waitForContinue(this.kit, { x, y, size: 1.25 });
    this.#room.power.show(true);
    plate.destroy();
  }

  /** Says which of both bars is longer. */
  #uneven(id: SumId, { target = '' }: Task): 'longer' | 'shorter' {
    const { num, den } = readNotation(target) ?? zero;
    return barLength(this.#room.field.at(id)?.bar ?? []) > num / den ? 'longer' : 'shorter';
  }

  protected override async celebrate(): Promise<void> {
    await celebrateTurbo(this.kit, this.#room, this.#layout, this.#rooms + 1);
    this.grew(this.#room.house.middle);
    await this.saveKeepsake({ rooms: this.#rooms + 1 });
  }

  #toggled(fluff: Fluff, isHeld: boolean, isStroke: boolean): void {
    const count = this.#room.field.held.length;
    this.sounds.play(isHeld ? 'mark' : 'loose');
    this.#room.cat.pose(count > 0 ? 'watching' : 'asleep');
    this.#room.power.wake(count > 0);
    const item = spokenName(fluff.sum, this.locale);
    this.bus.emit('say', { text: texts[this.locale](isHeld ? 'held' : 'loose', { item, count }) });
    this.targets.publish();
    if (isHeld && !this.motion.reduced) this.#room.dust.stir(fluff.box, 4, 60);
    if (!isStroke) this.run(async () => void (await this.#room.vehicle.driveTo(fluff.side)));
  }

  /** Starts the machine and sends the answer. */
  #start(input: InputMethod): void {
    const { held } = this.#room.field;
    if (!this.answerable || held.length === 0) return;
    this.sounds.play('start');
    this.#room.power.press();
    this.#room.rumble();
    this.answer({ kind: 'set', optionIds: held }, input);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
