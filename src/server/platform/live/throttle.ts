/**
 * Runs a function for each key at most once in `every` ms: at once for the first request, and once more at the end of
 * that time when there were other requests.
 */
export function throttle<Key extends string>(every: number, run: (key: Key) => void) {
  /** Key → whether another request came since the last run. */
  const resting = new Map<Key, boolean>();
  const timers = new Set<NodeJS.Timeout>();

  const begin = (key: Key) => {
    resting.set(key, false);
    const timer = setTimeout(() => {
      timers.delete(timer);
      const again = resting.get(key);
      resting.delete(key);
      if (again) begin(key);
    }, every);
    timer.unref();
    timers.add(timer);
    run(key);
  };

  return {
    ask(key: Key) {
      if (resting.has(key)) resting.set(key, true);
      else begin(key);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      resting.clear();
    },
  };
}
