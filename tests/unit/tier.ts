const isFull = process.env.TIER === 'full';

/** Returns what a test tries: a part of it usually, all of it in the full tier. */
export const inTier = <Value>(quick: Value, full: Value): Value => (isFull ? full : quick);

/**
 * Returns one in `every` of what a test looks at, and all of it in the full tier.
 *
 * @param every at least 1; one that shares no factor with a pattern in the order of `all` meets every part of it
 */
export const someOf = <Value>(all: readonly Value[], every: number): readonly Value[] =>
  all.filter((_, place) => isFull || place % every === 0);
