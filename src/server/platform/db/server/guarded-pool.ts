import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable } from '../database-unavailable';
import { type Limits, limitsStatement, readOnlyStatement } from './limits';
import type { OutageWatch } from './outage-watch';
import { endsConnection, isRefusedWrite, outageOf } from './outages';

interface PoolOptions {
  readonly limits: Limits;
  readonly watch: OutageWatch;
  /** Its connections refuse writes. */
  readonly readOnly: boolean;
}

/**
 * A pool that survives its server. Every failure that is the server's comes out as DatabaseUnavailable, and a connection
 * on which one came is destroyed: given back, it would hand the next call a reply that is still on its way, or an open
 * transaction. After the first failure nothing more is sent on it, so that a rollback does not wait a second time.
 */
export function guardedPool(pool: pg.Pool, { limits, watch, readOnly }: PoolOptions): PostgresPool {
  const settings = [limitsStatement(limits), ...(readOnly ? [readOnlyStatement] : [])].join('; ');
  let outages = 0;
  /** How many outages there had been when the connection was made. */
  const madeAfter = new WeakMap<pg.PoolClient, number>();

  const noted = (outage: DatabaseUnavailable) => {
    watch.failed(outage);
    return outage;
  };

  /** Makes sure of a connection: those that stood idle through an outage may be dead without knowing it. */
  const connection = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      const made = madeAfter.get(client);
      if (made === outages) return client;
      if (made !== undefined) {
        client.release(true);
        continue;
      }
      const before = outages;
      try {
        const query: pg.QueryConfig & { query_timeout: number } = {
          text: settings,
          query_timeout: limits.connect,
        };
        await client.query(query);
      } catch (error) {
        client.release(true);
        throw error;
      }
      madeAfter.set(client, before);
      return client;
    }
  };

  const guarded = (client: pg.PoolClient): PostgresPoolClient => {
    let broken: DatabaseUnavailable | undefined;
    const query = async (text: string, values: readonly unknown[]) => {
      if (broken) throw broken;
      try {
        const result = await client.query(text, [...values]);
        watch.answered();
        return result;
      } catch (error) {
        // Of a connection that may only read, the statement is at fault and not the server.
        const outage = readOnly && isRefusedWrite(error) ? undefined : outageOf(error);
        if (!outage) throw error;
        if (endsConnection(error)) {
          broken = outage;
          outages += 1;
        }
        throw noted(outage);
      }
    };
    return {
      // Kysely's second form takes a cursor, which only a dialect that is given one uses.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(broken !== undefined),
    };
  };

  return {
    async connect() {
      try {
        return guarded(await connection());
      } catch (error) {
        // Whatever keeps a connection from being made, no call can do anything about it.
        throw noted(outageOf(error) ?? new DatabaseUnavailable('connection', { cause: error }));
      }
    },
    end: () => pool.end(),
  };
}
