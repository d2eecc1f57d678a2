import { type Budget, bucketOf, charge } from '../../../identity/throttle/throttle';
import type { Db } from '../../../platform/db/database';
import { acrossAccounts } from '../../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../../platform/http/call';
import { unprocessable } from '../../../platform/http/errors';
import { pageOriginOf } from '../../../platform/http/page-origin';
import { queueMail } from '../../../platform/mail/queue-mail';
import { newId } from '../../../shared/new-id';
import { audit } from '../../audit';
import { licenceRequestEmail } from './licence-request-email';
import { officeAddresses } from './office-addresses';

const day = 86_400_000;
/** Questions of one school: somebody may correct themselves a few times. */
const perSchool: Budget = { burst: 5, every: day / 5 };

/** What was asked last and is not answered yet. */
export const openRequest = (db: Db) =>
  db
    .selectFrom('licence_request')
    .where('answered_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .select(['asked_at', 'pupils', 'until', 'remark'])
    .executeTakeFirst();

/**
 * Keeps what a school asks of its licence, and writes to the office.
 * @throws CallError 422 `licence-asked-often`, `licence-asks-nothing`
 */
export async function askLicence(call: Call<'askLicence'>): Promise<Answer<'askLicence'>> {
  const { db, keys, session, body, now } = call;
  const { accountId, personId } = session;
  const { pupils, until, remark } = body;
  if (pupils === null && until === null && remark === '') throw unprocessable('licence-asks-nothing');
  const counted = await charge(db, bucketOf(keys, 'licence-asked', perSchool, accountId), now);
  if (!counted) throw unprocessable('licence-asked-often');
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('licence_request').where('answered_at', 'is', null).execute();
    const requestId = newId(now);
    await tx
      .insertInto('licence_request')
      .values({
        request_id: requestId,
        asked_by: personId,
        asked_at: now,
        pupils,
        until,
        remark,
      })
      .execute();
    const { name } = await tx.selectFrom('account').select('name').executeTakeFirstOrThrow();
    for (const to of await officeAddresses(acrossAccounts(tx))) {
      const email = licenceRequestEmail(to, {
        school: name,
        pupils,
        until,
        remark,
        pageOrigin: pageOriginOf(call),
      });
      await queueMail(tx, keys, { kind: 'licence-request', email }, now);
    }
    await audit(tx, session, { action: 'licence.asked', subjectId: requestId, counts: {} }, now);
  });
  return {};
}
