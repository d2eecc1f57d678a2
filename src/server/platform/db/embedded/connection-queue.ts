import { DatabaseUnavailable } from '../database-unavailable';

/**
 * Hands out the one connection of the embedded database, one holder at a time: a transaction keeps it
 * until it ends, so that two can never interleave. Answers of children go first in the queue.
 */
export interface ConnectionQueue {
  /** Resolves when the caller may use the connection; the result releases it. */
  acquire(priority?: Priority, patience?: number): Promise<() => void>;
}

/** A caller of `high` priority gets the connection before those of `normal`, after the one that holds it now. */
export type Priority = 'high' | 'normal';

/**
 * @param usualPatience ms after which a waiting caller fails with DatabaseUnavailable: a statement takes very long, or someone
 * holds the connection and waits for it too, as code does that uses `db` inside a transaction instead of the transaction.
 */
export function connectionQueue(usualPatience: number): ConnectionQueue {
  const high: (() => void)[] = [];
  const normal: (() => void)[] = [];
  let held = false;

  const next = () => {
    const start = high.shift() ?? normal.shift();
    if (start) start();
    else held = false;
  };
  const makeRelease = () => {
    let released = false;
    return () => {
      if (!released) next();
      released = true;
    };
  };

  return {
    acquire(priority = 'normal', patience = usualPatience) {
      if (!held) {
        held = true;
        return Promise.resolve(makeRelease());
      }
      const queue = priority === 'high' ? high : normal;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(start), 1);
          const cause = new Error('database-busy: waited too long; is `db` used inside a transaction?');
          reject(new DatabaseUnavailable('timeout', { cause }));
        }, patience);
        const start = () => {
          clearTimeout(timer);
          resolve(makeRelease());
        };
        queue.push(start);
      });
    },
  };
}
