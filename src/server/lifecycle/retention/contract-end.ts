import { notifyAdmins } from '../../messages/notify-admins';
import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Services } from '../../platform/services';
import { graceDays } from '../../school/licence/licence-state';
import { dayIn, shiftDay } from '../../shared/calendar';
import { eraseSchool } from './erase-school';
import { retentionNotice } from './retention-notice';

/*
 * After the contract: children practise for a while yet (`graceDays`); then adults have a month to take everything along;
 * then it is erased. Told when that month begins and again a week before its end. Who was never told is never erased,
 * however long the server stood still.
 */

/** Days in which everything can be taken along. */
export const exportDays = 30;
/** Days before the end on which it is said once more. */
const lastCallDays = 7;

const dayMs = 86_400_000;

interface EndedContract {
  readonly account_id: string;
  readonly time_zone: string;
  readonly ends_on: string;
}

const candidates = (db: AllAccountsDb, before: string) =>
  db
    .selectFrom('licence as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .where('l.ends_on', '<', before)
    .orderBy('l.account_id')
    .select(['l.account_id', 'l.ends_on', 'a.time_zone'])
    .execute();

/** A renewal calls it off, unless erasing has begun. */
const cancelRenewed = (db: AllAccountsDb) =>
  db
    .deleteFrom('school_ending')
    .where('erasing_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licence as l')
            .whereRef('l.account_id', '=', 'school_ending.account_id')
            .whereRef('l.ends_on', '=', 'school_ending.ends_on')
            .select('l.account_id'),
        ),
      ),
    )
    .execute();

const announce = (
  services: Services,
  { account_id: accountId, ends_on: endsOn }: EndedContract,
  today: string,
) =>
  forTenant(services.database.db, accountId)
    .transaction()
    .execute(async (tx) => {
      const now = services.clock();
      const eraseOn = shiftDay(today, exportDays);
      const first = await tx
        .insertInto('school_ending')
        .values({ ends_on: endsOn, announced_at: now, erase_on: eraseOn })
        .onConflict((there) => there.doNothing())
        .returning('account_id')
        .executeTakeFirst();
      if (first)
        await notifyAdmins(tx, services, accountId, retentionNotice({ kind: 'school-ends', eraseOn }), now);
    });

const sendLastCall = (services: Services, accountId: string, eraseOn: string) =>
  forTenant(services.database.db, accountId)
    .transaction()
    .execute(async (tx) => {
      const now = services.clock();
      const first = await tx
        .updateTable('school_ending')
        .set({ called_at: now })
        .where('called_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst();
      if (first)
        await notifyAdmins(
          tx,
          services,
          accountId,
          retentionNotice({ kind: 'school-ends-soon', eraseOn }),
          now,
        );
    });

/** Begins to erase when the licence is still the one it is about; a renewal at this very moment waits, or comes first. */
const beginErasure = (services: Services, accountId: string, endsOn: string) =>
  forTenant(services.database.db, accountId)
    .transaction()
    .execute(async (tx) => {
      const licence = await tx
        .selectFrom('licence')
        .where('ends_on', '=', endsOn)
        .select('account_id')
        .forUpdate()
        .executeTakeFirst();
      if (!licence) return;
      await tx
        .updateTable('school_ending')
        .set({ erasing_at: services.clock() })
        .where('erasing_at', 'is', null)
        .execute();
    });

async function advance(services: Services, school: EndedContract): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  const today = dayIn(school.time_zone, now);
  if (today <= shiftDay(school.ends_on, graceDays)) return;
  const ending = await forTenant(database.db, school.account_id)
    .selectFrom('school_ending')
    .selectAll()
    .executeTakeFirst();
  if (!ending) return announce(services, school, today);
  const { erase_on: eraseOn, called_at: calledAt } = ending;
  if (calledAt === null) {
    if (today >= shiftDay(eraseOn, -lastCallDays)) await sendLastCall(services, school.account_id, eraseOn);
    return;
  }
  const isWarned = now.getTime() - calledAt.getTime() >= (lastCallDays - 1) * dayMs;
  if (today >= eraseOn && isWarned) await beginErasure(services, school.account_id, school.ends_on);
}

/** Tells schools whose contract is over what comes, and erases those whose time is over. */
export async function endContracts(services: Services): Promise<void> {
  const { database, clock } = services;
  const { db } = database;
  await cancelRenewed(db);
  const latest = shiftDay(dayIn('UTC', clock()), 1 - graceDays);
  for (const school of await candidates(db, latest)) await advance(services, school);
  const begun = await db
    .selectFrom('school_ending')
    .where('erasing_at', 'is not', null)
    .where('erased_at', 'is', null)
    .select('account_id')
    .execute();
  for (const { account_id } of begun) await eraseSchool(services, account_id);
}
