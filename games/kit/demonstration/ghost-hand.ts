import type { GameObjects, Scene } from 'phaser';
import type { Motion } from '../effects/motion';
import type { Point } from '../layout/design';
import { KIT, type KitFrame } from '../textures/kit-texture';
import type { Beat } from './beats';

/** Times of a beat, ms: a demonstration of four beats stays within six seconds. */
const times = { fade: 180, glide: 420, press: 170, drag: 800, rest: 240 } as const;
/** Tip of the pointing finger in the drawing, as parts of its width and height. */
const fingertip = { x: 0.44, y: 0.04 } as const;
/** Above everything but a dialog of the page. */
const depth = 990;

/** A hand that shows, without a word, what is done in a game. It presses nothing. */
export class GhostHand {
  readonly #motion: Motion;
  readonly #hand: GameObjects.Image;
  readonly #ripple: GameObjects.Image;
  #isGone = false;

  constructor(scene: Scene, motion: Motion) {
    this.#motion = motion;
    this.#ripple = scene.add
      .image(0, 0, KIT, 'ripple' satisfies KitFrame)
      .setDepth(depth)
      .setAlpha(0);
    this.#hand = scene.add
      .image(0, 0, KIT, 'hand' satisfies KitFrame)
      .setOrigin(fingertip.x, fingertip.y)
      .setDepth(depth)
      .setAlpha(0);
  }

  /** Shows the beats once, then goes. */
  async show(beats: readonly Beat[]): Promise<void> {
    const [first] = beats;
    if (first) this.#hand.setPosition(first.kind === 'drag' ? first.from.x : first.at.x, 0);
    for (const beat of beats) {
      if (this.#isGone) return;
      await this.#play(beat);
    }
    if (!this.#isGone) await this.#motion.tween({ targets: this.#hand, alpha: 0, duration: times.fade });
    this.leave();
  }

  /** Ends the demonstration at once. */
  leave(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#hand.scene.tweens.killTweensOf([this.#hand, this.#ripple]);
    this.#hand.destroy();
    this.#ripple.destroy();
  }

  async #play(beat: Beat): Promise<void> {
    await this.#glide(beat.kind === 'drag' ? beat.from : beat.at);
    if (beat.kind !== 'press') await this.#pulse();
    if (beat.kind === 'press') await this.#press();
    if (beat.kind === 'drag') await this.#drag(beat.to);
    await this.#wait(times.rest);
  }

  async #glide({ x, y }: Point): Promise<void> {
    await this.#tween({ targets: this.#hand, x, y, alpha: 0.96, duration: times.glide, ease: 'Sine.InOut' });
  }

  async #press(): Promise<void> {
    await this.#tween({ targets: this.#hand, scale: 0.84, duration: times.press, yoyo: true });
    await this.#pulse();
  }

  async #drag({ x, y }: Point): Promise<void> {
    await this.#tween({ targets: this.#hand, scale: 0.88, duration: times.press });
    await this.#tween({ targets: this.#hand, x, y, duration: times.drag, ease: 'Sine.InOut' });
    await this.#tween({ targets: this.#hand, scale: 1, duration: times.press });
  }

  /** A ring spreads from the fingertip. */
  async #pulse(): Promise<void> {
    if (this.#isGone) return;
    const { x, y } = this.#hand;
    this.#ripple.setPosition(x, y).setScale(0.4).setAlpha(0.9);
    await this.#tween({ targets: this.#ripple, scale: 1.5, alpha: 0, duration: times.rest });
  }

  /** Nothing of a hand that left is animated, and what waits for it never goes on. */
  #tween(moves: Parameters<Motion['tween']>[0]): Promise<void> {
    return this.#isGone ? new Promise(() => {}) : this.#motion.tween(moves);
  }

  #wait(ms: number): Promise<void> {
    return this.#isGone ? new Promise(() => {}) : this.#motion.wait(ms);
  }
}
