import type { Motion } from '@games/kit/motion';
import { Shelf } from '@games/kit/shelf';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';
import { coursesOnPage, type Spot } from './rules';

/** Where each course of a page ends, on the map's own plane. */
const harbours: readonly Spot[] = [
  { x: -90, y: -44 },
  { x: -44, y: 6 },
  { x: -78, y: 32 },
  { x: -16, y: 44 },
  { x: 34, y: 26 },
  { x: 6, y: -24 },
  { x: 52, y: -46 },
  { x: 88, y: -18 },
];
const steps = 6;

/** The map in the logbook: one more course on it for every finished round. */
export class Logbook {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #shelf: Shelf;

  constructor(scene: Scene, motion: Motion, courses: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.box = scene.add.container(0, 0, [scene.add.image(0, 0, game, 'chart')]);
    this.#shelf = new Shelf({
      room: coursesOnPage,
      kept: courses,
      whenFull: 'empties',
      put: (place) => this.#course(place),
    });
  }

  /** Writes a course down; a full page is turned first. */
  async add(): Promise<void> {
    const drawn = this.#shelf.add();
    for (const mark of drawn) mark.setAlpha(0);
    await Promise.all(
      drawn.map((mark, k) => this.#motion.tween({ targets: mark, alpha: 1, duration: 120, delay: k * 70 })),
    );
  }

  #course(place: number): GameObjects.Image[] {
    const to = harbours[place];
    const from = harbours[place - 1];
    if (to === undefined) return [];
    const dots =
      from === undefined
        ? []
        : Array.from({ length: steps }, (_, k) => {
            const along = (k + 1) / (steps + 1);
            const bend = Math.sin(along * Math.PI) * 6;
            return this.#scene.add.image(
              from.x + (to.x - from.x) * along,
              from.y + (to.y - from.y) * along - bend,
              game,
              'trail',
            );
          });
    const all = [...dots, this.#scene.add.image(to.x, to.y, game, 'mark')];
    this.box.add(all);
    return all;
  }
}
