/** Where a child put its stickers: by the sticker's number, parts of the island's width and height (0–1). */
export type Placed = Readonly<Record<number, Spot>>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As far towards the edge as a sticker may go, so that it can always be taken again. */
const rim = 0.06;
const within = (value: number): number => Math.min(1 - rim, Math.max(rim, value));

export const placed = (all: Placed, sticker: number, { x, y }: Spot): Placed => ({
  ...all,
  [sticker]: { x: within(x), y: within(y) },
});

/** How far an arrow key moves a sticker. */
const stride = 0.04;
const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
};

/** Where a key moves a sticker to; null when it is no arrow key. */
export function spotAfter(key: string, { x, y }: Spot): Spot | null {
  const way = ways[key];
  return way === undefined ? null : { x: x + way.x, y: y + way.y };
}

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** What was kept, without what cannot be meant: an older page, or somebody else's hand. */
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
