import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';

/** Neck and shoulder of the parrot, from its feet. */
const neck = { x: 4, y: -92 } as const;
const shoulder = { x: -12, y: -84 } as const;
/** Its face, from the neck. */
const face = { x: -32, y: -54, width: 72, height: 66 } as const;

/** The parrot that watches from its post. */
export class Parrot {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #expression: Expression;
  readonly #wing: GameObjects.Image;
  readonly #y: number;

  constructor(scene: Scene, motion: Motion, { parrot: { x, y, size } }: Layout) {
    this.#motion = motion;
    this.#y = y;
    const body = scene.add.image(0, 0, game, 'parrot-body');
    const head = withFace(scene.add.image(neck.x, neck.y, game, 'parrot-calm'), face);
    this.#expression = new Expression(motion, head, { name: 'parrot', every: 3900 });
    this.#wing = scene.add.image(shoulder.x, shoulder.y, game, 'parrot-wing');
    this.#box = scene.add.container(x, y, [body, this.#wing, head]).setScale(size).setDepth(depths.parrot);
    motion.idle({ targets: head, y: neck.y - 2, angle: 3, duration: 1800 });
    motion.idle({ targets: this.#wing, angle: 5, duration: 1800, delay: 80 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Flaps and hops for joy, 0.5 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const y = this.#y;
    void this.#motion.flourish({ targets: this.#wing, angle: -70, duration: 90, yoyo: true, repeat: 2 });
    await this.#motion.flourish({ targets: this.#box, y: y - 20, duration: 170, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#box, y, duration: 250, ease: 'Bounce.Out' });
  }
}
