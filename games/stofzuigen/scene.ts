import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop } from '@games/kit/effects/backdrop';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { Vehicle } from '@games/kit/parts/vehicle';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { spokenName, spokenNames, targetPiece } from '@games/kit/text/notation';
import { piecesInText } from '@games/kit/text/prompt-pieces';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Bag } from './bag';
import { Cat } from './cat';
import { comparedWith } from './compared';
import { Comparison } from './comparison';
import { DollsHouse } from './dolls-house';
import { Dust } from './dust';
import { Fluff, game } from './fluff';
import { Hose } from './hose';
import { type Layout, layouts } from './layout';
import { type Cleaned, cleaned, explained, fluffSpots, heldIn } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { turbo } from './turbo';

type Layer = (typeof art.layers)[number]['id'];

const fluffKinds = 4;

/** A living room seen from above: one value has many names, and the bag takes them all. */
export default class StofzuigenScene extends PracticeScene {
  readonly #fluff = new Map<SumId, Fluff>();
  #held: readonly SumId[] = [];
  #rooms = 0;
  #backdrop: Backdrop<Layer> | undefined;
  #hose: Hose | undefined;
  #dust: Dust | undefined;
  // Set in build().
  #vehicle!: Vehicle;
  #cat!: Cat;
  #house!: DollsHouse;
  #power!: GameObjects.Image;
  #bag!: Bag;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'A G E C', instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    const { middle, canister, nozzle, chair, house, leaves, power } = this.#layout;
    const place = { ...middle, depth: 0 };
    this.#backdrop = new Backdrop(this, {
      game,
      layers: art.layers,
      places: { room: place, 'room-tall': place },
      orientation: this.design.orientation,
    });
    this.#backdrop.add(this.sprite(leaves.x, leaves.y, 'leaves').setScale(leaves.size).setDepth(70), 1.2);
    this.sprite(chair.x, chair.y, 'armchair').setScale(chair.size).setDepth(20);
    this.#cat = new Cat(this, this.motion);
    this.add
      .container(chair.x + 6, chair.y - 34 * chair.size, this.#cat.box)
      .setScale(chair.size * 0.92)
      .setDepth(21);
    this.#rooms = countIn(await this.loadKeepsake(), 'rooms');
    this.#house = new DollsHouse(this, this.motion, this.#rooms);
    this.#house.box.setPosition(house.x, house.y).setScale(house.size).setDepth(18);
    this.sprite(canister.x, canister.y, 'canister').setScale(canister.size).setDepth(30);
    this.#bag = new Bag(this.kit, this.#layout, this.#lastBagged);
    const port = { x: canister.x - 112 * canister.size, y: canister.y - 66 * canister.size };
    this.#hose = new Hose(this, port, nozzle);
    this.#vehicle = new Vehicle(this.kit, { object: this.#hose.nozzle, speed: 1500 });
    this.#dust = new Dust(this, this.random);
    this.#power = this.sprite(power.x, power.y, 'power').setScale(power.size).setDepth(31);
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

  protected async show(task: Task): Promise<void> {
    const { sumIds } = task;
    const bagged = targetPiece(task, this.locale);
    this.#clear();
    this.#cat.pose('asleep');
    this.#bag.take(bagged);
    const spots = fluffSpots(sumIds.length, this.random, this.motion.reduced, this.design.orientation);
    const arriving = sumIds.map((id, index) => {
      const spot = spots[index] ?? { ...this.#layout.middle, room: 200 };
      const fluff = new Fluff(this.kit, parseSumOrThrow(id), spot, (index % fluffKinds) + 1);
      this.#fluff.set(id, fluff);
      this.targets.add({
        id: `fluff-${index}`,
        value: id,
        label: spokenName(fluff.sum, this.locale),
        object: fluff.box,
        size: { width: Math.max(fluff.width, 150), height: fluff.height },
        selected: () => this.#held.includes(id),
        aim: (on) => fluff.aim(on && this.answerable),
        press: () => this.#steer(id, fluff),
      });
      return fluff.arrive(index * 15);
    });
    this.targets.add({
      id: 'ready',
      label: () => texts[this.locale]('power', { count: this.#held.length }),
      object: this.#power,
      last: true,
      enabled: () => this.#held.length > 0,
      press: (input) => this.#start(input),
    });
    void this.#vehicle.driveTo(this.#layout.nozzle);
    await Promise.all(arriving);
    this.bus.emit('say', {
      text: texts[this.locale]('start', {
        target: piecesInText([bagged]),
        count: sumIds.length,
        items: spokenNames(sumIds.map(parseSumOrThrow), this.locale),
      }),
    });
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const { bagged } = cleaned(verdict.perSum, this.#held);
    this.#cat.pose('happy');
    this.sounds.play('start');
    await this.#swallow(bagged);
    if (isStreak(verdict.streak)) {
      this.sounds.play('purr');
      if (!this.motion.reduced) this.#dust?.stir(this.#layout.middle, 24, 320);
    }
  }

  protected override restore({ task, given }: GradedAnswer): void {
    this.#held = heldIn(task.sumIds, given);
    for (const id of this.#held) this.#fluff.get(id)?.mark(true);
  }

  /** Collects fluff that fits, and stops at fluff that does not. */
  protected async wrong({ verdict }: GradedAnswer): Promise<void> {
    const { bagged, stuck } = cleaned(verdict.perSum, this.#held);
    this.#cat.pose('wondering');
    if (bagged.length > 0) await this.#swallow(bagged);
    const fluff = this.#fluff.get(stuck[0] ?? ('' as SumId));
    if (fluff === undefined) return;
    await this.#vehicle.driveTo(fluff.side);
    this.sounds.play('stop');
    if (this.#hose !== undefined) await fluff.stuck(this.#hose.mouth);
  }

  /** Shows the bar of the fluff beside the bar of the bag. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { verdict, task } = graded;
    const result = cleaned(verdict.perSum, this.#held);
    const id = explained(result);
    if (verdict.right || id === undefined) return super.explain(graded);
    const sum = parseSumOrThrow(id);
    this.#lightUp(result, id);
    const { compared, spoken } = comparedWith(sum, task, this.locale);
    const comparison = new Comparison(this.kit, this.#layout, compared);
    this.sounds.play('measure');
    await comparison.open();
    this.bus.emit('say', { text: spoken });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.15 });
    await comparison.close();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#clear();
    this.#power.setVisible(false);
    const { title, power } = this.#layout;
    const name = banner(this.kit, title, t('turbo'));
    this.sounds.play('turbo');
    this.#cat.pose('watching');
    this.bus.emit('say', { text: `${t('turbo')} ${t('kept', { count: this.#rooms + 1 })}` });
    await withSkip(
      this.kit,
      { x: power.x, y: power.y, label: t('skip') },
      turbo(this.kit, this.#layout, this.#vehicle, this.#dust),
    );
    name.destroy();
    this.#cat.pose('happy');
    this.sounds.play('purr');
    await this.#house.add();
    await this.saveKeepsake({ rooms: this.#rooms + 1 });
  }

  #steer(id: SumId, fluff: Fluff): void {
    if (!this.answerable) return;
    const isHeld = this.#held.includes(id);
    this.#held = isHeld ? this.#held.filter((other) => other !== id) : [...this.#held, id];
    fluff.mark(!isHeld);
    this.sounds.play(isHeld ? 'loose' : 'mark');
    this.#cat.pose(this.#held.length > 0 ? 'watching' : 'asleep');
    const t = texts[this.locale];
    this.bus.emit('say', {
      text: t(isHeld ? 'loose' : 'held', {
        item: spokenName(fluff.sum, this.locale),
        count: this.#held.length,
      }),
    });
    this.targets.publish();
    this.run(async () => {
      const hasArrived = await this.#vehicle.driveTo(fluff.side);
      if (hasArrived && !isHeld && !this.motion.reduced) this.#dust?.stir(fluff.box, 5, 60);
    });
  }

  /** Starts the machine and sends the answer. */
  #start(input: InputMethod): void {
    if (!this.answerable || this.#held.length === 0) return;
    void this.motion.flourish({
      targets: this.#power,
      scale: this.#power.scale * 0.92,
      duration: 70,
      yoyo: true,
    });
    this.answer({ kind: 'set', optionIds: this.#held }, input);
  }

  async #swallow(ids: readonly SumId[]): Promise<void> {
    const way = this.#hose?.way(3) ?? [];
    const mouth = this.#hose?.mouth ?? this.#layout.nozzle;
    await Promise.all(
      ids.map(async (id, index) => {
        await this.#fluff.get(id)?.swallowed(mouth, way, index * 60);
        this.sounds.play('slurp');
      }),
    );
    const items = spokenNames(this.#bag.fill(ids), this.locale);
    this.bus.emit('say', { text: texts[this.locale]('bag', { items }) });
  }

  #lightUp({ stuck, left }: Cleaned, shownId: SumId): void {
    for (const [id, fluff] of this.#fluff) {
      if (left.includes(id)) fluff.glow();
      else if (!stuck.includes(id) && id !== shownId) void fluff.fade(0.35);
    }
  }

  #clear(): void {
    this.targets.clear();
    for (const fluff of this.#fluff.values()) fluff.destroy();
    this.#fluff.clear();
    this.#held = [];
  }

  /** Returns the fluff that an earlier scene of this round collected last. */
  get #lastBagged(): readonly SumId[] {
    const last = this.answers.at(-1);
    if (last === undefined) return [];
    const { sumIds, given, shownRight } = last;
    const perSum = sumIds.map((sumId, place) => ({ sumId, right: shownRight[place] === true }));
    return cleaned(perSum, heldIn(sumIds, given)).bagged;
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
