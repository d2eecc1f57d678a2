import type { GameObjects, Scene } from 'phaser';
import type { Orientation } from './design';
import type { ArtLayer } from './game-art';
import { layerKey } from './scene-art';

/** Where a painted layer stands: its middle, design px. */
export interface LayerPlace {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly size?: number;
  /** What the game stands on does not lean, whatever its parallax. */
  readonly still?: boolean;
}

export interface BackdropSpec<Layer extends string> {
  /** The game's id. */
  readonly game: string;
  readonly layers: readonly ArtLayer<Layer>[];
  readonly places: Readonly<Record<Layer, LayerPlace>>;
  readonly orientation: Orientation;
}

/** How far the nearest layer leans at each side, design px: layers are painted that much wider. */
export const lean = 12;
/** How long the world takes to follow the pointer, ms. */
const lag = 400;

/** The world behind a game: it leans a little towards the pointer. Call `update` every frame, unless motion is reduced. */
export class Backdrop<Layer extends string> {
  readonly #leaning: { readonly image: GameObjects.Image; readonly x: number; readonly parallax: number }[] =
    [];
  readonly #scene: Scene;
  readonly #middle: number;
  #aim = 0;

  constructor(scene: Scene, { game, layers, places, orientation }: BackdropSpec<Layer>) {
    this.#scene = scene;
    this.#middle = orientation === 'landscape' ? 640 : 360;
    for (const { id, parallax, only = orientation } of layers) {
      if (only !== orientation) continue;
      const { x, y, depth, size = 1, still = false } = places[id];
      const image = scene.add.image(x, y, layerKey(game, id)).setDepth(depth).setScale(size);
      if (!still) this.add(image, parallax);
    }
  }

  /** A sprite that leans along: 0 stands still, 1 goes the whole way. It must not be moved otherwise. */
  add(image: GameObjects.Image, parallax: number): void {
    this.#leaning.push({ image, x: image.x, parallax });
  }

  update(delta: number): void {
    const wanted = this.#scene.input.activePointer.worldX / this.#middle - 1;
    this.#aim += (Math.min(1, Math.max(-1, wanted)) - this.#aim) * Math.min(1, delta / lag);
    for (const { image, x, parallax } of this.#leaning) image.x = x - this.#aim * lean * parallax;
  }
}
