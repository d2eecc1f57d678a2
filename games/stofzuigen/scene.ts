import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import type { Backdrop } from '@games/kit/effects/backdrop';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { Vehicle } from '@games/kit/parts/vehicle';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { spokenName, spokenNames, targetPiece, valueText } from '@games/kit/text/notation';
import { piecesInText } from '@games/kit/text/prompt-pieces';
import type { GameObjects } from 'phaser';
import { readNotation, zero } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Bag } from './bag';
import type { Cat } from './cat';
import type { DollsHouse } from './dolls-house';
import { Dust } from './dust';
import { Field } from './field';
import { type Fluff, game } from './fluff';
import { Hose } from './hose';
import { type Layout, layouts } from './layout';
import { barLength, keptOf } from './matter';
import { note } from './note';
import { Rack } from './rack';
import { bagOrder, cleaned, explained, fluffWorth, heldIn } from './rules';
import { furnish } from './scenery';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { turbo } from './turbo';

/** A living room seen from above: one value has many names, and the bag takes them all. */
export default class StofzuigenScene extends PracticeScene {
  #rooms = 0;
  #backdrop: Backdrop<'room' | 'room-tall'> | undefined;
  #hose: Hose | undefined;
  // Set in build().
  #dust!: Dust;
  #field!: Field;
  #rack!: Rack;
  #vehicle!: Vehicle;
  #cat!: Cat;
  #house!: DollsHouse;
  #power!: GameObjects.Image;
  #bag!: Bag;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'A G E C', instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const { canister, nozzle, floor, power } = layout;
    this.#rooms = countIn(await this.loadKeepsake(), 'rooms');
    const { backdrop, cat, house } = furnish(this, this.motion, layout, this.design.orientation, this.#rooms);
    backdrop.tint(varietyOf(this.seed).light);
    this.#backdrop = backdrop;
    this.#cat = cat;
    this.#house = house;
    this.#rack = new Rack(this.kit, layout, this.answers.filter(wasRight).length);
    this.#bag = new Bag(this.kit, layout);
    const port = { x: canister.x - 112 * canister.size, y: canister.y - 66 * canister.size };
    const hose = new Hose(this, port, nozzle);
    this.#hose = hose;
    this.#vehicle = new Vehicle(this.kit, { object: hose.nozzle, speed: 2400 });
    this.#dust = new Dust(this, this.random);
    this.#power = this.sprite(power.x, power.y, 'power').setScale(power.size).setDepth(31);
    this.#field = new Field(this.kit, { floor, hose, toggled: (...told) => this.#toggled(...told) });
    this.targets.onKey((key) => {
      if (key !== 'r' && key !== 'Enter') return false;
      this.targets.press('ready', 'keyboard');
      return true;
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#hose?.update();
    if (this.#hose !== undefined) this.#dust?.update(delta, this.#hose.mouth);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
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
    const t = texts[this.locale];
    this.targets.clear();
    this.#field.clear();
    this.#cat.pose('asleep');
    const fluffIn = this.#fluffIn(task);
    if (fluffIn === null) this.#bag.take(targetPiece(task, this.locale));
    else this.#bag.takeFluff(fluffIn);
    const arriving = this.#field.fill(sumIds);
    const bars = sumIds.map((id) => barLength(this.#field.at(id)?.bar ?? []));
    const { num, den } = readNotation(task.target ?? '') ?? zero;
    this.#rack.take(num / den, Math.max(...bars));
    this.targets.add({
      id: 'ready',
      label: () => t('power', { count: this.#field.held.length }),
      object: this.#power,
      last: true,
      enabled: () => this.#field.held.length > 0,
      press: (input) => this.#start(input),
    });
    await Promise.all([arriving, this.#vehicle.driveTo(this.#layout.nozzle)]);
    const [first, second] = (fluffIn ?? []).map(({ length }) => length);
    const about = {
      count: sumIds.length,
      items: spokenNames(sumIds.map(parseSumOrThrow), this.locale),
    };
    const target = piecesInText([targetPiece(task, this.locale)]);
    this.bus.emit('say', {
      text:
        first === undefined || second === undefined
          ? t('start', { target, ...about })
          : t('startFluff', { first, second, ...about }),
    });
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const { bagged } = cleaned(verdict.perSum, this.#field.held);
    this.#cat.pose('happy');
    void this.#field.leaveOnly(bagged);
    await this.#swallow(bagged);
    this.behind(this.#rack.finish());
    if (!isStreak(verdict.streak)) return;
    this.sounds.play('purr');
    if (!this.motion.reduced) this.#dust.stir(this.#layout.middle, 24, 320);
  }

  protected override restore({ task, given }: GradedAnswer): void {
    this.#field.hold(heldIn(task.sumIds, given));
  }

  /** Collects fluff that fits; the first that does not lies down beside the bag's bar. */
  protected async wrong({ verdict }: GradedAnswer): Promise<void> {
    const result = cleaned(verdict.perSum, this.#field.held);
    const id = explained(result);
    const fluff = id === undefined ? undefined : this.#field.at(id);
    this.#cat.pose('wondering');
    void this.#field.leaveOnly([...result.bagged, ...(id === undefined ? [] : [id])], 0.3);
    if (result.bagged.length > 0) await this.#swallow(result.bagged);
    if (fluff === undefined) return;
    await this.#vehicle.driveTo(fluff.side);
    this.sounds.play('stop');
    fluff.glow();
    const parts = keptOf(fluff.bar);
    const row = this.#rack.rows + 1;
    await this.#rack.slide(parts, row, this.#hose?.way(3) ?? []);
    await this.#rack.measure(parts, row);
  }

  /** Says what lies beside the bag's bar, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { verdict } = graded;
    const result = cleaned(verdict.perSum, this.#field.held);
    const id = explained(result);
    if (verdict.right || id === undefined) return super.explain(graded);
    const t = texts[this.locale];
    const told = t(result.stuck.length > 0 ? 'uneven' : 'left');
    const sum = parseSumOrThrow(id);
    const worth = { item: spokenName(sum, this.locale), value: valueText(sum, this.locale) };
    this.bus.emit('say', { text: `${told} ${t('worth', worth)}` });
    this.sounds.play('measure');
    const plate = note(this.kit, this.#layout.note, told, this.#field.at(id));
    // The continue button stands in its place, clear of the cat.
    this.#power.setVisible(false);
    await this.motion.wait(minViewMs);
    const { x, y } = this.#layout.power;
    await waitForContinue(this.kit, { x, y, size: 1.25 });
    this.#power.setVisible(true);
    plate.destroy();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#field.clear();
    this.#power.setVisible(false);
    const name = banner(this.kit, this.#layout.title, t('turbo'));
    this.sounds.play('turbo');
    this.#cat.pose('watching');
    this.bus.emit('say', { text: `${t('turbo')} ${t('kept', { count: this.#rooms + 1 })}` });
    if (this.#hose !== undefined) await turbo(this.kit, this.#layout, t('suck'), this.#hose, this.#dust);
    name.destroy();
    this.#cat.pose('happy');
    this.sounds.play('purr');
    await this.#house.add();
    this.grew(this.#house.box);
    await this.saveKeepsake({ rooms: this.#rooms + 1 });
  }

  #toggled(fluff: Fluff, isHeld: boolean, isStroke: boolean): void {
    const count = this.#field.held.length;
    this.sounds.play(isHeld ? 'mark' : 'loose');
    this.#cat.pose(count > 0 ? 'watching' : 'asleep');
    const item = spokenName(fluff.sum, this.locale);
    this.bus.emit('say', { text: texts[this.locale](isHeld ? 'held' : 'loose', { item, count }) });
    this.targets.publish();
    if (isHeld && !this.motion.reduced) this.#dust.stir(fluff.box, 4, 60);
    if (!isStroke) this.run(async () => void (await this.#vehicle.driveTo(fluff.side)));
  }

  /** Starts the machine and sends the answer. */
  #start(input: InputMethod): void {
    const { held } = this.#field;
    if (!this.answerable || held.length === 0) return;
    this.sounds.play('start');
    const scale = this.#power.scale * 0.92;
    void this.motion.flourish({ targets: this.#power, scale, duration: 70, yoyo: true });
    this.answer({ kind: 'set', optionIds: held }, input);
  }

  /** Lets fluff slide through the hose: it joins the stair in order. */
  async #swallow(ids: readonly SumId[]): Promise<void> {
    const ordered = bagOrder(ids.map(parseSumOrThrow));
    const mouth = this.#hose?.mouth ?? this.#layout.nozzle;
    await Promise.all(
      ordered.map(async ({ id }, place) => {
        const fluff = this.#field.at(id);
        await fluff?.swallowed(mouth, place * 40);
        this.sounds.play('slurp');
        await this.#rack.slide(keptOf(fluff?.bar ?? []), place + 1, this.#hose?.way(3) ?? []);
      }),
    );
    this.bus.emit('say', { text: texts[this.locale]('bag', { items: spokenNames(ordered, this.locale) }) });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
