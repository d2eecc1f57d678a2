import { isStickerKind } from './stickers';

/** Stickers that lie on the child's own islet by their number: position 0–1 in width and height, and what was chosen. */
export type Placed = Readonly<Record<number, Sticker>>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Sticker extends Spot {
  /** Id of the kind. */
  readonly what: string;
}

/** Margin that keeps a sticker within reach, as a fraction. */
const rim = 0.06;
const within = (value: number): number => Math.min(1 - rim, Math.max(rim, value));

export const placed = (all: Placed, sticker: number, { x, y, what }: Sticker): Placed => ({
  ...all,
  [sticker]: { x: within(x), y: within(y), what },
});

/** Distance of one arrow key press, as a fraction. */
const stride = 0.04;
const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
};

/** Returns the position after a key press; null for any key but the arrows. */
export function spotAfter(key: string, { x, y }: Spot): Spot | null {
  const way = ways[key];
  return way === undefined ? null : { x: x + way.x, y: y + way.y };
}

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Reads the stored stickers and drops every invalid one: it can be chosen again. */
export function readPlaced(kept: unknown, stickers: number): Placed {
  if (typeof kept !== 'object' || kept === null) return {};
  const spots = Object.entries(kept).flatMap(([key, spot]: [string, unknown]) => {
    const sticker = Number(key);
    if (!Number.isInteger(sticker) || sticker < 0 || sticker >= stickers) return [];
    if (typeof spot !== 'object' || spot === null || !('x' in spot) || !('y' in spot)) return [];
    const { x, y } = spot;
    const what = 'what' in spot ? spot.what : null;
    return isPart(x) && isPart(y) && isStickerKind(what) ? [[sticker, { x, y, what }] as const] : [];
  });
  return Object.fromEntries(spots);
}

/** Position of the first sticker; the next ones start beside it. */
export const firstSpot = (sticker: number): Spot => ({
  x: 0.28 + ((sticker * 0.17) % 0.48),
  y: 0.42 + ((sticker * 0.23) % 0.34),
});
