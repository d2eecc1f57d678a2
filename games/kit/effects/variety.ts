import type { Box } from '../layout/design';
import type { Flight, Particles } from './particles';

/** What differs from round to round and stays the same within one. */
export interface Variety {
  /** Tint of the painted layers: morning, noon, afternoon or evening. */
  readonly light: number;
  /** Something falls from the sky. */
  readonly isWet: boolean;
  /** A round in five is asked the other way round. */
  readonly isTurned: boolean;
}

/** Multiplied with the colours of a layer; pale, so that contrast stays. */
const lights = [0xffffff, 0xfff4e0, 0xe9f3ff, 0xffe6d8] as const;

/** Returns the variety of the round with this seed. */
export function varietyOf(seed: number): Variety {
  // A scramble: seeds of successive rounds lie close together.
  const number = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 8;
  return {
    light: lights[number % lights.length] ?? lights[0],
    isWet: Math.floor(number / 4) % 3 === 0,
    isTurned: Math.floor(number / 12) % 5 === 0,
  };
}

interface RainSpec {
  /** Frame of the game's atlas: a drop, a flake, a leaf. */
  readonly frame: string;
  /** Area it falls in, design px; it begins at the upper edge. */
  readonly area: Box;
  /** Time between two of them, ms. */
  readonly every: number;
  readonly flight: Flight;
  /** Random numbers in [0, 1). */
  readonly random: () => number;
}

/** Something that falls now and then, out of the particle pool: nothing with reduced motion. */
export class Rain {
  readonly #particles: Particles;
  readonly #spec: RainSpec;
  #since = 0;

  constructor(particles: Particles, spec: RainSpec) {
    this.#particles = particles;
    this.#spec = spec;
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    const { frame, area, every, flight, random } = this.#spec;
    for (this.#since += delta; this.#since >= every; this.#since -= every) {
      const size = flight.size * (0.6 + random() * 0.6);
      this.#particles.emit(frame, area.x + random() * area.width, area.y, { ...flight, size });
    }
  }
}
