import type { GameObjects, Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import { isWhole, type Rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { isNote } from './rules';

export const game = 'buurtsuper';

/** Diameters of the real coins, in hundredths of a millimetre, and the drawn size of the largest, design px. */
const diameters: Readonly<Record<number, number>> = {
  200: 2575,
  100: 2325,
  50: 2425,
  20: 2225,
  10: 1975,
  5: 2125,
  2: 1875,
  1: 1625,
};
const largest = 104;
const note = { width: 140, height: 80 } as const;

/** Writes euros as on a price tag: 12, and 8,40 with its cents. */
export const writeEuros = (euros: Rational, locale: Locale): string =>
  writeNumber(euros, locale, isWhole(euros) ? 'decimal' : { form: 'decimal', places: 2 });

/** Returns the width of a coin or a note at size 1, design px. */
export const widthOf = (cents: number): number =>
  isNote(cents) ? note.width : (largest * (diameters[cents] ?? 2575)) / 2575;

const frameOf = (cents: number): string => (isNote(cents) ? `note-${cents / 100}` : `coin-${cents}`);

/** Draws a coin or a note, with its digits. */
export function moneyOf(scene: Scene, cents: number, size: number): GameObjects.Image {
  return scene.add.image(0, 0, game, frameOf(cents)).setScale(size);
}
