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

/** Angles in which the wind rushes by, from the horizontal, radians, and where it begins, design px. */
const wind = { low: 0.62, high: -0.5, near: 260, far: 520, speed: 1500 } as const;

/** The wind of a boost, on both sides of the road and away from the numbers over it. */
export function rush(particles: Particles, random: Random, { x, y }: Point): void {
  for (let index = 0; index < 8; index++) {
    const side = index % 2 === 0 ? -1 : 1;
    const angle = wind.high + random.next() * (wind.low - wind.high);
    const out = wind.near + random.next() * (wind.far - wind.near);
    const [across, down] = [side * Math.cos(angle), Math.sin(angle)];
    particles.emit('streak', x + across * out, y + down * out, {
      vx: across * wind.speed,
      vy: down * wind.speed,
      size: 0.5 + random.next() * 0.5,
      grow: 2.4,
      life: 260 + random.next() * 120,
      spin: 'along',
      depth: 1.5,
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
