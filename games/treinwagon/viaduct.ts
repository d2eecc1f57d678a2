import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import { Coach, game } from './coach';
import type { Layout } from './layout';
import { lengthOf, maxTrains, totalOf } from './rules';

/** Size of a train in the distance. */
const far = 0.2;
/** Scale while all trains cross. */
const crossing = 0.3;
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

  /** Lets all trains cross, as the celebration; `each` receives the points where steam rises. */
  async cross(each: (at: Point) => void): Promise<void> {
    const { middle, deck } = this.#layout;
    await Promise.all(
      this.#trains.map(async (train, place) => {
        train.setScale(crossing);
        const from = middle * 2 + 160 + place * 270;
        if (this.#motion.reduced) {
          for (let step = 1; step <= 6; step++) {
            train.setX(middle * 2 * (1 - step / 7) + (place - 2) * 30);
            each({ x: train.x, y: deck - 40 });
            await this.#motion.wait(480);
          }
          return;
        }
        train.setX(from);
        const puff = this.#scene.time.addEvent({
          delay: 150,
          loop: true,
          callback: () => each({ x: train.x - 36, y: deck - 48 }),
        });
        await this.#motion.tween({
          targets: train,
          x: from - middle * 2 - 1200,
          duration: 3600,
          ease: 'Sine.In',
        });
        puff.remove();
      }),
    );
  }

  /** Moves the trains back to their places. */
  rest(): void {
    this.#trains.forEach((train, place) => {
      this.#scene.tweens.killTweensOf(train);
      train.setX(this.#at(place)).setScale(far);
    });
  }

  #at(place: number): number {
    const { middle } = this.#layout;
    return middle + (place - (maxTrains - 1) / 2) * ((middle * 2) / maxTrains);
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
