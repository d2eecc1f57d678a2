import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound, unprocessable } from '../../platform/http/errors';
import { schoolYearOf } from '../../shared/calendar';
import { audit } from '../audit';
import { type Adult, archivedGroups, requireManagedGroup, requireSeenGroup } from '../policy';
import { schoolToday } from '../school-today';
import { ensureSettings } from '../settings/write-settings';
import { makeClassCodes } from './class-code';

/** Makes a group in the school year of today, with the exercise settings of its year. */
export async function addGroup({ db, session, body, now }: Call<'addGroup'>): Promise<Answer<'addGroup'>> {
  const { accountId, personId, role } = session;
  const { groupId, name, year } = body;
  return db.transaction().execute(async (tx) => {
    const { country, today } = await schoolToday(tx, now);
    const [code = ''] = await makeClassCodes(tx, 1);
    const added = await tx
      .insertInto('pupil_group')
      .values({
        group_id: groupId,
        name,
        year,
        school_year: schoolYearOf(today),
        class_code: code,
        created_at: now,
        archived_at: null,
      })
      .onConflict((there) => there.column('group_id').doNothing())
      .returning('group_id')
      .executeTakeFirst();
    // Asked again after a lost answer: it is there already, if it is one's own.
    if (!added) return { groupId: (await requireManagedGroup(tx, session, groupId)).group_id };
    await ensureSettings(tx, { accountId, country }, [{ groupId, year }], now);
    if (role === 'docent') {
      await tx.insertInto('group_teacher').values({ group_id: groupId, user_id: personId }).execute();
    }
    await audit(tx, session, { action: 'group.added', subjectId: groupId, counts: { groups: 1 } }, now);
    return { groupId };
  });
}

export async function changeGroup({ db, session, params, body, now }: Call<'changeGroup'>) {
  const { groupId } = params;
  return db.transaction().execute(async (tx) => {
    await requireManagedGroup(tx, session, groupId);
    await tx
      .updateTable('pupil_group')
      .set({ name: body.name, year: body.year })
      .where('group_id', '=', groupId)
      .execute();
    await audit(tx, session, { action: 'group.changed', subjectId: groupId, counts: { groups: 1 } }, now);
    return {};
  });
}

/** Who teaches a group of either kind, for good or for some days: adults of the school who can sign in, or were invited. */
export async function setGroupTeachers({ db, session, params, body, now }: Call<'setGroupTeachers'>) {
  const { groupId } = params;
  const teachers = [...new Map(body.teachers.map((teacher) => [teacher.userId, teacher])).values()];
  const userIds = teachers.map(({ userId }) => userId);
  if (teachers.some(({ from, until }) => from && until && until < from))
    throw unprocessable('ends-before-start');
  return db.transaction().execute(async (tx) => {
    await requireSeenGroup(tx, session, groupId);
    const known = await tx
      .selectFrom('app_user')
      .where('role', 'in', ['docent', 'schooladmin'])
      .where(({ eb, val }) => eb('user_id', '=', eb.fn.any(val(userIds))))
      .select('user_id')
      .execute();
    if (known.length !== userIds.length) throw notFound();
    await tx.deleteFrom('group_teacher').where('group_id', '=', groupId).execute();
    if (userIds.length > 0) {
      await tx
        .insertInto('group_teacher')
        .values(
          teachers.map(({ userId, from, until }) => ({
            group_id: groupId,
            user_id: userId,
            from_day: from,
            until_day: until,
          })),
        )
        .execute();
    }
    const counts = {
      teachers: userIds.length,
      temporary: teachers.filter(({ from, until }) => from ?? until).length,
    };
    await audit(tx, session, { action: 'group.teachers-set', subjectId: groupId, counts }, now);
    return {};
  });
}

const setArchived = (tx: Db, groupId: string, at: Date | null) =>
  tx.updateTable('pupil_group').set({ archived_at: at }).where('group_id', '=', groupId).execute();

/** Takes a group out again. @throws CallError 409 when another has taken its place in the pupil administration */
async function takeOut(tx: Db, session: Adult, groupId: string) {
  const found = await archivedGroups(tx, session)
    .where('g.group_id', '=', groupId)
    .select(['g.school_year', 'g.source_keys'])
    .executeTakeFirst();
  if (!found) {
    await requireManagedGroup(tx, session, groupId);
    return;
  }
  const [key] = found.source_keys;
  const other = key
    ? await tx
        .selectFrom('pupil_group')
        .where('school_year', '=', found.school_year)
        .where('archived_at', 'is', null)
        .where(({ eb, val }) => eb(val(key), '=', eb.fn.any('source_keys')))
        .select('group_id')
        .executeTakeFirst()
    : undefined;
  if (other) throw conflict('group-replaced');
  await setArchived(tx, groupId, null);
}

export async function archiveGroup({ db, session, params, body, now }: Call<'archiveGroup'>) {
  const { groupId } = params;
  return db.transaction().execute(async (tx) => {
    if (!body.archived) {
      await takeOut(tx, session, groupId);
    } else {
      await requireManagedGroup(tx, session, groupId);
      const inIt = await tx
        .selectFrom('pupil')
        .where('group_id', '=', groupId)
        .where('trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const count = Number(inIt.count);
      if (count > 0) throw conflict('group-not-empty', { values: { count } });
      await setArchived(tx, groupId, now);
    }
    const action = body.archived ? 'group.archived' : 'group.restored';
    await audit(tx, session, { action, subjectId: groupId, counts: { groups: 1 } }, now);
    return {};
  });
}
