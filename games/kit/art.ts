/** One sheet of an atlas as the asset pipeline writes it: an image and Phaser's JSON hash of frames. */
export interface Sheet {
  readonly image: string;
  readonly frames: object;
}

/** A picture on its own (a layer of the backdrop), drawn at 1× and 2× of design px. */
export interface Picture {
  readonly 1: string;
  readonly 2: string;
}

/** The art of one game: one atlas in two sizes, and the layers of its backdrop. Written by the pipeline. */
export interface GameArt {
  /** Key of the atlas in the texture manager; the game's id. */
  readonly key: string;
  readonly sheets: { readonly 1: Sheet; readonly 2: Sheet };
  readonly pictures?: Readonly<Record<string, Picture>>;
}

/** The sounds of one game as one sprite: where each begins and how long it lasts, ms. */
export interface GameSounds {
  readonly src: readonly [string, ...string[]];
  readonly sprite: Readonly<Record<string, readonly [number, number]>>;
}

/** The world every scene is drawn in, whatever the display. */
export const design = { width: 1280, height: 720 } as const;

/** Largest backing store: 1920 × 1080. */
const LARGEST_SCALE = 1.5;
const SMALLEST_SCALE = 0.5;

/**
 * Device px per design px of the drawing, in quarters so that a window being dragged does not remake
 * every text at each pixel.
 */
export function drawingScale(cssWidth: number, devicePixelRatio: number): number {
  const wanted = Math.ceil(((cssWidth * devicePixelRatio) / design.width) * 4) / 4;
  return Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, wanted));
}

/** Which of the two drawings of the art a drawing scale needs. */
export const sheetFor = (scale: number): 1 | 2 => (scale > 1.2 ? 2 : 1);
