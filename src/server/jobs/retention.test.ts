import { beforeAll, expect, it } from 'vitest';
import { audit } from '../audit';
import type { Database } from '../db/database';
import { newId } from '../new-id';
import { describeOnBoth } from '../testing/database';
import { makeSchool } from '../testing/server';
import { auditKeptDays, forgetOldRecords } from './retention';

const day = 86_400_000;
const now = new Date('2026-11-20T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

describeOnBoth('records', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('of who did what are kept for a year, however many there are', async () => {
    const { accountId, users } = await makeSchool(database);
    const who = { accountId, personId: users.schooladmin };
    const deed = { action: 'user.changed', subjectId: users.docent, counts: {} } as const;
    const old = ago(auditKeptDays + 1);
    for (let event = 0; event < 3; event += 1) await audit(database.db, who, deed, old);
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
    await audit(database.db, who, deed, ago(auditKeptDays - 1));
    await forgetOldRecords(database.db, now);
    const left = database.db.selectFrom('audit_event').where('account_id', '=', accountId).select('at');
    expect(await left.execute()).toEqual([{ at: ago(auditKeptDays - 1) }]);
  });

  it('of questions about a licence are kept for two years once they are answered', async () => {
    const { accountId, users } = await makeSchool(database);
    const asked = (answered_at: Date | null) => ({
      account_id: accountId,
      request_id: newId(now),
      asked_by: users.schooladmin,
      asked_at: ago(900),
      remark: '',
      answered_at,
    });
    await database.db
      .insertInto('licence_request')
      .values([asked(null), asked(ago(700)), asked(ago(740))])
      .execute();
    await forgetOldRecords(database.db, now);
    const left = database.db
      .selectFrom('licence_request')
      .where('account_id', '=', accountId)
      .select('answered_at');
    expect(await left.execute()).toEqual(
      expect.arrayContaining([{ answered_at: null }, { answered_at: ago(700) }]),
    );
    expect(await left.execute()).toHaveLength(2);
  });
});
