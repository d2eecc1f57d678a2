/** Positions of stickers by sticker number, as fractions of the island's width and height (0–1). */
export type Placed = Readonly<Record<number, Spot>>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Margin that keeps a sticker within reach, as a fraction. */
const rim = 0.06;
const within = (value: number): number => Math.min(1 - rim, Math.max(rim, value));

export const placed = (all: Placed, sticker: number, { x, y }: Spot): Placed => ({
  ...all,
  [sticker]: { x: within(x), y: within(y) },
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

/** Reads the stored positions and drops every invalid one. */
export function readPlaced(kept: unknown, stickers: number): Placed {
  if (typeof kept !== 'object' || kept === null) return {};
  const spots = Object.entries(kept).flatMap(([key, spot]: [string, unknown]) => {
    const sticker = Number(key);
    if (!Number.isInteger(sticker) || sticker < 0 || sticker >= stickers) return [];
    if (typeof spot !== 'object' || spot === null || !('x' in spot) || !('y' in spot)) return [];
    const { x, y } = spot;
    return isPart(x) && isPart(y) ? [[sticker, { x, y }] as const] : [];
  });
  return Object.fromEntries(spots);
}
