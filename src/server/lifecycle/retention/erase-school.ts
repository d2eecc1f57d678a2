import { sql } from 'kysely';
import { adminsOf } from '../../messages/notify-admins';
import type { Db, TenantDatabase } from '../../platform/db/database';
import type { DB } from '../../platform/db/schema/schema';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Services } from '../../platform/services';
import { audit } from '../audit';
import { erasePupil } from '../erasure/erase-pupil';
import { schoolErasedEmail } from './school-erased-email';

/** Rows a statement: on the embedded database children who answer meanwhile wait no longer than for these. */
const piece = 500;

/** What a school has besides its pupils, what hangs on something before that; its people go last. */
const ofSchool = [
  'session',
  'message_receipt',
  'message',
  'practice_task',
  'task_list_item',
  'exercise_settings',
  'settings_template',
  'pupil_change',
  'school_change',
  'import_row',
  'import_run',
  'friend_invitation',
  'licence_request',
  'sent_notice',
  'support_grant',
  'planned_licence',
  'licence',
  'group_teacher',
  'star_goal',
  'pupil_group',
  'password_token',
  'two_factor',
  'recovery_code',
  'provider_link',
  'administration_link',
] as const satisfies readonly (keyof DB)[];

/**
 * What stays of a school that was erased: that it was there and what it paid, as the tax office asks; who did how much,
 * for a year, and ids that lead to nobody; how hard sums are, which is of no pupil.
 */
export const retainedOfSchool = [
  'account',
  'audit_event',
  'erased_pupil',
  'licence_invoice',
  'school_ending',
  'sum_evidence',
] as const satisfies readonly (keyof DB)[];

async function eraseRows(db: Db, table: (typeof ofSchool)[number], accountId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where account_id = ${accountId} and ctid in (
        select ctid from ${sql.table(table)} where account_id = ${accountId} limit ${sql.lit(piece)}
      ) returning 1`.execute(db);
    if (rows.length < piece) return;
  }
}

const pupilsOf = (db: Db) => db.selectFrom('pupil').select('pupil_id').limit(piece).execute();

/** Lets nobody in any more, and no answer that is still on a device. */
async function close(db: TenantDatabase, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('login_name').where('person', '=', 'user').execute();
    await tx.deleteFrom('session').execute();
    await tx.updateTable('pupil').set({ trashed_at: now }).where('trashed_at', 'is', null).execute();
  });
}

/**
 * Erases a school with everybody in it, in pieces; what was cut off is gone on with when it is called again. Its admins
 * get an email that says so, once, written with the last of it.
 */
export async function eraseSchool(
  services: Pick<Services, 'database' | 'keys' | 'config' | 'clock'>,
  accountId: string,
): Promise<void> {
  const { database, keys, config, clock } = services;
  const db = forTenant(database.db, accountId);
  const now = clock();
  await close(db, now);
  let pupils = 0;
  for (let some = await pupilsOf(db); some.length > 0; some = await pupilsOf(db)) {
    for (const { pupil_id } of some) await erasePupil(db, { account_id: accountId, pupil_id }, now);
    pupils += some.length;
  }
  for (const table of ofSchool) await eraseRows(db, table, accountId);
  await db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('school_ending as e')
      .innerJoin('account as a', 'a.account_id', 'e.account_id')
      .where('e.erased_at', 'is', null)
      .select(['a.name', 'a.kind', 'a.slug', 'e.by_office'])
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const pageOrigin = config.pageOrigins[0] ?? '';
    for (const { user_id: userId, email } of await adminsOf(tx)) {
      const locale = await languageOf(tx, { accountId, userId });
      const erased = schoolErasedEmail(email ?? '', { school: open.name, pageOrigin }, locale);
      await queueMail(tx, keys, { kind: 'school-erased', email: erased }, now);
    }
    // What came in meanwhile; there is little.
    for (const table of ofSchool) {
      await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
    }
    await tx.deleteFrom('app_user').execute();
    // A family's account is called by its name.
    const nameless = open.kind === 'home' ? { name: '–', slug: accountId } : {};
    await tx
      .updateTable('account')
      .set({ ...nameless, locale: null })
      .execute();
    await tx.updateTable('school_ending').set({ erased_at: now }).execute();
    const entry = {
      action: 'school.erased',
      subjectId: accountId,
      counts: { pupils, ...(open.by_office && { by_office: 1 }) },
    } as const;
    await audit(tx, { personId: null }, entry, now);
  });
}
