import type { GameObjects } from 'phaser';
import { placeOf, volumeAt, volumeTint } from './volumes';

type Thing = GameObjects.Image | GameObjects.Container;

export interface CollectionDisplaySpec {
  /** Number of places. */
  readonly room: number;
  /** Number of items collected in earlier rounds. */
  readonly kept: number;
  /** Draws the item of one place (from 0); images get the colours of their volume. */
  readonly put: (place: number) => readonly Thing[];
}

/**
 * Items a child collects, one for every finished round, shown in the world of a game: a rail, a house, a map, a track. Once
 * all places are taken, items of the next volume take the places of the old ones, one a round.
 */
export class CollectionDisplay {
  readonly #spec: CollectionDisplaySpec;
  /** By place. */
  readonly #standing: (readonly Thing[])[] = [];
  #count: number;

  constructor(spec: CollectionDisplaySpec) {
    this.#spec = spec;
    this.#count = spec.kept;
    for (let place = 0; place < spec.room; place++) this.#put(place);
  }

  /** Number of items collected in all. */
  get count(): number {
    return this.#count;
  }

  /** Draws the next item and returns its objects, which the game animates. */
  add(): readonly Thing[] {
    this.#count += 1;
    return this.#put(placeOf(this.#count, this.#spec.room));
  }

  #put(place: number): readonly Thing[] {
    const volume = volumeAt(this.#count, this.#spec.room, place);
    if (volume === null) return [];
    for (const thing of this.#standing[place] ?? []) thing.destroy();
    const things = this.#spec.put(place);
    for (const thing of things) if ('setTint' in thing) thing.setTint(volumeTint(volume));
    this.#standing[place] = things;
    return things;
  }
}
