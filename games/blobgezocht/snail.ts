import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';

/** Box of the face from the foot, design px. */
const face = { x: -120, y: -206, width: 116, height: 140 } as const;

/** The inspector: a snail with a cap, and a lens before one eye. */
export class Snail {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #expression: Expression;
  readonly #y: number;
  readonly #size: number;

  constructor(scene: Scene, motion: Motion, { snail }: Layout) {
    this.#motion = motion;
    this.#y = snail.y;
    this.#size = snail.size;
    const body = scene.add.image(0, 0, game, 'snail-body');
    const front = withFace(scene.add.image(0, 0, game, 'snail-calm'), face);
    this.#expression = new Expression(motion, front, { name: 'snail', every: 4300 });
    this.#box = scene.add
      .container(snail.x, snail.y, [body, front])
      .setScale(snail.size)
      .setDepth(depths.snail);
    motion.idle({ targets: front, y: -3, duration: 1700 });
    motion.idle({ targets: body, scaleY: 1.012, duration: 1700, delay: 90 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Stretches for joy, 0.4 s; twice as long for a streak. */
  async cheer(times = 1): Promise<void> {
    this.wear('glad');
    const targets = this.#box;
    const [y, size] = [this.#y, this.#size];
    for (let at = 0; at < times; at++) {
      await this.#motion.flourish({
        targets,
        y: y - 20,
        scaleY: size * 1.06,
        duration: 140,
        ease: 'Quad.Out',
      });
      await this.#motion.flourish({ targets, y, scaleY: size, duration: 210, ease: 'Bounce.Out' });
    }
  }

  /** Draws in its head, 0.4 s. */
  async wonder(): Promise<void> {
    this.wear('oh');
    const scaleY = this.#size * 0.93;
    await this.#motion.flourish({ targets: this.#box, scaleY, duration: 170, yoyo: true, ease: 'Sine.Out' });
  }
}
