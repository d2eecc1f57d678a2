import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { holds, setHolds } from './growth';
import type { Layout } from './layout';

const galaxyKinds = 4;

/** What the rounds brought: a patch each on the banner, then planets in the sky, then constellations. */
export class Missions {
  readonly #motion: Motion;
  readonly #display: CollectionDisplay;
  readonly #patches: GameObjects.Image[];

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#motion = motion;
    const { board, planets, galaxies } = layout;
    const banner = board.across > 2 ? 'board-tall' : 'board';
    this.#patches = [scene.add.image(board.x, board.y, game, banner).setDepth(4)];
    const add = ({ x, y }: Point, frame: string, depth: number) =>
      scene.add.image(x, y, game, frame).setDepth(depth);
    const put = (place: number): readonly GameObjects.Image[] => {
      if (place < holds.patch) {
        const { first, step, across, patch } = board;
        const at = {
          x: first.x + (place % across) * step.x,
          y: first.y + Math.floor(place / across) * step.y,
        };
        const sewn = add(at, `patch-${place + 1}`, 4.1).setScale(patch);
        this.#patches.push(sewn);
        return [sewn];
      }
      const planet = place - holds.patch;
      if (planet < holds.planet) return [add(planets[planet] ?? board, `planet-${planet + 1}`, 1.1)];
      const galaxy = planet - holds.planet;
      return [add(galaxies[galaxy] ?? board, `galaxy-${(galaxy % galaxyKinds) + 1}`, 1)];
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

  /** Adds the thing of the finished round; returns where it is. */
  async grow(): Promise<Point> {
    const [thing] = this.#display.add();
    if (thing === undefined) throw new Error('a round that brought nothing');
    const { x, y, scale } = thing;
    thing.setScale(scale * 0.2);
    await this.#motion.tween({ targets: thing, scale, duration: 420, ease: 'Back.Out' });
    return { x, y };
  }
}
