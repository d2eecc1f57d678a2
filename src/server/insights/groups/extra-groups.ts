import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tables } from '../../platform/db/schema/tables.gen';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { readExtraTasks } from '../../school/extra-groups/extra-tasks';
import { requireExtraGroup } from '../../school/extra-groups/require-extra-group';
import { type Adult, isInForce, seenGroups } from '../../school/policy';
import { schoolToday } from '../../school/school-today';
import { settingsOfGroup } from '../../school/settings/read-settings';
import { grouped } from '../../shared/grouped';
import { byName, fullName } from '../../shared/names';
import { membersAtWork } from '../attention/recent-work';
import { teachersOf, temporaryOf } from './list-groups';
import { listPupils } from './list-pupils';

type GroupShown = Answer<'listExtraGroups'>['groups'][number];
type Row = Pick<Selectable<Tables<string>['pupil_group']>, 'group_id' | 'name' | 'school_year'>;

/** The members of these groups with their days; those in the trash or without a home group come back with theirs. */
const membershipsOf = (db: Db, groupIds: readonly string[], now: Date) =>
  db
    .selectFrom('extra_member as m')
    .innerJoin('pupil as p', (on) => on.onRef('p.pupil_id', '=', 'm.pupil_id'))
    .leftJoin('pupil_group as h', (on) => on.onRef('h.group_id', '=', 'p.group_id'))
    .where(({ eb, val }) => eb('m.group_id', '=', eb.fn.any(val([...groupIds]))))
    .where('p.trashed_at', 'is', null)
    .where('p.group_id', 'is not', null)
    .select(['m.group_id', 'm.pupil_id', 'm.from_day', 'm.until_day'])
    .select(['p.first_name', 'p.last_name', 'p.sort_name', 'h.name as home_group'])
    .select(isInForce(now, 'm').as('in_force'))
    .execute();

/** These groups as both calls show them, by school year and name. */
async function shownGroups(db: Db, rows: readonly Row[], now: Date): Promise<GroupShown[]> {
  const groupIds = rows.map(({ group_id }) => group_id);
  if (groupIds.length === 0) return [];
  const members = grouped(await membershipsOf(db, groupIds, now), ({ group_id }) => group_id);
  const teachers = grouped(await teachersOf(db, groupIds, now), ({ group_id }) => group_id);
  return rows
    .map((row) => {
      const having = (teachers.get(row.group_id) ?? []).toSorted((a, b) =>
        byName(a.display_name, b.display_name),
      );
      return {
        groupId: row.group_id,
        name: row.name,
        schoolYear: row.school_year,
        teachers: having.filter(({ in_force }) => in_force).map(({ display_name }) => display_name),
        temporary: having.filter(({ from_day, until_day }) => from_day ?? until_day).map(temporaryOf),
        pupilCount: (members.get(row.group_id) ?? []).filter(({ in_force }) => in_force).length,
      };
    })
    .toSorted((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
}

/** Extra groups that were put away, for who may bring them back. */
async function archivedExtraGroups(db: Db, { role }: Adult) {
  if (role !== 'schooladmin') return [];
  const rows = await db
    .selectFrom('pupil_group')
    .where('kind', '=', 'extra')
    .where('archived_at', 'is not', null)
    .select(['group_id', 'name', 'school_year'])
    .execute();
  return rows
    .map((row) => ({ groupId: row.group_id, name: row.name, schoolYear: row.school_year }))
    .toSorted((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
}

export async function listExtraGroups({
  db,
  session,
  now,
}: Call<'listExtraGroups'>): Promise<Answer<'listExtraGroups'>> {
  const rows = await seenGroups(db, session)
    .where('g.kind', '=', 'extra')
    .select(['g.group_id', 'g.name', 'g.school_year'])
    .execute();
  return { groups: await shownGroups(db, rows, now), archived: await archivedExtraGroups(db, session) };
}

/** An extra group with what its members practise and the tasks it set ready. */
export async function readExtraGroup({
  db,
  keys,
  session,
  params,
  now,
}: Call<'readExtraGroup'>): Promise<Answer<'readExtraGroup'>> {
  const row = await requireExtraGroup(db, session, params.groupId);
  const [group] = await shownGroups(db, [row], now);
  const settings = (await settingsOfGroup(db, row.group_id)).find(({ current }) => current);
  if (!group || !settings) throw notFound();
  const { today } = await schoolToday(db, now);
  const memberships = await membershipsOf(db, [row.group_id], now);
  const work = await membersAtWork(db, session, row, now);
  const pupils = await listPupils(db, session, keys, row, work, now);
  const daysOf = new Map(memberships.map((each) => [each.pupil_id, each]));
  const personOf = (each: (typeof memberships)[number]) => ({
    pupilId: each.pupil_id,
    name: fullName(each),
    homeGroup: each.home_group,
    from: each.from_day,
    until: each.until_day,
  });
  const memberIds = pupils.map(({ pupilId }) => pupilId);
  return {
    group,
    // Named one by one: the rest of the list is of who manages the pupil.
    members: pupils.flatMap((pupil) => {
      const membership = daysOf.get(pupil.pupilId);
      if (!membership) return [];
      const { sortName, avatar, year, lastPractised, minutesThisWeek, automatedFacts } = pupil;
      const { domains, flags, stuckOn, misses } = pupil;
      return {
        ...personOf(membership),
        ...{ sortName, avatar, year, lastPractised, minutesThisWeek, automatedFacts },
        ...{ domains, flags, stuckOn, misses },
      };
    }),
    others:
      session.role === 'schooladmin'
        ? memberships
            .filter(({ in_force }) => !in_force)
            .map(personOf)
            .toSorted((a, b) => byName(a.name, b.name))
        : [],
    settings,
    tasks: await readExtraTasks(db, row.group_id, { today, memberIds }),
  };
}
