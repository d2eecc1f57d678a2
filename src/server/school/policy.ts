import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { notFound } from '../platform/http/errors';
import type { Session } from '../platform/http/session';

export type Adult = Pick<Session, 'accountId' | 'personId' | 'role' | 'at'>;

/** The calendar day at the school of a row, whose table or alias is named. */
const dayAt = (at: Date, of: string) =>
  sql<string>`(${at}::timestamptz at time zone (
    select a.time_zone from account a where a.account_id = ${sql.ref(`${of}.account_id`)}))::date`;

/** Whether a row of `group_teacher`, as `t`, is over at this moment. */
export const isOver = (at: Date) => sql<boolean>`coalesce(t.until_day < ${dayAt(at, 't')}, false)`;

/** Whether a row of `group_teacher`, as `t`, gives the group to its teacher at this moment. */
export const isInForce = (at: Date) =>
  sql<boolean>`(t.from_day is null or t.from_day <= ${dayAt(at, 't')}) and not ${isOver(at)}`;

/** The groups of a person, put away or not: a school admin has those of the school, a teacher the own ones. */
const everyGroup = (db: Db, { personId, role, at }: Adult) =>
  db
    .selectFrom('pupil_group as g')
    .$if(role !== 'schooladmin', (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('group_teacher as t')
            .select('t.user_id')
            .whereRef('t.group_id', '=', 'g.group_id')
            .where('t.user_id', '=', personId)
            .where(isInForce(at)),
        ),
      ),
    );

/** The live groups a person may see. */
export const visibleGroups = (db: Db, adult: Adult) =>
  everyGroup(db, adult).where('g.archived_at', 'is', null);

/** Those that were put away. */
export const archivedGroups = (db: Db, adult: Adult) =>
  everyGroup(db, adult).where('g.archived_at', 'is not', null);

/** Ids of the live groups a person may see. */
export async function ownGroupIds(db: Db, adult: Adult): Promise<readonly string[]> {
  const rows = await visibleGroups(db, adult).select('g.group_id').execute();
  return rows.map((row) => row.group_id);
}

/** Ids of all groups of a person, also those that were put away: their pupils are in the person's trash. */
export async function everyGroupId(db: Db, adult: Adult): Promise<ReadonlySet<string>> {
  const rows = await everyGroup(db, adult).select('g.group_id').execute();
  return new Set(rows.map((row) => row.group_id));
}

/**
 * The group, when this person may see it.
 * @throws CallError 404 when it is another's, archived or not there: the three look the same.
 */
export async function requireGroup(db: Db, adult: Adult, groupId: string) {
  const found = await visibleGroups(db, adult)
    .where('g.group_id', '=', groupId)
    .selectAll('g')
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/**
 * The pupil, when this person may see the group it is in; a school admin sees those who left their group too.
 * @throws CallError 404, also for a pupil in the trash.
 */
export async function requirePupil(db: Db, adult: Adult, pupilId: string) {
  const pupil = await db
    .selectFrom('pupil')
    .where('pupil_id', '=', pupilId)
    .where('trashed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!pupil) throw notFound();
  if (adult.role === 'schooladmin') return pupil;
  if (pupil.group_id === null) throw notFound();
  await requireGroup(db, adult, pupil.group_id);
  return pupil;
}

/**
 * All of these pupils, locked until the transaction ends, when this person may see every one of them. A teacher sees
 * those of the own groups, also of one that was put away; a school admin also those without a group.
 * @param trashed asks for pupils of the trash instead of live ones
 * @throws CallError 404 when one of them is not there
 */
export async function requirePupils(
  tx: Db,
  adult: Adult,
  pupilIds: readonly string[],
  { trashed = false }: { readonly trashed?: boolean } = {},
) {
  const wanted = [...new Set(pupilIds)];
  const found = await pupilsOf(tx, adult)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val(wanted))))
    .where('p.trashed_at', trashed ? 'is not' : 'is', null)
    .selectAll('p')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  if (found.length !== wanted.length) throw notFound();
  return found;
}

/** The pupils a person may see, in the trash or not. */
export const pupilsOf = (db: Db, adult: Adult) =>
  db
    .selectFrom('pupil as p')
    .$if(adult.role !== 'schooladmin', (query) =>
      query.where('p.group_id', 'in', everyGroup(db, adult).select('g.group_id')),
    );
