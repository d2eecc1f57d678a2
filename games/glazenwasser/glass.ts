import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Squeegee } from './squeegee';

/** A sum on the front: what a pane of glass and the frames of fractions have in common. */
export interface Glass {
  /** A stroke has to cross this inner part of the glass. */
  readonly box: () => Box;
  /** Writes what was typed on the glass. */
  type(typed: string): void;
  /** Splits the glass where it is easy; returns the height of the split, design px. */
  help(): number;
  /** Wipes it all after a right answer. */
  wash(): Promise<void>;
  /** Wipes as much as the child's number says, and draws what is missing or too much. */
  miss(own: Rational): Promise<void>;
  clear(): void;
}

/** Names the parts of the scene that a view of the glass needs. */
export interface GlassSpec {
  readonly kit: SceneKit;
  readonly layout: Layout;
  readonly squeegee: Squeegee;
  /** The cradle is stuck at half of the rows: the glass is split there. */
  readonly isStuck: boolean;
  /** Writes a number as the sum does; `isSide` of a length, else of an area. */
  readonly write: (value: Rational, isSide?: boolean) => string;
}

/** Part of the glass, in the middle of it, that a stroke has to cross. */
const inner = 0.6;

/** Returns what a stroke over so much glass has to cross. */
export const innerOf = ({ x, y, width, height }: Box): Box => ({
  x: x + (width * (1 - inner)) / 2,
  y: y + (height * (1 - inner)) / 2,
  width: width * inner,
  height: height * inner,
});

/** Returns all of the glass, of which a stroke crosses the inner part. */
export function wholeOf(glass: Glass): Box {
  const { x, y, width, height } = glass.box();
  const [wide, tall] = [width / inner, height / inner];
  return { x: x - (wide - width) / 2, y: y - (tall - height) / 2, width: wide, height: tall };
}

const cornersOf = {
  window: 13,
  'window-lit': 13,
  glass: 15,
  dust: 10,
  foam: 20,
  beyond: 13,
  lack: 13,
} as const;
export type Frame = keyof typeof cornersOf;

/** Draws a frame over a box; too small a box for its corners makes a small picture of it. */
export function sheetOver(
  { scene }: SceneKit,
  frame: Frame,
  { x, y, width, height }: Box,
): GameObjects.NineSlice {
  const corner = cornersOf[frame];
  const sheet = scene.add
    .nineslice(0, 0, game, frame, 100, 100, corner, corner, corner, corner)
    .setOrigin(0, 0);
  return spread(sheet, { x, y, width, height }, frame);
}

/** Spreads a sheet over another box. */
export function spread(
  sheet: GameObjects.NineSlice,
  { x, y, width, height }: Box,
  frame: Frame,
): GameObjects.NineSlice {
  if (width < 3 || height < 3) return sheet.setVisible(false);
  const short = Math.min(1, width / (2 * cornersOf[frame] + 1), height / (2 * cornersOf[frame] + 1));
  return sheet
    .setVisible(true)
    .setPosition(x, y)
    .setScale(short)
    .setSize(width / short, height / short);
}

const cream = 0xfff8e8;
const digits = { large: 84, least: 46 } as const;

/** Writes what was typed into the dust, as with a finger; on foam it is dark. */
export class FingerText {
  readonly #smudge: GameObjects.Image | null;
  readonly #text: GameObjects.BitmapText;
  readonly #size: number;
  readonly #most: number;

  constructor(
    { scene }: SceneKit,
    { x, y, width, height }: Box,
    box: GameObjects.Container,
    isOnFoam: boolean,
  ) {
    this.#most = width - 24;
    this.#size = Math.max(digits.least, Math.min(digits.large, height - 8));
    this.#smudge = isOnFoam ? null : scene.add.image(x + width / 2, y + height / 2, game, 'smudge');
    this.#text = numberText(
      scene,
      x + width / 2,
      y + height / 2,
      '?',
      this.#size,
      isOnFoam ? undefined : cream,
    );
    box.add(this.#smudge === null ? [this.#text] : [this.#smudge, this.#text]);
    this.write('');
  }

  write(typed: string): void {
    this.#text.setText(typed === '' ? '?' : typed.replace('-', '−')).setFontSize(this.#size);
    if (this.#text.width > this.#most)
      this.#text.setFontSize(Math.max(digits.least, (this.#size * this.#most) / this.#text.width));
    this.#smudge?.setScale(Math.max(0.72, (this.#text.width + 58) / 140), (this.#text.fontSize + 26) / 92);
  }

  destroy(): void {
    this.#smudge?.destroy();
    this.#text.destroy();
  }
}

/** A hole on the rim of the glass: the side that is asked is typed into it. */
export class HoleLabel {
  readonly #text: GameObjects.BitmapText;
  readonly #slot: GameObjects.NineSlice;

  constructor({ scene }: SceneKit, x: number, y: number, box: GameObjects.Container) {
    this.#slot = scene.add.nineslice(x, y, KIT, 'slot' satisfies KitFrame, 92, 64, 22, 22, 22, 22);
    this.#text = numberText(scene, x, y, '?', digits.least);
    box.add([this.#slot, this.#text]);
  }

  write(typed: string): void {
    this.#text.setText(typed === '' ? '?' : typed);
    this.#slot.setSize(Math.max(92, this.#text.width + 36), 64);
  }

  destroy(): void {
    this.#slot.destroy();
    this.#text.destroy();
  }
}

const lines = { fine: 0xfff8e8, bold: 0xffffff, split: 0xffc83d, rim: 0x7a4a52, floor: 0xa9cfe0 } as const;

/** Draws lines of the glass: fine and bold marks, a split, or the ends of a side. */
export function lineOn(
  pen: GameObjects.Graphics,
  kind: keyof typeof lines,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): void {
  const wide = { fine: 2, bold: 4, split: 8, rim: 4, floor: 3 }[kind];
  pen.lineStyle(wide, lines[kind], kind === 'fine' ? 0.55 : 0.95).lineBetween(x1, y1, x2, y2);
}
