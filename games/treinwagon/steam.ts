import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';

/** Emits a few clouds from the chimney. */
export function puff(particles: Particles, { x, y }: Point, count: number): void {
  for (let k = 0; k < count; k++)
    particles.emit('steam', x + k * 6, y - k * 4, {
      vx: 30 + k * 26,
      vy: -60 - k * 8,
      size: 0.5,
      grow: 0.9,
      life: 900,
    });
}

/** Emits one small cloud. */
export const rise = (particles: Particles, { x, y }: Point, size: number): void =>
  particles.emit('steam', x, y, { vx: 34, vy: -26, size, grow: 0.5, life: 1100, depth: 1.6 });

/** Drops confetti over the whole width. */
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
