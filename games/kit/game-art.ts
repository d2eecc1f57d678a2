import type { Orientation } from './design';

/** Rendered pixels per design pixel: 1 for a plain display, 2 for a dense one. */
export type ArtScale = 1 | 2;

/** One sprite, measured in design px; the pivot is the point it is placed and turned by (0 to 1). */
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
  /** How far it follows the pointer's drift: 0 stands still, 1 moves along whole. */
  readonly parallax: number;
  /** Belongs to one layout; without it to all. */
  readonly only?: Orientation;
  /** WebP address per scale. */
  readonly image: Readonly<Record<ArtScale, string>>;
}

/** What the asset pipeline makes of a game's drawings: `games/<id>/art.gen.ts`. */
export interface GameArt<Frame extends string = string, Layer extends string = string> {
  /** One page with every sprite and digit: a WebP and its frames (JSON hash, sizes in page px). */
  readonly atlas: Readonly<Record<ArtScale, { readonly image: string; readonly frames: string }>>;
  readonly frames: Readonly<Record<Frame, ArtFrame>>;
  readonly layers: readonly ArtLayer<Layer>[];
}

/** What the pipeline makes of `sounds.json`: `games/<id>/sounds.gen.ts`; one sprite sheet of sounds a game. */
export interface GameSounds<Name extends string = string> {
  /** Addresses, best format first. */
  readonly src: readonly [string, ...string[]];
  /** Start and length of each sound, ms. */
  readonly sprite: Readonly<Record<Name, readonly [start: number, length: number]>>;
}
