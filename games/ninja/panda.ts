import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './world';

const blinkEvery = 3400;
const blinkFor = 130;
const face = { x: -48, y: -58, width: 96, height: 62 };
const arms = { x: 44, y: -92, rest: 14, up: -128 } as const;

/** The red panda that hosts the game: it sits on the boards and watches. */
export class Panda {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #head: GameObjects.Image;
  readonly #arms: readonly [GameObjects.Image, GameObjects.Image];
  readonly #y: number;
  #face: 'open' | 'happy' | 'oops' = 'open';
  #sinceBlink = 0;

  constructor(scene: Scene, motion: Motion, { x, y, size }: Layout['panda']) {
    this.#motion = motion;
    this.#y = y;
    const body = scene.add.image(0, 0, game, 'panda-body');
    this.#head = withFace(scene.add.image(0, -112, game, 'panda-open'), face);
    const arm = (side: -1 | 1) =>
      scene.add
        .image(side * arms.x, arms.y, game, 'panda-arm')
        .setFlipX(side < 0)
        .setAngle(-side * arms.rest);
    this.#arms = [arm(-1), arm(1)];
    this.#box = scene.add
      .container(x, y, [body, ...this.#arms, this.#head])
      .setScale(size)
      .setDepth(20);
    motion.idle({ targets: body, scaleY: 1.02, duration: 1800 });
    motion.idle({ targets: this.#head, y: -114, angle: 1.5, duration: 1800, delay: 80 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#face !== 'open') return;
    this.#sinceBlink = (this.#sinceBlink + delta) % blinkEvery;
    this.#head.setFrame(this.#sinceBlink < blinkFor ? 'panda-shut' : 'panda-open');
  }

  calm(): void {
    this.#wear('open');
    this.#lift(false);
  }

  wonder(): void {
    this.#wear('oops');
  }

  /** Throws up its arms and jumps, 0.45 s. */
  async cheer(): Promise<void> {
    this.#wear('happy');
    this.#lift(true);
    const jump = { targets: this.#box, ease: 'Back.Out' };
    await this.#motion.flourish({ ...jump, y: this.#y - 26, duration: 200 });
    await this.#motion.flourish({ ...jump, y: this.#y, duration: 240, ease: 'Bounce.Out' });
  }

  #wear(face: 'open' | 'happy' | 'oops'): void {
    this.#face = face;
    this.#head.setFrame(`panda-${face}`);
  }

  #lift(up: boolean): void {
    for (const [index, arm] of this.#arms.entries()) {
      const side = index === 0 ? -1 : 1;
      arm.setAngle(side * (up ? arms.up : -arms.rest));
    }
  }
}
