import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects } from 'phaser';
import type { CollectionDisplay } from './collection-display';

/** Lets a thing that a round brought grow to the size it was drawn in. */
export async function growIn(
  motion: Motion,
  thing: GameObjects.Image | GameObjects.Container,
): Promise<void> {
  const { scale } = thing;
  thing.setScale(scale * 0.2);
  await motion.tween({ targets: thing, scale, duration: 420, ease: 'Back.Out' });
}

/** Adds the one thing that the finished round brings to a collection, and returns where it stands, design px. */
export async function growNext(display: CollectionDisplay, motion: Motion): Promise<Point> {
  const [thing] = display.add();
  if (thing === undefined) throw new Error('a round that brought nothing');
  await growIn(motion, thing);
  return { x: thing.x, y: thing.y };
}
