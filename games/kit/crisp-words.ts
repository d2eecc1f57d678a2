import type { GameObjects, Scene, Types } from 'phaser';

/** Words in Andika that are drawn again when the drawing gets another scale, so that they are crisp on every display. */
export class CrispWords {
  readonly #scene: Scene;
  readonly #standing = new Set<GameObjects.Text>();
  #scale = 1;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  write(x: number, y: number, text: string, style: Types.GameObjects.Text.TextStyle): GameObjects.Text {
    const made = this.#scene.add.text(x, y, text, {
      fontFamily: 'Andika, sans-serif',
      color: '#2b2a4c',
      resolution: this.#scale,
      ...style,
    });
    this.#standing.add(made);
    made.once('destroy', () => this.#standing.delete(made));
    return made.setOrigin(0.5);
  }

  /** Device px per design px from now on. */
  set scale(scale: number) {
    this.#scale = scale;
    for (const text of this.#standing) text.setResolution(scale);
  }
}
