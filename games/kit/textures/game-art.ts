import type { Orientation } from '../layout/design';

/** Rendered pixels per design pixel: 1 for a plain display, 2 for a dense one. */
export type ArtScale = 1 | 2;

/** Returns the scale of the art that is sharp enough for a drawing scale. */
export const artScaleFor = (drawingScale: number): ArtScale => (drawingScale > 1.2 ? 2 : 1);

/** One sprite, in design px; the pivot (0 to 1) is the point it is placed and rotated by. */
export interface ArtFrame {
  readonly width: number;
  readonly height: number;
  readonly pivotX: number;
  readonly pivotY: number;
}

/** A painted layer of the background, with its own texture. */
export interface ArtLayer<Id extends string = string> {
  readonly id: Id;
  /** Design px. */
  readonly width: number;
  readonly height: number;
  /** The layer follows the pointer this far: 0 stays, 1 follows fully. */
  readonly parallax: number;
  /** The only layout it belongs to; all layouts by default. */
  readonly only?: Orientation;
  /** WebP address per scale. */
  readonly image: Readonly<Record<ArtScale, string>>;
}

/** Art of a game, as the asset pipeline writes it to `games/<id>/art.gen.ts`. */
export interface GameArt<Frame extends string = string, Layer extends string = string> {
  /** One page with all sprites: a WebP and its frames (JSON hash, sizes in page px). */
  readonly atlas: Readonly<Record<ArtScale, { readonly image: string; readonly frames: string }>>;
  readonly frames: Readonly<Record<Frame, ArtFrame>>;
  readonly layers: readonly ArtLayer<Layer>[];
}

/** Sounds of a game in one audio file, as the asset pipeline writes it to `games/<id>/sounds.gen.ts`. */
export interface GameSounds<Name extends string = string> {
  /** Addresses, best format first. */
  readonly src: readonly [string, ...string[]];
  /** Start and length of each sound, ms. */
  readonly sprite: Readonly<Record<Name, readonly [start: number, length: number]>>;
}
