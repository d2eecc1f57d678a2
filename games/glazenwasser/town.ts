import { volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { broughtBy, holds, keptAfter, setHolds } from './growth';
import type { Layout } from './layout';

const kinds = 6;
const depth = 2;
/** Height of a floor of the tower. */
const floor = 33;
/** Panes of the glass dome, from the middle of its foot. */
const panes: readonly Point[] = [
  { x: -66, y: -34 },
  { x: -23, y: -34 },
  { x: 23, y: -34 },
  { x: 66, y: -34 },
  { x: -52, y: -72 },
  { x: -20, y: -76 },
  { x: 20, y: -76 },
  { x: 52, y: -72 },
];

/** The town beside the front: a building more after each round, then a glass dome and a tower. */
export class Town {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #things: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#draw(rounds);
  }

  /** Draws the town after a round; what it brought rises from the ground. Returns where it stands. */
  async grow(rounds: number): Promise<Point> {
    for (const thing of this.#things) thing.destroy();
    this.#things = [];
    const newest = this.#draw(rounds);
    if (newest === undefined) throw new Error('a round that brought nothing');
    const { scaleX, scaleY, x, y, height } = newest;
    newest.setScale(scaleX, scaleY * 0.1);
    await this.#motion.tween({ targets: newest, scaleY, duration: 480, ease: 'Back.Out' });
    return { x, y: y - (broughtBy(rounds) === 'dome' ? 0 : height * scaleY * 0.4) };
  }

  /** Draws everything, and returns what the last round brought. */
  #draw(rounds: number): GameObjects.Image | undefined {
    const kept = keptAfter(rounds);
    const newest = (rounds - 1) % setHolds;
    let found: GameObjects.Image | undefined;
    const put = (place: number, at: Point, frame: string, size: number, deep: number) => {
      const tint = volumeTint(volumeAt(rounds, setHolds, place) ?? 0);
      const image = this.#image(at, frame, size, deep).setTint(tint);
      if (place === newest) found = image;
    };
    const { town, dome, tower } = this.#layout;
    for (let place = 0; place < kept.tower; place++)
      put(
        holds.town + holds.dome + place,
        { x: tower.x, y: tower.y - place * floor * tower.size },
        'tower-floor',
        tower.size,
        depth - 0.5,
      );
    if (kept.tower === holds.tower)
      this.#image(
        { x: tower.x, y: tower.y - holds.tower * floor * tower.size },
        'tower-top',
        tower.size,
        depth,
      );
    for (const [place, { x, y, size }] of town.slice(0, kept.town).entries())
      put(place, { x, y }, `town-${(place % kinds) + 1}`, size, depth + Math.floor(place / 4) * 0.1);
    if (kept.dome > 0) this.#image(dome, 'dome-base', dome.size, depth + 1);
    for (const [place, at] of panes.slice(0, kept.dome).entries())
      put(
        holds.town + place,
        { x: dome.x + at.x * dome.size, y: dome.y + at.y * dome.size },
        'dome-pane',
        dome.size,
        depth + 1.1,
      );
    return found;
  }

  #image({ x, y }: Point, frame: string, size: number, deep: number): GameObjects.Image {
    const image = this.#scene.add.image(x, y, game, frame).setScale(size).setDepth(deep);
    this.#things.push(image);
    return image;
  }
}
