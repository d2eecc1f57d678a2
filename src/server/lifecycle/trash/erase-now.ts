import { isSameName } from '@/contract/same-name';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import type { Call } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { requireManagedPupils } from '../../school/policy';
import { fullName } from '../../shared/names';
import { recordErased } from '../erasure/erase-list';
import { erasePupil as eraseForGood } from '../erasure/erase-pupil';

/**
 * Erases a pupil of the trash now instead of later. Only an administrator can: what others put in the trash stays there
 * long enough for the school to bring it back. An administrator does not wait for that time, because parents have a right
 * to erasure without delay; each pupil takes a typed name, so that a slip or a click on many never erases anybody.
 * @throws CallError 422 when another name was typed
 */
export async function erasePupil(call: Call<'erasePupil'>) {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const [pupil] = await db
    .transaction()
    .execute((tx) => requireManagedPupils(tx, session, [params.pupilId], { trashed: true }));
  if (!pupil) throw notFound();
  if (!isSameName(body.name, fullName(pupil))) throw unprocessable('name-differs');
  await eraseForGood(db, { account_id: accountId, pupil_id: params.pupilId }, now, session.personId);
  await recordErased({ ...call, db: acrossAccounts(db) }, accountId);
  return {};
}
