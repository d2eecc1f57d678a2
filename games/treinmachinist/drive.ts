import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { game } from './game-id';
import type { Layout } from './layout';
import { Platform } from './platform';

/** Height of the driver above the ground, and half the gauge, at distance 1, design px. */
const eye = 260;
const sleeperEvery = 0.42;
const sleepers = 22;
const nearest = -0.3;
const farthest = 10;
/** How far the train goes to the next platform, in distances. */
const journey = 7;

/** What stands beside the line: its drawing, how far aside at distance 1, and its size there. */
const beside = [
  { frame: 'pole', aside: -420, size: 1.7 },
  { frame: 'bush', aside: -760, size: 1 },
  { frame: 'pine', aside: -1080, size: 1.6 },
  { frame: 'bush', aside: 620, size: 0.9 },
  { frame: 'tree', aside: -1500, size: 1.8 },
  { frame: 'pine', aside: 2100, size: 1.7 },
  { frame: 'pole', aside: -420, size: 1.7 },
  { frame: 'tree', aside: 2700, size: 1.9 },
  { frame: 'bush', aside: -560, size: 0.8 },
  { frame: 'pine', aside: -2300, size: 1.9 },
  { frame: 'pole', aside: -420, size: 1.7 },
  { frame: 'bush', aside: 1900, size: 1.1 },
] as const;

interface Passing {
  readonly image: GameObjects.Image;
  readonly aside: number;
  readonly size: number;
  ahead: number;
}

/** The view from the cab: sleepers, trees and poles that come nearer while the train runs, and the platform ahead. */
export class Drive {
  readonly platform: Platform;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #sleepers: readonly GameObjects.Image[];
  readonly #passing: readonly Passing[];
  readonly #gone = { by: 0 };
  #drawn = -1;

  constructor(scene: Scene, motion: Motion, layout: Layout, random: Random) {
    this.#motion = motion;
    this.#layout = layout;
    this.#sleepers = Array.from({ length: sleepers }, () =>
      scene.add.image(0, 0, game, 'sleeper').setDepth(2.5),
    );
    this.#passing = beside.map(({ frame, aside, size }, place) => ({
      image: scene.add.image(0, 0, game, frame),
      aside,
      size,
      ahead: nearest + ((place + random.next() * 0.5) / beside.length) * (farthest - nearest),
    }));
    this.platform = new Platform(scene, motion, layout);
    this.#draw();
  }

  /** Runs on by so many distances; `update` draws it. */
  roll(distance: number): void {
    this.#gone.by += distance;
  }

  /** Runs to the platform ahead and stops there, 0.42 s. */
  async arrive(people: number): Promise<void> {
    const by = this.#gone.by + journey * 0.4;
    await Promise.all([
      this.#motion.tween({ targets: this.#gone, by, duration: 420, ease: 'Cubic.Out' }),
      this.platform.approach(people, 420),
    ]);
  }

  /** Leaves the platform behind; the next one comes in sight, 1.1 s. */
  async depart(): Promise<void> {
    const by = this.#gone.by + journey * 0.6;
    await Promise.all([
      this.#motion.tween({ targets: this.#gone, by, duration: 1100, ease: 'Sine.InOut' }),
      this.platform.pass(),
    ]);
  }

  /** Called every frame. */
  update(): void {
    if (this.#gone.by !== this.#drawn) this.#draw();
  }

  #draw(): void {
    const { x, y } = this.#layout.vanishing;
    const { by } = this.#gone;
    this.#drawn = by;
    const offset = by % sleeperEvery;
    for (const [place, image] of this.#sleepers.entries()) {
      const size = 1 / (1 + nearest + (place + 1) * sleeperEvery - offset);
      image.setPosition(x, y + eye * size).setScale(2 * size, 2 * size);
    }
    for (const { image, aside, size, ahead } of this.#passing) {
      const length = farthest - nearest;
      const away = ((((ahead - nearest - by) % length) + length) % length) + nearest;
      const near = 1 / (1 + away);
      image
        .setPosition(x + aside * near, y + eye * near)
        .setScale(size * near)
        .setAlpha(Math.min(1, (farthest - away) / 2))
        .setDepth(4 + near / 2);
    }
  }
}
