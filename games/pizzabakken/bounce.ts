import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Types } from 'phaser';

/** Moves things there and back: a hop, a jump, a press. */
export const bounce = (
  motion: Motion,
  targets: object,
  duration: number,
  to: Types.Tweens.TweenBuilderConfig | object,
): Promise<void> => motion.flourish({ ease: 'Quad.Out', yoyo: true, targets, duration, ...to });

/** Makes a thing of this size so many times as wide and as tall for a moment. */
export async function squash(
  motion: Motion,
  thing: GameObjects.Image | GameObjects.Container,
  [wide, tall]: readonly [number, number],
  duration: number,
  size = 1,
): Promise<void> {
  await bounce(motion, thing, duration, { scaleX: size * wide, scaleY: size * tall });
  if (thing.active) thing.setScale(size);
}
