import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Bike } from './bike';
import type { Layout } from './layout';
import type { StreetView } from './street-view';

/** Doors a second at least at which the bicycle goes, and the time a long way takes at most, s. */
const usual = 15;
const longest = 0.45;
/** How soon it brakes before its door, and how soon it reaches its speed, s. */
const braking = 0.09;
const starting = 0.05;
/** It stands when it is nearer to its door than this, in doors. */
const near = 0.02;
/** Speed at which the pigeon leans all the way, doors a second. */
const hard = 24;

/** Lets the bicycle follow the door that the child goes to: it starts, rides and brakes. The door is reached at once for an answer. */
export class Ride {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: StreetView;
  readonly #bike: Bike;
  #door = 0;
  #at = 0;
  #speed = 0;
  #most = usual;
  #isStill = true;
  #lean = 0;

  constructor(kit: SceneKit, layout: Layout, view: StreetView, bike: Bike) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = view;
    this.#bike = bike;
  }

  /** Where the bicycle is, in doors. */
  get at(): number {
    return this.#at;
  }

  get isRiding(): boolean {
    return !this.#isStill;
  }

  /** Rides to a door. */
  to(door: number): void {
    if (door !== this.#door) this.#bike.face(door > this.#door ? 1 : -1);
    this.#door = door;
    this.#most = Math.max(usual, Math.abs(door - this.#at) / longest);
    this.#isStill = false;
    this.#view.openBox(null);
    if (this.#kit.motion.reduced) this.put(door);
  }

  /** Stands at a door at once. */
  put(door: number): void {
    this.#door = door;
    this.#at = door;
    this.#speed = 0;
    this.#stand();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#isStill) return;
    const time = Math.min(0.05, delta / 1000);
    const gap = this.#door - this.#at;
    const wish = Math.max(-this.#most, Math.min(this.#most, gap / braking));
    const before = this.#at;
    const speed = this.#speed + (wish - this.#speed) * Math.min(1, time / starting);
    this.#lean += (Math.abs(speed) - Math.abs(this.#speed) >= 0 ? 1 : -1) * time * 6;
    this.#lean = Math.max(-0.6, Math.min(Math.abs(speed) / hard, this.#lean));
    this.#speed = speed;
    this.#at += speed * time;
    // It never rides past its door.
    if ((this.#door - this.#at) * gap <= 0 || Math.abs(this.#door - this.#at) < near) this.#at = this.#door;
    this.#bike.roll((this.#at - before) * this.#layout.pitch, this.#lean);
    if (this.#at === this.#door) this.#stand();
    else this.#view.place(this.#at);
  }

  #stand(): void {
    this.#isStill = true;
    this.#speed = 0;
    this.#lean = 0;
    this.#bike.roll(0, 0);
    this.#view.place(this.#at);
    this.#view.openBox(this.#door);
  }
}
