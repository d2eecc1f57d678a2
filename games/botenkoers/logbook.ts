import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';
import { coursesOnPage } from './rules';

/** End of each course of a page, in the plane of the map. */
const harbours: readonly Point[] = [
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

/** The map in the logbook, with one course for every finished round. */
export class Logbook {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, courses: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.box = scene.add.container(0, 0, [scene.add.image(0, 0, game, 'chart')]);
    this.#display = new CollectionDisplay({
      room: coursesOnPage,
      kept: courses,
      put: (place) => this.#course(place),
    });
  }

  /** Adds a course; over a full page it sails the courses again in other colours. */
  async add(): Promise<void> {
    const drawn = this.#display.add();
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
