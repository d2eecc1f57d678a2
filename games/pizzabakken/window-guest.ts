import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './pizza-paint';

const guests = 3;
/** Face of every guest, design px. */
export const guestFace = { x: -36, y: -108, width: 72, height: 52 };
/** Size of a pizza in the guest's paws. */
const inPaws = 0.26;
/** Bites in which it is eaten, and the size it has after each, of that before. */
const bites = 3;
const left = 0.72;
/** Above the painted kitchen, behind the jars on the sill. */
const depth = 2;

/** The guest who waits at the window for the pizza of this order, and takes it along. */
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

  /** Hands a pizza over: it flies to the window, the guest jumps for it and leaves, and the next one comes. */
  async take(pizza: GameObjects.Container): Promise<void> {
    const { motion } = this.#kit;
    const { x, y, size } = this.#place;
    const paws = { x: x + 6, y: y + 6, scale: inPaws };
    await motion.tween({ targets: pizza, ...paws, duration: 540, ease: 'Sine.InOut' });
    pizza.setDepth(depth + 1);
    await motion.flourish({
      targets: this.#guest,
      scaleY: size * 1.14,
      duration: 120,
      yoyo: true,
      ease: 'Quad.Out',
    });
    for (let bite = 0; bite < bites; bite++) await this.#bite(pizza);
    await motion.tween({ targets: [this.#guest, pizza], alpha: 0, duration: 200 });
    await this.#come();
  }

  /** The guest chews, and the pizza becomes smaller. */
  async #bite(pizza: GameObjects.Container): Promise<void> {
    const { motion } = this.#kit;
    const { size } = this.#place;
    const chew = { scaleY: size * 0.93, scaleX: size * 1.05, duration: 75, yoyo: true };
    await Promise.all([
      motion.flourish({ targets: pizza, scale: pizza.scale * left, duration: 75, ease: 'Quad.Out' }),
      motion.flourish({ targets: this.#guest, ...chew, ease: 'Quad.Out' }),
    ]);
    this.#guest.setScale(size);
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
