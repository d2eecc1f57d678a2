import { sql } from 'kysely';
import pg from 'pg';
import type { AllAccountsDatabase } from '../database';
import { listeners, type Notices } from '../notices';
import type { Limits } from './limits';

const channel = 'sommeneiland';

/** ms before a lost connection is made again: the first time, and at most. */
const patience = { first: 500, most: 15_000 };

/** So often the connection that listens is asked for a sign of life, in statement limits. */
const beatInLimits = 2;

/**
 * Notices through LISTEN and NOTIFY of a server. One connection listens, beside the pool and only while somebody does;
 * when it is lost, or answers no more, it is made again.
 */
export function noticesThrough(
  db: AllAccountsDatabase,
  url: string,
  { connect: connectMs, statement }: Limits,
): Notices & { close(): Promise<void> } {
  const { any, add, tell } = listeners();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let wait = patience.first;
  let closed = false;

  const end = (ended: pg.Client | undefined) => {
    clearInterval(beat);
    void ended?.end().catch(() => undefined);
  };

  const again = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    end(lost);
    if (closed || !any()) return;
    timer = setTimeout(() => void connect(true), wait);
    timer.unref();
    wait = Math.min(patience.most, 2 * wait);
  };

  const connect = async (anew: boolean) => {
    if (client || closed) return;
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
    });
    client = own;
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    own.on('notification', ({ payload }) => tell(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      wait = patience.first;
      if (client === own)
        beat = setInterval(
          () => void own.query('select 1').catch(() => again(own)),
          beatInLimits * statement,
        ).unref();
      if (anew) tell(null);
    } catch {
      again(own);
    }
  };

  return {
    async send(text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(db);
    },
    listen(listener) {
      const stop = add(listener);
      void connect(false);
      return () => {
        stop();
        if (any()) return;
        clearTimeout(timer);
        const idle = client;
        client = undefined;
        end(idle);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
