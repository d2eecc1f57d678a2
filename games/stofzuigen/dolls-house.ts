import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './fluff';
import { houseRooms } from './rules';

/** The doll's house, with one clean and lit room for every finished round; a full house starts again. */
export class DollsHouse {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, rooms: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.box = scene.add.container(0, 0, [scene.add.image(0, 0, game, 'house')]);
    this.#display = new CollectionDisplay({
      room: houseRooms,
      kept: rooms,
      whenFull: 'stays',
      put: (place) => {
        const x = -54 + (place % 3) * 54;
        const y = -146 + Math.floor(place / 3) * 50;
        const room = scene.add.image(x, y, game, `room-${place + 1}`);
        this.box.add(room);
        return [room];
      },
    });
  }

  /** Cleans one more room. */
  async add(): Promise<void> {
    const [room] = this.#display.add();
    if (room === undefined) return;
    room.setAlpha(0);
    const shine = this.#scene.add.image(room.x, room.y, game, 'shine').setScale(0.4);
    this.box.add(shine);
    await Promise.all([
      this.#motion.tween({ targets: room, alpha: 1, duration: 400 }),
      this.#motion.tween({ targets: shine, scale: 2, alpha: 0, duration: 700, ease: 'Quad.Out' }),
    ]);
    shine.destroy();
  }
}
