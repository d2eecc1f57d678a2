import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';

/** Over the road, under the car. */
const depth = 19;

/** A ring of sparks, for a streak. */
export function sparkle(particles: Particles, random: Random, { x, y }: Point, count: number): void {
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * 2 * Math.PI;
    particles.emit('sparkle', x, y, {
      vx: Math.cos(angle) * 330,
      vy: Math.sin(angle) * 230,
      spin: 310,
      size: 0.5 + random.next() * 0.5,
      life: 640,
      depth,
    });
  }
}

/** What the wheels leave behind. */
export function dust(particles: Particles, random: Random, { x, y }: Point): void {
  for (let index = 0; index < 6; index++) {
    const side = index % 2 === 0 ? -1 : 1;
    particles.emit('puff', x + side * 92, y - 8, {
      vx: side * (50 + random.next() * 120),
      vy: 20 - random.next() * 100,
      size: 0.5,
      grow: 1.2,
      life: 420 + index * 40,
      depth,
    });
  }
}
