import { sql } from 'kysely';
import type { AllAccountsDatabase } from '../../../platform/db/database';
import {
  beginRestore,
  finishRestore,
  type Migrations,
  migrations,
  runMigration,
} from '../../../platform/db/migrate';
import { replayPupil } from '../../../practice/replay/replay-pupil';
import { isEmptySchema } from '../../catalogue';
import type { Erased } from '../../erasure/erase-list';
import type { Backup } from '../format/read-backup';
import { Refusal } from '../refusal';
import { type Eraser, eraseAgain } from './erase-again';
import { loadRows, migrationsOf } from './load-rows';

/** Pupils whose state is built anew from their answers after a restore. */
const sample = 20;

export interface Restored {
  /** Migrations that came after the backup and were run on it. */
  readonly migrated: readonly string[];
  readonly erasedAgain: { readonly pupils: number; readonly schools: number };
  readonly replayed: { readonly pupils: number; readonly answers: number; readonly differing: number };
}

async function migrateForward(db: AllAccountsDatabase, all: Migrations): Promise<readonly string[]> {
  const done: string[] = [];
  for (const [name, text] of Object.entries(all)) {
    if (await db.transaction().execute((tx) => runMigration(tx, name, text))) done.push(name);
  }
  return done;
}

async function replaySome(db: AllAccountsDatabase): Promise<Restored['replayed']> {
  const pupils = await db
    .selectFrom('pupil_model')
    .select(['account_id', 'pupil_id'])
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .execute();
  let answers = 0;
  let differing = 0;
  for (const { account_id: accountId, pupil_id: pupilId } of pupils) {
    const replayed = await replayPupil(db, { accountId, pupilId });
    answers += replayed.answers;
    if (replayed.differences.length > 0) differing += 1;
  }
  return { pupils: pupils.length, answers, differing };
}

export interface RestoreOptions {
  /** Who was erased, also after the backup. */
  readonly erased: readonly Erased[];
  /** Called when the rows are in: they are those of the backup, at its version. */
  readonly loaded?: () => Promise<void>;
  readonly all?: Migrations;
}

/**
 * Puts a backup into an empty database: its rows at its version, then the migrations since, then everybody is erased who
 * was erased since. A database where this was cut off is refused at every start.
 * @throws Refusal when the database is not empty, or the backup is of a newer program
 */
export async function restoreInto(
  services: Eraser,
  backup: Backup,
  { erased, loaded, all = migrations }: RestoreOptions,
): Promise<Restored> {
  const { db, engine } = services.database;
  const then = migrationsOf(backup, all);
  if (!(await isEmptySchema(db))) {
    throw new Refusal(
      'The database is not empty: a backup is put back into an empty one only. Give the address of another one in DATABASE_URL, or empty this one yourself.',
    );
  }
  await db.transaction().execute(async (tx) => {
    await loadRows(tx, backup, then, engine);
    await beginRestore(tx);
  });
  await loaded?.();
  const migrated = await migrateForward(db, all);
  // Without fresh statistics the first children would wait for wrong plans.
  await sql`analyze`.execute(db);
  const erasedAgain = await eraseAgain(services, erased);
  const replayed = await replaySome(db);
  await finishRestore(db);
  return { migrated, erasedAgain, replayed };
}
