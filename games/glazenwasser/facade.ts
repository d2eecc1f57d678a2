import type { Box } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** Paint of the boards and of the awning: another one each round, so each round washes another building. */
const paints = [
  { boards: 0xa9dcc6, awning: 0xffa9a0 },
  { boards: 0xf7d98a, awning: 0x7fc7b4 },
  { boards: 0xcbb8ea, awning: 0xffd27f },
  { boards: 0xf5b5b0, awning: 0x8fb4ea },
  { boards: 0xbfe09a, awning: 0xc79be0 },
  { boards: 0xffc795, awning: 0x6fbf9a },
] as const;

const rim = 4;
const board = 40;
/** A piece of the awning has a pale and a dark lap, design px. */
const piece = { width: 66, height: 62 } as const;

/** Paints the wall behind the windows, and hangs an awning above it; depths lie between the front and the windows. */
export function paintFacade(scene: Scene, { room }: Layout, rounds: number): void {
  const paint = paints[rounds % paints.length] ?? paints[0];
  const wall: Box = {
    x: room.x - rim,
    y: room.y - rim,
    width: room.width + 2 * rim,
    height: room.height + 2 * rim,
  };
  const count = Math.round(wall.height / board);
  const tall = wall.height / count;
  for (let row = 0; row < count; row++)
    scene.add
      .image(wall.x, wall.y + row * tall, game, 'wall')
      .setOrigin(0, 0)
      .setDisplaySize(wall.width, tall)
      .setTint(paint.boards)
      .setDepth(5.2);
  const pieces = Math.round((wall.width + 24) / piece.width);
  const wide = (wall.width + 24) / pieces;
  for (let place = 0; place < pieces; place++)
    scene.add
      .image(wall.x - 12 + place * wide, room.y - 66, game, 'awning')
      .setOrigin(0, 0)
      .setDisplaySize(wide, piece.height)
      .setTint(paint.awning)
      .setDepth(5.3);
}
