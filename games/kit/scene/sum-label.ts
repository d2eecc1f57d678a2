import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import type { Motion } from '../effects/motion';
import type { Point } from '../layout/design';
import { numberText } from '../text/number-text';
import { labelHint, namePieces, type Piece } from '../text/prompt-pieces';
import { promptRow } from '../text/prompt-row';
import { KIT, type KitFrame } from '../textures/kit-texture';
import type { SceneKit } from './scene-kit';

/** Text size and plate height, design px; stacked fractions and clocks need more of both. */
const looks = {
  text: { size: 44, plate: 72 },
  fraction: { size: 62, plate: 92 },
  clock: { size: 76, plate: 122 },
} as const;
const slot = { width: 38, height: 58 } as const;
const questionInk = 0x4a3a9a;
const air = 36;
const narrowest = 104;
/** Words under the sum that its value depends on: their size, and how much higher the plate is for them, design px. */
const hintLook = { size: 27, height: 34, ink: '#5a5470' } as const;

interface SumLabel {
  readonly text: GameObjects.Container;
  /** The scale at which the sum fits its room. */
  readonly fits: number;
  /** Size its plate should have, design px. */
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
 * Writes a sum on an object, its middle at `at`, no wider than `room`, design px. Fractions are stacked, a clock is
 * drawn, and a hole that is not the outcome is lit, because the value of `2 = 1 + ▢` is what is in it. Words that the
 * value depends on (`afgerond op 10`) stand below it. The text is
 * no child of the object, so that it lies over all plates and digits share one draw call.
 */
export function sumLabel(kit: SceneKit, sum: Sum, at: Point, room: number): SumLabel {
  const pieces = namePieces(sum, kit.locale);
  const { size, plate } = lookOf(pieces);
  const { box, width: wide, hole } = promptRow(kit, pieces, { size, slot });
  const hint = labelHint(sum, kit.locale);
  if (hole !== null) {
    const { scene } = kit;
    const lit = scene.add
      .nineslice(hole.x, hole.y, KIT, 'chip-hint' satisfies KitFrame, slot.width, slot.height, 18, 18, 18, 18)
      .setScale(hole.scale);
    box.addAt(lit, 0).add(numberText(scene, hole.x, hole.y, '?', size * 0.9 * hole.scale, questionInk));
  }
  const words =
    hint === null
      ? null
      : kit.words(0, 0, hint, { fontSize: hintLook.size, fontStyle: '700', color: hintLook.ink });
  const more = words === null ? 0 : hintLook.height;
  if (words !== null) {
    for (const part of box.list as GameObjects.Image[]) part.y -= more / 2;
    box.add(words.setY(plate / 2 - hintLook.size * 0.4));
  }
  const width = Math.max(wide, words?.width ?? 0);
  const fits = Math.min(1, room / width);
  box.setPosition(at.x, at.y).setScale(fits);
  return { text: box, fits, plate: { width: Math.max(narrowest, width * fits + air), height: plate + more } };
}

/** Fades in an object and its text, after a delay where others come first. */
export async function fadeIn(
  motion: Motion,
  thing: GameObjects.Container,
  over: GameObjects.Container,
  delay: number,
): Promise<void> {
  for (const part of [thing, over]) part.setAlpha(0);
  if (!motion.reduced) thing.setScale(0.7);
  await Promise.all([
    motion.tween({ targets: thing, scale: 1, duration: 210, delay, ease: 'Back.Out' }),
    motion.tween({ targets: [thing, over], alpha: 1, duration: 160, delay }),
  ]);
}
