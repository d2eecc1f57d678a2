import { BoundedMap } from '../../../shared/bounded-map';

/** Limits calls per key to `perSecond` a second, with room for a burst. */
export interface RateLimit<Key extends string> {
  /** Number of keys in memory. */
  readonly size: () => number;
  /** Counts a call. Returns 0 when it may proceed, else the whole seconds to wait. */
  wait(key: Key, now: number): number;
}

interface Bucket {
  left: number;
  at: number;
}

interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

/** Maximum number of keys. Beyond it the least recently used key is dropped, which has recovered most. */
const usualMostKeys = 20_000;

/**
 * Makes a token bucket per key in this process alone, to protect the process. Limits that must hold over all processes
 * are in the database.
 */
export function rateLimit<Key extends string>(
  { perSecond, burst }: Limit,
  maxKeys = usualMostKeys,
): RateLimit<Key> {
  const buckets = new BoundedMap<Key, Bucket>(maxKeys);
  const refilled = ({ left, at }: Bucket, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
  return {
    size: () => buckets.size,
    wait(key, now) {
      const bucket = buckets.get(key) ?? { left: burst, at: now };
      const left = refilled(bucket, now);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
    },
  };
}
