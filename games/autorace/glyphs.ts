import type { GameObjects, Scene } from 'phaser';

export const game = 'autorace';
const ink = 0x2b2a4c;

const named: Readonly<Record<string, string>> = {
  ',': 'comma',
  '−': 'minus',
  '+': 'plus',
  '×': 'times',
  ':': 'divide',
  '=': 'equals',
  '?': 'query',
  r: 'rest',
};

const space = 13;

/** Numbers and signs from the game's atlas, so that they share the draw call of gates and roof. */
export class Glyphs {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  #text = '';

  constructor(scene: Scene, x: number, y: number, scale: number) {
    this.#scene = scene;
    this.box = scene.add.container(x, y).setScale(scale);
  }

  get text(): string {
    return this.#text;
  }

  /** Width of the text, before scaling. */
  get width(): number {
    return this.#images().reduce((sum, image) => sum + image.width, 0);
  }

  write(written: string): void {
    const text = written.replaceAll('-', '−');
    if (text === this.#text) return;
    this.#text = text;
    this.box.removeAll(true);
    let x = 0;
    for (const letter of text) {
      const frame = `glyph-${named[letter] ?? letter}`;
      // A space, or a character without a glyph.
      if (!this.#scene.textures.get(game).has(frame)) {
        x += space;
        continue;
      }
      const image = this.#scene.add.image(0, 0, game, frame).setTint(ink);
      image.x = x + image.width / 2;
      x += image.width;
      this.box.add(image);
    }
    for (const image of this.#images()) image.x -= x / 2;
  }

  #images(): GameObjects.Image[] {
    return this.box.list.filter((part): part is GameObjects.Image => part.type === 'Image');
  }
}
