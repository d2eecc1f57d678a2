import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { frameOf, partOf, setHolds } from './growth';
import type { Layout } from './layout';
import { depths } from './scenery';

/** Islands in the sea and lights on the coast: what rounds brought beside the riders, who sit on the boat. */
export class Company {
  readonly #display: CollectionDisplay;

  constructor(scene: Scene, { islands, lamps }: Layout, kept: number) {
    const put = (place: number): readonly GameObjects.Image[] => {
      const { chapter, nth } = partOf(place);
      if (chapter === 'rider') return [];
      const spot = (chapter === 'island' ? islands : lamps)[nth];
      if (spot === undefined) return [];
      const thing = scene.add.image(spot.x, spot.y, game, frameOf(place));
      return [thing.setDepth(depths[chapter]).setScale(spot.size)];
    };
    this.#display = new CollectionDisplay({ room: setHolds, kept, put });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Adds the thing of the finished round; none where a rider came. */
  add(): GameObjects.Image | null {
    const [thing] = this.#display.add();
    return thing !== undefined && 'setFrame' in thing ? thing : null;
  }
}
