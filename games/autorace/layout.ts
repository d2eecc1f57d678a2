import type { Orientation, Point } from '@games/kit/layout/design';
import { type RoadView, roadViews } from './art/sizes';

/** Positions of one layout, design px. */
export interface Layout {
  readonly road: RoadView;
  /** Middles of the painted layers, and their size: they are painted smaller than the widest screen. */
  readonly sky: Point & { readonly size: number };
  readonly skyline: Point & { readonly size: number };
  readonly hills: Point & { readonly size: number };
  readonly ground: Point & { readonly size: number };
  /** Middle of the circuit on the hill, and its size. */
  readonly circuit: Point & { readonly size: number };
  /** Size of a gate where it waits, and of the car. */
  readonly gate: number;
  readonly car: number;
  /** Half its width between the posts, its feet, and how high its board hangs. */
  readonly gantry: { readonly half: number; readonly y: number; readonly up: number };
  /** The two streets of the way back: their middle, half their length, and the height of each. */
  readonly back: { readonly x: number; readonly half: number; readonly rows: readonly [number, number] };
  readonly photo: Point & { readonly size: number };
  readonly go: Point;
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    // The same straight edges from a lower crest, where the enlarged ground begins.
    road: { ...roadViews.landscape, crest: 365, crestHalf: 219.65 },
    sky: { x: 640, y: 138, size: 1.25 },
    skyline: { x: 640, y: 176, size: 1.25 },
    hills: { x: 640, y: 226, size: 1.25 },
    // Enlarged around the vanishing point, so that the edges of the road keep their place.
    ground: { x: 640, y: 617, size: 1.25 },
    circuit: { x: 222, y: 264, size: 1.14 },
    gate: 1,
    car: 0.92,
    gantry: { half: 372, y: 484, up: 284 },
    back: { x: 640, half: 400, rows: [484, 628] },
    photo: { x: 640, y: 400, size: 1.24 },
    go: { x: 1180, y: 640 },
  },
  portrait: {
    road: roadViews.portrait,
    sky: { x: 360, y: 242, size: 1.02 },
    skyline: { x: 360, y: 412, size: 1 },
    hills: { x: 360, y: 460, size: 1 },
    ground: { x: 360, y: 967, size: 1 },
    circuit: { x: 124, y: 470, size: 0.84 },
    gate: 0.88,
    car: 0.86,
    gantry: { half: 290, y: 850, up: 284 },
    back: { x: 360, half: 268, rows: [918, 1070] },
    photo: { x: 360, y: 620, size: 1.2 },
    go: { x: 640, y: 1216 },
  },
};
