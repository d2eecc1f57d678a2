import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../shared/new-id';
import { describeOnDatabase } from '../../testing/database';
import { makeSchool } from '../../testing/server';
import type { Database } from '../db/database';
import { forTenant } from '../db/tenant/for-tenant';
import { writeAudit } from './audit';
import { auditRetentionDays, purgeAudit } from './purge-audit';

const day = 86_400_000;
const now = new Date('2026-11-20T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

describeOnDatabase('purgeAudit', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('deletes all entries that are more than a year old and keeps the others', async () => {
    const { accountId, users } = await makeSchool(database);
    const db = forTenant(database.db, accountId);
    const who = { personId: users.schooladmin };
    const entry = { action: 'user.changed', subjectId: users.docent, counts: {} } as const;
    const old = ago(auditRetentionDays + 1);
    for (let event = 0; event < 3; event += 1) await writeAudit(db, who, entry, old);
    await database.db
      .insertInto('audit_event')
      .values(
        Array.from({ length: 1200 }, () => ({
          account_id: accountId,
          event_id: newId(old),
          at: old,
          action: 'cards.shown',
        })),
      )
      .execute();
    await writeAudit(db, who, entry, ago(auditRetentionDays - 1));
    await purgeAudit(database.db, now);
    const left = database.db.selectFrom('audit_event').where('account_id', '=', accountId).select('at');
    expect(await left.execute()).toEqual([{ at: ago(auditRetentionDays - 1) }]);
  });
});
