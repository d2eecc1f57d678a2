import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { bounce, squash } from './bounce';
import { game } from './pizza-paint';
import { guestFace } from './window-guest';

/** Heights of mouth and paws above the foot of a guest, design px at size 1. */
const mouth = 74;
const paws = 26;
/** Threads of cheese between a bite and its pizza, and their colour. */
const threads = [-16, 0, 15] as const;
const cheese = 0xffd978;

/** A guest at the table of the party. */
export class PartyGuest {
  readonly image: GameObjects.Image;
  readonly #kit: SceneKit;
  readonly #size: number;
  readonly #home: Point;

  constructor(kit: SceneKit, frame: string, { x, y, size }: Point & { readonly size: number }) {
    this.#kit = kit;
    this.#size = size;
    this.#home = { x, y };
    this.image = withFace(kit.scene.add.image(x, y, game, frame), guestFace)
      .setScale(size)
      .setAlpha(0);
  }

  /** Where it catches a pizza. */
  get hands(): Point {
    return { x: this.#home.x, y: this.#home.y - paws * this.#size };
  }

  get place(): Point {
    return this.#home;
  }

  async come(delay: number): Promise<void> {
    const { y } = this.#home;
    if (!this.#kit.motion.reduced) this.image.setY(y + 120);
    await this.#kit.motion.tween({
      targets: this.image,
      y,
      alpha: 1,
      delay,
      duration: 320,
      ease: 'Back.Out',
    });
    this.#kit.motion.idle({ targets: this.image, angle: { from: -2.5, to: 2.5 }, duration: 700 + delay });
  }

  async jump(height = 40): Promise<void> {
    const { motion } = this.#kit;
    const { y } = this.#home;
    const up = { y: y - height, scaleY: this.#size * 1.1, scaleX: this.#size * 0.95 };
    await bounce(motion, this.image, 150, up);
    this.image.setY(y);
    await squash(motion, this.image, [1.1, 0.9], 70, this.#size);
  }

  /** Bites: the head goes down to the pizza and back, and cheese pulls threads. */
  async bite(): Promise<void> {
    const { motion } = this.#kit;
    await motion.flourish({ targets: this.image, y: this.#home.y + 12, duration: 70, ease: 'Quad.In' });
    this.#pull();
    await motion.flourish({ targets: this.image, y: this.#home.y - 8, duration: 120, ease: 'Quad.Out' });
    await squash(motion, this.image, [1.08, 0.94], 70, this.#size);
    this.image.setY(this.#home.y);
  }

  #pull(): void {
    const { scene, motion } = this.#kit;
    if (motion.reduced) return;
    const pen = scene.add.graphics().setDepth(this.image.parentContainer?.depth ?? 0);
    this.image.parentContainer?.add(pen);
    const state = { pulled: 0 };
    const draw = () => {
      const { x } = this.#home;
      const top = this.image.y - mouth * this.#size + 8;
      pen.clear();
      for (const side of threads) {
        pen.lineStyle(5 - 3.4 * state.pulled, cheese, 1).beginPath();
        pen.moveTo(x + side * 0.5, top).lineTo(x + side * (1 - state.pulled * 0.5), (top + this.hands.y) / 2);
        pen.lineTo(x + side * 1.5, this.hands.y).strokePath();
      }
    };
    void motion
      .flourish({ targets: state, pulled: 1, duration: 230, ease: 'Quad.Out', onUpdate: draw })
      .then(() => pen.destroy());
  }
}
