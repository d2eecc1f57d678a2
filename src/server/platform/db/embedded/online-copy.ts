import { sql } from 'kysely';
import type { AllAccountsDatabase, OnlineCopy } from '../database';

/** @param withoutCheckpoints keeps the log whole until its result is called */
export function onlineCopyOf(db: AllAccountsDatabase, withoutCheckpoints: () => () => void): OnlineCopy {
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
