import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';
import { coursesOnPage } from './rules';

/** Where the first course of a page begins, at the jetty, and the end of each course, in the plane of the map. */
const compass: Point = { x: -100, y: 24 };
const harbours: readonly Point[] = [
  { x: -90, y: -64 },
  { x: -26, y: -42 },
  { x: -70, y: 22 },
  { x: -24, y: 68 },
  { x: 62, y: 66 },
  { x: 118, y: 22 },
  { x: 42, y: -18 },
  { x: 78, y: -78 },
];
/** Paper of the maps: by day, by night, and in the canals; later ones begin again. */
const papers = [0xffffff, 0xb9b4f0, 0xf6dcae] as const;
/** Distance of two dots of a course. */
const pitch = 17;
/** Room for the line of the last course that was right, in the plane of the map, and the size of its dots. */
const page = { x: -130, y: -80, width: 260, height: 160, dot: 0.9 } as const;

/** The map in the logbook, with one course for every finished round. */
export class Logbook {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;
  #line: readonly GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, courses: number) {
    this.#scene = scene;
    this.#motion = motion;
    const paper = scene.add.image(0, 0, game, 'chart');
    paper.setTint(papers[Math.floor(courses / coursesOnPage) % papers.length] ?? papers[0]);
    this.box = scene.add.container(0, 0, [paper]);
    this.#display = new CollectionDisplay({
      room: coursesOnPage,
      kept: courses,
      put: (place) => this.#course(place),
    });
  }

  /** Unrolls the map in the middle of the bay, at the end of a round. */
  async unroll({ x, y, size }: Point & { readonly size: number }): Promise<void> {
    this.box.setDepth(64);
    await this.#motion.tween({ targets: this.box, x, y, scale: size, duration: 520, ease: 'Back.Out' });
  }

  /** Adds a course; over a full page it sails the courses again in other colours. */
  async add(): Promise<void> {
    const drawn = this.#display.add();
    for (const mark of drawn) mark.setAlpha(0);
    await Promise.all(
      drawn.map((mark, k) => this.#motion.tween({ targets: mark, alpha: 1, duration: 120, delay: k * 70 })),
    );
  }

  /** The line of a right course folds up onto the page and stays there until the next one. */
  async fold(line: readonly GameObjects.Image[]): Promise<void> {
    const before = this.#line;
    this.#line = line;
    for (const dot of line) dot.setDepth(this.box.depth + 1);
    const { x, y, scale } = this.box;
    const [xs, ys] = [line.map((dot) => dot.x), line.map((dot) => dot.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
    await Promise.all([
      this.#fade(before),
      ...line.map((dot) =>
        this.#motion.tween({
          targets: dot,
          x: x + (page.x + ((dot.x - left) / wide) * page.width) * scale,
          y: y + (page.y + ((dot.y - top) / high) * page.height) * scale,
          scale: page.dot * scale,
          duration: 420,
          ease: 'Cubic.InOut',
        }),
      ),
    ]);
  }

  /** Takes the line of this round off the page. */
  async clear(): Promise<void> {
    const line = this.#line;
    this.#line = [];
    await this.#fade(line);
  }

  async #fade(line: readonly GameObjects.Image[]): Promise<void> {
    if (line.length === 0) return;
    await this.#motion.tween({ targets: [...line], alpha: 0, duration: 160 });
    for (const dot of line) dot.destroy();
  }

  #course(place: number): GameObjects.Image[] {
    const to = harbours[place];
    const from = harbours[place - 1] ?? compass;
    if (to === undefined) return [];
    const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / pitch);
    const dots = Array.from({ length: steps }, (_, k) => {
      const along = (k + 1) / (steps + 1);
      const bend = Math.sin(along * Math.PI) * 9;
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
