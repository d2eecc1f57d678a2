import type { ArtScale } from './game-art';

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
export const sheetFor = (scale: number): ArtScale => (scale > 1.2 ? 2 : 1);
