import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

const neck = -112;
const face = { x: -60, y: -88, width: 120, height: 88 } as const;

/** The beaver, conductor of the train: it sits beside the driver. */
export class Beaver {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #expression: Expression;
  readonly #y: number;

  constructor(
    scene: Scene,
    motion: Motion,
    { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  ) {
    this.#motion = motion;
    this.#y = y;
    const body = scene.add.image(0, 0, game, 'beaver-body');
    const head = withFace(scene.add.image(0, neck, game, 'beaver-calm'), face);
    this.#expression = new Expression(motion, head, { name: 'beaver', every: 3900 });
    this.#box = scene.add.container(x, y, [body, head]).setScale(size).setDepth(24);
    motion.idle({ targets: head, y: neck - 3, angle: 2, duration: 1800 });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1800, delay: 80 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Jumps for joy, 0.4 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const y = this.#y;
    await this.#motion.flourish({ targets: this.#box, y: y - 22, duration: 150, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#box, y, duration: 240, ease: 'Bounce.Out' });
  }
}
