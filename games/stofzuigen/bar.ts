import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink, numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { game } from './fluff';
import type { Segment } from './matter';
import { barHeight } from './rules';

const digits = 36;
/** Air that the number of a part needs: in a narrower part it would be unreadable. */
const air = 14;
/** Width a digit needs, and the narrowest part that can be drawn with round corners, design px. */
const digitWidth = 22;
const narrowest = 30;

/** A part of a bar with its left end at x, `length` px long. */
export function barPart(
  kit: SceneKit,
  frame: string,
  x: number,
  length: number,
  height: number = barHeight,
): GameObjects.GameObject {
  const { add } = kit.scene;
  const width = Math.max(5, length - 1);
  return width < narrowest
    ? add.image(x + width / 2, 0, game, frame).setDisplaySize(width, height)
    : add.nineslice(x + width / 2, 0, game, frame, width, height, 14, 14, 14, 16);
}

/** A sum as a bar, each part with its number where there is room. Its left end is at (x, y). */
export class Bar {
  readonly box: GameObjects.Container;
  readonly #numbers: GameObjects.BitmapText[] = [];

  /** `scale` is in design px for one. */
  constructor(
    kit: SceneKit,
    parts: readonly Segment[],
    { scale, height }: { readonly scale: number; readonly height: number },
    { x, y }: Point,
  ) {
    let left = 0;
    const pieces = parts.map(({ length, role }) => {
      const from = left;
      left += length * scale;
      const text = `${length}`;
      if (Number.isInteger(length) && length * scale > text.length * digitWidth + air)
        this.#numbers.push(numberText(kit.scene, from + (length * scale) / 2, -1, text, digits, ink));
      return barPart(kit, `bar-${role}`, from, length * scale, height);
    });
    this.box = kit.scene.add.container(x, y, [...pieces, ...this.#numbers]).setDepth(62);
  }

  /** Gives its numbers to what lies over it. */
  liftNumbers(kit: SceneKit): GameObjects.BitmapText[] {
    this.hideNumbers();
    return this.#numbers.map(({ x, y, text }) => numberText(kit.scene, x, y, text, digits, ink));
  }

  /** Leaves the two colours, as of a stair that is too small to read. */
  hideNumbers(): void {
    for (const number of this.#numbers) number.setVisible(false);
  }
}
