import type { Particles } from '@games/kit/particles';
import type { Random } from '@/maths/random';
import type { Spot } from './layout';

/** A few clouds out of the chimney. */
export function puff(particles: Particles, { x, y }: Spot, count: number): void {
  for (let k = 0; k < count; k++)
    particles.emit('steam', x + k * 6, y - k * 4, {
      vx: 30 + k * 26,
      vy: -60 - k * 8,
      size: 0.5,
      grow: 0.9,
      life: 900,
    });
}

/** One little cloud, drifting up. */
export const rise = (particles: Particles, { x, y }: Spot, size: number): void =>
  particles.emit('steam', x, y, { vx: 34, vy: -26, size, grow: 0.5, life: 1100, depth: 1.6 });

/** Paper falls across the whole width. */
export function confetti(particles: Particles, random: Random, middle: number, count: number): void {
  for (let k = 0; k < count; k++)
    particles.emit(
      `confetti-${(k % 3) + 1}`,
      middle + (random.next() - 0.5) * middle * 1.7,
      -20 - random.next() * 260,
      {
        vx: (random.next() - 0.5) * 60,
        vy: 150 + random.next() * 120,
        size: 0.8 + random.next() * 0.6,
        life: 2600,
        gravity: 60,
        spin: 200,
        depth: 90,
      },
    );
}
