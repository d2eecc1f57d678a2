import type { Motion } from '@games/kit/effects/motion';
import { onTouch } from '@games/kit/input/on-touch';
import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './tile-look';

type Pose = 'meerkat' | 'meerkat-cheer' | 'meerkat-oops';

const face = { x: -36, y: -120, width: 72, height: 54 };
/** How far the eyes turn, design px. */
const glance = { x: 5, y: 3.5 } as const;

/** A meerkat that watches from its burrow: its eyes follow what the child does. */
export class Meerkat {
  readonly #motion: Motion;
  readonly #at: Point & { readonly size: number };
  readonly #body: GameObjects.Container;
  readonly #image: GameObjects.Image;
  readonly #eyes: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, at: Point & { readonly size: number }, depth = 43) {
    this.#motion = motion;
    this.#at = at;
    this.#image = scene.add.image(0, 0, game, 'meerkat' satisfies Pose);
    this.#eyes = scene.add.image(0, 0, game, 'meerkat-eyes');
    const body = scene.add.container(at.x, at.y, [this.#image, this.#eyes]).setDepth(depth).setScale(at.size);
    this.#body = withFace(body, face);
    this.#breathe();
  }

  /** Looks at a point of the world. */
  look(to: Point): void {
    const [dx, dy] = [to.x - this.#at.x, to.y - (this.#at.y - 104 * this.#at.size)];
    const far = Math.hypot(dx, dy) || 1;
    const [x, y] = [(dx / far) * glance.x, (dy / far) * glance.y];
    this.#body.scene.tweens.killTweensOf(this.#eyes);
    void this.#motion.tween({ targets: this.#eyes, x, y, duration: 110 });
    void this.#motion.tween({
      targets: this.#body,
      angle: Math.max(-5, Math.min(5, dx / 90)),
      duration: 180,
    });
  }

  watch(): void {
    this.#pose('meerkat');
  }

  /** Bobs up for a look at what was dug up. */
  nod(): void {
    this.#pose('meerkat');
    this.#hop(8);
  }

  cheer(): void {
    this.#pose('meerkat-cheer');
    this.#hop(18);
  }

  /** Comes up out of its burrow. */
  async rise(): Promise<void> {
    const { scene } = this.#body;
    const scaleY = this.#at.size;
    scene.tweens.killTweensOf(this.#body);
    this.#body.setScale(scaleY, 0.01);
    await this.#motion.tween({ targets: this.#body, scaleY, duration: 260, ease: 'Back.Out' });
    if (this.#body.active) this.#breathe();
  }

  /** Stands before the dark of the finale. */
  stepForward(): void {
    this.#body.setDepth(72);
  }

  /** Calls `then` when a hand strokes it. */
  onTouch(then: () => void): void {
    onTouch(this.#body.scene, this.#body, 74, then);
  }

  worry(): void {
    this.#pose('meerkat-oops');
  }

  #breathe(): void {
    this.#motion.idle({ targets: this.#body, scaleY: this.#at.size * 1.02, duration: 1500 });
  }

  #hop(height: number): void {
    const { size, y } = this.#at;
    this.#body.setPosition(this.#at.x, y).setScale(size);
    void this.#motion.flourish({
      targets: this.#body,
      y: y - height,
      scaleX: size * 0.92,
      duration: 120,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  #pose(pose: Pose): void {
    this.#image.setFrame(pose);
    this.#eyes.setVisible(pose === 'meerkat');
  }
}
