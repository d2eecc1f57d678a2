import type { Mood } from '@games/kit/effects/expression';
import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Tweens } from 'phaser';
import { game } from './game-id';
import { feathers, Half } from './half';
import type { Layout } from './layout';
import { boardedBy, type Load, mostBeside, type Reach, type Ride, type Side, standing } from './rules';
import { depths } from './scenery';

/** Times, ms. */
const times = { comes: 240, couples: 110, leaves: 620 } as const;
/** Foot of the number on the roof of the cab, from where both halves meet. */
const sign = { x: -402, y: -200 } as const;

/** The car of one sum: two halves, the number on the roof, and whoever has no seat. */
export class Car {
  readonly front: Half;
  readonly rear: Half;
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #ride: Ride;
  readonly #isTurned: boolean;
  readonly #box: GameObjects.Container;
  readonly #beside: GameObjects.Image[] = [];
  #sign: GameObjects.Container | undefined;
  #share = 0;
  #engine: Tweens.Tween | null = null;
  #isGone = false;

  constructor(kit: SceneKit, layout: Layout, ride: Ride, isTurned: boolean) {
    this.#kit = kit;
    this.#layout = layout;
    this.#ride = ride;
    this.#isTurned = isTurned;
    const { scene, motion } = kit;
    const { joint } = layout;
    this.front = new Half(scene, motion, 'front', ride);
    this.rear = new Half(scene, motion, 'rear', ride);
    this.#box = scene.add
      .container(joint.x, joint.y, [this.rear.box, this.front.box])
      .setScale(joint.size)
      .setDepth(depths.car);
    for (const half of [this.front, this.rear]) {
      if (ride.asked !== half.side) half.board(ride[half.side], false);
      if (ride.asked !== half.side && ride.asked !== 'whole') half.seat(this.#full(half.side));
    }
    for (const half of [this.front, this.rear])
      this.#showNobody(half, ride.asked !== half.side && ride.shut !== half.side);
    if (ride.shut !== null) this[ride.shut].shut();
    this.front.box.add(scene.add.image(sign.x, sign.y + 4, game, 'mast'));
    this.write(ride.asked === 'whole' ? '?' : `${ride.whole}`);
    this.pull(0);
  }

  /** Where both halves meet. */
  get at(): Point {
    return { x: this.#box.x, y: this.#box.y };
  }

  /** Returns the middle of a number at the last of what is counted. */
  below({ at, count }: Reach): Point {
    const { joint, plates } = this.#layout;
    if (at !== 'beside') return { x: joint.x + this[at].endOf(count) * joint.size, y: plates.y };
    const { x, y, by, plate } = this.#besideOf();
    const nth = Math.min(mostBeside, count) - 1;
    return { x: x + (nth % 5) * by.x + plate.x, y: y + Math.floor(nth / 5) * by.y + plate.y };
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.front.update(delta);
    this.rear.update(delta);
  }

  /** Writes the number on the roof. */
  write(text: string): void {
    this.#sign?.destroy();
    const { size } = this.#layout.joint;
    const plate = numberPlate(this.#kit.scene, sign.x, sign.y - 26 - 31 / size, text, 'known');
    this.#sign = plate.setScale(1 / size);
    this.front.box.add(this.#sign);
  }

  /** Shows what is typed: passengers sit down in the half that is asked, or the number stands on the roof. */
  type(typed: string): void {
    const { asked } = this.#ride;
    if (asked === 'whole') this.write(typed === '' ? '?' : typed);
    // Nobody sees who sits behind the curtains.
    else if (this.#ride.shut !== asked) {
      this[asked].board(Number(typed), true);
      this[asked].showNobody(typed === '0', this.#layout.joint.size);
    }
  }

  /** Lets the half that is swiped tremble as long as it may go. */
  rev(on: boolean): void {
    if (on === (this.#engine !== null)) return;
    this.#engine?.stop();
    const { box } = this.#moved;
    this.#engine = on ? this.#kit.motion.idle({ targets: box, angle: 0.7, duration: 70 }) : null;
    if (!on) box.setAngle(0);
  }

  /** Moves the half that is swiped: `share` is how far, from its rest to the other half. */
  pull(share: number): void {
    const half = this.#moved;
    const { x, y } = this.#layout.rest[half.side];
    const { size } = this.#layout.joint;
    half.roll(((this.#share - share) * x) / size);
    this.#share = share;
    half.box.setPosition((x * (1 - share)) / size, (y * (1 - share)) / size);
  }

  /** Rolls in from the garage. */
  async come(): Promise<void> {
    const { comes, joint } = this.#layout;
    this.#box.setX(joint.x + comes);
    await this.#drive({ x: joint.x, y: joint.y }, times.comes, 'Quad.Out');
  }

  /** Rolls the half back to where it waits. */
  release(): void {
    const at = { share: this.#share };
    const onUpdate = () => this.pull(at.share);
    void this.#kit.motion
      .tween({ targets: at, share: 0, duration: 160, ease: 'Back.Out', onUpdate })
      .then(() => this.#isGone || this.pull(0));
  }

  /** Brings both halves together. */
  async couple(): Promise<void> {
    this.rev(false);
    const at = { share: this.#share };
    const onUpdate = () => this.pull(at.share);
    await this.#kit.motion.tween({
      targets: at,
      share: 1,
      duration: times.couples,
      ease: 'Quad.In',
      onUpdate,
    });
    this.pull(1);
    void this.#bump();
  }

  /** Both halves are pressed together, spring apart a little and settle. */
  async #bump(): Promise<void> {
    const { motion } = this.#kit;
    const { y, size } = this.#layout.joint;
    const targets = this.#box;
    await motion.flourish({ targets, scaleX: size * 0.965, scaleY: size * 1.04, y: y - 9, duration: 70 });
    if (this.#isGone) return;
    const settled = { scaleX: size, scaleY: size, y };
    await motion.flourish({ targets, ...settled, duration: 190, ease: 'Back.Out' });
  }

  /** Shows every seat with its passenger, as it is when nobody is missing. */
  fill(): void {
    for (const half of [this.front, this.rear]) {
      half.board(this.#ride[half.side], false);
      half.seat(this.#full(half.side));
      this.#showNobody(half);
    }
    this.write(`${this.#ride.whole}`);
    void this.#open();
  }

  /** Shows the seats and the passengers of an answer: seats stay empty or are missing, or somebody stands beside the car. */
  async seat(given: number): Promise<void> {
    const boarded = boardedBy(this.#ride, given);
    const { asked } = this.#ride;
    await this.#open();
    if (asked !== 'whole') this[asked].board(given, this.#ride.shut === asked);
    for (const half of [this.front, this.rear]) {
      const load = boarded[half.side];
      half.seat(load);
      this.#showNobody(half, load.seats === 0);
      if (standing(load) === 0) continue;
      this.#stand(standing(load), half.side);
      half.board(load.seats * this.#ride.each, false);
    }
    await this.#kit.motion.wait(260);
  }

  wear(mood: Mood): void {
    this.front.wear(mood);
    this.rear.wear(mood);
  }

  cheer(): void {
    this.front.cheer();
    this.rear.cheer();
  }

  /** Drives off, straight on or down the other road of the fork. */
  async leave(isOff: boolean): Promise<void> {
    const { goes, joint } = this.#layout;
    const to = isOff ? goes.off : goes.on;
    for (const chick of this.#beside.splice(0)) chick.destroy();
    // It rears up as it starts.
    void this.#kit.motion.flourish({
      targets: this.#box,
      angle: 2.2,
      duration: 150,
      yoyo: true,
      ease: 'Quad.Out',
    });
    await this.#drive({ x: joint.x + to.x, y: joint.y + to.y }, times.leaves, 'Quad.In');
    this.destroy();
  }

  destroy(): void {
    this.#isGone = true;
    for (const chick of this.#beside.splice(0)) chick.destroy();
    this.#box.destroy();
  }

  get #moved(): Half {
    return this.#isTurned ? this.front : this.rear;
  }

  /** Marks a half that is to be empty; `isSeen` is false where that may not be told, or something else is in it. */
  #showNobody(half: Half, isSeen = true): void {
    half.showNobody(isSeen && this.#ride[half.side] === 0, this.#layout.joint.size);
  }

  async #open(): Promise<void> {
    await Promise.all([this.front.open(), this.rear.open()]);
  }

  /** Where those stand who have no seat: near the half they belong to, those of a whole near the rear. */
  #besideOf(): Layout['beside']['rear'] {
    return this.#layout.beside[this.#ride.asked === 'front' ? 'front' : 'rear'];
  }

  #full(side: Side): Load {
    const seats = Math.ceil(this.#ride[side] / this.#ride.each);
    return { seats, needed: seats, riders: seats };
  }

  /** Those of a half who have no seat stand beside the car, in fives. */
  #stand(count: number, side: Side): void {
    const { scene, motion } = this.#kit;
    const { x, y, by, size } = this.#besideOf();
    const first = this.#beside.length;
    for (let nth = first; nth < Math.min(mostBeside, first + count); nth++) {
      const chick = scene.add
        .image(x + (nth % 5) * by.x, y + Math.floor(nth / 5) * by.y, game, 'chick-oh')
        .setScale(size)
        .setTint(feathers[side])
        .setDepth(depths.beside + nth * 0.01);
      this.#beside.push(chick);
      const top = chick.y;
      void motion.flourish({
        targets: chick,
        y: { from: top - 40, to: top },
        duration: 200,
        ease: 'Bounce.Out',
      });
    }
  }

  /** Moves the whole car, and turns its wheels by the way. */
  async #drive(to: Point, duration: number, ease: string): Promise<void> {
    let { x } = this.#box;
    const onUpdate = () => {
      for (const half of [this.front, this.rear]) half.roll((this.#box.x - x) / this.#box.scale);
      x = this.#box.x;
    };
    await this.#kit.motion.tween({ targets: this.#box, ...to, duration, ease, onUpdate });
  }
}
