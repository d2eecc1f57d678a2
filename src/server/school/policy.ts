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

/*
 * Two questions, which no call may mix up. Who *sees* a group or pupil reads what the pupils practised, and sets tasks
 * ready. Who *manages* it also changes names, sign-in, settings and notes, moves pupils and puts them in the trash.
 */

const live = (query: ReturnType<typeof everyGroup>) => query.where('g.archived_at', 'is', null);

/** The live groups a person sees. */
export const seenGroups = (db: Db, adult: Adult) => live(everyGroup(db, adult));

/** The live groups a person manages. */
export const managedGroups = (db: Db, adult: Adult) => live(everyGroup(db, adult));

/** The groups a person manages that were put away. */
export const archivedGroups = (db: Db, adult: Adult) =>
  everyGroup(db, adult).where('g.archived_at', 'is not', null);

const idsOf = async (groups: ReturnType<typeof everyGroup>): Promise<readonly string[]> =>
  (await groups.select('g.group_id').execute()).map((row) => row.group_id);

/** Ids of the live groups a person sees. */
export const seenGroupIds = (db: Db, adult: Adult) => idsOf(seenGroups(db, adult));

/** Ids of the live groups a person manages. */
export const managedGroupIds = (db: Db, adult: Adult) => idsOf(managedGroups(db, adult));

/** Ids of all groups a person manages, also those that were put away: their pupils are in the person's trash. */
export const everyManagedGroupId = async (db: Db, adult: Adult): Promise<ReadonlySet<string>> =>
  new Set(await idsOf(everyGroup(db, adult)));

async function requireOf(groups: ReturnType<typeof everyGroup>, groupId: string) {
  const found = await groups.where('g.group_id', '=', groupId).selectAll('g').executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/**
 * The group, when this person sees it.
 * @throws CallError 404 when it is another's, archived or not there: the three look the same.
 */
export const requireSeenGroup = (db: Db, adult: Adult, groupId: string) =>
  requireOf(seenGroups(db, adult), groupId);

/**
 * The group, when this person manages it.
 * @throws CallError 404, as `requireSeenGroup`
 */
export const requireManagedGroup = (db: Db, adult: Adult, groupId: string) =>
  requireOf(managedGroups(db, adult), groupId);

async function livePupil(db: Db, pupilId: string) {
  const pupil = await db
    .selectFrom('pupil')
    .where('pupil_id', '=', pupilId)
    .where('trashed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!pupil) throw notFound();
  return pupil;
}

/**
 * The pupil, when this person sees a group it is in; a school admin sees those who left their group too.
 * @throws CallError 404, also for a pupil in the trash.
 */
export const requireSeenPupil = (db: Db, adult: Adult, pupilId: string) =>
  requireManagedPupil(db, adult, pupilId);

/**
 * The pupil, when this person manages its group; a school admin manages those who left their group too.
 * @throws CallError 404, also for a pupil in the trash.
 */
export async function requireManagedPupil(db: Db, adult: Adult, pupilId: string) {
  const pupil = await livePupil(db, pupilId);
  if (adult.role === 'schooladmin') return pupil;
  if (pupil.group_id === null) throw notFound();
  await requireManagedGroup(db, adult, pupil.group_id);
  return pupil;
}

/**
 * All of these pupils, locked until the transaction ends, when this person manages every one of them. A teacher manages
 * those of the own groups, also of one that was put away; a school admin also those without a group.
 * @param trashed asks for pupils of the trash instead of live ones
 * @throws CallError 404 when one of them is not there
 */
export async function requireManagedPupils(
  tx: Db,
  adult: Adult,
  pupilIds: readonly string[],
  { trashed = false }: { readonly trashed?: boolean } = {},
) {
  const wanted = [...new Set(pupilIds)];
  const found = await managedPupils(tx, adult)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val(wanted))))
    .where('p.trashed_at', trashed ? 'is not' : 'is', null)
    .selectAll('p')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  if (found.length !== wanted.length) throw notFound();
  return found;
}

/** The pupils a person manages, in the trash or not. */
export const managedPupils = (db: Db, adult: Adult) =>
  db
    .selectFrom('pupil as p')
    .$if(adult.role !== 'schooladmin', (query) =>
      query.where('p.group_id', 'in', everyGroup(db, adult).select('g.group_id')),
    );
