import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects } from 'phaser';

/** Lets a thing that a round brought grow to the size it was drawn in. */
export async function growIn(
  motion: Motion,
  thing: GameObjects.Image | GameObjects.Container,
): Promise<void> {
  const { scale } = thing;
  thing.setScale(scale * 0.2);
  await motion.tween({ targets: thing, scale, duration: 420, ease: 'Back.Out' });
}
