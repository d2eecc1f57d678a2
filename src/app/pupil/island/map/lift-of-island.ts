/** Vertical extent of something on the screen, CSS px. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

interface Scene {
  /** Sam with the first flag, and whatever else the cards should not cover, where they are without a lift. */
  readonly first: Extent;
  readonly others: readonly Extent[];
  /** Bottom of the header, and top of the cards. */
  readonly header: number;
  readonly cards: number;
}

/** Air above the cards, CSS px. */
const air = 6;

/**
 * Returns how far the island moves up so that the cards cover nothing that is to be seen, CSS px. Where it cannot clear all,
 * Sam with the first flag is in sight.
 */
export function liftOfIsland({ first, others, header, cards }: Scene): number {
  const lowest = Math.max(first.bottom, ...others.map(({ bottom }) => bottom));
  const wanted = Math.max(0, lowest + air - cards);
  const needed = Math.max(0, first.bottom + air - cards);
  // Further up the header would cover the first flag.
  const room = Math.max(0, first.top - header);
  return Math.max(needed, Math.min(wanted, room));
}
