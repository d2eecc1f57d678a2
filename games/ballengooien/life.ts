import type { Motion } from '@games/kit/effects/motion';
import type { Particles } from '@games/kit/effects/particles';
import { Rain, type Variety } from '@games/kit/effects/variety';
import type { Box } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { hasFireworks, hasGull } from './rules';

const flags = [0xe8527a, 0xffc83d, 0x4fb3bf, 0x8f9fe6] as const;

interface LifeSpec {
  readonly view: Box;
  readonly particles: Particles;
  readonly random: () => number;
  readonly variety: Variety;
  /** Rounds that were finished before. */
  readonly rounds: number;
}

/** Moves the life around the stall: boats, pennants, gulls or rain, and the guests that came with the rounds. */
export class Life {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #spec: LifeSpec;
  readonly #sky: Rain;
  #gull: GameObjects.Image | undefined;

  constructor(scene: Scene, motion: Motion, layout: Layout, spec: LifeSpec) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#spec = spec;
    this.#boats();
    this.#pennants();
    if (hasGull(spec.rounds)) this.#gull = this.#sitting();
    this.#sky = spec.variety.isWet ? this.#shower() : this.#gulls();
  }

  /** Called every frame with its length in ms, unless motion is reduced. */
  update(delta: number): void {
    this.#sky.update(delta);
  }

  /** The gull hops, for a streak. */
  async hop(): Promise<void> {
    const targets = this.#gull;
    if (targets === undefined) return;
    const { y } = this.#layout.gull;
    await this.#motion.flourish({
      targets,
      y: y - 26,
      duration: 150,
      yoyo: true,
      repeat: 1,
      ease: 'Quad.Out',
    });
  }

  /** Fireworks over the sea, from the eleventh round on; resolves when the last one is up. */
  async fireworks(bang: () => void): Promise<void> {
    if (!hasFireworks(this.#spec.rounds)) return;
    const { x, y, width } = this.#spec.view;
    const top = Math.max(y, 0) + (this.#layout.horizon - Math.max(y, 0)) * 0.55;
    for (let shot = 0; shot < 4; shot++) {
      bang();
      this.#burst(x + width * (0.16 + 0.24 * shot), top + (shot % 2) * 40);
      await this.#motion.wait(170);
    }
  }

  #burst(x: number, y: number): void {
    const { random, particles } = this.#spec;
    for (let k = 0; k < 22; k++) {
      const [angle, speed] = [(k / 22) * 2 * Math.PI, 150 + random() * 90];
      particles.emit('spark', x, y, {
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        gravity: 120,
        life: 1100,
        size: 0.9 + random() * 0.7,
        spin: 120,
        depth: depths.bulbs + 1,
      });
    }
  }

  #boats(): void {
    const { horizon, sails } = this.#layout;
    sails.forEach(({ x, size }, nth) => {
      const boat = this.#scene.add
        .image(x, horizon + 22 + 10 * nth, game, 'boat')
        .setScale(size)
        .setDepth(depths.fair - 0.2);
      this.#motion.idle({ targets: boat, x: x + 26, duration: 5200 + nth * 900 });
      this.#motion.idle({ targets: boat, angle: 2.5, duration: 1700 + nth * 300 });
    });
  }

  /** Pennants along the upper edge of the back wall. */
  #pennants(): void {
    const { x, y, count, across } = this.#layout.pennants;
    for (let nth = 0; nth < count; nth++) {
      const flag = this.#scene.add
        .image(x + nth * across, y, game, 'pennant')
        .setTint(flags[nth % flags.length] ?? flags[0])
        .setDepth(depths.panel + 0.2);
      this.#motion.idle({ targets: flag, scaleX: 0.82, angle: 5, duration: 900 + (nth % 4) * 170 });
    }
  }

  /** The gull that came in the fifth round. */
  #sitting(): GameObjects.Image {
    const { x, y } = this.#layout.gull;
    const gull = this.#scene.add
      .image(x, y, game, 'gull')
      .setScale(0.9)
      .setDepth(depths.walrus + 0.5);
    this.#motion.idle({ targets: gull, scaleY: 0.93, duration: 1200 });
    this.#motion.idle({ targets: gull, angle: 4, duration: 2600, hold: 900 });
    return gull;
  }

  #gulls(): Rain {
    const { view, particles, random } = this.#spec;
    return new Rain(particles, {
      frame: 'gull-far',
      area: { x: view.x - 40, y: this.#layout.horizon - 120, width: view.width * 0.6, height: 0 },
      every: 3600,
      flight: { vx: 62, vy: -5, life: 9000, size: 0.8, depth: depths.fair - 0.1 },
      random,
    });
  }

  #shower(): Rain {
    const { view, particles, random } = this.#spec;
    return new Rain(particles, {
      frame: 'drop',
      area: { x: view.x, y: view.y + 40, width: view.width * 1.1, height: 0 },
      every: 70,
      flight: { vx: -70, vy: 560, life: 1000, size: 0.7, spin: 'along', depth: depths.fair + 0.9 },
      random,
    });
  }
}
