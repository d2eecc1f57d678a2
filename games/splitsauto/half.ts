import type { Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { numberPlate } from '@games/kit/feedback/number-plate';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { type Load, lastOf, missing, placeOf, type Ride, roomOf, type Side } from './rules';

/** Height of the floor above the road, design px, and what a deck measures. */
const floor = 62;
const decksOf = {
  1: { frame: 'deck-1', height: 130, row: 58, rider: 1, curtain: 1 },
  2: { frame: 'deck-2', height: 106, row: 46, rider: 0.82, curtain: 0.82 },
} as const;
/** Distance between two seats, and of a seat's foot from that of its row, design px. */
const cell = 64;
const plank = 12;
/** Middle of the decks from where both halves meet. */
const middleOf = { front: -172, rear: 174 } as const;
const wheelsOf = { front: [-392, -90], rear: [84, 288] } as const;
/** Foot of the driver behind her window. */
const driver = { x: -397, y: -100, size: 0.82, face: { x: -34, y: -66, width: 68, height: 50 } } as const;
const wheelRadius = 29;
/** The passengers of the rear have other feathers. */
export const feathers = { front: 0xffffff, rear: 0xffcda6 } as const;
const blinkEvery = 4300;
const blinkFor = 130;

/** One half of the car: chassis, decks of seats and passengers, and in front the hen that drives. */
export class Half {
  readonly box: GameObjects.Container;
  readonly side: Side;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #ride: Ride;
  readonly #deck: (typeof decksOf)[1 | 2];
  readonly #wheels: readonly GameObjects.Image[];
  readonly #hen: GameObjects.Image | null;
  readonly #curtains: GameObjects.Image[] = [];
  readonly #seats: GameObjects.Image[] = [];
  readonly #riders: GameObjects.Image[] = [];
  /** What marks empty seats and missing ones. */
  readonly #gaps: GameObjects.Image[] = [];
  /** Seats, then passengers, then what marks an empty seat: behind the curtains, before the decks. */
  readonly #inside: GameObjects.Container;
  #nobody: GameObjects.Container | undefined;
  #mood: Mood = 'calm';
  #clock = 0;

  constructor(scene: Scene, motion: Motion, side: Side, ride: Ride) {
    this.#scene = scene;
    this.#motion = motion;
    this.side = side;
    this.#ride = ride;
    this.#deck = decksOf[ride.decks];
    const middle = middleOf[side];
    const { frame, height } = this.#deck;
    const decks = Array.from({ length: ride.decks }, (_, k) =>
      scene.add.image(middle, -floor - k * height, game, frame),
    );
    const roof = scene.add.image(middle, -floor - ride.decks * height, game, `roof-${side}`);
    this.#inside = scene.add.container(0, 0);
    this.#wheels = wheelsOf[side].map((x) => scene.add.image(x, -wheelRadius, game, 'wheel'));
    this.#hen = side === 'front' ? this.#driver() : null;
    this.box = scene.add.container(0, 0, [
      ...decks,
      this.#inside,
      scene.add.image(0, 0, game, `${side}-base`),
      roof,
      ...(this.#hen === null ? [] : [this.#hen]),
      ...this.#wheels,
    ]);
  }

  /** Middle of its decks from where both halves meet. */
  get middle(): number {
    return middleOf[this.side];
  }

  /** Place of the last of so many, from where both halves meet; of none the place of the first. */
  endOf(count: number): number {
    return this.#across(lastOf(count, this.#ride).column);
  }

  /** Called every frame with its length in ms: the hen and her chicks blink, one after another. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm') return;
    this.#clock += delta;
    const isShut = (nth: number) => (this.#clock + nth * 530) % blinkEvery < blinkFor;
    this.#hen?.setFrame(isShut(3) ? 'hen-blink' : 'hen-calm');
    for (const [nth, rider] of this.#riders.entries())
      if (rider.name === 'chick') rider.setFrame(isShut(nth) ? 'chick-blink' : 'chick-calm');
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    this.#hen?.setFrame(`hen-${mood}`);
    for (const rider of this.#riders) if (rider.name === 'chick') rider.setFrame(`chick-${mood}`);
  }

  /** Turns the wheels by a way along the road, design px at its own size. */
  roll(way: number): void {
    if (this.#motion.reduced) return;
    for (const wheel of this.#wheels) wheel.rotation += way / wheelRadius;
  }

  /** Draws the curtains, behind which nobody can be seen. */
  shut(): void {
    const { height, curtain } = this.#deck;
    for (let k = 0; k < this.#ride.decks; k++) {
      const cloth = this.#scene.add.image(this.middle, -floor - (k + 1) * height + 2, game, 'curtain');
      this.#curtains.push(cloth.setScale(1, curtain));
      this.box.addAt(cloth, this.box.getIndex(this.#inside) + 1);
    }
  }

  /** Rolls the curtains up. */
  async open(): Promise<void> {
    const curtains = this.#curtains.splice(0);
    if (curtains.length === 0) return;
    await this.#motion.tween({ targets: curtains, scaleY: 0.1, duration: 200, ease: 'Sine.In' });
    for (const cloth of curtains) cloth.destroy();
  }

  /** Lets so many passengers sit down, or get off; the last is a single chick where a box is not full. */
  board(passengers: number, hops: boolean): void {
    const { each } = this.#ride;
    const count = Math.min(roomOf(this.#ride), Math.ceil(passengers / each));
    while (this.#riders.length > count) this.#riders.pop()?.destroy();
    for (const [nth, rider] of this.#riders.entries()) this.#dress(rider, nth, passengers);
    for (let nth = this.#riders.length; nth < count; nth++) {
      const rider = this.#put(nth, 'chick-calm').setTint(feathers[this.side]);
      this.#dress(rider, nth, passengers);
      this.#inside.add(rider);
      this.#riders.push(rider);
      if (hops) this.#hop(rider, nth);
    }
  }

  /** Shows the seats of a half, each below its passenger, and the outlines of seats that are missing. */
  seat(load: Load): void {
    const { seats, riders } = load;
    const count = Math.min(roomOf(this.#ride), seats);
    for (const old of [...this.#seats.splice(0), ...this.#gaps.splice(0)]) old.destroy();
    for (let nth = 0; nth < count; nth++) {
      const seat = this.#put(nth, 'seat');
      this.#inside.addAt(seat, nth);
      this.#seats.push(seat);
      if (nth < riders) continue;
      const gap = this.#put(nth, 'gap');
      this.#inside.add(gap);
      this.#gaps.push(gap);
    }
    for (let nth = count; nth < count + missing(load); nth++) {
      const outline = this.#put(nth, 'outline');
      this.#inside.add(outline);
      this.#gaps.push(outline);
    }
  }

  /** Shows the number of a half in which nobody sits and nobody has to: it is empty, not forgotten. */
  showNobody(on: boolean, size: number): void {
    if (on === (this.#nobody !== undefined)) return;
    this.#nobody?.destroy();
    this.#nobody = undefined;
    if (!on) return;
    const plate = numberPlate(this.#scene, this.middle, -floor - this.#deck.height / 2, '0', 'known');
    this.#nobody = plate;
    this.box.add(plate.setScale(1 / size));
    void this.#motion.flourish({
      targets: plate,
      scale: { from: 0.4 / size, to: 1 / size },
      duration: 200,
      ease: 'Back.Out',
    });
  }

  /** Lets the passengers hop for joy, one after another. */
  cheer(): void {
    for (const [nth, rider] of this.#riders.entries()) {
      const { y } = rider;
      void this.#motion.flourish({
        targets: rider,
        y: y - 12,
        duration: 90,
        delay: (nth % 5) * 22,
        yoyo: true,
        ease: 'Quad.Out',
      });
    }
  }

  #driver(): GameObjects.Image {
    const { x, y, size, face } = driver;
    const hen = withFace(this.#scene.add.image(x, y, game, 'hen-calm').setScale(size), face);
    this.#motion.idle({ targets: hen, y: y - 3, angle: 2, duration: 1100 });
    return hen;
  }

  #across(column: number): number {
    return this.middle + (column - 2) * cell;
  }

  /** Puts something on the place of a seat. */
  #put(nth: number, frame: string): GameObjects.Image {
    const { deck, row, column } = placeOf(nth);
    const { height, row: step, rider } = this.#deck;
    const x = this.#across(column);
    const y = -floor - plank - row * step - deck * height;
    return this.#scene.add.image(x, y, game, frame).setScale(rider);
  }

  #dress(rider: GameObjects.Image, nth: number, passengers: number): void {
    const { each } = this.#ride;
    const isBox = each === 10 && (nth + 1) * each <= passengers;
    rider.setName(isBox ? 'box' : 'chick').setFrame(isBox ? 'carton' : `chick-${this.#mood}`);
  }

  #hop(rider: GameObjects.Image, nth: number): void {
    const { y, scale } = rider;
    if (this.#motion.reduced) return;
    rider.setY(y - 44).setScale(scale * 0.8, scale * 1.16);
    void this.#motion.flourish({
      targets: rider,
      y,
      scaleX: scale,
      scaleY: scale,
      duration: 240,
      delay: (nth % 10) * 18,
      ease: 'Bounce.Out',
    });
  }
}
