import type { Motion } from '@games/kit/effects/motion';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths } from './layout';

/** Colours of a can: two of those below, the one above, a blank one, one that was hit right, and the child's own. */
export type Paint = 'a' | 'b' | 'whole' | 'blank' | 'lit' | 'own';

/** Edges of the drawing that keep their shape, and its size, design px. */
export const edge = { side: 30, top: 40, bottom: 40 } as const;
export const drawn = 96;
/** How far a can sinks into the lid of the one below it. */
export const sunk = 11;
/** Middle of the paper around a can, below its own. */
const paper = 7;
/** Largest and smallest digits on a can, and the air beside them. */
const digits = { largest: 48, smallest: 33 } as const;
const air = 14;
const lineAir = 8;
/** Width of a digit or a sign, as a part of its height. */
const wide = 0.57;
/** A can that is narrower than its number wears it on a tag: its air and height. */
const tagged = { beside: 20, height: 46, corner: 22 } as const;

const widthOf = (text: string, size: number): number => Math.max(1, Array.from(text).length) * wide * size;

/** Returns the width at which a can holds what is written on it without a tag, design px. */
export const leastWidth = (text: string): number => Math.max(42, widthOf(text, digits.smallest) + air);

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
  #tag: GameObjects.NineSlice | undefined;
  /** How far the label stands from the middle of the can. */
  #shift = 0;
  readonly #at: { x: number; y: number; width: number; alpha: number; angle: number };

  constructor(scene: Scene, motion: Motion, { x, y, width }: TinPlace, height: number, paint: Paint) {
    this.#motion = motion;
    this.#at = { x, y, width, alpha: 1, angle: 0 };
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

  /** Moves the label off an upright line that would cross it, to the given side. */
  keepClearOf(line: number, side: 1 | -1): void {
    const half = this.#label.width / 2 + lineAir;
    if (Math.abs(this.#at.x - line) >= half) return;
    this.#shift = line + side * half - this.#at.x;
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
  async move(
    to: Partial<TinPlace & { readonly alpha: number; readonly angle: number }>,
    duration: number,
    ease = 'Sine.InOut',
  ) {
    const onUpdate = () => this.#draw();
    await this.#motion.tween({ targets: this.#at, ...to, duration, ease, onUpdate });
    Object.assign(this.#at, to);
    this.#draw();
  }

  /** Rocks it, as one that was hit: it is squashed, hops and settles. */
  async rock(): Promise<void> {
    const { y } = this.#at;
    const onUpdate = () => this.#draw();
    const targets = this.#at;
    await this.#motion.flourish({ targets, y: y + 5, duration: 45, ease: 'Quad.Out', onUpdate });
    await this.#motion.flourish({ targets, y: y - 12, duration: 80, ease: 'Quad.Out', onUpdate });
    await this.#motion.flourish({ targets, y, duration: 160, ease: 'Bounce.Out', onUpdate });
    this.#at.y = y;
    this.#draw();
  }

  /** Lets it shiver where it rests, as one that is not held well. */
  async wobble(by: number): Promise<void> {
    const onUpdate = () => this.#draw();
    const targets = this.#at;
    const { angle } = targets;
    await this.#motion.flourish({
      targets,
      angle: angle + by,
      duration: 60,
      yoyo: true,
      repeat: 1,
      ease: 'Sine.InOut',
      onUpdate,
    });
    this.#at.angle = angle;
    this.#draw();
  }

  /** Takes its label off, and leaves the can alone. */
  strip(): GameObjects.NineSlice {
    this.#label.destroy();
    this.#tag?.destroy();
    this.#isStripped = true;
    return this.#box;
  }

  destroy(): void {
    this.#box.destroy();
    this.#label.destroy();
    this.#tag?.destroy();
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
    const { x, y, width, alpha, angle } = this.#at;
    const shown = Math.max(2 * edge.side, width);
    // A can that stands on another one is before it.
    this.#box
      .setPosition(x, y)
      .setSize(shown, drawn)
      .setAlpha(alpha)
      .setAngle(angle)
      .setDepth(depths.tins - y * 1e-4);
    // A can narrower than its edges is squeezed.
    this.#box.scaleX = Math.min(1, width / shown);
    if (this.#label.scene === undefined) return;
    const { text } = this.#label;
    const narrowest = Math.max(1, this.#label.setFontSize(digits.smallest).width);
    const isTagged = width < narrowest + 8;
    const room = Math.max(digits.smallest, (digits.smallest * (width - air)) / narrowest);
    const size = isTagged ? digits.smallest : Math.min(digits.largest, room);
    const at = { x: x + this.#shift, y: y + (paper * this.#height) / drawn };
    this.#label.setFontSize(size).setPosition(at.x, at.y).setAlpha(alpha).setAngle(angle);
    this.#hang(isTagged && text !== '', at, narrowest + tagged.beside, alpha);
  }

  /** Hangs a tag before a can that is too narrow for its number. */
  #hang(on: boolean, at: { readonly x: number; readonly y: number }, width: number, alpha: number): void {
    if (on && this.#tag === undefined) {
      const { corner, height } = tagged;
      this.#tag = this.#scene.add
        .nineslice(0, 0, game, 'tag', 2 * corner, height, corner, corner, corner, corner)
        .setDepth(depths.labels - 0.1);
    }
    this.#tag
      ?.setPosition(at.x, at.y)
      .setSize(Math.max(2 * tagged.corner, width), tagged.height)
      .setAlpha(alpha)
      .setVisible(on);
  }
}
