import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Random } from '@/maths/random';

const gravity = 900;

/** Emits spray or sparkles outward from a ring of `radius` design px. */
export function burst(
  particles: Particles,
  random: Random,
  { x, y }: Point,
  { radius, count, frame = 'drop' }: { radius: number; count: number; frame?: 'drop' | 'spark' | 'star' },
): void {
  for (let index = 0; index < count; index++) {
    const angle = ((index + random.next() * 0.7) / count) * 2 * Math.PI;
    const speed = 140 + random.next() * 240;
    particles.emit(frame, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, {
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed - 120,
      gravity,
      spin: 'along',
      size: 0.5 + random.next() * 0.6,
      life: 500 + random.next() * 200,
    });
  }
}
