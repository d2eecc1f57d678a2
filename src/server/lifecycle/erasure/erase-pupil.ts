import { sql } from 'kysely';
import type { AllAccountsDatabase, Db, TenantDatabase } from '../../platform/db/database';
import type { DB } from '../../platform/db/schema/schema';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { trashDays } from '../../school/pupils/record-changes';
import { audit } from '../audit';

const dayMs = 86_400_000;
/** Rows a statement: on the embedded database children who answer meanwhile wait no longer than for these. */
const piece = 500;

/** What hangs on a pupil, leaves first; the pupil itself goes last, so that what was cut off is found again. */
const hanging = [
  'answer',
  'stamp',
  'pupil_savings_card',
  'pupil_plant',
  'pupil_error',
  'pupil_day',
  'pupil_sum',
  'pupil_skill',
  'pupil_level',
  'pupil_intervention',
  'pupil_note',
  'extra_member',
  'pupil_avatar',
  'pupil_keepsake',
  'pupil_change',
  'sum_window',
] as const satisfies readonly (keyof DB)[];

interface Trashed {
  readonly account_id: string;
  readonly pupil_id: string;
}

async function eraseRows(
  db: Db,
  table: (typeof hanging)[number],
  { account_id, pupil_id }: Trashed,
): Promise<number> {
  for (let erased = 0; ; ) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where account_id = ${account_id} and pupil_id = ${pupil_id}
        and (tableoid, ctid) in (
          select tableoid, ctid from ${sql.table(table)}
          where account_id = ${account_id} and pupil_id = ${pupil_id} limit ${sql.lit(piece)}
        ) returning 1`.execute(db);
    erased += rows.length;
    if (rows.length < piece) return erased;
  }
}

/** What it practised otherwise than its group: its rounds are gone by now. */
async function eraseOwnSettings(db: Db, { account_id, pupil_id }: Trashed): Promise<void> {
  const own = sql`select settings_id from exercise_settings where account_id = ${account_id} and pupil_id = ${pupil_id}`;
  const items = sql`select item_id from task_list_item where account_id = ${account_id} and settings_id in (${own})`;
  await sql`delete from practice_task where account_id = ${account_id} and item_id in (${items})`.execute(db);
  await sql`delete from task_list_item where account_id = ${account_id} and settings_id in (${own})`.execute(
    db,
  );
  await sql`delete from exercise_settings where account_id = ${account_id} and pupil_id = ${pupil_id}`.execute(
    db,
  );
}

/** Erases one pupil for good, with everything that is known of it. @param by who asked for it now, or nobody */
export async function erasePupil(
  db: TenantDatabase,
  pupil: Trashed,
  now: Date,
  by: string | null = null,
): Promise<void> {
  const { account_id: accountId, pupil_id: pupilId } = pupil;
  let answers = 0;
  for (const table of hanging) {
    const erased = await eraseRows(db, table, pupil);
    if (table === 'answer') answers = erased;
  }
  await db.transaction().execute(async (tx) => {
    const own = { pupil_id: pupilId };
    const found = await tx
      .selectFrom('pupil')
      .where('pupil_id', '=', pupilId)
      .where('trashed_at', 'is not', null)
      .select('pupil_id')
      .forUpdate()
      .executeTakeFirst();
    if (!found) return;
    // Answers may have come in by a ticket since; there are few.
    for (const table of [...hanging, 'pupil_model', 'login_card', 'leaver'] as const) {
      await sql`delete from ${sql.table(table)} where account_id = ${accountId} and pupil_id = ${pupilId}`.execute(
        tx,
      );
    }
    await eraseOwnSettings(tx, pupil);
    for (const table of ['session', 'login_name'] as const) {
      await sql`delete from ${sql.table(table)} where account_id = ${accountId} and person_id = ${pupilId}`.execute(
        tx,
      );
    }
    await tx.deleteFrom('pupil').where('pupil_id', '=', pupilId).execute();
    await tx
      .insertInto('erased_pupil')
      .values({ ...own, erased_at: now })
      .onConflict((there) => there.doNothing())
      .execute();
    const entry = { action: 'pupil.erased', subjectId: pupilId, counts: { answers } } as const;
    await audit(tx, { personId: by }, entry, now);
  });
}

/** Erases every pupil whose time in the trash is over. */
export async function eraseTrash(db: AllAccountsDatabase, now: Date): Promise<void> {
  const over = await db
    .selectFrom('pupil')
    .where('trashed_at', '<=', new Date(now.getTime() - trashDays * dayMs))
    .orderBy('trashed_at')
    .select(['account_id', 'pupil_id'])
    .execute();
  for (const pupil of over) await erasePupil(forTenant(db, pupil.account_id), pupil, now);
}
