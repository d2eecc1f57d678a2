import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { game } from './coach';
import type { Spot } from './layout';

const most = 90;

interface Bit {
  readonly image: GameObjects.Image;
  readonly vx: number;
  readonly vy: number;
  readonly gravity: number;
  readonly spin: number;
  readonly grow: number;
  readonly life: number;
  age: number;
}

/** Steam and confetti, at most 90 bits at once; the caller leaves them out when motion is reduced. */
export class Steam {
  readonly #scene: Scene;
  readonly #random: Random;
  #bits: Bit[] = [];

  constructor(scene: Scene, random: Random) {
    this.#scene = scene;
    this.#random = random;
  }

  /** A few clouds out of the chimney. */
  puff({ x, y }: Spot, count: number): void {
    for (let k = 0; k < count; k++)
      this.#add('steam', x + k * 6, y - k * 4, {
        vx: 30 + k * 26,
        vy: -60 - k * 8,
        size: 0.5,
        grow: 0.9,
        life: 900,
      });
  }

  /** One little cloud, drifting up; without motion it is not there. */
  rise({ x, y }: Spot, size: number, moving: boolean): void {
    if (moving) this.#add('steam', x, y, { vx: 34, vy: -26, size, grow: 0.5, life: 1100, depth: 1.6 });
  }

  /** Paper falls across the whole width. */
  confetti(middle: number, count: number): void {
    for (let k = 0; k < count; k++)
      this.#add(
        `confetti-${(k % 3) + 1}`,
        middle + (this.#random.next() - 0.5) * middle * 1.7,
        -20 - this.#random.next() * 260,
        {
          vx: (this.#random.next() - 0.5) * 60,
          vy: 150 + this.#random.next() * 120,
          size: 0.8 + this.#random.next() * 0.6,
          grow: 0,
          life: 2600,
          gravity: 60,
          spin: 200,
          depth: 90,
        },
      );
  }

  update(delta: number): void {
    const seconds = delta / 1000;
    this.#bits = this.#bits.filter((bit) => {
      bit.age += delta;
      if (bit.age >= bit.life) {
        bit.image.destroy();
        return false;
      }
      const { image, vx, vy, gravity, age, spin, grow, life } = bit;
      image.x += vx * seconds;
      image.y += (vy + (gravity * age) / 1000) * seconds;
      image.angle += spin * seconds;
      image.setScale(image.scale + grow * seconds);
      image.setAlpha(Math.min(1, ((life - age) / life) * 2.2));
      return true;
    });
  }

  #add(
    frame: string,
    x: number,
    y: number,
    look: {
      readonly vx: number;
      readonly vy: number;
      readonly size: number;
      readonly grow: number;
      readonly life: number;
      readonly gravity?: number;
      readonly spin?: number;
      readonly depth?: number;
    },
  ): void {
    if (this.#bits.length >= most) return;
    const { vx, vy, size, grow, life, gravity = 0, spin = 0, depth = 60 } = look;
    const image = this.#scene.add.image(x, y, game, frame).setScale(size).setDepth(depth);
    this.#bits.push({ image, vx, vy, gravity, spin, grow, life, age: 0 });
  }
}
