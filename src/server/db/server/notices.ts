import pg from 'pg';
import { ears, type Notices } from '../notices';

const channel = 'sommeneiland';

/** ms before a lost connection is made again: the first time, and at most. */
const patience = { first: 500, most: 15_000 };

/**
 * Notices through LISTEN and NOTIFY of a server. One connection listens, beside the pool and only while somebody does;
 * when it is lost, it is made again.
 */
export function noticesThrough(pool: pg.Pool, url: string): Notices & { close(): Promise<void> } {
  const { any, add, tell } = ears();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = patience.first;
  let closed = false;

  const again = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    if (closed || !any()) return;
    timer = setTimeout(() => void connect(true), wait);
    timer.unref();
    wait = Math.min(patience.most, 2 * wait);
  };

  const connect = async (anew: boolean) => {
    if (client || closed) return;
    const own = new pg.Client({ connectionString: url, keepAlive: true });
    client = own;
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    own.on('notification', ({ payload }) => tell(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      wait = patience.first;
      if (anew) tell(null);
    } catch {
      await own.end().catch(() => undefined);
      again(own);
    }
  };

  return {
    async send(text) {
      await pool.query('select pg_notify($1, $2)', [channel, text]);
    },
    listen(hear) {
      const stop = add(hear);
      void connect(false);
      return () => {
        stop();
        if (any()) return;
        clearTimeout(timer);
        const idle = client;
        client = undefined;
        void idle?.end().catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
