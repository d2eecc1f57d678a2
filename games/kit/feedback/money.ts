import type { GameObjects, Scene } from 'phaser';
import type { Point } from '../layout/design';
import { ink, numberText } from '../text/number-text';
import { KIT, type KitFrame } from '../textures/kit-texture';
import { breadthOf, isNote } from './picture/things';

/** Width of a two-euro coin in the kit's texture, design px. */
const drawn = 56;
const noteSize = { width: 1.7, height: 0.94 } as const;
const noteTints: Readonly<Record<number, number>> = {
  500: 0xdfe4e2,
  1000: 0xffc3b4,
  2000: 0xbcdcf8,
  5000: 0xffd8a6,
};
const greenNote = 0xc8e8b8;

const coinFrame = (cents: number): KitFrame => {
  if (cents >= 100) return cents === 100 ? 'coin-1' : 'coin-2';
  return cents < 10 ? 'coin-copper' : 'coin-gold';
};

/** Returns the width of a coin or a note, relative to a two-euro coin. */
export const moneyWidth = (cents: number): number => (isNote(cents) ? noteSize.width : breadthOf(cents));

/** Draws a coin or a note, its middle at (x, y); `unit` is the width of a two-euro coin, design px. */
export function moneyPiece(
  scene: Scene,
  { x, y }: Point,
  cents: number,
  unit: number,
): GameObjects.GameObject[] {
  if (isNote(cents)) {
    const [width, height] = [unit * noteSize.width, unit * noteSize.height];
    const note = scene.add
      .image(x, y, KIT, 'note' satisfies KitFrame)
      .setDisplaySize(width, height)
      .setTint(noteTints[cents] ?? greenNote);
    return [note, numberText(scene, x, y, `${cents / 100}`, height * 0.66, ink)];
  }
  const wide = unit * breadthOf(cents);
  const coin = scene.add.image(x, y, KIT, coinFrame(cents)).setScale(wide / drawn);
  return [coin, numberText(scene, x, y, `${cents < 100 ? cents : cents / 100}`, wide * 0.56, ink)];
}
