import type { Motion } from '@games/kit/effects/motion';
import type { PlateKind } from '@games/kit/feedback/number-plate';
import type { Point } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Face } from './faces';
import { type Layout, seatsOf } from './layout';
import { loose } from './pile';
import type { Outcome, Plan } from './plan';
import { Seat } from './seat';

const walk = 200;
const blinkEvery = 4100;
const blinkFor = 130;

/** The rabbits in their row, each with a basket. */
export class Row {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #locale: Locale;
  #seats: Seat[] = [];
  #clock = 0;

  constructor(scene: Scene, motion: Motion, layout: Layout, locale: Locale) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#locale = locale;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Lets as many rabbits sit down as a task needs, with what lies in their baskets. */
  async begin(plan: Plan): Promise<void> {
    const { job, baskets, takers } = plan;
    const isCount = job === 'count';
    const moved = this.#seat(isCount ? 1 : baskets.length);
    for (const [place, seat] of this.#seats.entries()) {
      seat.wear('open');
      seat.write(null);
      seat.pile.clear();
      seat.sit(!isCount);
      seat.choose(job === 'part' && place < takers);
    }
    if (isCount) this.#fill([plan.each], plan, 'known');
    else if (job === 'pack' || job === 'level' || job === 'fill') this.#fill(baskets, plan, 'known');
    await moved;
  }

  /** Lets the rabbits come that a count brings; those in `missing` ought to be there too. */
  async gather(count: number, missing = 0): Promise<void> {
    for (const seat of this.#seats) {
      seat.pile.clear();
      seat.write(null);
    }
    const moved = this.#seat(count + missing);
    for (const [place, seat] of this.#seats.entries()) {
      seat.sit(true);
      if (place >= count) seat.haunt();
    }
    await moved;
  }

  /** Empties all baskets. */
  empty(): void {
    for (const seat of this.#seats) {
      seat.pile.clear();
      seat.write(null);
    }
  }

  /** Puts into one basket what it got. */
  put(place: number, plan: Plan, { baskets, promised }: Outcome): void {
    const seat = this.#seats[place];
    if (seat === undefined) return;
    const amount = plan.job === 'pack' ? plan.each - (baskets[place] ?? 0) : (baskets[place] ?? 0);
    const largest = Math.max(plan.each, ...baskets, ...promised);
    seat.pile.show({ amount, largest, loose: this.#loose(plan) });
    if (amount > 0 && plan.job !== 'pack') void seat.pile.pop();
    seat.write(null);
  }

  /** Shows in each basket what is too much and what is missing, and writes what lies there. */
  compare(plan: Plan, { baskets, promised }: Outcome): void {
    const largest = Math.max(plan.each, ...baskets, ...promised);
    for (const [place, seat] of this.#seats.entries()) {
      const got = baskets[place] ?? 0;
      // Who was promised more than is right got it, as long as there was something; else a right share is the measure.
      const share = Math.max(plan.each, promised[place] ?? 0);
      const [amount, wanted] = plan.job === 'pack' ? [plan.each - got, 0] : [got, share];
      seat.pile.show({ amount, wanted, largest, loose: this.#loose(plan) });
      const isRight = amount === wanted && (plan.job === 'pack' || amount === plan.each);
      seat.write(this.#write(amount), isRight ? 'right' : 'given');
      seat.wear(isRight ? 'open' : 'oh');
    }
  }

  /** Called every frame with its length in ms: they blink, one after another. */
  update(delta: number): void {
    if (this.#motion.reduced) return;
    this.#clock += delta;
    for (const [place, seat] of this.#seats.entries())
      seat.blink((this.#clock + place * 530) % blinkEvery < blinkFor);
  }

  wear(look: Face): void {
    for (const seat of this.#seats) seat.wear(look);
  }

  async munch(): Promise<void> {
    await Promise.all(
      this.#seats.map((seat, place) => Promise.all([seat.munch(), seat.hop(12, place * 24)])),
    );
  }

  /** Lets so many rabbits sit for the celebration, with empty baskets. */
  async party(count: number): Promise<void> {
    const moved = this.#seat(count);
    for (const seat of this.#seats) {
      seat.sit(true);
      seat.choose(false);
      seat.write(null);
      seat.pile.clear();
      seat.wear('happy');
    }
    await moved;
  }

  /** Lets them go home into the hill. */
  async leave(): Promise<void> {
    const seats = this.#seats.splice(0);
    await Promise.all(
      seats.map(async (seat, place) => {
        await this.#motion.tween({
          targets: seat.box,
          y: seat.box.y - 90,
          scale: seat.box.scale * 0.5,
          alpha: 0,
          delay: place * 40,
          duration: 320,
          ease: 'Quad.In',
        });
        seat.destroy();
      }),
    );
  }

  #loose({ job }: Plan): number {
    return job === 'level' || job === 'fill' ? loose.mean : loose.deal;
  }

  #fill(baskets: readonly (number | null)[], plan: Plan, kind: PlateKind): void {
    const largest = Math.max(plan.each, ...baskets.map((each) => each ?? 0));
    for (const [place, seat] of this.#seats.entries()) {
      const amount = baskets[place] ?? null;
      seat.pile.show({ amount: amount ?? 0, largest, loose: this.#loose(plan) });
      seat.write(amount === null ? '?' : this.#write(amount), kind);
    }
  }

  /** Moves the rabbits that stay, sends away those too many and calls new ones. */
  #seat(count: number): Promise<unknown> {
    const places = seatsOf(count, this.#layout);
    for (const seat of this.#seats.splice(count)) seat.destroy();
    const moves = places.map(async (at, place) => {
      const seat = this.#seats[place];
      if (seat !== undefined) return seat.move(at, walk);
      const come = new Seat(this.#scene, this.#motion, at, place);
      this.#seats.push(come);
      come.box.setAlpha(0);
      await this.#motion.tween({ targets: come.box, alpha: 1, duration: walk });
    });
    return Promise.all(moves);
  }

  #write(amount: number): string {
    return writeNumber(rational(amount), this.#locale);
  }
}

/** Where the cart goes past a row. */
export const stopsOf = (seats: readonly Seat[]): readonly Point[] => seats.map(({ stop }) => stop);
