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

/** Strikes a few sparks and a breath of dust where two coaches meet. */
export function strike(particles: Particles, { x, y }: Point): void {
  for (let k = 0; k < 6; k++)
    particles.emit(k % 2 === 0 ? 'spark' : 'confetti-2', x, y, {
      vx: -90 + k * 36,
      vy: -120 - (k % 3) * 50,
      gravity: 420,
      size: 0.55,
      life: 480,
      spin: 300,
      depth: 48,
    });
  particles.emit('steam', x, y + 22, { vx: 24, vy: -18, size: 0.3, grow: 0.5, life: 420, depth: 48 });
}

const sparks = ['spark', 'confetti-1', 'confetti-2', 'confetti-3'] as const;

/** Opens a rocket of so many stars. */
export function burst(particles: Particles, random: Random, { x, y }: Point, count: number): void {
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * Math.PI * 2 + random.next() * 0.3;
    const speed = 130 + random.next() * 130;
    particles.emit(sparks[k % sparks.length] ?? 'spark', x, y, {
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed - 40,
      gravity: 170,
      size: 0.9 + random.next() * 0.6,
      life: 900,
      spin: 240,
      depth: 2.2,
    });
  }
}

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
