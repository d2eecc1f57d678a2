import type { GameObjects } from 'phaser';
import { countOnDisplay } from './keepsake';

type Thing = GameObjects.Image | GameObjects.Container;

interface CollectionDisplaySpec {
  /** Number of places. */
  readonly room: number;
  /** Number of items collected in earlier rounds. */
  readonly kept: number;
  /** The next item clears a full display, or is added once more at its own place. */
  readonly whenFull: 'empties' | 'stays';
  /** Draws the item of one place (from 0); `nth` counts all items ever collected, from 1. */
  readonly put: (place: number, nth: number) => readonly Thing[];
}

/** Items a child collects, one for every finished round, shown in the world of a game: a rail, a house, a map, a track. */
export class CollectionDisplay {
  readonly #spec: CollectionDisplaySpec;
  #standing: Thing[] = [];
  #count: number;

  constructor(spec: CollectionDisplaySpec) {
    this.#spec = spec;
    this.#count = spec.kept;
    const { kept, room, whenFull } = spec;
    const standing = whenFull === 'stays' ? Math.min(kept, room) : countOnDisplay(kept, room);
    const before = whenFull === 'stays' ? 0 : kept - standing;
    for (let place = 0; place < standing; place++)
      this.#standing.push(...spec.put(place, before + place + 1));
  }

  /** Number of items collected in all. */
  get count(): number {
    return this.#count;
  }

  /** Draws the next item and returns its objects, which the game animates. */
  add(): readonly Thing[] {
    const { room, whenFull, put } = this.#spec;
    const place = this.#count % room;
    if (whenFull === 'empties' && place === 0) for (const thing of this.#standing.splice(0)) thing.destroy();
    this.#count += 1;
    const things = put(place, this.#count);
    this.#standing.push(...things);
    return things;
  }
}
