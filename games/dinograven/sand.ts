import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';

interface SandFlight {
  readonly count: number;
  /** Design px a second. */
  readonly speed: number;
  readonly depth: number;
}

/** Lets sand fly up all round a place. */
export function flySand(
  particles: Particles,
  random: Random,
  { x, y }: Point,
  { count, speed, depth }: SandFlight,
): void {
  for (let index = 0; index < count; index++) {
    const angle = ((index + random.next()) / count) * 2 * Math.PI;
    const reach = speed * (0.4 + random.next() * 0.6);
    particles.emit('puff', x, y, {
      vx: Math.cos(angle) * reach,
      vy: Math.sin(angle) * reach,
      size: 0.3 + random.next() * 0.4,
      grow: 0.8,
      life: 380 + random.next() * 240,
      depth,
    });
  }
}
