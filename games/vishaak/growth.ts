import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growIn } from '@games/kit/celebration/grow-in';
import { placeOf } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { frameOf, holds, setHolds } from './rules';
import { depths } from './scenery';

const sizes = { deep: 0.62, bird: 0.62 } as const;
/** How high a new animal flies on its way from the whale, and for how long, ms. */
const flight = { rise: 150, duration: 620 } as const;

type Thing = GameObjects.Image | GameObjects.Container;

/** What the rounds brought: fish in the grotto, then animals of the trench, then birds on the cliff. */
export class Growth {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#display = new CollectionDisplay({ room: setHolds, kept, put: (place) => this.#put(place) });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Adds the thing of the finished round, which comes flying from a place; returns where it stands. */
  async grow(from: Point): Promise<Point> {
    const [thing] = this.#display.add();
    if (thing === undefined) throw new Error('a round that brought nothing');
    const to = { x: thing.x, y: thing.y };
    if (!this.#motion.reduced) await this.#fly(frameOf(placeOf(this.count, setHolds)), thing, from, to);
    await growIn(this.#motion, thing.setVisible(true));
    return to;
  }

  /** Lets a picture of a thing fly in an arc to where it will be. */
  async #fly(frame: string, thing: Thing, from: Point, to: Point): Promise<void> {
    thing.setVisible(false);
    const flyer = this.#scene.add
      .image(from.x, from.y, game, frame)
      .setScale(thing.scale * 0.8)
      .setFlipX(to.x > from.x)
      .setDepth(depths.hook + 0.6);
    const way = { share: 0 };
    await this.#motion.tween({
      targets: way,
      share: 1,
      duration: flight.duration,
      ease: 'Sine.InOut',
      onUpdate: () =>
        flyer
          .setPosition(
            from.x + (to.x - from.x) * way.share,
            from.y + (to.y - from.y) * way.share - flight.rise * Math.sin(Math.PI * way.share),
          )
          .setAngle((to.x > from.x ? 1 : -1) * 40 * (2 * way.share - 1)),
    });
    flyer.destroy();
  }

  #put(place: number): readonly GameObjects.Image[] {
    const frame = frameOf(place);
    if (place < holds.fish) return [this.#fish(place, frame)];
    const deep = place - holds.fish;
    if (deep < holds.deep) return [this.#standing(this.#layout.deep[deep], frame, sizes.deep, depths.kept)];
    return [this.#standing(this.#layout.birds[deep - holds.deep], frame, sizes.bird, depths.birds)];
  }

  /** A fish swims to and fro at its place in the grotto. */
  #fish(place: number, frame: string): GameObjects.Image {
    const { x, y, size } = this.#layout.swimmers[place] ?? { x: 0, y: 0, size: 0 };
    const isTurned = place % 3 === 1;
    const fish = this.#scene.add
      .image(x, y, game, frame)
      .setScale(size)
      .setFlipX(isTurned)
      // Small ones swim before large ones.
      .setDepth(depths.kept + place / 100);
    this.#motion.idle({ targets: fish, x: x + (isTurned ? 7 : -7), duration: 1700 + place * 130 });
    this.#motion.idle({ targets: fish, angle: isTurned ? -4 : 4, duration: 1300 + place * 90 });
    return fish;
  }

  #standing(at: Point | undefined, frame: string, size: number, depth: number): GameObjects.Image {
    const { x, y } = at ?? { x: 0, y: 0 };
    const thing = this.#scene.add.image(x, y, game, frame).setScale(size).setDepth(depth);
    this.#motion.idle({ targets: thing, scaleY: size * 1.04, duration: 1500 + x });
    return thing;
  }
}
