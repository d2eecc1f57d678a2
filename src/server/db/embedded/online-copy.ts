import { type Kysely, sql } from 'kysely';
import type { DB } from '../schema';

/**
 * Lets another process copy the database folder while statements go on: PostgreSQL's own online backup. The files may
 * be copied in any order and are of no one moment; the log that was written meanwhile makes them so when the copy is
 * opened. The moment is the one of `end`.
 */
export interface OnlineCopy {
  /** From now on the files may be copied, all but the log. Takes as long as a checkpoint. */
  begin(): Promise<void>;
  /** @returns text of the file `backup_label` of the copy; the log may be copied from now on, until `release` */
  end(): Promise<string>;
  /** Lets the log be cut again; ends what was begun and not ended. */
  release(): Promise<void>;
}

/** @param withoutCheckpoints keeps the log whole until its result is called */
export function onlineCopyOf(db: Kysely<DB>, withoutCheckpoints: () => () => void): OnlineCopy {
  let begun = false;
  let resume = () => {};

  const end = async () => {
    const { rows } = await sql<{ label: string }>`
      select labelfile as label from pg_backup_stop(false)`.execute(db);
    begun = false;
    return rows[0]?.label ?? '';
  };

  return {
    async begin() {
      resume = withoutCheckpoints();
      await sql`select pg_backup_start('copy', true)`.execute(db);
      begun = true;
    },
    end,
    async release() {
      try {
        if (begun) await end();
      } finally {
        resume();
      }
    },
  };
}
