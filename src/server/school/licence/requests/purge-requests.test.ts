import { expect, it } from 'vitest';
import { newId } from '../../../shared/new-id';
import { describeOnDatabase } from '../../../testing/database';
import { makeSchool } from '../../../testing/server';
import { purgeRequests } from './purge-requests';

const day = 86_400_000;
const now = new Date('2026-11-20T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

describeOnDatabase('records', (open) => {
  it('of questions about a licence are kept for two years once they are answered', async () => {
    const database = await open();
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
    await purgeRequests(database.db, now);
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
