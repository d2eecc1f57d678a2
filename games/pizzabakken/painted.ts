import type { Box } from '@games/kit/layout/design';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game } from './pizza-paint';

/** Draws a rectangle of one colour around a point. */
export const paper = (
  { add }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: number,
): GameObjects.Image =>
  add
    .image(x, y, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(width, height)
    .setTint(colour);

/** Draws the plate of the kit that fills a box. */
export const panel = ({ add }: Scene, { x, y, width, height }: Box): GameObjects.NineSlice =>
  add.nineslice(
    x + width / 2,
    y + height / 2,
    KIT,
    'panel' satisfies KitFrame,
    width,
    height,
    48,
    48,
    48,
    54,
  );

/** Draws the cloth of a table that fills a box. */
export const cloth = ({ add }: Scene, { x, y, width, height }: Box): GameObjects.NineSlice =>
  add.nineslice(x + width / 2, y + height / 2, game, 'cloth', width, height, 40, 40, 40, 70);
