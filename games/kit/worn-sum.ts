import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { KIT, type KitFrame } from './kit-texture';
import type { Motion } from './motion';
import { numberText } from './number-text';
import { namePieces, type Piece } from './prompt-pieces';
import { promptRow } from './prompt-row';
import type { SceneKit } from './scene-kit';

/** How large a sum is written, and how high its plate is then, design px: what is stacked or drawn needs more of both. */
const looks = {
  text: { size: 44, plate: 72 },
  fraction: { size: 62, plate: 92 },
  clock: { size: 76, plate: 122 },
} as const;
const slot = { width: 38, height: 58 } as const;
const questionInk = 0x4a3a9a;
const air = 36;
const narrowest = 104;

interface WornSum {
  readonly text: GameObjects.Container;
  /** The scale at which it fits its room. */
  readonly fits: number;
  /** How large its plate is to be, design px. */
  readonly plate: { readonly width: number; readonly height: number };
}

const lookOf = (pieces: readonly Piece[]) =>
  looks[
    pieces.some(({ kind }) => kind === 'clock')
      ? 'clock'
      : pieces.some(({ kind }) => kind === 'fraction')
        ? 'fraction'
        : 'text'
  ];

/**
 * A sum as a thing wears it, its middle at `at`, no wider than `room` (design px): fractions stacked, a clock drawn, and a
 * hole that is not the outcome lit, because `2 = 1 + ▢` is worth what is in it. It is no child of the thing, so that it
 * can lie over all plates: digits then share one draw.
 */
export function wornSum(
  kit: SceneKit,
  sum: Sum,
  at: { readonly x: number; readonly y: number },
  room: number,
): WornSum {
  const pieces = namePieces(sum, kit.locale);
  const { size, plate } = lookOf(pieces);
  const { box, width, hole } = promptRow(kit, pieces, { size, slot });
  if (hole !== null) {
    const { scene } = kit;
    const lit = scene.add
      .nineslice(hole.x, hole.y, KIT, 'chip-hint' satisfies KitFrame, slot.width, slot.height, 18, 18, 18, 18)
      .setScale(hole.scale);
    box.addAt(lit, 0).add(numberText(scene, hole.x, hole.y, '?', size * 0.9 * hole.scale, questionInk));
  }
  const fits = Math.min(1, room / width);
  box.setPosition(at.x, at.y).setScale(fits);
  return { text: box, fits, plate: { width: Math.max(narrowest, width * fits + air), height: plate } };
}

/** A thing and what lies over it come on, a little late where others come first. */
export async function comesOn(
  motion: Motion,
  thing: GameObjects.Container,
  over: GameObjects.Container,
  delay: number,
): Promise<void> {
  for (const part of [thing, over]) part.setAlpha(0);
  if (!motion.reduced) thing.setScale(0.7);
  await Promise.all([
    motion.tween({ targets: thing, scale: 1, duration: 270, delay, ease: 'Back.Out' }),
    motion.tween({ targets: [thing, over], alpha: 1, duration: 180, delay }),
  ]);
}
