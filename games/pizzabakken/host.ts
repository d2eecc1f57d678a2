import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { bounce, squash } from './bounce';
import type { Layout } from './layout';
import { game } from './pizza-paint';

/** Joints of the bear, from the middle of its foot, design px. */
const rig = { neck: -100, shoulder: { x: 74, y: -94 }, hat: { x: 5, y: -130 } } as const;
const face = { x: -62, y: -206, width: 124, height: 104 } as const;
/** Above the painted kitchen, behind the table at which it stands. */
const depth = 8;
/** How far the head follows what the child does: of the distance, and at most, design px. */
const following = { share: 0.02, most: 9 } as const;
/** Length of the arm whose paw is at the cheek. */
const bent = 0.6;
/** Turns of the left arm, degrees: at rest, lifted high, clapping apart and together, and at the cheek. */
const arms = { rest: 6, high: 152, apart: -52, together: -78, cheek: 163 } as const;

/** The bear who bakes: it looks at the child's work and reacts to each act. */
export class Host {
  readonly #motion: Motion;
  readonly #stand: GameObjects.Container;
  readonly #box: GameObjects.Container;
  readonly #head: GameObjects.Container;
  readonly #arms: readonly [GameObjects.Image, GameObjects.Image];
  readonly #face: Expression;
  readonly #at: Point;

  constructor(scene: Scene, motion: Motion, { host: { x, y, size } }: Layout) {
    this.#motion = motion;
    this.#at = { x, y: y + rig.neck * size };
    const { add } = scene;
    const features = add.image(0, 0, game, 'bear-calm');
    const hat = add.image(rig.hat.x, rig.hat.y, game, 'toque').setAngle(5);
    this.#face = new Expression(motion, features, { name: 'bear', every: 3400 });
    this.#head = add.container(0, rig.neck, [add.image(0, 0, game, 'bear-head'), features, hat]);
    const arm = (side: -1 | 1) =>
      add.image(side * rig.shoulder.x, rig.shoulder.y, game, 'bear-arm').setFlipX(side > 0);
    this.#arms = [arm(-1), arm(1)];
    const body = add.image(0, 0, game, 'bear-body');
    this.#box = withFace(add.container(0, 0, [body, this.#head, ...this.#arms]), face);
    // Hops scale its own box; the layout scales the box around it.
    this.#stand = add.container(x, y, this.#box).setScale(size).setDepth(depth);
    motion.idle({ targets: body, scaleY: 1.025, duration: 1700 });
    motion.idle({ targets: hat, angle: 8, duration: 1700, delay: 120 });
    void this.#lift(arms.rest, 0);
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#face.update(delta);
  }

  /** Comes to rest. */
  calm(): void {
    this.#wear('calm', 0);
    void this.#lift(arms.rest, 180);
  }

  /** Turns its head to what the child does, and nods. */
  watch({ x, y }: Point): void {
    const far = (distance: number) =>
      Math.max(-following.most, Math.min(following.most, distance * following.share));
    const to = { x: far(x - this.#at.x), y: rig.neck + far(y - this.#at.y) / 2 };
    void this.#motion.flourish({ targets: this.#head, ...to, duration: 160, ease: 'Quad.Out' });
    void this.#squash(1.02, 0.97, 90);
  }

  /** Pulls in its shoulders for a cut, eyes wide. */
  async flinch(): Promise<void> {
    this.#wear('oh', 0);
    await this.#squash(1.05, 0.9, 100);
    await this.#motion.wait(160);
    this.#wear('calm', 0);
  }

  /** Sniffs what bakes: the nose goes up, with the eyes shut. */
  async sniff(): Promise<void> {
    this.#wear('glad', -9);
    for (let k = 0; k < 2; k++) await this.#squash(0.98, 1.05, 110);
  }

  /** Claps and hops. */
  async clap(): Promise<void> {
    this.#wear('glad', 0);
    void this.#hop(30);
    for (let k = 0; k < 3; k++) {
      await this.#lift(arms.apart, 80);
      await this.#lift(arms.together, 70);
    }
    this.calm();
  }

  /** Comes to the party, at this depth and so much higher, and throws its arms up. */
  join(depth: number, rise: number): void {
    this.#stand.setDepth(depth);
    void this.#motion.tween({
      targets: this.#stand,
      y: this.#stand.y - rise,
      duration: 360,
      ease: 'Back.Out',
    });
    this.#wear('glad', 0);
    void this.#lift(arms.high, 180);
    void this.#hop(36);
  }

  /** Wonders about a pizza that was not asked for, a paw at its cheek. */
  wonder(): void {
    this.#wear('oh', 8);
    const [left, right] = this.#arms;
    void this.#motion.tween({ targets: right, angle: arms.cheek, scaleY: bent, duration: 200 });
    void this.#motion.tween({ targets: left, angle: arms.rest, duration: 200 });
  }

  #wear(mood: Mood, turn: number): void {
    this.#face.wear(mood);
    void this.#motion.tween({ targets: this.#head, angle: turn, duration: 180 });
  }

  async #lift(angle: number, duration: number): Promise<void> {
    const [left, right] = this.#arms;
    await Promise.all([
      this.#motion.tween({ targets: left, angle, duration }),
      this.#motion.tween({ targets: right, angle: -angle, scaleY: 1, duration }),
    ]);
  }

  async #hop(height: number): Promise<void> {
    await bounce(this.#motion, this.#box, 170, { y: -height });
    await this.#squash(1.07, 0.9, 90);
  }

  #squash(wide: number, tall: number, duration: number): Promise<void> {
    return squash(this.#motion, this.#box, [wide, tall], duration);
  }
}
