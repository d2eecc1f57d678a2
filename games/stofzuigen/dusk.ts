import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './fluff';

/** Distance of two clouds, and the size at which one is drawn. */
const pitch = { x: 112, y: 96 } as const;
const cloudSize = 2.6;
const depth = 38;

/** Clouds of dust over the whole floor, that lift where the mouth of the turbo comes: the room lights up behind it. */
export class Dusk {
  readonly #kit: SceneKit;
  #clouds: GameObjects.Image[];

  constructor(kit: SceneKit, { x, y, width, height }: Box) {
    this.#kit = kit;
    const columns = Math.ceil(width / pitch.x);
    const rows = Math.ceil(height / pitch.y);
    this.#clouds = Array.from({ length: columns * rows }, (_, k) => {
      const row = Math.floor(k / columns);
      const at = (k % columns) + (row % 2) * 0.5;
      return kit.scene.add
        .image(x + at * pitch.x, y + (row + 0.5) * pitch.y, game, 'gloom')
        .setScale(cloudSize)
        .setDepth(depth)
        .setAlpha(0);
    });
    // Each by itself: one that lifts early takes no other with it.
    for (const cloud of this.#clouds) void kit.motion.tween({ targets: cloud, alpha: 0.62, duration: 220 });
  }

  /** Lifts the clouds around a point. */
  lift(at: Point, reach: number): void {
    this.#clouds = this.#clouds.filter((cloud) => {
      const isNear = Math.hypot(cloud.x - at.x, cloud.y - at.y) < reach;
      if (isNear) this.#fade(cloud, at);
      return !isNear;
    });
  }

  /** Lifts all of it. */
  end(at: Point): void {
    for (const cloud of this.#clouds.splice(0)) this.#fade(cloud, at);
  }

  #fade(cloud: GameObjects.Image, { x, y }: Point): void {
    const { motion, scene } = this.#kit;
    scene.tweens.killTweensOf(cloud);
    const drawn = {
      x: cloud.x + (x - cloud.x) * 0.4,
      y: cloud.y + (y - cloud.y) * 0.4,
      scale: cloudSize * 0.5,
    };
    void motion.tween({ targets: cloud, alpha: 0, ...drawn, duration: 260 }).then(() => cloud.destroy());
  }
}
