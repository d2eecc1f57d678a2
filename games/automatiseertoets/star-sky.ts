import type { Motion } from '@games/kit/effects/motion';
import type { Box, Point } from '@games/kit/layout/design';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game, type Layout } from './layout';

const depth = 5;
const faint = 0.3;
const size = { unlit: 15, lit: 34 } as const;
/** Width of a star that was lit three times, design px. */
export const largestStar = size.lit + 12;
/** Distance between two stars, design px. */
const apart = 50;
/** Angle between stars that follow each other, and their number: a sunflower fills an area evenly. */
const turn = Math.PI * (3 - Math.sqrt(5));
const tries = 160;

const isIn = ({ x, y, width, height }: Box, at: Point): boolean =>
  Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y) < height / 2;

/** Returns places in the sky of a layout, from the middle outwards, clear of what is read and pressed. */
export function starSpots({ sky, clear }: Pick<Layout, 'sky' | 'clear'>): readonly Point[] {
  const spots: Point[] = [];
  for (let k = 0; k < tries; k++) {
    const share = Math.sqrt((k + 0.5) / tries);
    const at = {
      x: sky.x + Math.cos(k * turn) * share * (sky.width / 2),
      y: sky.y + Math.sin(k * turn) * share * (sky.height / 2),
    };
    const isNear = spots.some((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < apart);
    if (!isNear && !clear.some((box) => isIn(box, at))) spots.push(at);
  }
  return spots;
}

/** Stars in the window: each answer lights one, right or not; in a long test they begin again, a little larger. */
export class StarSky {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #stars: readonly GameObjects.Image[];
  #lit = 0;

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#stars = starSpots(layout).map(({ x, y }) =>
      scene.add
        .image(x, y, KIT, 'star' satisfies KitFrame)
        .setAlpha(faint)
        .setDisplaySize(size.unlit, size.unlit)
        .setDepth(depth),
    );
  }

  /** Lights stars until as many are lit as sums were answered; the last one by a light that comes from a point. */
  async light(answered: number, from: Point): Promise<void> {
    const isNew = this.#lit < answered;
    for (; this.#lit < answered; this.#lit++) {
      const round = Math.floor(this.#lit / this.#stars.length);
      const star = this.#stars[this.#lit % this.#stars.length];
      const side = size.lit + 6 * Math.min(2, round);
      star?.setAlpha(1).setDisplaySize(side, side);
    }
    const last = this.#stars[(this.#lit - 1) % this.#stars.length];
    if (last === undefined || !isNew || this.#motion.reduced) return;
    const { scale } = last;
    last.setScale(scale * 0.4);
    const light = this.#scene.add
      .image(from.x, from.y, game, 'halo')
      .setScale(0.5)
      .setDepth(depth + 1);
    await this.#motion.tween({ targets: light, x: last.x, y: last.y, duration: 240, ease: 'Sine.In' });
    await Promise.all([
      this.#motion.tween({ targets: light, scale: 1.9, alpha: 0, duration: 360, ease: 'Quad.Out' }),
      this.#motion.tween({ targets: last, scale, angle: 72, duration: 300, ease: 'Back.Out' }),
    ]);
    light.destroy();
  }

  /** Dims the stars of the answers, so that those of the picture stand out. */
  dim(): Promise<void> {
    return this.#motion.tween({ targets: [...this.#stars], alpha: 0.16, duration: 400 });
  }
}
