import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';

/** Sand flies up all round a place, design px a second as fast as `speed`. */
export function dust(
  particles: Particles,
  random: Random,
  { x, y }: Point,
  { count, speed, depth }: { readonly count: number; readonly speed: number; readonly depth: number },
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
