import type { Motion } from '@games/kit/effects/motion';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { game } from './buoy';

type Moored = readonly [frame: string, x: number, y: number, size: number];

/** Boats of others, clear of buoys and buttons; some lie where only a tall picture reaches. */
const moored: Readonly<Record<Orientation, readonly Moored[]>> = {
  landscape: [
    ['boat-3', 1196, 352, 0.42],
    ['boat-2', 1240, 424, 0.3],
    ['boat-4', 330, 806, 0.44],
    ['boat-2', 1010, -40, 0.34],
  ],
  portrait: [
    ['boat-3', 150, 1004, 0.36],
    ['boat-2', 244, 974, 0.26],
    ['boat-4', 560, 1392, 0.5],
  ],
};

/** Glints of the sun on the water: places as shares of the picture, so that none lies in a row. */
const glints: readonly (readonly [x: number, y: number])[] = [
  [0.27, 0.27],
  [0.44, 0.36],
  [0.58, 0.24],
  [0.71, 0.44],
  [0.85, 0.5],
  [0.3, 0.62],
  [0.48, 0.56],
  [0.63, 0.68],
  [0.4, 0.8],
  [0.2, 0.88],
];
const depth = 1;

/** Life on the bay: boats that lie at anchor and glints on the waves. Nothing of it can be pressed. */
export function seaLife(
  scene: Scene,
  motion: Motion,
  { width, height, orientation }: { width: number; height: number; orientation: Orientation },
): void {
  for (const [k, [frame, x, y, size]] of moored[orientation].entries()) {
    const boat = scene.add
      .image(x, y, game, frame)
      .setScale(k % 2 === 0 ? size : -size, size)
      .setDepth(depth + 1);
    motion.idle({ targets: boat, angle: { from: -3, to: 3 }, duration: 1700 + k * 220 });
    motion.idle({ targets: boat, x: x + 22, duration: 5200 + k * 900 });
  }
  for (const [k, [x, y]] of glints.entries()) {
    const glint = scene.add
      .image(x * width, y * height, game, 'spark')
      .setScale(0.5)
      .setAlpha(0.12)
      .setDepth(depth);
    motion.idle({ targets: glint, alpha: 0.6, scale: 0.75, delay: k * 330, duration: 1500 + (k % 4) * 260 });
  }
}
