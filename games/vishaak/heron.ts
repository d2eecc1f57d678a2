import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { hookAside } from './layout';
import { depths } from './scenery';

/** Shoulder and hand of the heron, from its feet. */
const neck = { x: -18, y: -84 } as const;
const hand = { x: -34, y: -60 } as const;
const face = { x: -50, y: -104, width: 84, height: 62 } as const;
const rodLength = 254;

/** The heron that fishes: it stands on the jetty and holds the rod from which rope and hook hang. */
export class Heron {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #expression: Expression;
  readonly #rod: GameObjects.Image;
  readonly #y: number;
  readonly #rest: number;

  constructor(scene: Scene, motion: Motion, { heron, rope, tip }: Layout) {
    this.#motion = motion;
    const { x, y, size } = heron;
    this.#y = y;
    const [dx, dy] = [rope.x + hookAside - (x + hand.x * size), tip - (y + hand.y * size)];
    this.#rest = (Math.atan2(-dy, -dx) * 180) / Math.PI;
    this.#rod = scene.add
      .image(x + hand.x * size, y + hand.y * size, game, 'rod')
      .setAngle(this.#rest)
      .setScale(Math.hypot(dx, dy) / rodLength, 1)
      .setDepth(depths.heron + 0.2);
    const body = scene.add.image(0, 0, game, 'heron-body');
    const head = withFace(scene.add.image(neck.x, neck.y, game, 'heron-calm'), face);
    this.#expression = new Expression(motion, head, { name: 'heron', every: 4300 });
    const wing = scene.add.image(hand.x + 46, hand.y - 12, game, 'wing');
    this.#box = scene.add.container(x, y, [head, body]).setScale(size).setDepth(depths.heron);
    const arm = scene.add
      .container(x, y, [wing])
      .setScale(size)
      .setDepth(depths.heron + 0.4);
    this.#box.once('destroy', () => arm.destroy());
    motion.idle({ targets: head, y: neck.y - 2, angle: 2, duration: 1900 });
    motion.idle({ targets: body, scaleY: 1.015, duration: 1900, delay: 80 });
    motion.idle({ targets: this.#rod, angle: this.#rest + 0.5, duration: 2100 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Jerks the rod up and lets it come back, 0.3 s. */
  async strike(): Promise<void> {
    await this.#motion.flourish({
      targets: this.#rod,
      angle: this.#rest + 4.2,
      duration: 110,
      ease: 'Back.Out',
      yoyo: true,
    });
  }

  /** Bends the rod as far as something pulls, 0 to 1. */
  bend(share: number): void {
    this.#rod.setAngle(this.#rest - 3.4 * share);
  }

  /** Jumps for joy, 0.4 s. */
  async cheer(): Promise<void> {
    this.wear('glad');
    const y = this.#y;
    await this.#motion.flourish({ targets: this.#box, y: y - 16, duration: 150, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#box, y, duration: 240, ease: 'Bounce.Out' });
  }
}
