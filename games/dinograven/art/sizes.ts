import type { Orientation } from '@games/kit/layout/design';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pit with its tiles and the bed of the skeleton lie, design px. */
export interface PitPlace {
  /** The square of tiles; its heads stand above and to the left of it. */
  readonly tiles: Rect;
  /** Edge of the hole, heads included. */
  readonly hole: Rect;
  /** The shallow bed in which the skeleton comes together. */
  readonly bed: Rect;
}

export const pitPlaces: Readonly<Record<Orientation, PitPlace>> = {
  landscape: {
    tiles: { x: 404, y: 196, width: 500, height: 500 },
    hole: { x: 346, y: 150, width: 574, height: 562 },
    bed: { x: 26, y: 150, width: 296, height: 552 },
  },
  portrait: {
    tiles: { x: 96, y: 306, width: 580, height: 580 },
    hole: { x: 32, y: 256, width: 660, height: 646 },
    bed: { x: 36, y: 918, width: 648, height: 164 },
  },
};

/** Tiles are drawn for a cell of this side and laid smaller or larger, design px. */
export const tileSide = 60;
