import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { bounce } from './bounce';
import type { Layout } from './layout';
import { game } from './pizza-paint';

/** Animals that come as guests. */
export const guests = 5;
/** Face of every guest, design px. */
export const guestFace = { x: -36, y: -108, width: 72, height: 52 };
/** Above the painted kitchen, behind the jars on the sill. */
const depth = 2;

/** The guest who looks in at the window until the party. */
export class WindowGuest {
  readonly #kit: SceneKit;
  readonly #guest: GameObjects.Image;
  readonly #place: Layout['guest'];
  #came = 0;

  constructor(kit: SceneKit, { guest }: Layout) {
    this.#kit = kit;
    this.#place = guest;
    const { x, y, size } = guest;
    this.#guest = withFace(kit.scene.add.image(x, y, game, 'guest-1'), guestFace)
      .setScale(size)
      .setDepth(depth);
    kit.motion.idle({ targets: this.#guest, angle: { from: -2.5, to: 2.5 }, duration: 1300 });
  }

  /** Jumps for a pizza that was laid on the table, goes to the party, and the next guest comes. */
  async cheer(): Promise<void> {
    const { motion } = this.#kit;
    const { y, size } = this.#place;
    for (let jump = 0; jump < 2; jump++) {
      await bounce(motion, this.#guest, 110, { y: y - 14, scaleY: size * 1.08 });
    }
    this.#guest.setY(y).setScale(size);
    await motion.tween({ targets: this.#guest, alpha: 0, duration: 200 });
    await this.#come();
  }

  /** Nobody waits any more: all guests are at the table. */
  leave(): void {
    this.#guest.setVisible(false);
  }

  async #come(): Promise<void> {
    const { size } = this.#place;
    this.#came += 1;
    this.#guest.setFrame(`guest-${(this.#came % guests) + 1}`).setScale(size, size * 0.7);
    await this.#kit.motion.tween({
      targets: this.#guest,
      alpha: 1,
      scaleY: size,
      duration: 240,
      ease: 'Back.Out',
    });
  }
}
