import { GrowingDisplay } from '@games/kit/celebration/growing-display';
import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { chapterHolds, setHolds } from './rules';

/** Shows what the rounds brought, on the hills beside the line: a halt each, then its lamp, then a flag from abroad. */
export function showNetwork(
  scene: Scene,
  motion: Motion,
  { halts, halt }: Layout,
  kept: number,
): GrowingDisplay {
  const put = (place: number): readonly GameObjects.Image[] => {
    const { x, y } = halts[place % chapterHolds] ?? { x: 0, y: 0 };
    const add = (dx: number, dy: number, frame: string, depth: number) =>
      scene.add
        .image(x + dx * halt, y + dy * halt, game, frame)
        .setScale(halt)
        .setDepth(depth);
    if (place < chapterHolds) return [add(0, 0, 'halt', 1.5)];
    if (place < 2 * chapterHolds) return [add(24, 2, 'lamp', 1.6)];
    return [add(-4, -36, 'pennant', 1.4)];
  };
  return new GrowingDisplay(motion, { room: setHolds, kept, put });
}
