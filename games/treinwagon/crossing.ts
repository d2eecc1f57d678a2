import { Hold } from '@games/kit/celebration/hold';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { apart, rideOf } from './rules';
import type { Wayside } from './wayside';

/** Scale of the trains while they cross. */
const near = 0.9;
/** Distance beyond the layout at which no part of a train is in the picture, design px. */
const outside = 760;
/** Time an engine takes to follow the throttle, and a key holds it open, ms. */
const lag = 260;
const pushed = 700;
/** The front of an engine, from where its coaches begin, design px. */
const ahead = -150;
const puffEvery = 110;
/** Beats of the wheels: one after this way, design px; the sound of each is higher the faster they turn. */
const beatEvery = 190;
/** How far a train leans and rocks as it drives, degrees and design px. */
const rocking = { lean: 0.7, rise: 2.2 } as const;
/** With reduced motion trains are shown further on this often, ms. */
const stepEvery = 450;

interface CrossingSpec {
  /** Action for a screen reader: "give steam". */
  readonly label: string;
  /** What wakes along the way. */
  readonly wayside: Wayside;
  /** The child opens the throttle. */
  readonly opened: () => void;
  /** Receives the places where steam rises, and how fast the train is, 0 to 1. */
  readonly steam: (at: Point, speed: number) => void;
  /** Hears the wheels beat, at this speed from 0 to 1. */
  readonly beat: (speed: number) => void;
  /** The child's newest train is in the middle of the viaduct. */
  readonly middle: () => void;
}

/**
 * The celebration: all trains cross the viaduct, and the child drives. Held, the throttle opens; each press blows the
 * whistle, and wakes what stands along the way.
 */
export class Crossing {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: CrossingSpec;
  readonly #trains: readonly GameObjects.Container[];
  readonly #ride: ReturnType<typeof rideOf>;
  readonly #hold = new Hold({ lasts: pushed, afterTap: true });
  #speed: number;
  #way = 0;
  #sincePuff = 0;
  #sinceStep = 0;
  #isPastMiddle = false;

  /** `trains` in the order in which they cross, the newest first. */
  constructor(kit: SceneKit, layout: Layout, trains: readonly GameObjects.Container[], spec: CrossingSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#trains = trains;
    this.#spec = spec;
    this.#ride = rideOf(trains.length, layout.middle);
    this.#speed = this.#ride.coasting;
    const start = layout.middle * 1.9;
    for (const [place, train] of trains.entries()) train.setScale(near).setX(start + place * apart);
  }

  /** Length of the way round, design px. */
  get #round(): number {
    return Math.max(this.#layout.middle * 2 + outside * 1.4, this.#trains.length * apart);
  }

  /** Lets the child drive until the last train has come by or it is skipped, 3.8 s for one. */
  async drive(): Promise<void> {
    const { label, opened, wayside } = this.#spec;
    const close = this.#hold.start(this.#kit, {
      id: 'throttle',
      label,
      pressed: () => {
        opened();
        wayside.whistle(this.#funnel(this.#trains[0]?.x ?? 0));
      },
    });
    await withSkip(this.#kit, this.#layout.go, this.#kit.motion.wait(this.#ride.time));
    close();
    for (const train of this.#trains) train.setAngle(0).setY(this.#layout.deck);
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    const { motion } = this.#kit;
    const { coasting, fullSteam } = this.#ride;
    const isOpen = this.#hold.pass(delta);
    this.#speed += ((isOpen ? fullSteam : coasting) - this.#speed) * Math.min(1, delta / lag);
    this.#sinceStep += delta;
    if (motion.reduced && this.#sinceStep < stepEvery) return;
    const way = (this.#speed * this.#sinceStep) / 1000;
    this.#sinceStep = 0;
    const beats = Math.floor(this.#way / beatEvery);
    this.#way += way;
    for (const [place, train] of this.#trains.entries()) {
      this.#spec.wayside.pass(train.x + ahead, train.x - way + ahead);
      train.x -= way;
      // A train that has left the picture comes round again.
      if (train.x < -outside) train.x += this.#round;
      if (!motion.reduced) this.#rock(train, place, isOpen);
    }
    const [newest] = this.#trains;
    if (newest !== undefined && !this.#isPastMiddle && newest.x < this.#layout.middle) {
      this.#isPastMiddle = true;
      this.#spec.middle();
    }
    if (Math.floor(this.#way / beatEvery) !== beats) this.#spec.beat(this.#share);
    this.#puff(delta);
  }

  /** How far the throttle has brought the train, 0 to 1. */
  get #share(): number {
    const { coasting, fullSteam } = this.#ride;
    return Math.max(0, Math.min(1, (this.#speed - coasting) / (fullSteam - coasting)));
  }

  /** Rocks a train on its wheels; under steam it leans back. */
  #rock(train: GameObjects.Container, place: number, isOpen: boolean): void {
    const { lean, rise } = rocking;
    train.setY(this.#layout.deck - Math.abs(Math.sin(this.#way / 46 + place)) * rise * (0.5 + this.#share));
    train.setAngle(isOpen ? lean * this.#share : 0);
  }

  #puff(delta: number): void {
    this.#sincePuff += (delta * this.#speed) / this.#ride.coasting;
    if (this.#sincePuff < puffEvery) return;
    this.#sincePuff = 0;
    for (const { x } of this.#trains) this.#spec.steam(this.#funnel(x), this.#share);
  }

  #funnel(x: number): Point {
    return { x: x - 96, y: this.#layout.deck - 104 };
  }
}
