import type { GameObjects, Scene, Types } from 'phaser';

/** Font of all words; another one only where it cannot be loaded. */
export const fontFamily = 'Andika, sans-serif';

/** Writes words in Andika, their middle at (x, y). */
export type WriteText = (
  x: number,
  y: number,
  text: string,
  style: Types.GameObjects.Text.TextStyle,
) => GameObjects.Text;

/** Context for drawing text. */
export interface TextPen {
  readonly scene: Scene;
  readonly words: WriteText;
}

/** Text in Andika that is redrawn when the scale of the drawing changes, so that it is sharp on every display. */
export class HiDpiText {
  readonly #scene: Scene;
  readonly #standing = new Set<GameObjects.Text>();
  #scale = 1;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  write(x: number, y: number, text: string, style: Types.GameObjects.Text.TextStyle): GameObjects.Text {
    const made = this.#scene.add.text(x, y, text, {
      fontFamily,
      color: '#2b2a4c',
      resolution: this.#scale,
      ...style,
    });
    this.#standing.add(made);
    made.once('destroy', () => this.#standing.delete(made));
    return made.setOrigin(0.5);
  }

  /** Sets the device px per design px and redraws all text. */
  set scale(scale: number) {
    this.#scale = scale;
    for (const text of this.#standing) text.setResolution(scale);
  }
}
