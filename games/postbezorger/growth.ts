import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { growIn } from '@games/kit/celebration/grow-in';
import { placeOf } from '@games/kit/celebration/volumes';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { heights, type Layout } from './layout';
import { chapterOf, isGrownAt, setHolds } from './rules';
import { depths } from './scenery';
import type { StreetView } from './street-view';

/** Place of a garden beside the box of its house, and of a thing on its boat. */
const garden = { dx: 62, size: 1.3 } as const;
const deck = { dx: 30, size: 1.05 } as const;
/** Height of a storey of the tower. */
const storey = 38;
const lastDoor = 100;

/** What the rounds brought: front gardens all along the street, then things on the boats, then storeys of the tower. */
export class Growth {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: StreetView;
  readonly #display: CollectionDisplay;

  constructor(kit: SceneKit, layout: Layout, view: StreetView, kept: number) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = view;
    this.#display = new CollectionDisplay({ room: setHolds, kept, put: (place) => this.#put(place) });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Returns the door nearest to another at which the thing of the next round will stand. */
  nextDoor(at: number): number {
    const { chapter, number } = chapterOf(placeOf(this.#display.count + 1, setHolds));
    if (chapter === 'tower') return Math.round(at);
    const doors = Array.from({ length: lastDoor + 1 }, (_, door) => door);
    const own = doors.filter((door) => isGrownAt(chapter, number, door));
    return own.reduce(
      (best, door) => (Math.abs(door - at) < Math.abs(best - at) ? door : best),
      own[0] ?? Math.round(at),
    );
  }

  /** Adds the thing of the finished round at all its doors while the bicycle stands at `at`; returns where the one of this door is. */
  async grow(door: number, at: number): Promise<Point> {
    const things = this.#display.add();
    this.#kit.sounds.play('grow');
    this.#view.place(at);
    const middle = this.#view.xAt(door);
    const near = things.toSorted((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle))[0];
    const spot = { x: near?.x ?? middle, y: (near?.y ?? this.#layout.bike.y) - 30 };
    await Promise.all(things.map((thing) => growIn(this.#kit.motion, thing)));
    return spot;
  }

  #put(place: number): readonly GameObjects.Image[] {
    const { chapter, number } = chapterOf(place);
    if (chapter === 'tower') return [this.#storey(number)];
    const { dx, size } = chapter === 'garden' ? garden : deck;
    const dy = chapter === 'garden' ? heights.garden : heights.deck;
    const depth = chapter === 'garden' ? depths.garden : depths.boat + 0.3;
    const frame = `${chapter === 'garden' ? 'garden' : 'deck'}-${number + 1}`;
    const things: GameObjects.Image[] = [];
    for (let door = 0; door <= lastDoor; door++)
      if (isGrownAt(chapter, number, door))
        things.push(this.#view.add(frame, door, { dx, dy, depth, size }).thing);
    return things;
  }

  #storey(number: number): GameObjects.Image {
    const { x, y, size } = this.#layout.tower;
    return this.#kit.scene.add
      .image(x, y - number * storey * size, game, `tower-${number + 1}`)
      .setScale(size)
      .setDepth(depths.tower + number * 0.01);
  }
}
