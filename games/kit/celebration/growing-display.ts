import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { CollectionDisplay, type CollectionDisplaySpec } from './collection-display';
import { growIn } from './grow-in';

/** A collection to which every finished round adds one thing, which grows to its size where it stands. */
export class GrowingDisplay extends CollectionDisplay {
  readonly #motion: Motion;

  constructor(motion: Motion, spec: CollectionDisplaySpec) {
    super(spec);
    this.#motion = motion;
  }

  /** Adds the thing of the finished round; returns where it stands, design px. */
  async grow(): Promise<Point> {
    const [thing] = this.add();
    if (thing === undefined) throw new Error('a round that brought nothing');
    await growIn(this.#motion, thing);
    return { x: thing.x, y: thing.y };
  }
}
