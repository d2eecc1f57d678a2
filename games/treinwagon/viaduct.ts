import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import { Coach, game } from './coach';
import type { Layout } from './layout';
import { lengthOf, maxTrains, totalOf } from './rules';

/** Size of a train in the distance. */
const far = 0.2;
/** Length of a whole train up there, design px. */
const longest = 118;
const depth = 1.5;

/** The trains of earlier rounds, standing on the viaduct. */
export class Viaduct {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #trains: GameObjects.Container[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout, trains: readonly (readonly Rational[])[]) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    trains.forEach((train, place) => {
      this.#trains.push(this.#put(train, place));
    });
  }

  /** Adds a train; removes the first one when the viaduct is full. */
  add(train: readonly Rational[]): void {
    if (this.#trains.length >= maxTrains) this.#trains.shift()?.destroy();
    this.#trains.push(this.#put(train, this.#trains.length));
  }

  /** All trains, the last one made first. */
  get trains(): readonly GameObjects.Container[] {
    return this.#trains.toReversed();
  }

  /** Place of the last train. */
  get newest(): Point {
    return { x: this.#at(Math.max(0, this.#trains.length - 1)), y: this.#layout.deck };
  }

  /** Shows the trains at their places again after they crossed. */
  async rest(): Promise<void> {
    await this.#motion.tween({ targets: this.#trains, alpha: 0, duration: 150 });
    for (const [place, train] of this.#trains.entries()) train.setX(this.#at(place)).setScale(far);
    await this.#motion.tween({ targets: this.#trains, alpha: 1, duration: 250 });
  }

  /** The first trains stand in the open, in the middle; the later ones on both sides of them. */
  #at(place: number): number {
    const { middle } = this.#layout;
    const side = place % 2 === 0 ? -1 : 1;
    return middle + side * (Math.floor(place / 2) + 0.5) * ((middle * 2) / maxTrains);
  }

  #put(train: readonly Rational[], place: number): GameObjects.Container {
    const scale = longest / far / Math.max(lengthOf(totalOf(train)), 1e-3);
    let x = 0;
    const parts: GameObjects.GameObject[] = [this.#scene.add.image(0, 0, game, 'engine')];
    for (const length of train) {
      const coach = new Coach(this.#scene, length, { scale: Math.min(scale, 70), text: '' });
      coach.box.setX(x);
      x += coach.width;
      parts.push(coach.box);
    }
    return this.#scene.add.container(this.#at(place), this.#layout.deck, parts).setScale(far).setDepth(depth);
  }
}
