import type { Orientation } from '@games/kit/design';
import type { ArtLayer } from '@games/kit/game-art';
import type { GameObjects, Scene } from 'phaser';
import { art } from './art.gen';
import type { Layout } from './layout';
import type { Spot } from './rules';

type LayerId = (typeof art.layers)[number]['id'];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly size?: number;
}

/** Middle of each layer in the world, and its depth. Sea and shores meet at the horizon. */
const placesOf = ({ middle, rim, bath, horizon, ...at }: Layout): Record<LayerId, Place> => ({
  sky: { x: middle, y: 360, depth: 0 },
  'sky-tall': { x: middle, y: horizon - 460, depth: 0 },
  sea: { x: middle, y: horizon + 40, depth: 1 },
  headland: { ...at.headland, depth: 2 },
  quay: { ...at.quay, depth: 2 },
  deck: { ...at.deck, depth: 3 },
  'deck-tall': { ...at.deck, depth: 3 },
  suds: { x: rim.x, y: rim.y - 27 * bath, size: bath, depth: 4 },
  bath: { x: rim.x, y: rim.y + 70 * bath, size: bath, depth: 20 },
});

/** What the game stands on does not lean. */
const still: ReadonlySet<LayerId> = new Set(['bath', 'deck', 'deck-tall', 'suds']);

const driftReach = 12;
const driftLag = 400;

/** The world behind the game: it leans a little towards the pointer, unless motion is reduced. */
export class Harbour {
  readonly #layers: { readonly image: GameObjects.Image; readonly x: number; readonly parallax: number }[] =
    [];
  #lean = 0;

  constructor(
    layer: (id: string) => GameObjects.Image,
    scene: Scene,
    game: string,
    layout: Layout,
    orientation: Orientation,
  ) {
    const places = placesOf(layout);
    const layers: readonly ArtLayer<LayerId>[] = art.layers;
    for (const { id, parallax, only = orientation } of layers) {
      if (only !== orientation) continue;
      const { x, y, depth, size = 1 } = places[id];
      const image = layer(id).setPosition(x, y).setDepth(depth).setScale(size);
      this.#layers.push({ image, x, parallax: still.has(id) ? 0 : parallax });
    }
    const prop = (frame: string, { x, y, size }: Spot & { readonly size: number }, depth: number) => {
      const image = scene.add.image(x, y, game, frame).setDepth(depth).setScale(size);
      this.#layers.push({ image, x, parallax: 0.9 });
    };
    if (layout.towels !== null) prop('towels', layout.towels, 6);
    prop('plant', layout.plant, 22);
  }

  /** `aim` is where the pointer is, −1 at the left edge to 1 at the right; call every frame. */
  update(delta: number, aim: number): void {
    this.#lean += (aim - this.#lean) * Math.min(1, delta / driftLag);
    for (const { image, x, parallax } of this.#layers) image.x = x - this.#lean * driftReach * parallax;
  }
}
