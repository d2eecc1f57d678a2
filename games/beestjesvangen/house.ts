import { GrowingDisplay } from '@games/kit/celebration/growing-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { frameOf, partOf, setHolds } from './growth';
import type { Layout } from './layout';
import { depths } from './scenery';

/** Rooms of the house: in rows of four, from the foot of the house. */
const rooms = { columns: 4, left: -78, top: -132, across: 52, down: 37, size: 0.5 } as const;

const depthOf = { bug: depths.plate + 1.5, moon: depths.glass - 1, river: depths.kept } as const;

/** What the rounds brought: insects in their house, those of the moon pond, and animals of the river. */
export class House {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #display: GrowingDisplay;

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    const { x, y, size } = layout.house;
    scene.add
      .image(x, y, game, 'house')
      .setScale(size)
      .setDepth(depths.plate - 0.5);
    this.#display = new GrowingDisplay(motion, { room: setHolds, kept, put: (place) => [this.#put(place)] });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Adds the thing of the finished round; returns where it is. */
  grow(): Promise<Point> {
    return this.#display.grow();
  }

  /** Where the thing of a place, from 0, stands. */
  placeOf(place: number): Point & { readonly size: number } {
    const { chapter, nth } = partOf(place);
    if (chapter !== 'bug') {
      const spot = (chapter === 'moon' ? this.#layout.moons : this.#layout.rivers)[nth];
      return spot ?? { ...this.#layout.house };
    }
    const { x, y, size } = this.#layout.house;
    const [column, row] = [nth % rooms.columns, Math.floor(nth / rooms.columns)];
    return {
      x: x + (rooms.left + column * rooms.across) * size,
      y: y + (rooms.top + row * rooms.down) * size,
      size: rooms.size * size,
    };
  }

  #put(place: number): GameObjects.Image {
    const { chapter, nth } = partOf(place);
    const { x, y, size } = this.placeOf(place);
    const thing = this.#scene.add.image(x, y, game, frameOf(place)).setScale(size).setDepth(depthOf[chapter]);
    if (chapter === 'bug') return thing;
    const moves = chapter === 'moon' ? { y: y - 9 } : { x: x + 16 };
    this.#motion.idle({ targets: thing, ...moves, duration: 1500 + nth * 170 });
    return thing;
  }
}
