import { ink, numberText } from '@games/kit/text/number-text';
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
const digits = { coin: 48, note: 56 } as const;
const copperInk = 0x4a1c08;
const goldInk = 0x4a2e06;

/** Writes euros as on a price tag: 12, and 8,40 with its cents. */
export const writeEuros = (euros: Rational, locale: Locale): string =>
  writeNumber(euros, locale, isWhole(euros) ? 'decimal' : { form: 'decimal', places: 2 });

/** Returns the width of a coin or a note at size 1, design px. */
export const widthOf = (cents: number): number =>
  isNote(cents) ? note.width : (largest * (diameters[cents] ?? 2575)) / 2575;

const inkOf = (cents: number): number => (cents >= 100 ? ink : cents < 10 ? copperInk : goldInk);

/** Draws a coin or a note; its digits are as large on each. */
export function moneyOf(scene: Scene, cents: number, size: number): GameObjects.Container {
  const frame = isNote(cents) ? `note-${cents / 100}` : `coin-${cents}`;
  const text = `${cents < 100 ? cents : cents / 100}`;
  const height = isNote(cents) ? note.height : widthOf(cents);
  return scene.add
    .container(0, 0, [
      scene.add.image(0, 0, game, frame),
      numberText(
        scene,
        isNote(cents) ? -6 : 0,
        -2,
        text,
        isNote(cents) ? digits.note : digits.coin,
        inkOf(cents),
      ),
    ])
    .setSize(widthOf(cents), height)
    .setScale(size);
}
