import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import { Coach, game } from './coach';
import type { Layout } from './layout';
import { type Keepsake, lengthOf, maxTrains, totalOf } from './rules';

/** Size of a train in the distance. */
const far = 0.2;
/** Size of the train of this round at its end, before the others. */
const fresh = 0.36;
/** Length of a whole train up there, and of its longest coach, design px. */
const longest = { train: 118, coach: 90 } as const;
const depth = 1.5;

/** The trains of earlier rounds, standing on the viaduct; those of the next volume take the places of the first. */
export class Viaduct {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  /** By place. */
  readonly #trains: (GameObjects.Container | undefined)[] = [];
  #newest = 0;

  constructor(scene: Scene, motion: Motion, layout: Layout, { trains, count }: Keepsake) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    trains.forEach((train, k) => {
      this.add(train, count - trains.length + k + 1);
    });
  }

  /** Adds the train of a round, counted from 1, in the place of the one that stood there. */
  add(train: readonly Rational[], round: number): void {
    const place = placeOf(round, maxTrains);
    this.#trains[place]?.destroy();
    this.#trains[place] = this.#put(train, place, volumeTint(volumeAt(round, maxTrains, place) ?? 0));
    this.#newest = place;
  }

  /** All trains, the last one made first. */
  get trains(): readonly GameObjects.Container[] {
    const [newest, before] = [
      this.#trains.slice(0, this.#newest + 1),
      this.#trains.slice(this.#newest + 1),
    ].map((trains) => trains.flatMap((train) => train ?? []).toReversed());
    return [...(newest ?? []), ...(before ?? [])];
  }

  /** Place of the last train. */
  get newest(): Point {
    return { x: this.#at(this.#newest), y: this.#layout.deck };
  }

  /** Shows the trains at their places again after they crossed, the last one nearer than the others. */
  async rest(): Promise<void> {
    const { trains } = this;
    await this.#motion.tween({ targets: [...trains], alpha: 0, duration: 150 });
    for (const [place, train] of this.#trains.entries()) {
      const isFresh = place === this.#newest;
      train
        ?.setX(this.#at(place))
        .setScale(isFresh ? fresh : far)
        .setDepth(isFresh ? depth + 0.1 : depth);
    }
    await this.#motion.tween({ targets: [...trains], alpha: 1, duration: 250 });
  }

  /** The first trains stand in the open, in the middle; the later ones on both sides of them. */
  #at(place: number): number {
    const { middle } = this.#layout;
    const side = place % 2 === 0 ? -1 : 1;
    return middle + side * (Math.floor(place / 2) + 0.5) * ((middle * 2) / maxTrains);
  }

  #put(train: readonly Rational[], place: number, tint: number): GameObjects.Container {
    const scale = Math.min(
      longest.train / far / Math.max(lengthOf(totalOf(train)), 1e-3),
      longest.coach / far / Math.max(...train.map(lengthOf), 1e-3),
    );
    let x = 0;
    const parts: GameObjects.GameObject[] = [this.#scene.add.image(0, 0, game, 'engine').setTint(tint)];
    for (const length of train) {
      const coach = new Coach(this.#scene, length, { scale, text: '' });
      coach.box.setX(x);
      x += coach.width;
      coach.tint(tint);
      // Who travelled today looks out of the windows.
      coach.fill();
      parts.push(coach.box);
    }
    return this.#scene.add.container(this.#at(place), this.#layout.deck, parts).setScale(far).setDepth(depth);
  }
}
