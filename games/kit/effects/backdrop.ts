import type { GameObjects, Scene } from 'phaser';
import type { Orientation } from '../layout/design';
import type { ArtLayer } from '../textures/game-art';
import { layerKey } from '../textures/load-art';

/** Position of a painted layer: its middle, design px. */
export interface LayerPlace {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly size?: number;
  /** Does not follow the pointer, whatever its parallax: the ground of the game. */
  readonly still?: boolean;
}

export interface BackdropSpec<Layer extends string> {
  /** The game's id. */
  readonly game: string;
  readonly layers: readonly ArtLayer<Layer>[];
  readonly places: Readonly<Record<Layer, LayerPlace>>;
  readonly orientation: Orientation;
}

/** Largest shift of the nearest layer, design px; layers are painted that much wider. */
export const lean = 12;
/** Time the layers take to follow the pointer, ms. */
const lag = 400;

/** Painted layers that shift a little with the pointer. Call `update` every frame, unless motion is reduced. */
export class Backdrop<Layer extends string> {
  readonly #leaning: { readonly image: GameObjects.Image; readonly x: number; readonly parallax: number }[] =
    [];
  readonly #layers: GameObjects.Image[] = [];
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
      this.#layers.push(image);
      if (!still) this.add(image, parallax);
    }
  }

  /** Tints all layers, such as with the light of an evening. */
  tint(colour: number): void {
    for (const image of this.#layers) image.setTint(colour);
  }

  /** Adds a sprite that shifts with the layers (parallax 0 to 1). Nothing else may move it. */
  add(image: GameObjects.Image, parallax: number): void {
    this.#leaning.push({ image, x: image.x, parallax });
  }

  update(delta: number): void {
    const wanted = this.#scene.input.activePointer.worldX / this.#middle - 1;
    this.#aim += (Math.min(1, Math.max(-1, wanted)) - this.#aim) * Math.min(1, delta / lag);
    for (const { image, x, parallax } of this.#leaning) image.x = x - this.#aim * lean * parallax;
  }
}
