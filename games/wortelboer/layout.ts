import type { Box, Orientation, Point } from '@games/kit/layout/design';
import { mostCalled } from './plan';

export type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Middles of the painted layers. */
  readonly layers: { readonly sky: Point; readonly hill: Point; readonly field: Point };
  /** Where the rabbits sit: the middle of the front row, its room, and how many fit in a row. */
  readonly row: Point & {
    readonly width: number;
    readonly most: number;
    /** From the front row to the one behind it, how far a single row stands back, and how much a row rises. */
    readonly back: Point;
    readonly alone: number;
    readonly rise: number;
    /** Sizes of rabbits: with few and with many in a row. */
    readonly large: number;
    readonly small: number;
  };
  /** The cart at home: the middle of its bed. Its size on the path. */
  readonly cart: Point & { readonly away: number };
  readonly farmer: Standing;
  /** What is pressed or pushed to set off. */
  readonly push: Box;
  /** Middle of the cards on offer, their size and their distance. */
  readonly stock: Point & {
    readonly card: { readonly width: number; readonly height: number };
    readonly step: number;
  };
  readonly goat: Standing;
  readonly trough: Point;
  /** Furrow in which a plant comes up for each right answer: the first, and the distance to the next. */
  readonly sprouts: Point & { readonly step: Point };
  /** Round windows of the burrow, the boards of the winter store and the market stall. */
  readonly rooms: readonly Standing[];
  readonly store: Standing;
  readonly market: Standing;
  /** Lines of the model after a miss: the middle, the distance of two rows, the room and the size of the plates. */
  readonly lines: Point & { readonly step: number; readonly width: number; readonly size: number };
  readonly go: Point;
  readonly title: Point & { readonly width: number };
  /** The drive of the finale: the height of the path, its ends and its bumps. */
  readonly drive: {
    readonly y: number;
    readonly from: number;
    readonly to: number;
    readonly size: number;
    readonly bumps: readonly number[];
  };
}

const standing = (rows: readonly (readonly [number, number, number])[]): readonly Standing[] =>
  rows.map(([x, y, size]) => ({ x, y, size }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: { sky: { x: 640, y: 100 }, hill: { x: 640, y: 220 }, field: { x: 640, y: 562 } },
    row: {
      x: 566,
      y: 388,
      width: 880,
      // The cart passes so low that no second row fits: all that can come sit in one.
      most: mostCalled,
      back: { x: 0, y: 0 },
      alone: 0,
      rise: 20,
      large: 1.12,
      small: 0.76,
    },
    cart: { x: 270, y: 610, away: 0.5 },
    farmer: { x: 62, y: 640, size: 0.8 },
    push: { x: 56, y: 616, width: 100, height: 190 },
    stock: { x: 755, y: 648, card: { width: 88, height: 112 }, step: 101 },
    goat: { x: 1164, y: 478, size: 1 },
    trough: { x: 1164, y: 626 },
    sprouts: { x: 92, y: 316, step: { x: 48, y: -2 } },
    rooms: standing([
      [140, 222, 0.9],
      [246, 198, 0.9],
      [352, 178, 0.9],
      [928, 178, 0.9],
      [1034, 198, 0.9],
      [1140, 222, 0.9],
      [458, 214, 0.8],
      [822, 214, 0.8],
      [560, 204, 0.8],
      [720, 204, 0.8],
      [40, 250, 0.8],
      [1240, 250, 0.8],
    ]),
    store: { x: 96, y: 372, size: 0.9 },
    market: { x: 1180, y: 390, size: 0.9 },
    lines: { x: 722, y: 606, step: 64, width: 540, size: 0.96 },
    go: { x: 1030, y: 652 },
    title: { x: 640, y: 86, width: 550 },
    drive: { y: 600, from: 120, to: 1120, size: 0.9, bumps: [300, 450, 600, 750, 900] },
  },
  portrait: {
    layers: { sky: { x: 360, y: 150 }, hill: { x: 360, y: 360 }, field: { x: 360, y: 920 } },
    row: {
      x: 350,
      y: 722,
      width: 500,
      most: 5,
      back: { x: -6, y: -236 },
      alone: -82,
      rise: 18,
      large: 1.08,
      small: 0.92,
    },
    cart: { x: 292, y: 1016, away: 0.5 },
    farmer: { x: 66, y: 1030, size: 0.84 },
    push: { x: 60, y: 1012, width: 108, height: 200 },
    stock: { x: 360, y: 1204, card: { width: 102, height: 130 }, step: 115 },
    goat: { x: 606, y: 904, size: 1 },
    trough: { x: 606, y: 1050 },
    sprouts: { x: 40, y: 452, step: { x: 28, y: -1 } },
    rooms: standing([
      [80, 336, 0.86],
      [176, 306, 0.86],
      [272, 290, 0.86],
      [448, 290, 0.86],
      [544, 306, 0.86],
      [640, 336, 0.86],
      [360, 320, 0.86],
      [128, 384, 0.72],
      [228, 366, 0.72],
      [492, 366, 0.72],
      [592, 384, 0.72],
      [360, 396, 0.72],
    ]),
    store: { x: 88, y: 520, size: 0.8 },
    market: { x: 630, y: 526, size: 0.8 },
    lines: { x: 326, y: 1184, step: 54, width: 520, size: 0.8 },
    go: { x: 650, y: 1210 },
    title: { x: 360, y: 186, width: 660 },
    drive: { y: 980, from: 110, to: 590, size: 0.86, bumps: [210, 300, 390, 480] },
  },
};

/** Middles of so many seats, the row at the back first; they are in two rows where one is too short. Sizes too. */
export function seatsOf(count: number, { row }: Layout): readonly Standing[] {
  const behind = count > row.most ? Math.ceil(count / 2) : 0;
  const rows = [behind, count - behind];
  const step = Math.min(row.width / Math.max(1, Math.max(...rows) - 1), row.width / 3.4);
  const size = Math.max(row.small, Math.min(row.large, step / 118));
  const lift = behind === 0 ? row.alone : 0;
  // Rows of the same length stand aside of each other, so that no ears hide a basket.
  const aside = behind > 0 && behind === count - behind ? step / 4 : 0;
  return rows.flatMap((all, place) =>
    Array.from({ length: all }, (_, at) => {
      const across = (at - (all - 1) / 2) * step;
      const back = place === 0 ? { x: row.back.x - aside, y: row.back.y } : { x: aside, y: lift };
      return { x: row.x + across + back.x, y: row.y - (across / row.width) * row.rise + back.y, size };
    }),
  );
}
