import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

const neck = -104;
const face = { x: -60, y: -76, width: 120, height: 80 } as const;

/** The mother of the pups, who watches from the jetty. */
export class Seal {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #expression: Expression;

  constructor(scene: Scene, motion: Motion, { seal: { x, y, size } }: Layout) {
    this.#motion = motion;
    const body = scene.add.image(0, 0, game, 'seal-body');
    const head = withFace(scene.add.image(0, neck, game, 'seal-calm'), face);
    this.#expression = new Expression(motion, head, { name: 'seal', every: 4100, shut: 140 });
    this.#box = scene.add.container(x, y, [body, head]).setScale(size).setDepth(depths.seal);
    motion.idle({ targets: head, y: neck - 3, angle: 2, duration: 1900 });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1900, delay: 80 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Comes to where she watches the leap from. */
  async come({ x, y, size }: Layout['seal']): Promise<void> {
    await this.#motion.tween({ targets: this.#box, x, y, scale: size, duration: 420, ease: 'Cubic.InOut' });
  }

  /** Claps on the jetty, 0.4 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const targets = this.#box;
    const { y } = targets;
    await this.#motion.flourish({ targets, y: y - 16, duration: 140, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, y, duration: 220, ease: 'Bounce.Out' });
  }
}
