import type { ArtScale } from './game-art';

export type Orientation = 'landscape' | 'portrait';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The world a scene is laid out in, whatever the display: all that matters stands inside it. */
export interface Design {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
}

export const designs: Readonly<Record<Orientation, Design>> = {
  landscape: { orientation: 'landscape', width: 1280, height: 720 },
  portrait: { orientation: 'portrait', width: 720, height: 1280 },
};

/** How far the painted world reaches beyond the design at each side, design px. */
export interface Bleed {
  readonly x: number;
  readonly y: number;
}

/** The layouts a game has, each with its bleed; a screen of another shape shows part of the bleed. */
export type Worlds = Readonly<Partial<Record<Orientation, Bleed>>>;

export const onlyLandscape: Worlds = { landscape: { x: 0, y: 0 } };

/** How a stage is shown: the layout, and the part of the world that can be seen (x and y at most 0). */
export interface Shape {
  readonly design: Design;
  readonly view: Box;
  /** CSS px per design px. */
  readonly zoom: number;
}

/** The layout for a host of this size (CSS px): upright when it is taller than wide and the game can be. */
export function orientationFor(width: number, height: number, worlds: Worlds): Orientation {
  const wanted = height > width ? 'portrait' : 'landscape';
  if (worlds[wanted] !== undefined) return wanted;
  return worlds.landscape === undefined ? 'portrait' : 'landscape';
}

/** The largest drawing of a layout in a host (CSS px): the whole design, and as much bleed as fits. */
export function shapeFor(width: number, height: number, orientation: Orientation, worlds: Worlds): Shape {
  const design = designs[orientation];
  const bleed = worlds[orientation] ?? { x: 0, y: 0 };
  const zoom = Math.max(1e-3, Math.min(width / design.width, height / design.height));
  const beyond = (size: number, host: number, most: number) =>
    Math.floor(Math.min(most, Math.max(0, (host / zoom - size) / 2)));
  const x = beyond(design.width, width, bleed.x);
  const y = beyond(design.height, height, bleed.y);
  return {
    design,
    zoom,
    view: { x: 0 - x, y: 0 - y, width: design.width + 2 * x, height: design.height + 2 * y },
  };
}

/** Largest backing store of a design: 1920 × 1080. */
const LARGEST_SCALE = 1.5;
const SMALLEST_SCALE = 0.5;

/**
 * Device px per design px of the drawing, in quarters so that a window being dragged does not remake
 * every text at each pixel. `zoom` in CSS px per design px.
 */
export function drawingScale(zoom: number, devicePixelRatio: number): number {
  const wanted = Math.ceil(zoom * devicePixelRatio * 4) / 4;
  return Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, wanted));
}

/** Which of the two drawings of the art a drawing scale needs. */
export const sheetFor = (scale: number): ArtScale => (scale > 1.2 ? 2 : 1);
