import type { Point } from '@games/kit/layout/design';
import { keyPlate, pale } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';

const side = 84;
const digits = 44;
/** Widest number on a key, and the most characters that can be read on it. */
const widest = 66;
const longest = 4;
/** The arrow beside a number: how much smaller, and how far number and arrow stand from the middle. */
const small = 0.6;
const arrowAway = 25;
const numberAway = 10;
/** The face of a key lies above its lip. */
const rise = 4;

/** A key that moves the hook: an arrow, and the number by which it does. */
export class ReelKey {
  readonly plate: GameObjects.Container;
  /** Counts that the hook goes down. */
  readonly by: number;
  readonly #arrow: GameObjects.Image;
  readonly #number: GameObjects.BitmapText;

  constructor(kit: SceneKit, { x, y }: Point, by: number) {
    this.by = by;
    const icon: KitFrame = Math.abs(by) === 1 ? 'step' : 'leap';
    this.plate = keyPlate(kit, { x, y, width: side, height: side }, { icon }).setDepth(700);
    this.#arrow = (this.plate.last as GameObjects.Image).setAngle(by > 0 ? 90 : -90);
    this.#number = numberText(kit.scene, 0, -rise, '', digits);
    this.plate.add(this.#number);
  }

  /** Writes the number; one that is too long for the key leaves the arrow alone. */
  write(text: string): void {
    const isShort = text.length <= longest;
    const way = this.by > 0 ? 1 : -1;
    this.#number
      .setText(isShort ? text : '')
      .setY(-rise - way * numberAway)
      .setScale(1);
    this.#number.setScale(Math.min(1, widest / Math.max(1, this.#number.width)), 1);
    this.#arrow.setScale(isShort ? small : 1).setY(-rise + (isShort ? way * arrowAway : 0));
  }

  pale(on: boolean): void {
    pale(this.plate, on);
  }
}
