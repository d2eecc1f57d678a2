import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './yard';

const blinkEvery = 3700;
const blinkFor = 140;
const headAt = { x: -54, y: -62 } as const;

interface Member {
  readonly box: GameObjects.Container;
  readonly head: GameObjects.Image;
  readonly y: number;
}

/** The sheep family that hangs out its washing: ewe, ram and lamb. */
export class Sheep {
  readonly #motion: Motion;
  readonly #family: readonly Member[];
  #isHappy = false;
  #clock = 0;

  constructor(scene: Scene, motion: Motion, places: Layout['sheep']) {
    this.#motion = motion;
    this.#family = places.map(({ x, y, size }, index) => {
      const body = scene.add.image(0, 0, game, 'sheep-body');
      const head = scene.add.image(headAt.x, headAt.y, game, 'sheep-open');
      motion.idle({
        targets: head,
        y: headAt.y - 3,
        angle: 2,
        duration: 1700 + index * 160,
        delay: index * 90,
      });
      const box = scene.add
        .container(x, y, [body, head])
        .setScale(size)
        .setDepth(8 + index / 10);
      return { box, head, y };
    });
  }

  /** Called every frame with its length in ms: they blink, one after another. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#isHappy) return;
    this.#clock += delta;
    for (const [index, { head }] of this.#family.entries()) {
      const since = (this.#clock + index * 900) % blinkEvery;
      head.setFrame(since < blinkFor ? 'sheep-shut' : 'sheep-open');
    }
  }

  calm(): void {
    this.#wear('sheep-open', false);
  }

  /** All jump, the lamb last, 0.6 s. */
  async cheer(): Promise<void> {
    this.#wear('sheep-happy', true);
    await Promise.all(
      this.#family.map(async ({ box, y }, index) => {
        const jump = { targets: box, delay: index * 70, duration: 180 };
        await this.#motion.flourish({ ...jump, y: y - 20, ease: 'Quad.Out' });
        await this.#motion.flourish({ ...jump, delay: 0, y, ease: 'Bounce.Out' });
      }),
    );
  }

  #wear(frame: string, isHappy: boolean): void {
    this.#isHappy = isHappy;
    for (const { head } of this.#family) head.setFrame(frame);
  }
}
