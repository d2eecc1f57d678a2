import type { SceneKit } from '@games/kit/scene/scene-kit';
import { game } from './pizza-paint';

/** Drops confetti over the table; none when motion is reduced. */
export function confetti({ scene, motion, random }: SceneKit, middle: number, top: number, count = 44): void {
  if (motion.reduced) return;
  for (let k = 0; k < count; k++) {
    const x = middle + (random.next() - 0.5) * middle * 1.7;
    const paper = scene.add
      .image(x, top - random.next() * 160, game, `confetti-${(k % 3) + 1}`)
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
