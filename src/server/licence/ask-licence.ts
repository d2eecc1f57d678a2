import { audit } from '../audit';
import { type Budget, bucketOf, charge } from '../auth/throttle';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import { licenceRequestLetter } from '../mail/letters/licence-request';
import { queueMail } from '../mail/queue-mail';
import { newId } from '../new-id';
import { officeAddresses } from '../office/office-addresses';
import { pageOriginOf } from '../page-origin';

const day = 86_400_000;
/** Questions of one school: somebody may correct themselves a few times. */
const perSchool: Budget = { burst: 5, every: day / 5 };

/** What was asked last and is not answered yet. */
export const openRequest = (db: Db, accountId: string) =>
  db
    .selectFrom('licence_request')
    .where('account_id', '=', accountId)
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
  if (pupils === null && until === null && remark === '') throw refused('licence-asks-nothing');
  const counted = await charge(db, bucketOf(keys, 'licence-asked', perSchool, accountId), now);
  if (!counted) throw refused('licence-asked-often');
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('licence_request')
      .where('account_id', '=', accountId)
      .where('answered_at', 'is', null)
      .execute();
    const requestId = newId(now);
    await tx
      .insertInto('licence_request')
      .values({
        account_id: accountId,
        request_id: requestId,
        asked_by: personId,
        asked_at: now,
        pupils,
        until,
        remark,
      })
      .execute();
    const { name } = await tx
      .selectFrom('account')
      .where('account_id', '=', accountId)
      .select('name')
      .executeTakeFirstOrThrow();
    for (const to of await officeAddresses(tx)) {
      const letter = licenceRequestLetter(to, {
        school: name,
        pupils,
        until,
        remark,
        pageOrigin: pageOriginOf(call),
      });
      await queueMail(tx, keys, { kind: 'licence-request', letter }, now);
    }
    await audit(tx, session, { action: 'licence.asked', subjectId: requestId, counts: {} }, now);
  });
  return {};
}
