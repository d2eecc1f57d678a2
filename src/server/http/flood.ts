/** Lets a key through `perSecond` times a second, with room for a burst. */
export interface Flood<Key extends string> {
  /** 0 = go on; else the whole seconds to wait. */
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

/** Most keys kept; beyond it the ones that have recovered are dropped. */
const mostKeys = 20_000;

/**
 * A token bucket per key, in this process alone: it protects the process. Limits that must hold over all
 * processes are in the database.
 */
export function flood<Key extends string>({ perSecond, burst }: Limit): Flood<Key> {
  const buckets = new Map<Key, Bucket>();
  const refilled = ({ left, at }: Bucket, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
  return {
    wait(key, now) {
      if (buckets.size > mostKeys) {
        for (const [other, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(other);
      }
      const bucket = buckets.get(key) ?? { left: burst, at: now };
      const left = refilled(bucket, now);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
    },
  };
}
