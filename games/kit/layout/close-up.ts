import type { Box, Point } from './design';

/** How much nearer the camera goes to what a round brought. */
const closer = 1.35;
/** Where the thing then stands along the longer side of the picture; the other half is free for the card of the end. */
const third = 0.32;

/**
 * Returns the part of the view that the camera shows of the thing at a point: it never leaves the view, and `share` says
 * how far the camera has gone, from 0 (the whole view) to 1.
 */
export function closeUp(view: Box, at: Point, share = 1): Box {
  const zoom = 1 + (closer - 1) * share;
  const width = view.width / zoom;
  const height = view.height / zoom;
  const isWide = view.width > view.height;
  const along = (place: number, start: number, whole: number, shown: number, isLong: boolean) => {
    const inView = (place - start) / whole;
    const wanted = isLong ? (inView < 0.5 ? third : 1 - third) : 0.5;
    return start + Math.min(whole - shown, Math.max(0, place - start - wanted * shown));
  };
  return {
    x: along(at.x, view.x, view.width, width, isWide),
    y: along(at.y, view.y, view.height, height, !isWide),
    width,
    height,
  };
}

/** Returns where a point is in a picture: 0 to 1 from the left and from the top. */
export const placeIn = (shown: Box, at: Point): Point => ({
  x: (at.x - shown.x) / shown.width,
  y: (at.y - shown.y) / shown.height,
});
