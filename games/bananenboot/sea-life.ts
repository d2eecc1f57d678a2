import type { Motion } from '@games/kit/effects/motion';
import type { Particles } from '@games/kit/effects/particles';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

/** What lives around the line: buoys of this round in the distance, and a dolphin that leaps now and then. */
export class SeaLife {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #particles: Particles;
  #count = 0;

  constructor(scene: Scene, motion: Motion, particles: Particles, layout: Layout, reached: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#particles = particles;
    this.#layout = layout;
    for (let k = 0; k < reached; k++) this.#mini();
  }

  /** Takes a buoy that was reached into the row in the distance. */
  async keep(x: number): Promise<void> {
    const mini = this.#mini();
    const { x: to, y } = mini;
    mini.setPosition(x, this.#layout.water).setScale(1.8);
    await this.#motion.tween({ targets: mini, x: to, y, scale: 1, duration: 420, ease: 'Cubic.InOut' });
  }

  /** A dolphin leaps out of the water beside a place. */
  async dolphin(x: number, width: number): Promise<void> {
    const { water } = this.#layout;
    const direction = x < width / 2 ? 1 : -1;
    const from = x + direction * 90;
    const dolphin = this.#scene.add
      .image(from, water + 40, game, 'dolphin')
      .setScale(-direction, 1)
      .setDepth(depths.mini);
    const leap = { share: 0 };
    const onUpdate = () => {
      const s = leap.share;
      dolphin.setPosition(from + direction * 220 * s, water + 30 - 560 * s * (1 - s));
      dolphin.setRotation(direction * (-0.7 + 1.4 * s));
    };
    await this.#motion.flourish({ targets: leap, share: 1, duration: 900, onUpdate });
    this.splash(dolphin.x, 7);
    dolphin.destroy();
  }

  /** Drops and a ring where the boat comes down. */
  splash(x: number, count: number): void {
    const ring = { vx: 0, vy: 0, life: 760, size: 0.7, grow: 1.3, depth: depths.wake };
    this.#particles.emit('ring', x, this.#layout.water + 6, ring);
    for (let k = 0; k < count; k++) {
      const part = count === 1 ? 0.5 : k / (count - 1);
      this.#particles.emit('drop', x, this.#layout.water, {
        vx: (part - 0.5) * 420,
        vy: -150 - 190 * (1 - Math.abs(part - 0.5)) - (k % 3) * 40,
        gravity: 900,
        life: 640,
        size: 0.6 + (k % 3) * 0.25,
        depth: depths.plate,
      });
    }
  }

  #mini(): GameObjects.Image {
    const { x, y, by } = this.#layout.minis;
    const nth = this.#count++;
    return this.#scene.add.image(x + nth * by, y + (nth % 2) * 10, game, 'mini').setDepth(depths.mini);
  }
}
