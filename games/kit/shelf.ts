import type { GameObjects } from 'phaser';
import { onShelf } from './keepsake';

type Thing = GameObjects.Image | GameObjects.Container;

interface ShelfSpec {
  /** So many stand on it. */
  readonly room: number;
  /** How many were kept before. */
  readonly kept: number;
  /** A full shelf is emptied for the next thing, or stays full and the next one comes once more to its own place. */
  readonly whenFull: 'empties' | 'stays';
  /** Puts up the things of one place (from 0); `nth` counts all that were ever kept, from 1. */
  readonly put: (place: number, nth: number) => readonly Thing[];
}

/** What grows by one with every finished round, in the world of a game: a rail, a house, a map, a track. */
export class Shelf {
  readonly #spec: ShelfSpec;
  #standing: Thing[] = [];
  #count: number;

  constructor(spec: ShelfSpec) {
    this.#spec = spec;
    this.#count = spec.kept;
    const { kept, room, whenFull } = spec;
    const standing = whenFull === 'stays' ? Math.min(kept, room) : onShelf(kept, room);
    const before = whenFull === 'stays' ? 0 : kept - standing;
    for (let place = 0; place < standing; place++)
      this.#standing.push(...spec.put(place, before + place + 1));
  }

  /** How many were kept in all. */
  get count(): number {
    return this.#count;
  }

  /** Puts up the next thing; how it comes is the game's to show. */
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
