import { Backdrop } from '@games/kit/backdrop';
import { filled } from '@games/kit/fill-text';
import { skippable, untilGoOn } from '@games/kit/go-on';
import { heading } from '@games/kit/heading';
import { Vehicle } from '@games/kit/input/vehicle';
import { countIn } from '@games/kit/keepsake';
import { spokenName, spokenNames, targetPiece } from '@games/kit/notation';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { piecesInText } from '@games/kit/prompt-pieces';
import { isStreak } from '@games/kit/streak';
import type { Hand } from '@games/kit/targets';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
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
import { type Cleaned, cleaned, explained, fluffSpots } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts';
import { turbo } from './turbo';

type Layer = (typeof art.layers)[number]['id'];

/** How long the comparison stands before the child can go on, ms. */
const look = 900;
const fluffKinds = 4;

/** A living room seen from above: one value has many names, and the bag takes them all. */
export default class StofzuigenScene extends PracticeScene {
  readonly #fluff = new Map<SumId, Fluff>();
  #held: readonly SumId[] = [];
  #rooms = 0;
  #backdrop: Backdrop<Layer> | undefined;
  #hose: Hose | undefined;
  #dust: Dust | undefined;
  // Made in build(), before anything is shown.
  #vehicle!: Vehicle;
  #cat!: Cat;
  #house!: DollsHouse;
  #power!: GameObjects.Image;
  #bag!: Bag;

  constructor() {
    super({ id: game, art, sounds });
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
    this.#bag = new Bag(this.kit, this.#layout);
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
    this.handsOver.ofTask('held', {
      give: () => this.#held,
      take: (held: readonly SumId[]) => {
        this.#held = held;
        for (const id of held) this.#fluff.get(id)?.mark(true);
      },
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
      const fluff = new Fluff(this.kit, sumOf(id), spot, (index % fluffKinds) + 1);
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
      return fluff.arrive(index * 45);
    });
    this.targets.add({
      id: 'ready',
      label: () => filled(texts[this.locale].power, { count: this.#held.length }),
      object: this.#power,
      last: true,
      enabled: () => this.#held.length > 0,
      press: (hand) => this.#start(hand),
    });
    await Promise.all([...arriving, this.#vehicle.driveTo(this.#layout.nozzle)]);
    this.bus.emit('say', {
      text: filled(texts[this.locale].start, {
        target: piecesInText([bagged]),
        count: sumIds.length,
        items: spokenNames(sumIds.map(sumOf), this.locale),
      }),
    });
  }

  protected async right({ reply }: Judged): Promise<void> {
    const { bagged } = cleaned(reply.verdict.perSum, this.#held);
    this.#cat.pose('happy');
    this.noise.play('start');
    await this.#swallow(bagged);
    if (isStreak(reply.verdict.streak)) {
      this.noise.play('streak');
      this.noise.play('purr');
      if (!this.motion.reduced) this.#dust?.stir(this.#layout.middle, 24, 320);
    }
    await this.motion.wait(260);
  }

  /** The hose takes in what fits, and stops where something does not. */
  protected async wrong({ reply }: Judged): Promise<void> {
    const { bagged, stuck } = cleaned(reply.verdict.perSum, this.#held);
    this.#cat.pose('wondering');
    if (bagged.length > 0) await this.#swallow(bagged);
    const fluff = this.#fluff.get(stuck[0] ?? ('' as SumId));
    if (fluff === undefined) return;
    await this.#vehicle.driveTo(fluff.side);
    this.noise.play('stop');
    if (this.#hose !== undefined) await fluff.stuck(this.#hose.mouth);
  }

  /** The bar of the fluff beside the bag's bar. */
  protected override async explain(judged: Judged): Promise<void> {
    const { reply, task } = judged;
    const result = cleaned(reply.verdict.perSum, this.#held);
    const id = explained(result);
    if (reply.verdict.right || id === undefined) return super.explain(judged);
    const sum = sumOf(id);
    this.#lightUp(result, id);
    const { compared, spoken } = comparedWith(sum, task, this.locale);
    const comparison = new Comparison(this.kit, this.#layout, compared);
    this.noise.play('measure');
    await comparison.open();
    this.bus.emit('say', { text: spoken });
    await this.motion.wait(look);
    await untilGoOn(this.kit, { ...this.#layout.go, size: 1.15 });
    await comparison.close();
  }

  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    this.#clear();
    this.#power.setVisible(false);
    const { title, power } = this.#layout;
    const banner = heading(this.kit, title, words.turbo);
    this.noise.play('turbo');
    this.#cat.pose('watching');
    this.bus.emit('say', { text: `${words.turbo} ${filled(words.kept, { count: this.#rooms + 1 })}` });
    await skippable(
      this.kit,
      { x: power.x, y: power.y, label: words.skip },
      turbo(this.kit, this.#layout, this.#vehicle, this.#dust),
    );
    banner.destroy();
    this.#cat.pose('happy');
    this.noise.play('purr');
    await this.#house.add();
    await this.saveKeepsake({ rooms: this.#rooms + 1 });
  }

  #steer(id: SumId, fluff: Fluff): void {
    if (!this.answerable) return;
    const isHeld = this.#held.includes(id);
    this.#held = isHeld ? this.#held.filter((other) => other !== id) : [...this.#held, id];
    fluff.mark(!isHeld);
    this.noise.play(isHeld ? 'loose' : 'mark');
    this.#cat.pose(this.#held.length > 0 ? 'watching' : 'asleep');
    const words = texts[this.locale];
    this.bus.emit('say', {
      text: filled(isHeld ? words.loose : words.held, {
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

  /** Ready: the machine starts. */
  #start(hand: Hand): void {
    if (!this.answerable || this.#held.length === 0) return;
    void this.motion.flourish({
      targets: this.#power,
      scale: this.#power.scale * 0.92,
      duration: 70,
      yoyo: true,
    });
    this.answer({ kind: 'set', optionIds: this.#held }, hand);
  }

  async #swallow(ids: readonly SumId[]): Promise<void> {
    const way = this.#hose?.way(3) ?? [];
    const mouth = this.#hose?.mouth ?? this.#layout.nozzle;
    await Promise.all(
      ids.map(async (id, index) => {
        await this.#fluff.get(id)?.swallowed(mouth, way, index * 110);
        this.noise.play('slurp');
      }),
    );
    const items = spokenNames(this.#bag.fill(ids), this.locale);
    this.bus.emit('say', { text: filled(texts[this.locale].bag, { items }) });
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

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
