import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './fluff';
import { houseRooms } from './rules';

/** The doll's house: every finished round one more room is clean and lit. A full house begins again, its light stays. */
export class DollsHouse {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;

  constructor(scene: Scene, motion: Motion, rooms: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.box = scene.add.container(0, 0, [scene.add.image(0, 0, game, 'house')]);
    for (let k = 0; k < Math.min(rooms, houseRooms); k++) this.box.add(this.#room(k));
  }

  /** One more room is clean; in a full house the next one shines again. */
  async add(rooms: number): Promise<void> {
    const room = this.#room(rooms % houseRooms).setAlpha(0);
    this.box.add(room);
    const shine = this.#scene.add.image(room.x, room.y, game, 'shine').setScale(0.4);
    this.box.add(shine);
    await Promise.all([
      this.#motion.tween({ targets: room, alpha: 1, duration: 400 }),
      this.#motion.tween({ targets: shine, scale: 2, alpha: 0, duration: 700, ease: 'Quad.Out' }),
    ]);
    shine.destroy();
  }

  #room(k: number): GameObjects.Image {
    const x = -54 + (k % 3) * 54;
    const y = -146 + Math.floor(k / 3) * 50;
    return this.#scene.add.image(x, y, game, `room-${k + 1}`);
  }
}
