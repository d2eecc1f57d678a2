import type { GameObjects, Scene } from 'phaser';
import { art } from './art.gen';

/** Where the bath stands: the middle of its rim's upper edge, design px. */
export const rim = { x: 640, y: 540 } as const;

type LayerId = (typeof art.layers)[number]['id'];

/** Middle of each layer in the world, and its depth. Sea and shores meet at the horizon, y 462. */
const places: Record<LayerId, { readonly x: number; readonly y: number; readonly depth: number }> = {
  sky: { x: 640, y: 360, depth: 0 },
  sea: { x: 640, y: 502, depth: 1 },
  headland: { x: 134, y: 402, depth: 2 },
  quay: { x: 1186, y: 435, depth: 2 },
  deck: { x: 640, y: 673, depth: 3 },
  suds: { x: rim.x, y: rim.y - 27, depth: 4 },
  bath: { x: rim.x, y: rim.y + 70, depth: 20 },
};

const driftReach = 12;
const driftLag = 400;

/** The world behind the game: it leans a little towards the pointer, unless motion is reduced. */
export class Harbour {
  readonly #layers: { readonly image: GameObjects.Image; readonly x: number; readonly parallax: number }[] =
    [];
  #lean = 0;

  constructor(layer: (id: string) => GameObjects.Image, scene: Scene, game: string) {
    for (const { id, parallax } of art.layers) {
      const { x, y, depth } = places[id];
      const image = layer(id).setPosition(x, y).setDepth(depth);
      this.#layers.push({
        image,
        x,
        parallax: id === 'bath' || id === 'deck' || id === 'suds' ? 0 : parallax,
      });
    }
    const towels = scene.add.image(74, 716, game, 'towels').setDepth(6);
    const plant = scene.add.image(1226, 728, game, 'plant').setDepth(22);
    for (const image of [towels, plant]) this.#layers.push({ image, x: image.x, parallax: 0.9 });
  }

  /** `aim` is where the pointer is, −1 at the left edge to 1 at the right; call every frame. */
  update(delta: number, aim: number): void {
    this.#lean += (aim - this.#lean) * Math.min(1, delta / driftLag);
    for (const { image, x, parallax } of this.#layers) image.x = x - this.#lean * driftReach * parallax;
  }
}
