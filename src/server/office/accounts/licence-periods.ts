import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { readDetails } from './account-details';

interface Period {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/**
 * Makes sure that no planned licence lies in these days. The account's row is locked by who calls.
 * @throws CallError 422 `licence-overlaps`
 */
export async function requireNoOverlap(tx: Db, { startsOn, endsOn }: Period): Promise<void> {
  const other = await tx
    .selectFrom('planned_licence')
    .where('starts_on', '<=', endsOn)
    .where('ends_on', '>=', startsOn)
    .select('starts_on')
    .executeTakeFirst();
  if (other) throw unprocessable('licence-overlaps');
}

/**
 * Plans a licence that takes over on its first day.
 * @throws CallError 404, 422 `licence-overlaps` also when it begins before the present one has ended
 */
export async function planLicence({
  db,
  params,
  body,
  session,
  now,
}: Call<'planLicence'>): Promise<Answer<'planLicence'>> {
  const { accountId } = params;
  const { kind, pupils, startsOn, endsOn } = body;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    const { licence } = await readDetails(tx, { lock: true });
    if (licence && startsOn <= licence.endsOn) throw unprocessable('licence-overlaps');
    await requireNoOverlap(tx, body);
    await tx
      .insertInto('planned_licence')
      .values({ kind, pupils_allowed: pupils, starts_on: startsOn, ends_on: endsOn })
      .execute();
    const changes = { startsOn: [null, startsOn], endsOn: [null, endsOn], kind: [null, kind] } as const;
    const entry = { action: 'licence.planned', subjectId: accountId, counts: { pupils }, changes } as const;
    await audit(tx, session, entry, now);
  });
  return {};
}

/** @throws CallError 404 when there is no licence planned from that day on */
export async function unplanLicence({
  db,
  params,
  session,
  now,
}: Call<'unplanLicence'>): Promise<Answer<'unplanLicence'>> {
  const { accountId, startsOn } = params;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    await readDetails(tx, { lock: true });
    const gone = await tx
      .deleteFrom('planned_licence')
      .where('starts_on', '=', startsOn)
      .returning(['ends_on', 'pupils_allowed'])
      .executeTakeFirst();
    if (!gone) throw notFound();
    const changes = { startsOn: [startsOn, null], endsOn: [gone.ends_on, null] } as const;
    const counts = { pupils: gone.pupils_allowed };
    await audit(tx, session, { action: 'licence.unplanned', subjectId: accountId, counts, changes }, now);
  });
  return {};
}
