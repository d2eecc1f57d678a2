import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Bike } from './bike';
import type { Layout } from './layout';
import { depths } from './scenery';
import type { StreetView } from './street-view';

/** Doors a second at least at which the bicycle goes, and the time a long way takes at most, s. */
const usual = 15;
const longest = 0.45;
/** How soon it brakes before its door: after one push, and while a pedal is held; and how soon it reaches its speed, s. */
const braking = { push: 0.09, held: 0.2 } as const;
const starting = 0.05;
/** It stands when it is nearer to its door than this, in doors. */
const near = 0.02;
/** Speed at which the pigeon leans all the way, and from which on the wheels raise dust, doors a second. */
const hard = 24;
const dusty = 9;
const dustEvery = 50;
/** The faster it goes, the farther away the street is seen: by so much at most, and so soon, s. */
const farther = 0.24;
const pulling = 0.16;
const whole = 0.995;
/** Rear wheel of the bicycle, from its basket. */
const rear = -92;

/** Lets the bicycle follow the door that the child goes to: it starts, rides and brakes. The door is reached at once for an answer. */
export class Ride {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: StreetView;
  readonly #bike: Bike;
  readonly #particles: Particles;
  #door = 0;
  #at = 0;
  #speed = 0;
  #most = usual;
  #braking: number = braking.push;
  #isStill = true;
  #isThere = true;
  #zoom = 1;
  #lean = 0;
  #fastest = 0;
  #dust = 0;

  constructor(kit: SceneKit, layout: Layout, view: StreetView, bike: Bike, particles: Particles) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = view;
    this.#bike = bike;
    this.#particles = particles;
  }

  /** Where the bicycle is, in doors. */
  get at(): number {
    return this.#at;
  }

  get isRiding(): boolean {
    return !this.#isStill;
  }

  /** Rides to a door; while a pedal is held it rolls on from push to push. */
  to(door: number, isHeld = false): void {
    this.#braking = isHeld ? braking.held : braking.push;
    if (door !== this.#door) this.#bike.face(door > this.#door ? 1 : -1);
    this.#door = door;
    this.#most = Math.max(usual, Math.abs(door - this.#at) / longest);
    this.#isStill = false;
    this.#isThere = false;
    this.#view.openBox(null);
    if (this.#kit.motion.reduced) this.put(door);
  }

  /** Stands at a door at once. */
  put(door: number): void {
    this.#door = door;
    this.#at = door;
    this.#zoom = 1;
    this.#fastest = 0;
    this.#arrive();
    this.#isStill = true;
    this.#view.place(door);
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#isStill) return;
    const time = Math.min(0.05, delta / 1000);
    if (!this.#isThere) this.#drive(time, delta);
    const wish = 1 - farther * Math.min(1, Math.abs(this.#speed) / hard);
    this.#zoom += (wish - this.#zoom) * Math.min(1, time / pulling);
    if (this.#isThere && this.#zoom > whole) this.#zoom = 1;
    this.#view.place(this.#at, this.#zoom);
    this.#isStill = this.#isThere && this.#zoom === 1;
  }

  #drive(time: number, delta: number): void {
    const gap = this.#door - this.#at;
    const wish = Math.max(-this.#most, Math.min(this.#most, gap / this.#braking));
    const before = this.#at;
    const speed = this.#speed + (wish - this.#speed) * Math.min(1, time / starting);
    this.#lean += (Math.abs(speed) >= Math.abs(this.#speed) ? 1 : -1) * time * 6;
    this.#lean = Math.max(-0.6, Math.min(Math.abs(speed) / hard, this.#lean));
    this.#speed = speed;
    this.#fastest = Math.max(this.#fastest, Math.abs(speed));
    this.#raiseDust(delta);
    this.#at += speed * time;
    // It never rides past its door.
    if ((this.#door - this.#at) * gap <= 0 || Math.abs(this.#door - this.#at) < near) this.#at = this.#door;
    this.#bike.roll((this.#at - before) * this.#layout.pitch, this.#lean);
    if (this.#at === this.#door) this.#arrive();
  }

  #raiseDust(delta: number): void {
    this.#dust += delta;
    if (this.#dust < dustEvery || Math.abs(this.#speed) < dusty) return;
    this.#dust = 0;
    const { random } = this.#kit;
    const { bike, size } = this.#layout;
    const { side } = this.#bike;
    this.#particles.emit('puff', bike.x + side * rear * size, bike.y - 4, {
      vx: -side * (60 + random.next() * 90),
      vy: -20 - random.next() * 40,
      life: 520,
      size: (0.3 + random.next() * 0.4) * size,
      grow: 0.9,
      depth: depths.bike - 0.3,
    });
  }

  #arrive(): void {
    if (this.#fastest > dusty) {
      this.#kit.sounds.play('brake');
      void this.#bike.settle();
    }
    this.#fastest = 0;
    this.#isThere = true;
    this.#speed = 0;
    this.#lean = 0;
    this.#bike.roll(0, 0);
    this.#view.openBox(this.#door);
  }
}
