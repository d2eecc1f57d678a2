import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';
import type { Topping } from './rules';

interface Rain {
  readonly count?: number;
  readonly frames?: readonly string[];
  readonly size?: number;
}

const papers = ['confetti-1', 'confetti-2', 'confetti-3'] as const;
/** Bits of topping that fall on one piece, and their speed, design px a millisecond. */
const sprinkled = { count: 3, speed: 0.6 } as const;

/** Small things that fly through the kitchen, by the particles of the kit. */
export class Bits {
  readonly #particles: Particles;
  readonly #random: Random;

  constructor(particles: Particles, random: Random) {
    this.#particles = particles;
    this.#random = random;
  }

  /** Drops confetti, or other small things, over the table. */
  rain(middle: number, top: number, { count = 44, frames = papers, size = 1 }: Rain = {}): void {
    for (let k = 0; k < count; k++)
      this.#particles.emit(
        frames[k % frames.length] ?? papers[0],
        middle + this.#off(middle * 1.7),
        top - 110 + this.#off(220),
        {
          vx: this.#off(80),
          vy: this.#off(160),
          gravity: 500,
          spin: 350 + this.#off(220),
          life: 1650 + this.#off(500),
          size,
          depth: 895,
        },
      );
  }

  /** Emits steam from hot pizzas. */
  steam(x: number, y: number, radius: number): void {
    for (let k = 0; k < 5; k++)
      this.#particles.emit('steam', x + (k - 2) * radius * 0.3, y - (k % 2) * radius * 0.3, {
        vx: 0,
        vy: -190 - (k % 3) * 36,
        gravity: 180,
        life: 680 + k * 60,
        size: 0.4,
        grow: 1,
        depth: 66,
      });
  }

  /** A grain of flour flies up. */
  flour(x: number, y: number): void {
    this.#particles.emit('steam', x, y, {
      vx: this.#off(180),
      vy: -100 + this.#off(110),
      life: 380 + this.#off(160),
      size: 0.12,
      grow: 0.45,
      depth: 64,
    });
  }

  /** Topping falls on a place, after this time, ms. */
  sprinkle(topping: Topping, { x, y }: Point, delay: number): void {
    for (let k = 0; k < sprinkled.count; k++) {
      const life = 170 + delay + k * 30;
      this.#particles.emit(`top-${topping}`, x + this.#off(60), y + this.#off(50) - life * sprinkled.speed, {
        vx: 0,
        vy: sprinkled.speed * 1000,
        spin: this.#off(1400),
        life,
        size: 1,
        depth: 64,
      });
    }
  }

  /** Crumbs of a pizza that is bitten fly away. */
  crumbs({ x, y }: Point, toppings: readonly Topping[], depth: number): void {
    for (let k = 0; k < 5; k++)
      this.#particles.emit(`top-${toppings[k % toppings.length] ?? 'tomato'}`, x, y - 10, {
        vx: this.#off(400),
        vy: -190 + this.#off(160),
        gravity: 200,
        spin: this.#off(900),
        life: 380,
        size: 0.44 + this.#off(0.2),
        depth,
      });
  }

  /** Returns a random distance to either side, within this width. */
  #off(width: number): number {
    return (this.#random.next() - 0.5) * width;
  }
}
