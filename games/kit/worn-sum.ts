import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { KIT, type KitFrame } from './kit-texture';
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
  /**
   * Where a hole stands that is not the outcome: `2 = 1 + ?` is worth what is in the hole, so the hole is lit. From the
   * middle of the text; to be put over the plate. Null where the outcome is asked.
   */
  readonly hole: GameObjects.NineSlice | null;
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
  const { width } = text;
  const fits = Math.min(1, room / width);
  const hole = litHole(kit, text, fits);
  text.setScale(fits);
  return { text, fits, plate: Math.max(narrowest, width * fits + air), hole };
}

/** `text` is not scaled yet. */
function litHole({ scene }: SceneKit, text: WornSum['text'], size: number): GameObjects.NineSlice | null {
  const whole = text.text;
  const place = whole.indexOf('?');
  if (place < 0) return null;
  const all = text.width;
  const before = text.setText(whole.slice(0, place)).width;
  const upTo = text.setText(whole.slice(0, place + 1)).width;
  text.setText(whole);
  const frame: KitFrame = 'chip-hint';
  const [middle, width] = [(before + upTo - all) / 2, upTo - before + 22];
  return scene.add.nineslice(middle * size, 0, KIT, frame, width, 58, 18, 18, 18, 18).setScale(size);
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
