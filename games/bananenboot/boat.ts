import type { Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths } from './scenery';

/** Seats on the boat, from the one that is taken first: in front, then behind. */
const seats = [
  [2, -22],
  [38, -18],
  [-34, -18],
  [62, -34],
  [20, -44],
  [-16, -44],
  [-52, -38],
  [-68, -22],
] as const;

const face = { x: -20, y: -50, width: 40, height: 30 } as const;
const blinkEvery = 3300;
const blinkFor = 130;

/** A rider: a seal pup, with a hat from its round on. */
interface Rider {
  readonly box: GameObjects.Container;
  readonly pup: GameObjects.Image;
}

/** The banana boat with its riders; its middle is the place on the line. */
export class Boat {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  /** Rocks without moving the boat itself. */
  readonly #hull: GameObjects.Container;
  readonly #riders: Rider[] = [];
  readonly #size: number;
  #mood: Mood = 'calm';
  #clock = 0;

  /** Riders wear the hats their rounds brought, in these tints; the first always rides along. */
  constructor(scene: Scene, motion: Motion, size: number, tints: readonly number[]) {
    this.#scene = scene;
    this.#motion = motion;
    this.#size = size;
    this.#hull = scene.add.container(0, 0, [scene.add.image(0, 0, game, 'boat')]);
    this.box = scene.add.container(0, 0, [this.#hull]).setScale(size).setDepth(depths.boat);
    for (const tint of tints.length === 0 ? [null] : tints) this.#seat(tint);
    motion.idle({ targets: this.#hull, y: -3, duration: 1500 });
  }

  /** The rider of a place, from 0. */
  rider(nth: number): GameObjects.Container | undefined {
    return this.#riders[nth]?.box;
  }

  /** Called every frame with its length in ms: the riders blink, one after another. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'calm') return;
    this.#clock += delta;
    for (const [nth, { pup }] of this.#riders.entries()) {
      const isShut = (this.#clock + nth * 470) % blinkEvery < blinkFor;
      pup.setFrame(isShut ? 'pup-blink' : 'pup-calm');
    }
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    for (const { pup } of this.#riders) pup.setFrame(`pup-${mood}`);
  }

  /** Turns its bow to the left or to the right. */
  head(direction: 1 | -1): void {
    this.box.setScale(this.#size * direction, this.#size);
  }

  /** Leans back as the rope is pulled: `share` is how far, 0 to 1. */
  lean(share: number): void {
    this.#hull.setRotation(this.#motion.reduced ? 0 : -share * 0.16);
  }

  /** Sinks into the water where it comes down, and bobs up again. */
  async plop(): Promise<void> {
    const targets = this.#hull;
    await this.#motion.flourish({ targets, scaleX: 1.08, scaleY: 0.84, duration: 80, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, scaleX: 1, scaleY: 1, duration: 240, ease: 'Back.Out' });
  }

  destroy(): void {
    this.box.destroy();
  }

  #seat(tint: number | null): void {
    const nth = this.#riders.length;
    const [x, y] = seats[nth] ?? seats[0];
    const pup = withFace(this.#scene.add.image(0, 0, game, 'pup-calm'), face);
    const hat = tint === null ? [] : [this.#scene.add.image(0, 0, game, `hat-${nth + 1}`).setTint(tint)];
    const box = this.#scene.add.container(x, y, [pup, ...hat]).setScale(0.86);
    this.#riders.push({ box, pup });
    // The scene draws riders from the back to the front and the hull last, because it covers their tails.
    this.#hull.addAt(box, 0);
  }
}
