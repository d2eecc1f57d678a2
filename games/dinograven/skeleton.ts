import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { boneCount, bonesOf } from './rules';
import { game } from './square-view';

/** Colours of the skeletons after the first. */
const coats = [0xffffff, 0xffe0c2, 0xd9f0d4, 0xd8e6ff, 0xf4dcf2] as const;

/** The skeleton a child completes over many rounds. */
export class Skeleton {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #bones: GameObjects.Image[] = [];
  readonly #coat: number;
  readonly #next: number;

  constructor(scene: Scene, motion: Motion, { skeleton }: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    const { whole, bones } = bonesOf(rounds);
    this.#next = bones;
    this.#coat = coats[whole % coats.length] ?? 0xffffff;
    this.#box = scene.add
      .container(skeleton.x, skeleton.y, [scene.add.image(0, 0, game, 'imprint')])
      .setAngle(skeleton.angle)
      .setScale(skeleton.size)
      .setDepth(4);
    // A finished skeleton stays until the next one begins.
    const shown = bones === 0 && whole > 0 ? boneCount : bones;
    for (let index = 0; index < shown; index++)
      this.#lay(index, shown === boneCount ? coats[(whole - 1) % coats.length] : undefined);
  }

  /** Moves the next bone from the pit into place; returns whether it was the last. */
  async add(from: Point, landed: (at: Point) => void): Promise<boolean> {
    if (this.#next === 0) for (const bone of this.#bones.splice(0)) bone.destroy();
    const bone = this.#lay(this.#next);
    if (this.#motion.reduced) {
      bone.setAlpha(0);
      await this.#motion.tween({ targets: bone, alpha: 1, duration: 200 });
    } else {
      const start = this.#box.getWorldTransformMatrix().applyInverse(from.x, from.y);
      bone.setPosition(start.x, start.y).setScale(1.5).setAngle(-140);
      this.#box.setDepth(60);
      await this.#motion.tween({
        targets: bone,
        x: start.x * 0.5,
        y: start.y * 0.5 - 60,
        scale: 1.9,
        angle: -40,
        duration: 520,
        ease: 'Sine.Out',
      });
      await this.#motion.tween({
        targets: bone,
        x: 0,
        y: 0,
        scale: 1,
        angle: 0,
        duration: 420,
        ease: 'Cubic.In',
      });
      this.#box.setDepth(4);
    }
    const { centerX: x, centerY: y } = bone.getBounds();
    landed({ x, y });
    await this.#motion.flourish({ targets: bone, scale: 1.1, duration: 90, yoyo: true, ease: 'Quad.Out' });
    return this.#next + 1 === boneCount;
  }

  /** Plays the finished skeleton: it shakes and roars. */
  async roar(): Promise<void> {
    const { scale, angle } = this.#box;
    const [skull] = this.#bones;
    void this.#motion.flourish({
      targets: skull,
      angle: 9,
      duration: 150,
      yoyo: true,
      repeat: 3,
      ease: 'Sine.InOut',
    });
    await this.#motion.flourish({
      targets: this.#box,
      scale: scale * 1.07,
      angle: angle - 2,
      duration: 300,
      yoyo: true,
      repeat: 1,
      ease: 'Sine.InOut',
    });
    await this.#motion.wait(this.#motion.reduced ? 700 : 100);
  }

  #lay(index: number, coat: number = this.#coat): GameObjects.Image {
    const bone = this.#scene.add.image(0, 0, game, `bone-${index}`).setTint(coat);
    this.#box.add(bone);
    this.#bones.push(bone);
    return bone;
  }
}
