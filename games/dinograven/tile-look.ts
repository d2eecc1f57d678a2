import type { GameObjects } from 'phaser';

export const game = 'dinograven';

/** Sizes of digits, design px: on tiles, and where they decide. */
export const digitSize = { tile: 32, asked: 44 } as const;

/** Squeezes digits that are wider than their tile, design px; their height stays. */
export const squeeze = (digits: GameObjects.BitmapText, widest: number): GameObjects.BitmapText => {
  digits.setScale(1);
  return digits.setScale(Math.min(1, widest / digits.width), 1);
};
