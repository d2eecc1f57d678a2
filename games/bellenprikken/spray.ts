import type { Motion } from '@games/kit/effects/motion';
import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { game } from './game-id';
import { fiveOf } from './rules';

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

/** Lets the beads of a bubble rain into the bath, in fives of one colour. */
export function rain(particles: Particles, random: Random, { x, y }: Point, count: number): void {
  for (let index = 0; index < count; index++)
    particles.emit(`bead-${fiveOf(index)}`, x + (random.next() - 0.5) * 60, y + (random.next() - 0.5) * 40, {
      vx: (random.next() - 0.5) * 160,
      vy: -180 - random.next() * 160,
      gravity,
      size: 0.7,
      life: 900,
    });
}

/** Draws the ring of water a bubble leaves. */
export function splash(scene: Scene, motion: Motion, { x, y }: Point, radius: number): void {
  const ring = scene.add
    .image(x, y, game, 'splash')
    .setDepth(59)
    .setScale((radius / drawnRadius) * 0.9);
  const away = motion.reduced ? {} : { scale: ring.scale * 1.3, ease: 'Quad.Out' };
  const left = motion.tween({ targets: ring, alpha: 0, duration: 260, ...away });
  void left.then(() => ring.destroy());
}
