export type Orientation = 'landscape' | 'portrait';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area a scene is laid out in, whatever the display; everything that matters lies inside it. */
export interface Design {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
}

export const designs: Readonly<Record<Orientation, Design>> = {
  landscape: { orientation: 'landscape', width: 1280, height: 720 },
  portrait: { orientation: 'portrait', width: 720, height: 1280 },
};

/** Distance by which the painted world extends beyond the design at each side, design px. */
export interface Bleed {
  readonly x: number;
  readonly y: number;
}

/** The layouts of a game with their bleed; a screen of another shape shows part of the bleed. */
export type Worlds = Readonly<Partial<Record<Orientation, Bleed>>>;

export const onlyLandscape: Worlds = { landscape: { x: 0, y: 0 } };

/** A stage shows a layout and a part of the world (x and y are at most 0). */
export interface Shape {
  readonly design: Design;
  readonly view: Box;
  /** CSS px per design px. */
  readonly zoom: number;
}

/** Returns the orientation for a host of this size, CSS px: portrait when it is taller than wide and the game has that layout. */
export function orientationFor(width: number, height: number, worlds: Worlds): Orientation {
  const wanted = height > width ? 'portrait' : 'landscape';
  if (worlds[wanted] !== undefined) return wanted;
  return worlds.landscape === undefined ? 'portrait' : 'landscape';
}

/** Returns the largest drawing of a layout in a host, CSS px: the whole design and as much bleed as fits. */
export function shapeFor(width: number, height: number, orientation: Orientation, worlds: Worlds): Shape {
  const design = designs[orientation];
  const bleed = worlds[orientation] ?? { x: 0, y: 0 };
  const zoom = Math.max(1e-3, Math.min(width / design.width, height / design.height));
  const beyond = (size: number, host: number, maxBleed: number) =>
    Math.floor(Math.min(maxBleed, Math.max(0, (host / zoom - size) / 2)));
  const x = beyond(design.width, width, bleed.x);
  const y = beyond(design.height, height, bleed.y);
  return {
    design,
    zoom,
    view: { x: 0 - x, y: 0 - y, width: design.width + 2 * x, height: design.height + 2 * y },
  };
}

const SMALLEST_SCALE = 0.5;

/**
 * Largest canvas, device px, by the memory of the device in GB. It is held several times over: drawn, shown and smoothed,
 * some 130 MB at 3840 × 2160. A device that tells nothing (Safari, Firefox) may be a small tablet.
 */
const canvasBudget = (memory: number | undefined): number => {
  if (memory === undefined) return 2560 * 1440;
  return memory >= 8 ? 3840 * 2160 : memory >= 4 ? 2560 * 1440 : 1920 * 1080;
};

/**
 * Returns the device px per design px of the drawing of a shape, as sharp as the display within the budget of memory (GB).
 * In quarters, so that dragging a window does not remake every text at each pixel.
 */
export function drawingScale(
  { view, zoom }: Pick<Shape, 'view' | 'zoom'>,
  devicePixelRatio: number,
  memory: number | undefined,
): number {
  const wanted = Math.ceil(zoom * devicePixelRatio * 4) / 4;
  const largest = Math.floor(Math.sqrt(canvasBudget(memory) / (view.width * view.height)) * 4) / 4;
  return Math.max(SMALLEST_SCALE, Math.min(largest, wanted));
}
