import { withWriting } from '@games/kit/layout/written';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';

export const game = 'autorace';
const ink = 0x2b2a4c;

const named: Readonly<Record<string, string>> = {
  ',': 'comma',
  '−': 'minus',
  '+': 'plus',
  '×': 'times',
  ':': 'divide',
  '÷': 'over',
  '(': 'open',
  ')': 'close',
  '=': 'equals',
  '?': 'query',
  r: 'rest',
};

/** Name of the picture of a character in the atlas. */
export const frameOf = (letter: string): string => `glyph-${named[letter] ?? letter}`;

/** A text as it stands on a board: with the minus sign of the card. */
export const onBoard = (written: string): string => written.replaceAll('-', '−');

const space = 13;

/** A whole number of more than four digits. */
const longNumber = /\d{5,}/g;

/** Numbers and signs from the game's atlas, so that they share the draw call of gates and roof. */
export class Glyphs {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #locale: Locale;
  #text = '';
  #width = 0;

  constructor({ scene, locale }: Pick<SceneKit, 'scene' | 'locale'>, x: number, y: number, scale: number) {
    this.#scene = scene;
    this.#locale = locale;
    this.box = withWriting(scene.add.container(x, y).setScale(scale), () => this.#text);
  }

  /** Returns the text that the caller gave. */
  get text(): string {
    return this.#text;
  }

  /** Width of the text, before scaling. */
  get width(): number {
    return this.#width;
  }

  /** Writes numbers as on the card: with a sign between thousands. */
  write(written: string): void {
    const text = onBoard(written);
    if (text === this.#text) return;
    this.#text = text;
    this.box.removeAll(true);
    let x = 0;
    for (const letter of this.#grouped(text)) {
      const frame = frameOf(letter);
      // A space.
      if (!this.#scene.textures.get(game).has(frame)) {
        x += space;
        continue;
      }
      const image = this.#scene.add.image(0, 0, game, frame).setTint(ink);
      image.x = x + image.width / 2;
      x += image.width;
      this.box.add(image);
    }
    this.#width = x;
    for (const image of this.#images()) image.x -= x / 2;
  }

  #grouped(text: string): string {
    return text.replace(longNumber, (digits) => writeNumber(rational(Number(digits)), this.#locale));
  }

  #images(): GameObjects.Image[] {
    return this.box.list.filter((part): part is GameObjects.Image => part.type === 'Image');
  }
}
