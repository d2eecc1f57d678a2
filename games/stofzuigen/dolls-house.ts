import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './fluff';
import { houseAt, houseRooms } from './rules';

/** Depth in the middle of the room, over rug and hose, and how far its middle lies above its foot, design px. */
const presented = 45;
const standing = 110;

/** The doll's house, with one clean and lit room for every finished round; after a full house come attic and castle. */
export class DollsHouse {
  readonly box: GameObjects.Container;
  readonly #house: GameObjects.Image;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, rooms: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#house = scene.add.image(0, 0, game, houseAt(rooms));
    this.box = scene.add.container(0, 0, [this.#house]);
    this.#display = new CollectionDisplay({
      room: houseRooms,
      kept: rooms,
      put: (place) => {
        // Below in the middle is the door.
        const cell = place === houseRooms - 1 ? place + 1 : place;
        const x = -54 + (cell % 3) * 54;
        const y = -146 + Math.floor(cell / 3) * 50;
        const room = scene.add.image(x, y, game, `room-${place + 1}`);
        this.box.add(room);
        return [room];
      },
    });
  }

  /** Comes to a place, where the new room is seen and the round ends; `scale` is its size there. */
  async present({ x, y }: Point, scale: number): Promise<void> {
    const { box } = this;
    box.setDepth(presented);
    const there = { x, y: y + standing * scale, scale };
    await this.#motion.tween({ targets: box, ...there, duration: 420, ease: 'Back.Out' });
    await this.add();
    await this.#motion.flourish({ targets: box, scaleY: scale * 1.05, duration: 120, yoyo: true });
  }

  /** Middle of the house, design px. */
  get middle(): Point {
    const { x, y, scale } = this.box;
    return { x, y: y - standing * scale };
  }

  /** Cleans one more room. */
  async add(): Promise<void> {
    const [room] = this.#display.add();
    if (room === undefined) return;
    this.#house.setFrame(houseAt(this.#display.count));
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
