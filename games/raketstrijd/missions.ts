import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growIn } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { buildingOf, frameOf, holds, nextFrame, setHolds } from './growth';
import type { Layout } from './layout';

/** Buildings stand on the hills, behind the ground; those further off are small. */
const onHills = 1.6;
const farOff = 0.7;

/**
 * What the rounds brought: a patch each on the banner with a building of the base on the hills, then planets in the sky,
 * then constellations.
 */
export class Missions {
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;
  readonly #patches: GameObjects.Image[];

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#motion = motion;
    const { board, base, planets, galaxies } = layout;
    const banner = board.across > 2 ? 'board-tall' : 'board';
    this.#patches = [scene.add.image(board.x, board.y, game, banner).setDepth(4)];
    const add = ({ x, y }: Point, frame: string, depth: number) =>
      scene.add.image(x, y, game, frame).setDepth(depth);
    const building = (place: number): readonly GameObjects.Image[] => {
      const spot = base[place];
      if (spot === undefined) return [];
      const depth = spot.size < farOff ? onHills - 0.05 : onHills;
      return [add(spot, buildingOf(place), depth).setScale(spot.size)];
    };
    const put = (place: number): readonly GameObjects.Image[] => {
      if (place < holds.patch) {
        const { first, step, across, patch } = board;
        const at = {
          x: first.x + (place % across) * step.x,
          y: first.y + Math.floor(place / across) * step.y,
        };
        const sewn = add(at, frameOf(place), 4.1).setScale(patch);
        this.#patches.push(sewn);
        return [sewn, ...building(place)];
      }
      const planet = place - holds.patch;
      if (planet < holds.planet) return [add(planets[planet] ?? board, frameOf(place), 1.1)];
      const galaxy = planet - holds.planet;
      return [add(galaxies[galaxy] ?? board, frameOf(place), 1)];
    };
    this.#display = new CollectionDisplay({ room: setHolds, kept, put });
  }

  /** Shows or hides the banner: it does not stand on the moon. */
  show(on: boolean): void {
    for (const each of this.#patches) each.setVisible(on);
  }

  get count(): number {
    return this.#display.count;
  }

  /** Frame of what the finished round brings. */
  get next(): string {
    return nextFrame(this.count);
  }

  /** Adds the thing of the finished round; returns where it is. */
  async grow(): Promise<Point> {
    const things = this.#display.add();
    const [thing] = things;
    if (thing === undefined) throw new Error('a round that brought nothing');
    await Promise.all(things.map((each) => growIn(this.#motion, each)));
    return { x: thing.x, y: thing.y };
  }
}
