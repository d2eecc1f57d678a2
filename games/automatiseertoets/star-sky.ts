import type { Motion } from '@games/kit/effects/motion';
import type { Box } from '@games/kit/layout/design';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';

const depth = 5;
const faint = 0.3;
const size = { unlit: 15, lit: 34 } as const;
/** Distance between two stars, design px. */
const apart = 64;
/** Angle between stars that follow each other, and their number: a sunflower fills an area evenly. */
const turn = Math.PI * (3 - Math.sqrt(5));
const tries = 160;

const isIn = ({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): boolean =>
  Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y) < height / 2;

/** Returns places in the sky of a layout, from the middle outwards, clear of what is read and pressed. */
export function starSpots({
  sky,
  clear,
}: Pick<Layout, 'sky' | 'clear'>): readonly { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = [];
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
  readonly #motion: Motion;
  readonly #stars: readonly GameObjects.Image[];
  #lit = 0;

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#motion = motion;
    this.#stars = starSpots(layout).map(({ x, y }) =>
      scene.add
        .image(x, y, KIT, 'star' satisfies KitFrame)
        .setAlpha(faint)
        .setDisplaySize(size.unlit, size.unlit)
        .setDepth(depth),
    );
  }

  /** Lights stars until as many are lit as sums were answered. */
  light(answered: number): void {
    for (; this.#lit < answered; this.#lit++) {
      const round = Math.floor(this.#lit / this.#stars.length);
      const star = this.#stars[this.#lit % this.#stars.length];
      const side = size.lit + 6 * Math.min(2, round);
      star?.setAlpha(1).setDisplaySize(side, side);
    }
    const last = this.#stars[(this.#lit - 1) % this.#stars.length];
    if (last === undefined) return;
    void this.#motion.flourish({ targets: last, angle: 72, duration: 260, ease: 'Cubic.Out' });
  }
}
