/**
 * Does something for each key at most once in `every` ms: at once the first time, and once more at the end of that time
 * when it was asked for again meanwhile.
 */
export function atMostEvery<Key extends string>(every: number, run: (key: Key) => void) {
  /** Key → whether it was asked for since. */
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
