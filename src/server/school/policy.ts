import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { notFound } from '../platform/http/errors';
import type { Session } from '../platform/http/session';

export type Adult = Pick<Session, 'accountId' | 'personId' | 'role' | 'at'>;

/** The calendar day at the school of a row, whose table or alias is named. */
const dayAt = (at: Date, of: string) =>
  sql<string>`(${at}::timestamptz at time zone (
    select a.time_zone from account a where a.account_id = ${sql.ref(`${of}.account_id`)}))::date`;

/** A row with a first and a last day: `t` of `group_teacher`, `m` of `extra_member`. */
type Dated = 't' | 'm';

/** Whether a row with days is over at this moment. */
export const isOver = (at: Date, row: Dated = 't') =>
  sql<boolean>`coalesce(${sql.ref(`${row}.until_day`)} < ${dayAt(at, row)}, false)`;

/** Whether a row with days holds at this moment: it gives a group its teacher, or its member. */
export const isInForce = (at: Date, row: Dated = 't') => {
  const from = sql.ref(`${row}.from_day`);
  return sql<boolean>`(${from} is null or ${from} <= ${dayAt(at, row)}) and not ${isOver(at, row)}`;
};

/** The groups of a person of both kinds, put away or not: a school admin has those of the school, a teacher the own ones. */
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
 * ready. Who *manages* it also changes names, sign-in, settings and notes, moves pupils and puts them in the trash. The
 * home group decides who manages a pupil; a teacher of an extra group sees its members and manages none of them.
 */

const homeGroups = (db: Db, adult: Adult) => everyGroup(db, adult).where('g.kind', '=', 'home');

const live = (query: ReturnType<typeof everyGroup>) => query.where('g.archived_at', 'is', null);

/** The live groups a person sees, home groups and extra ones. */
export const seenGroups = (db: Db, adult: Adult) => live(everyGroup(db, adult));

/** The live home groups a person manages. */
export const managedGroups = (db: Db, adult: Adult) => live(homeGroups(db, adult));

/** The home groups a person manages that were put away. */
export const archivedGroups = (db: Db, adult: Adult) =>
  homeGroups(db, adult).where('g.archived_at', 'is not', null);

const idsOf = async (groups: ReturnType<typeof everyGroup>): Promise<readonly string[]> =>
  (await groups.select('g.group_id').execute()).map((row) => row.group_id);

/** Ids of the live groups a person sees. */
export const seenGroupIds = (db: Db, adult: Adult) => idsOf(seenGroups(db, adult));

/** Ids of the live groups a person manages. */
export const managedGroupIds = (db: Db, adult: Adult) => idsOf(managedGroups(db, adult));

/** Ids of all groups a person manages, also those that were put away: their pupils are in the person's trash. */
export const everyManagedGroupId = async (db: Db, adult: Adult): Promise<ReadonlySet<string>> =>
  new Set(await idsOf(homeGroups(db, adult)));

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

/** Whether this person manages the pupil: by its home group, or as a school admin. */
export async function managesPupil(
  db: Db,
  adult: Adult,
  pupil: { readonly group_id: string | null },
): Promise<boolean> {
  if (adult.role === 'schooladmin') return true;
  if (pupil.group_id === null) return false;
  const [found] = await managedGroups(db, adult)
    .where('g.group_id', '=', pupil.group_id)
    .select('g.group_id')
    .execute();
  return found !== undefined;
}

/** The live extra groups that a pupil is in at this moment, as far as this person sees them. */
export const seenExtraGroupsOf = (db: Db, adult: Adult, pupilId: string) =>
  seenGroups(db, adult)
    .where('g.kind', '=', 'extra')
    .where((where) =>
      where.exists(
        where
          .selectFrom('extra_member as m')
          .select('m.pupil_id')
          .whereRef('m.group_id', '=', 'g.group_id')
          .where('m.pupil_id', '=', pupilId)
          .where(isInForce(adult.at, 'm')),
      ),
    );

/**
 * The pupil, when this person sees a group it is in, home or extra; a school admin sees those who left their group too.
 * @throws CallError 404, also for a pupil in the trash.
 */
export async function requireSeenPupil(db: Db, adult: Adult, pupilId: string) {
  const pupil = await livePupil(db, pupilId);
  if (await managesPupil(db, adult, pupil)) return pupil;
  if (pupil.group_id === null) throw notFound();
  const [extra] = await seenExtraGroupsOf(db, adult, pupilId).select('g.group_id').limit(1).execute();
  if (!extra) throw notFound();
  return pupil;
}

/**
 * The pupil, when this person manages it; a school admin manages those who left their group too.
 * @throws CallError 404, also for a pupil in the trash.
 */
export async function requireManagedPupil(db: Db, adult: Adult, pupilId: string) {
  const pupil = await livePupil(db, pupilId);
  if (!(await managesPupil(db, adult, pupil))) throw notFound();
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
      query.where('p.group_id', 'in', homeGroups(db, adult).select('g.group_id')),
    );
