import type { Particles } from '@games/kit/effects/particles';
import { Rain } from '@games/kit/effects/variety';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { depths } from './scenery';

interface Sea {
  readonly seabed: number;
  readonly surface: number;
  /** Bubbles come often. */
  readonly isMany: boolean;
}

/** Lets bubbles rise from the bottom now and then. */
export function risingBubbles(
  { random, design }: SceneKit,
  particles: Particles,
  { seabed, surface, isMany }: Sea,
): Rain {
  const far = seabed - surface;
  return new Rain(particles, {
    frame: 'bubble',
    area: { x: 0, y: seabed + 20, width: design.width, height: 0 },
    every: isMany ? 420 : 900,
    flight: { vx: 6, vy: -70, life: Math.min(7000, (far / 70) * 1000), size: 0.6, depth: depths.veil + 0.1 },
    random: () => random.next(),
  });
}

/** Lets a shoal of sparks pass by, after some right answers in a row. */
export function shoal({ random }: SceneKit, particles: Particles, { x, y }: Point): void {
  for (let k = 0; k < 18; k++)
    particles.emit(k % 3 === 0 ? 'spark' : 'bubble', x, y, {
      vx: (random.next() - 0.2) * 420,
      vy: (random.next() - 0.5) * 260,
      life: 1000,
      size: 0.5 + random.next() * 0.7,
      spin: 60,
      depth: depths.hook + 0.6,
    });
}
