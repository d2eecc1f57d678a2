import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { game } from './bubble';
import type { Spot } from './rules';

const gravity = 900;
const most = 120;

interface Drop {
  readonly image: GameObjects.Image;
  readonly vx: number;
  vy: number;
  readonly life: number;
  age: number;
  readonly size: number;
}

/** Fine spray and sparkles. Never more than 120 at once; the caller leaves it out when motion is reduced. */
export class Spray {
  readonly #scene: Scene;
  readonly #random: Random;
  #drops: Drop[] = [];

  constructor(scene: Scene, random: Random) {
    this.#scene = scene;
    this.#random = random;
  }

  /** Bursts outward from a ring of `radius` px. */
  burst({ x, y }: Spot, radius: number, count: number, frame: 'drop' | 'spark' | 'star' = 'drop'): void {
    for (let index = 0; index < count && this.#drops.length < most; index++) {
      const angle = ((index + this.#random.next() * 0.7) / count) * 2 * Math.PI;
      const speed = 140 + this.#random.next() * 240;
      const size = 0.5 + this.#random.next() * 0.6;
      const image = this.#scene.add
        .image(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, game, frame)
        .setDepth(60)
        .setScale(size);
      const life = 500 + this.#random.next() * 200;
      this.#drops.push({
        image,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 120,
        life,
        age: 0,
        size,
      });
    }
  }

  update(delta: number): void {
    const seconds = delta / 1000;
    this.#drops = this.#drops.filter((drop) => {
      drop.age += delta;
      if (drop.age >= drop.life) {
        drop.image.destroy();
        return false;
      }
      drop.vy += gravity * seconds;
      drop.image.x += drop.vx * seconds;
      drop.image.y += drop.vy * seconds;
      drop.image.rotation = Math.atan2(drop.vy, drop.vx) - Math.PI / 2;
      const left = 1 - drop.age / drop.life;
      drop.image.setAlpha(Math.min(1, left * 3));
      return true;
    });
  }
}
