import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink, numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { game } from './fluff';
import { barLength, cutFrom, type Segment } from './matter';
import type { Scale } from './rules';

/** Height of a number on a bar: a share of the bar's, within these, design px. */
const digits = { share: 0.6, least: 44, most: 58 } as const;
/** Air that the number of a part needs: in a narrower part it would be unreadable. */
const air = 14;
/** Width a digit needs, of its height, and the narrowest part that can be drawn with round corners, design px. */
const digitWidth = 0.57;
const narrowest = 32;
/** Narrowest unit that is marked, and what a mark covers of the bar's height: of one, and of five. */
const notch = { apart: 13, one: 0.3, five: 0.62, width: 4, alpha: 0.42 } as const;

/** Depths of bars, and of the numbers on all of them: each kind then is one draw. */
export const barDepth = 61;
export const numberDepth = 62;

/** How a bar is drawn. */
export interface BarLook extends Scale {
  readonly height: number;
  /** Into how many parts one is cut. */
  readonly unit: number;
  /** Wholes that are drawn behind it, for parts of one. */
  readonly wholes: number;
}

type BarPart = GameObjects.Image | GameObjects.NineSlice;

/** A part of a bar with its left end at x, `length` px long. */
export function barPart(
  { scene: { add } }: SceneKit,
  frame: string,
  x: number,
  length: number,
  height: number,
): BarPart {
  const width = Math.max(5, length - 1);
  return width < narrowest
    ? add.image(x + width / 2, 0, game, frame).setDisplaySize(width, height)
    : add.nineslice(x + width / 2, 0, game, frame, width, height, 14, 14, 14, 16);
}

/** Marks every unit of what lies from one amount to another, and the fives stronger. */
export function notches(
  { scene: { add } }: SceneKit,
  [start, end]: readonly [number, number],
  { perOne, from, unit, height }: BarLook,
): GameObjects.Image[] {
  const apart = perOne / unit;
  const marked = Array.from(
    { length: Math.round((end - start) * unit) - 1 },
    (_, k) => Math.round(start * unit) + k + 1,
  );
  return marked.flatMap((count) => {
    const isFive = unit === 1 && count % 5 === 0;
    if (count <= from * unit || (apart < notch.apart && !isFive)) return [];
    const tall = height * (isFive ? notch.five : notch.one);
    const y = (height - tall) / 2 - 5;
    return [
      add
        .image(count * apart - from * perOne, y, game, 'notch')
        .setDisplaySize(notch.width, tall)
        .setAlpha(notch.alpha),
    ];
  });
}

/** A sum as a bar, each part with its number where there is room. Its left end is at (x, y). */
export class Bar {
  /** The bar, and the numbers over it. */
  readonly box: GameObjects.Container;
  readonly numbers: GameObjects.Container;

  constructor(kit: SceneKit, parts: readonly Segment[], look: BarLook, { x, y }: Point, frame?: string) {
    const { add } = kit.scene;
    const { perOne, from, height, wholes } = look;
    const behind = Array.from({ length: wholes }, (_, k) =>
      barPart(kit, 'whole', k * perOne, perOne, height + 6),
    );
    const numbers: GameObjects.BitmapText[] = [];
    const size = Math.max(digits.least, Math.min(digits.most, height * digits.share));
    let left = 0;
    const pieces = cutFrom(parts, from).map((part) => {
      const width = part.length * perOne;
      const start = left;
      left += width;
      const text = `${part.length}`;
      const isAll = from === 0 || parts.includes(part);
      if (isAll && Number.isInteger(part.length) && width > text.length * size * digitWidth + air)
        numbers.push(numberText(kit.scene, start + width / 2, -2, text, size, ink));
      return barPart(kit, frame ?? `bar-${part.role}`, start, width, height);
    });
    const torn = from > 0 ? [add.image(0, 0, game, 'torn').setScale(1, height / 62)] : [];
    const marks = notches(kit, [0, barLength(parts)], look);
    this.box = add.container(x, y, [...behind, ...pieces, ...marks, ...torn]).setDepth(barDepth);
    this.numbers = add.container(x, y, numbers).setDepth(numberDepth);
  }

  destroy(): void {
    this.box.destroy();
    this.numbers.destroy();
  }
}
