import { firstOf } from './first-of';

/** A seeded stream of numbers: the same seed gives the same stream everywhere. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number from 0 up to, not including, `limit` (at least 1). */
  below(limit: number): number;
  /** A new array with the same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** The first `count` of `shuffled`, or of what sorting that would give, without putting all of them in order. */
  drawn<Item>(items: readonly Item[], count: number, compare?: (a: Item, b: Item) => number): Item[];
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for games and tests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    shuffled: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      keyed.sort((a, b) => a.key - b.key);
      return keyed.map(({ item }) => item);
    },
    drawn: (items, count, compare = () => 0) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return firstOf(keyed, count, (a, b) => compare(a.item, b.item) || a.key - b.key).map(
        ({ item }) => item,
      );
    },
  };
}

/** A 32-bit seed from words and numbers (FNV-1a), so that each place in a round has its own stream. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('|')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
