import { sql } from 'kysely';
import { claimNotice, notifyAdmins } from '../../messages/notify-admins';
import type { Db, TenantDatabase } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Services } from '../../platform/services';
import { dayIn, schoolYearOf } from '../../shared/calendar';
import { erasePupil } from '../erasure/erase-pupil';
import { retentionNotice } from './retention-notice';

/*
 * Pupils who left: in no group that is in use, without any work in this school year, and known since before it. The school
 * is asked about them from half August on, reminded half September, and from October on they are erased, unless it keeps
 * them for a year or gave them a group. Nobody is erased who was not asked about a month before.
 */

const season = { asks: '-08-15', reminds: '-09-15', erases: '-10-01', ends: '-11-30' } as const;
/** Days between asking about a pupil and erasing it. */
export const waitDays = 30;
/** Days between two times that a school is asked. */
const askEvery = 7;
const dayMs = 86_400_000;

interface School {
  readonly accountId: string;
  readonly today: string;
}

/** The moments of the school year that `today` is in. */
export function seasonOf(today: string) {
  const schoolYear = schoolYearOf(today);
  const year = schoolYear.slice(0, 4);
  return {
    schoolYear,
    begins: `${year}-08-01`,
    asks: year + season.asks,
    reminds: year + season.reminds,
    erases: year + season.erases,
    ends: year + season.ends,
  };
}

/** Whether a row of `pupil` (as `p`) is of somebody who left. */
const hasLeft = (begins: string) => sql<boolean>`
  p.trashed_at is null
  and p.created_at < ${begins}::date
  and not exists (
    select 1 from pupil_group g
    where g.account_id = p.account_id and g.group_id = p.group_id and g.archived_at is null
  )
  and not exists (
    select 1 from pupil_day d
    where d.account_id = p.account_id and d.pupil_id = p.pupil_id and d.day >= ${begins}::date
  )`;

/** Those of a school who left, were asked about this year, and are not kept. */
export const openLeavers = (db: Db, { today }: School) => {
  const { schoolYear, begins } = seasonOf(today);
  return db
    .selectFrom('leaver as l')
    .innerJoin('pupil as p', (on) => on.onRef('p.pupil_id', '=', 'l.pupil_id'))
    .where('l.school_year', '=', schoolYear)
    .where('l.erasing_at', 'is', null)
    .where(hasLeft(begins));
};

const countOpen = async (tx: Db, school: School): Promise<number> => {
  const { count } = await openLeavers(tx, school)
    .where('l.kept_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Asks about those who left since it was asked last. */
const ask = (services: Services, school: School) =>
  forTenant(services.database.db, school.accountId)
    .transaction()
    .execute(async (tx) => {
      const { accountId, today } = school;
      const { schoolYear, begins, erases } = seasonOf(today);
      const now = services.clock();
      // Of two processes the second waits here, and finds that it was asked.
      await tx.selectFrom('account').select('name').forUpdate().execute();
      const last = await tx
        .selectFrom('leaver')
        .where('school_year', '=', schoolYear)
        .select(({ fn }) => fn.max('asked_at').as('at'))
        .executeTakeFirst();
      if (last?.at && now.getTime() - last.at.getTime() < askEvery * dayMs) return;
      const { rows } = await sql`
      insert into leaver (account_id, pupil_id, school_year, asked_at)
      select p.account_id, p.pupil_id, ${schoolYear}, ${now}::timestamptz from pupil p
      where p.account_id = ${accountId} and ${hasLeft(begins)}
      on conflict (account_id, pupil_id) do update
        set school_year = excluded.school_year, asked_at = excluded.asked_at, kept_at = null
        where leaver.school_year <> excluded.school_year and leaver.erasing_at is null
      returning 1`.execute(tx);
      if (rows.length === 0) return;
      const pupils = await countOpen(tx, school);
      await notifyAdmins(
        tx,
        services,
        accountId,
        retentionNotice({ kind: 'leavers', pupils, eraseOn: erases }),
        now,
      );
    });

const remind = (services: Services, school: School) =>
  forTenant(services.database.db, school.accountId)
    .transaction()
    .execute(async (tx) => {
      const pupils = await countOpen(tx, school);
      if (pupils === 0) return;
      const { accountId, today } = school;
      const { schoolYear, erases } = seasonOf(today);
      const now = services.clock();
      if (!(await claimNotice(tx, 'leavers-soon', schoolYear, now))) return;
      await notifyAdmins(
        tx,
        services,
        accountId,
        retentionNotice({ kind: 'leavers-soon', pupils, eraseOn: erases }),
        now,
      );
    });

/** Takes those whose time is over out of everybody's sight; from here on they are erased, whatever is cut off. */
const beginErasure = (db: TenantDatabase, school: School, now: Date) =>
  db.transaction().execute(async (tx) => {
    const over = await openLeavers(tx, school)
      .where('l.kept_at', 'is', null)
      .where('l.asked_at', '<=', new Date(now.getTime() - waitDays * dayMs))
      .select('l.pupil_id')
      .forUpdate()
      .execute();
    for (const { pupil_id } of over) {
      await tx.updateTable('leaver').set({ erasing_at: now }).where('pupil_id', '=', pupil_id).execute();
      await tx.updateTable('pupil').set({ trashed_at: now }).where('pupil_id', '=', pupil_id).execute();
    }
  });

async function advance(services: Services, school: School): Promise<void> {
  const { today } = school;
  const { asks, reminds, erases, ends } = seasonOf(today);
  if (today < asks || today > ends) return;
  if (today < erases) {
    await ask(services, school);
    if (today >= reminds) await remind(services, school);
  } else {
    await beginErasure(forTenant(services.database.db, school.accountId), school, services.clock());
  }
}

/** Asks schools about pupils who left, reminds them, and erases who is over. */
export async function processLeavers(services: Services): Promise<void> {
  const { database, clock } = services;
  const { db } = database;
  const schools = await db
    .selectFrom('account')
    .where('kind', 'in', ['school', 'home'])
    .select(['account_id', 'time_zone'])
    .execute();
  for (const { account_id: accountId, time_zone } of schools) {
    await advance(services, { accountId, today: dayIn(time_zone, clock()) });
  }
  const begun = await db
    .selectFrom('leaver')
    .where('erasing_at', 'is not', null)
    .select(['account_id', 'pupil_id'])
    .execute();
  for (const pupil of begun) {
    await erasePupil(forTenant(db, pupil.account_id), pupil, clock());
  }
}
