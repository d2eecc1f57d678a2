import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Hands out the one connection of the embedded database, one holder at a time: a transaction keeps it
 * until it ends, so that two can never interleave. Answers of children go first in the queue.
 */
export interface Turns {
  /** Resolves when the caller may use the connection; the result gives it back. */
  take(): Promise<() => void>;
}

const goesFirst = new AsyncLocalStorage<true>();

/** Statements inside `work` go before those of others that wait. */
export const ahead = <T>(work: () => Promise<T>): Promise<T> => goesFirst.run(true, work);

/**
 * @param patience ms after which a waiting caller fails; then someone holds the connection and waits for
 * it too, as code does that uses `db` inside a transaction instead of the transaction.
 */
export function turns(patience: number): Turns {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let taken = false;

  const next = () => {
    const start = first.shift() ?? others.shift();
    if (start) start();
    else taken = false;
  };
  const giveBack = () => {
    let given = false;
    return () => {
      if (!given) next();
      given = true;
    };
  };

  return {
    take() {
      if (!taken) {
        taken = true;
        return Promise.resolve(giveBack());
      }
      const queue = goesFirst.getStore() ? first : others;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(start), 1);
          reject(new Error('database-busy: waited too long; is `db` used inside a transaction?'));
        }, patience);
        const start = () => {
          clearTimeout(timer);
          resolve(giveBack());
        };
        queue.push(start);
      });
    },
  };
}
