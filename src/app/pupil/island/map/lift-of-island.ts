/** Vertical extent of something on the screen, CSS px. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

interface Scene {
  /** Sam with the first flag, and all flags that the cards could cover, where they are without a lift. */
  readonly first: Extent;
  readonly flags: readonly Extent[];
  /** Bottom of the header, and top of the cards. */
  readonly header: number;
  readonly cards: number;
}

/** Air between a flag and the cards, CSS px. */
const air = 6;

/**
 * Returns how far the island moves up so that the cards cover no flag of today, CSS px. Where it cannot clear all, Sam with
 * the first flag is in sight.
 */
export function liftOfIsland({ first, flags, header, cards }: Scene): number {
  const lowest = Math.max(first.bottom, ...flags.map(({ bottom }) => bottom));
  const wanted = Math.max(0, lowest + air - cards);
  const needed = Math.max(0, first.bottom + air - cards);
  // Further up the header would cover the first flag.
  const room = Math.max(0, first.top - header);
  return Math.max(needed, Math.min(wanted, room));
}
