import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';

/** Neck and shoulders of the walrus, from its foot behind the counter, and its face from its neck. */
const neck = { x: -4, y: -150 } as const;
const shoulder = { x: 78, y: -120 } as const;
const face = { x: -66, y: -92, width: 132, height: 104 } as const;

/** The walrus that keeps the stall, with a straw hat and a striped apron. */
export class Walrus {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #expression: Expression;
  readonly #arms: readonly [GameObjects.Image, GameObjects.Image];
  readonly #y: number;

  constructor(scene: Scene, motion: Motion, { walrus }: Layout) {
    this.#motion = motion;
    this.#y = walrus.y;
    const body = scene.add.image(0, 0, game, 'walrus-body');
    const front = scene.add.image(0, 0, game, 'walrus-calm');
    this.#expression = new Expression(motion, front, { name: 'walrus', every: 3900 });
    const head = scene.add.container(neck.x, neck.y, [scene.add.image(0, 0, game, 'walrus-head'), front]);
    this.#arms = [
      scene.add.image(-shoulder.x, shoulder.y, game, 'walrus-arm'),
      scene.add.image(shoulder.x, shoulder.y, game, 'walrus-arm').setFlipX(true).setOrigin(0.5, 0.5),
    ];
    const [left, right] = this.#arms;
    right.setOrigin(1 - left.originX, left.originY);
    this.#box = scene.add
      .container(walrus.x, walrus.y, [body, ...this.#arms, withFace(head, face)])
      .setScale(walrus.size)
      .setDepth(depths.walrus);
    motion.idle({ targets: head, y: neck.y - 3, angle: 1.5, duration: 1800 });
    motion.idle({ targets: body, scaleY: 1.015, duration: 1800, delay: 80 });
    motion.idle({ targets: left, angle: 5, duration: 2100 });
    motion.idle({ targets: right, angle: -5, duration: 2300 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Claps its flippers, 0.5 s. */
  async clap(): Promise<void> {
    this.wear('glad');
    await Promise.all(
      this.#arms.map((targets, side) =>
        this.#motion.flourish({
          targets,
          angle: side === 0 ? -52 : 52,
          duration: 110,
          yoyo: true,
          repeat: 1,
        }),
      ),
    );
  }

  /** Hops for joy, 0.4 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const y = this.#y;
    await this.#motion.flourish({ targets: this.#box, y: y - 22, duration: 150, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#box, y, duration: 230, ease: 'Bounce.Out' });
  }

  /** Ducks for a ball that goes astray, 0.4 s. */
  async duck(): Promise<void> {
    this.wear('oh');
    await this.#motion.flourish({
      targets: this.#box,
      y: this.#y + 16,
      duration: 140,
      yoyo: true,
      ease: 'Sine.Out',
    });
  }
}
