import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import type { Motion } from './motion';
import { nameOf } from './notation';
import type { SceneKit } from './scene-kit';
import { written } from './written';

const digits = 44;
const air = 36;
const narrowest = 104;

interface WornSum {
  readonly text: GameObjects.BitmapText | GameObjects.Text;
  /** The scale at which it fits its room. */
  readonly fits: number;
  /** How wide its plate is to be, design px. */
  readonly plate: number;
}

/**
 * A sum as a thing wears it, its middle at `at`, no wider than `room` (design px). The text is no child of the thing, so
 * that it can lie over all plates: digits then share one draw.
 */
export function wornSum(
  kit: SceneKit,
  sum: Sum,
  at: { readonly x: number; readonly y: number },
  room: number,
): WornSum {
  const text = written(kit, at, nameOf(sum, kit.locale), digits);
  const fits = Math.min(1, room / text.width);
  text.setScale(fits);
  return { text, fits, plate: Math.max(narrowest, text.width * fits + air) };
}

/** A thing and what lies over it come on, a little late where others come first. */
export async function comesOn(
  motion: Motion,
  thing: GameObjects.Container,
  over: GameObjects.BitmapText | GameObjects.Text,
  delay: number,
): Promise<void> {
  for (const part of [thing, over]) part.setAlpha(0);
  if (!motion.reduced) thing.setScale(0.7);
  await Promise.all([
    motion.tween({ targets: thing, scale: 1, duration: 270, delay, ease: 'Back.Out' }),
    motion.tween({ targets: [thing, over], alpha: 1, duration: 180, delay }),
  ]);
}
