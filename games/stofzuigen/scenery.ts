import { Backdrop } from '@games/kit/effects/backdrop';
import type { Motion } from '@games/kit/effects/motion';
import type { Orientation } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { Cat } from './cat';
import { DollsHouse } from './dolls-house';
import { game } from './fluff';
import type { Layout } from './layout';

/** Draws what the game only stands in: the room, the cat on its chair, the doll's house with so many clean rooms. */
export function furnish(
  scene: Scene,
  motion: Motion,
  { chair, house: at, canister }: Layout,
  orientation: Orientation,
  rooms: number,
) {
  const place = {
    x: orientation === 'landscape' ? 640 : 360,
    y: orientation === 'landscape' ? 360 : 640,
    depth: 0,
  };
  const places = { room: place, 'room-tall': place };
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places, orientation });
  scene.add.image(chair.x, chair.y, game, 'armchair').setScale(chair.size).setDepth(20);
  const cat = new Cat(scene, motion);
  scene.add
    .container(chair.x + 6, chair.y - 34 * chair.size, cat.box)
    .setScale(chair.size * 0.92)
    .setDepth(21);
  const house = new DollsHouse(scene, motion, rooms);
  house.box.setPosition(at.x, at.y).setScale(at.size).setDepth(18);
  scene.add.image(canister.x, canister.y, game, 'canister').setScale(canister.size).setDepth(30);
  return { backdrop, cat, house };
}
