import type { Motion } from '@games/kit/effects/motion';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths } from './layout';

/** Colours of a can: two of those below, the one above, a blank one, one that was hit right, and the child's own. */
export type Paint = 'a' | 'b' | 'whole' | 'blank' | 'lit' | 'own';

/** Edges of the drawing that keep their shape, and its height, design px. */
const edge = { side: 16, top: 30, bottom: 30 } as const;
const drawn = 96;
/** Largest and smallest digits on a can, and the air beside them. */
export const digits = { largest: 48, smallest: 33 } as const;
const air = 14;
/** Width of a digit or a sign, as a part of its height. */
const wide = 0.57;

/** Returns the width that a can needs for what is written on it, design px. */
export const leastWidth = (text: string): number =>
  Math.max(42, Array.from(text).length * wide * digits.smallest + air);

/** Middle and size of a can, design px. */
export interface TinPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A can that is as wide as its number. Its label is drawn above all cans, so that they share one draw call. */
export class Tin {
  readonly #motion: Motion;
  readonly #scene: Scene;
  readonly #height: number;
  #box: GameObjects.NineSlice;
  /** Somebody else moves the can now. */
  #isStripped = false;
  readonly #label: GameObjects.BitmapText;
  readonly #at: { x: number; y: number; width: number; alpha: number };

  constructor(scene: Scene, motion: Motion, { x, y, width }: TinPlace, height: number, paint: Paint) {
    this.#motion = motion;
    this.#at = { x, y, width, alpha: 1 };
    this.#scene = scene;
    this.#height = height;
    this.#box = this.#paint(paint);
    this.#label = numberText(scene, x, y, '', digits.largest).setDepth(depths.labels);
    this.#draw();
  }

  get place(): TinPlace {
    const { x, y, width } = this.#at;
    return { x, y, width };
  }

  get box(): GameObjects.NineSlice {
    return this.#box;
  }

  write(text: string): void {
    this.#label.setText(text);
    this.#draw();
  }

  /** Gives it other colours. */
  wear(paint: Paint): void {
    this.#box.destroy();
    this.#box = this.#paint(paint);
    this.#draw();
  }

  set alpha(alpha: number) {
    this.#at.alpha = alpha;
    this.#draw();
  }

  /** Moves and stretches it. */
  async move(to: Partial<TinPlace & { readonly alpha: number }>, duration: number, ease = 'Sine.InOut') {
    const onUpdate = () => this.#draw();
    await this.#motion.tween({ targets: this.#at, ...to, duration, ease, onUpdate });
    Object.assign(this.#at, to);
    this.#draw();
  }

  /** Rocks it, as one that was hit. */
  async rock(): Promise<void> {
    const { y } = this.#at;
    const onUpdate = () => this.#draw();
    await this.#motion.flourish({
      targets: this.#at,
      y: y - 9,
      duration: 70,
      yoyo: true,
      ease: 'Quad.Out',
      onUpdate,
    });
    this.#at.y = y;
    this.#draw();
  }

  /** Takes its label off, and leaves the can alone. */
  strip(): GameObjects.NineSlice {
    this.#label.destroy();
    this.#isStripped = true;
    return this.#box;
  }

  destroy(): void {
    this.#box.destroy();
    this.#label.destroy();
  }

  #paint(paint: Paint): GameObjects.NineSlice {
    const { side, top, bottom } = edge;
    return this.#scene.add
      .nineslice(0, 0, game, `tin-${paint}`, 2 * side, drawn, side, side, top, bottom)
      .setScale(1, this.#height / drawn)
      .setDepth(depths.tins);
  }

  #draw(): void {
    if (this.#isStripped || this.#box.scene === undefined) return;
    const { x, y, width, alpha } = this.#at;
    const shown = Math.max(2 * edge.side, width);
    this.#box.setPosition(x, y).setSize(shown, drawn).setAlpha(alpha);
    // A can narrower than its edges is squeezed.
    this.#box.scaleX = Math.min(1, width / shown);
    if (this.#label.scene === undefined) return;
    const count = Math.max(1, Array.from(this.#label.text).length);
    const size = Math.min(digits.largest, Math.max(digits.smallest, (width - air) / (count * wide)));
    this.#label
      .setFontSize(size)
      .setPosition(x, y + 1)
      .setAlpha(alpha);
  }
}
