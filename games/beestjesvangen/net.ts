import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

/** How high the net hangs over the pads, design px, and where the dragonfly holds it, in the drawing. */
const over = 6;
const held = { x: 6, y: -120 } as const;
const wings = [
  [-8, -6, -30],
  [-2, -6, 22],
] as const;
const beat = 70;

/** The net, carried by a dragonfly. Its origin is the middle of its hoop. */
export class Net {
  readonly box: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #y: number;
  readonly #net: GameObjects.Image;

  constructor(kit: SceneKit, { pads, net }: Layout) {
    this.#kit = kit;
    this.#y = pads.y - over;
    const { scene, motion } = kit;
    this.#net = scene.add.image(0, 0, game, 'net');
    const flyer = scene.add.container(held.x, held.y, [
      ...wings.map(([x, y, angle]) => scene.add.image(x, y, game, 'wing').setAngle(angle - 20)),
      scene.add.image(0, 0, game, 'dragonfly').setScale(0.8),
    ]);
    this.box = scene.add.container(0, this.#y, [this.#net, flyer]).setScale(net.size).setDepth(depths.net);
    for (const wing of flyer.list.slice(0, 2)) motion.idle({ targets: wing, scaleY: 0.55, duration: beat });
    motion.idle({ targets: flyer, y: held.y - 4, duration: 900 });
  }

  /** Middle of its hoop while it hangs over the pads. */
  get rest(): number {
    return this.#y;
  }

  put(x: number, y = this.#y): void {
    this.box.setPosition(x, y);
  }

  async flyTo(x: number, y = this.#y, duration = 180): Promise<void> {
    await this.#kit.motion.tween({ targets: this.box, x, y, duration, ease: 'Sine.Out' });
  }

  /** Dips over what it catches. */
  async dip(): Promise<void> {
    const { y } = this.box;
    await this.#kit.motion.flourish({ targets: this.box, y: y + 10, duration: 70, yoyo: true });
    this.box.setY(y);
  }

  show(on: boolean): void {
    this.box.setVisible(on);
  }

  fade(alpha: number): void {
    this.box.setAlpha(alpha);
  }
}
