import { sql } from 'kysely';
import type { AllAccountsDatabase } from '../database';
import type { StorageWatch } from './storage/storage-watch';

/** Without checkpoints the log grows for ever, and so does the time a start after a crash takes. */
const checkpointEvery = 5 * 60_000;
const hour = 60 * 60_000;
/** Hour of the server's clock in which tables are swept. */
const nightHour = 3;

interface Maintenance {
  /** Keeps the log whole until the result is called: a checkpoint takes away what went before it. */
  withoutCheckpoints(): () => void;
  stop(): void;
}

/** The embedded database has no background processes: checkpoints and vacuum are ours to run. */
export function maintain(db: AllAccountsDatabase, storage: StorageWatch): Maintenance {
  let paused = 0;
  const run = (statement: string) => {
    // Both write, and a full drive has no room for it.
    if (!['enough', 'low'].includes(storage.state())) return;
    // When it fails, the next run does the work of this one too; a broken database fails the next request.
    sql
      .raw(statement)
      .execute(db)
      .catch(() => {});
  };
  const checkpoint = setInterval(() => {
    if (paused === 0) run('checkpoint');
  }, checkpointEvery);
  const sweep = setInterval(() => {
    if (new Date().getHours() === nightHour) run('vacuum (analyze)');
  }, hour);
  checkpoint.unref();
  sweep.unref();
  return {
    withoutCheckpoints() {
      paused += 1;
      let released = false;
      return () => {
        if (!released) paused -= 1;
        released = true;
      };
    },
    stop() {
      clearInterval(checkpoint);
      clearInterval(sweep);
    },
  };
}
