import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './money';

const blinkEvery = 3900;
const blinkFor = 130;
const headAt = { x: 0, y: -112 } as const;
const face = { x: -44, y: -34, width: 88, height: 68 };
const cheeks = [-1, 1] as const;
const cheekAt = { x: 46, y: 16 } as const;
/** Size of a cheek with one coin in it, by how much the next one fills it, and when it is full. */
const cheek = { first: 0.42, more: 0.09, full: 1 } as const;
const arms = { x: 56, y: -58, rest: 14, up: 150 } as const;

type Mood = 'open' | 'happy' | 'oops';

/** The grocer behind the counter, a hamster: what is paid right goes into its cheeks. */
export class Hamster {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #head: GameObjects.Container;
  readonly #face: GameObjects.Image;
  readonly #cheeks: readonly GameObjects.Image[];
  readonly #arms: readonly GameObjects.Image[];
  #mood: Mood = 'open';
  #eaten = 0;
  #clock = 0;

  constructor(scene: Scene, motion: Motion, { x, y, size }: Layout['hamster']) {
    this.#motion = motion;
    const body = scene.add.image(0, 0, game, 'hamster-body');
    this.#arms = cheeks.map((side) =>
      scene.add
        .image(side * arms.x, arms.y, game, 'hamster-arm')
        .setFlipX(side > 0)
        .setAngle(side * -arms.rest),
    );
    this.#face = withFace(scene.add.image(0, 0, game, 'hamster-open'), face);
    this.#cheeks = cheeks.map((side) =>
      scene.add.image(side * cheekAt.x, cheekAt.y, game, 'cheek').setVisible(false),
    );
    this.#head = scene.add.container(headAt.x, headAt.y, [this.#face, ...this.#cheeks]);
    this.#box = scene.add
      .container(x, y, [body, ...this.#arms, this.#head])
      .setScale(size)
      .setDepth(4);
    motion.idle({ targets: this.#head, y: headAt.y - 3, angle: 1.6, duration: 1800 });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1800 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'open') return;
    this.#clock = (this.#clock + delta) % blinkEvery;
    this.#face.setFrame(this.#clock < blinkFor ? 'hamster-shut' : 'hamster-open');
  }

  pose(mood: Mood): void {
    this.#mood = mood;
    this.#face.setFrame(`hamster-${mood}`);
    for (const [index, arm] of this.#arms.entries()) {
      const side = cheeks[index] ?? 1;
      arm.setAngle(side * -(mood === 'happy' ? arms.up : arms.rest));
    }
  }

  /** Where a coin goes in. */
  get mouth(): Point {
    return { x: this.#box.x, y: this.#box.y + (headAt.y + 18) * this.#box.scale };
  }

  /** Puts what was paid in its cheeks, at once: after so many right answers. */
  fill(eaten: number): void {
    this.#eaten = eaten;
    const size = Math.min(cheek.full, cheek.first + cheek.more * (eaten - 1));
    for (const image of this.#cheeks) image.setVisible(eaten > 0).setScale(size);
  }

  /** Chews, and its cheeks are fuller than before. */
  async munch(): Promise<void> {
    this.fill(this.#eaten + 1);
    const { scale } = this.#cheeks[0] ?? { scale: 1 };
    await this.#motion.flourish({
      targets: this.#cheeks,
      scale: scale * 1.24,
      duration: 90,
      yoyo: true,
      repeat: 1,
      ease: 'Sine.InOut',
    });
  }

  async jump(): Promise<void> {
    const { y } = this.#box;
    await this.#motion.flourish({
      targets: this.#box,
      y: y - 22,
      duration: 150,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.#box.setY(y);
  }
}
