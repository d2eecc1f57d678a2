import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { game } from './fluff';

interface Mote {
  readonly image: GameObjects.Image;
  readonly spin: number;
  readonly pull: number;
  age: number;
}

const maxMotes = 80;

/** Loose dust that flies to the nozzle; callers leave it out when motion is reduced. */
export class Dust {
  readonly #scene: Scene;
  readonly #random: Random;
  #motes: Mote[] = [];

  constructor(scene: Scene, random: Random) {
    this.#scene = scene;
    this.#random = random;
  }

  /** Adds dust around a point. */
  stir({ x, y }: Point, count: number, reach: number): void {
    for (let k = 0; k < count && this.#motes.length < maxMotes; k++) {
      const angle = this.#random.next() * 6.283;
      const far = reach * (0.4 + this.#random.next() * 0.6);
      const image = this.#scene.add
        .image(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.7, game, `mote-${(k % 3) + 1}`)
        .setScale(0.5 + this.#random.next() * 0.7)
        .setDepth(39);
      this.#motes.push({
        image,
        spin: (this.#random.next() - 0.5) * 400,
        pull: 2 + this.#random.next() * 3,
        age: 0,
      });
    }
  }

  get count(): number {
    return this.#motes.length;
  }

  /** Called once a frame; `mouth` is where everything goes. */
  update(delta: number, mouth: Point): void {
    const seconds = delta / 1000;
    this.#motes = this.#motes.filter((mote) => {
      const { image, spin, pull } = mote;
      mote.age += seconds;
      const share = Math.min(1, pull * seconds * (0.4 + mote.age * 2));
      image.x += (mouth.x - image.x) * share;
      image.y += (mouth.y - image.y) * share;
      image.angle += spin * seconds;
      const isGone = Math.hypot(mouth.x - image.x, mouth.y - image.y) < 14;
      if (isGone) image.destroy();
      return !isGone;
    });
  }
}
