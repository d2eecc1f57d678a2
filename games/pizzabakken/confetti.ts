import type { SceneKit } from '@games/kit/scene/scene-kit';
import { game } from './pizza-paint';

interface Rain {
  readonly count?: number;
  readonly frames?: readonly string[];
  readonly size?: number;
}

const papers = ['confetti-1', 'confetti-2', 'confetti-3'] as const;

/** Drops confetti, or other small things, over the table; none when motion is reduced. */
export function confetti(
  { scene, motion, random }: SceneKit,
  middle: number,
  top: number,
  { count = 44, frames = papers, size = 1 }: Rain = {},
): void {
  if (motion.reduced) return;
  for (let k = 0; k < count; k++) {
    const x = middle + (random.next() - 0.5) * middle * 1.7;
    const paper = scene.add
      .image(x, top - random.next() * 160, game, frames[k % frames.length])
      .setScale(size)
      .setDepth(895);
    void motion
      .flourish({
        targets: paper,
        y: top + 420 + random.next() * 200,
        x: x + (random.next() - 0.5) * 120,
        angle: 360 + random.next() * 360,
        alpha: { from: 1, to: 0.2 },
        delay: random.next() * 300,
        duration: 1300 + random.next() * 500,
        ease: 'Sine.In',
      })
      .then(() => paper.destroy());
  }
}
