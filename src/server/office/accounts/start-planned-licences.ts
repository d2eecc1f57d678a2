import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Services } from '../../platform/services';
import { dayIn, shiftDay } from '../../shared/calendar';

/** Puts each planned licence whose first day has come in the place of the one before. */
export async function startPlannedLicences({ database: { db } }: Services, now: Date): Promise<void> {
  const due = await db
    .selectFrom('planned_licence as p')
    .innerJoin('account as a', 'a.account_id', 'p.account_id')
    // No time zone is a day further.
    .where('p.starts_on', '<=', shiftDay(dayIn('UTC', now), 1))
    .orderBy('p.starts_on')
    .select(['p.account_id', 'p.starts_on', 'a.time_zone'])
    .execute();
  for (const { account_id: accountId, starts_on: startsOn, time_zone: zone } of due) {
    if (startsOn > dayIn(zone, now)) continue;
    await forTenant(db, accountId)
      .transaction()
      .execute(async (tx) => {
        const planned = await tx
          .deleteFrom('planned_licence')
          .where('starts_on', '=', startsOn)
          .returning(['kind', 'pupils_allowed', 'starts_on', 'ends_on'])
          .executeTakeFirst();
        if (!planned) return;
        const { kind, pupils_allowed, starts_on, ends_on } = planned;
        await tx
          .insertInto('licence')
          .values({ kind, pupils_allowed, starts_on, ends_on })
          .onConflict((there) =>
            there.column('account_id').doUpdateSet({ kind, pupils_allowed, starts_on, ends_on }),
          )
          .execute();
      });
  }
}
