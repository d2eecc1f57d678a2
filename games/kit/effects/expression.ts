import type { GameObjects } from 'phaser';
import type { Motion } from './motion';

export type Mood = 'calm' | 'glad' | 'oh';

interface ExpressionSpec {
  /** Name of the character: its frames are `name-calm`, `name-glad`, `name-oh` and `name-blink`. */
  readonly name: string;
  /** Time between two blinks, ms. */
  readonly every: number;
  /** Time for which the eyes are shut, ms. */
  readonly shut?: number;
  /** Time that has passed since the last blink at the start, ms. */
  readonly since?: number;
}

/** Shows on the face of a character which mood it is in. A calm character blinks, unless motion is reduced. */
export class Expression {
  readonly #motion: Pick<Motion, 'reduced'>;
  readonly #face: GameObjects.Image;
  readonly #spec: ExpressionSpec;
  #mood: Mood = 'calm';
  #clock: number;

  constructor(motion: Pick<Motion, 'reduced'>, face: GameObjects.Image, spec: ExpressionSpec) {
    this.#motion = motion;
    this.#face = face;
    this.#spec = spec;
    this.#clock = spec.since ?? 0;
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm') return;
    const { name, every, shut = 130 } = this.#spec;
    this.#clock += delta;
    this.#face.setFrame(this.#clock % every < shut ? `${name}-blink` : `${name}-calm`);
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    this.#face.setFrame(`${this.#spec.name}-${mood}`);
  }
}
