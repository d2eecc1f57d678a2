/**
 * Hands out the one connection of the embedded database, one holder at a time: a transaction keeps it
 * until it ends, so that two can never interleave. Answers of children go first in the queue.
 */
export interface Turns {
  /** Resolves when the caller may use the connection; the result gives it back. */
  take(place?: Place): Promise<() => void>;
}

/** Who comes ahead goes before those behind, not before the one that is in. */
export type Place = 'ahead' | 'behind';

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
    take(place = 'behind') {
      if (!taken) {
        taken = true;
        return Promise.resolve(giveBack());
      }
      const queue = place === 'ahead' ? first : others;
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
