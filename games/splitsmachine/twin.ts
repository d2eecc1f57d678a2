import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Standing } from './layout';

const neck = -118;
const face = { x: -40, y: -34, width: 80, height: 60 } as const;

/** One of the two weasels that run the machine. */
export class Twin {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #expression: Expression;
  readonly #tail: GameObjects.Image;
  readonly #home: Standing;

  constructor(scene: Scene, motion: Motion, home: Standing, side: 'left' | 'right') {
    this.#motion = motion;
    this.#home = home;
    this.#tail = scene.add.image(-20, -14, game, 'weasel-tail').setFlipX(true);
    const body = scene.add.image(0, 0, game, 'weasel-body');
    const scarf = scene.add.image(0, -92, game, side === 'left' ? 'scarf-left' : 'scarf-right');
    const head = withFace(scene.add.image(0, neck, game, 'weasel-calm'), face);
    this.#expression = new Expression(motion, head, {
      name: 'weasel',
      every: 4100,
      since: side === 'left' ? 0 : 2050,
    });
    this.box = scene.add
      .container(home.x, home.y, [this.#tail, body, head, scarf])
      .setScale(home.size)
      .setDepth(depths.twin);
    const delay = side === 'left' ? 0 : 420;
    motion.idle({ targets: head, y: neck - 3, angle: side === 'left' ? 2 : -2, duration: 1700, delay });
    motion.idle({ targets: body, scaleY: 1.02, duration: 1700, delay });
    motion.idle({ targets: this.#tail, angle: -9, duration: 1300, delay });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** It bends down, 0 to 1, as it hangs from the lever. */
  bend(share: number): void {
    this.box.setScale(this.#home.size * (1 + share * 0.05), this.#home.size * (1 - share * 0.12));
  }

  async hop(height = 26): Promise<void> {
    const { y, size } = this.#home;
    this.box.setScale(size * 1.06, size * 0.92);
    await this.#motion.flourish({
      targets: this.box,
      y: y - height,
      scaleX: size * 0.95,
      scaleY: size * 1.08,
      duration: 150,
      ease: 'Quad.Out',
    });
    await this.#motion.flourish({
      targets: this.box,
      y,
      scaleX: size,
      scaleY: size,
      duration: 220,
      ease: 'Bounce.Out',
    });
    this.box.setPosition(this.#home.x, y).setScale(size);
  }

  /** Stands somewhere else, during the celebration. */
  stand(x: number, y: number, size: number): void {
    this.box.setPosition(x, y).setScale(size);
  }

  goHome(): void {
    const { x, y, size } = this.#home;
    this.box.setPosition(x, y).setScale(size).setAngle(0);
  }
}
