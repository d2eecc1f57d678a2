import { audit } from '../audit';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { conflict, notFound } from '../errors';
import { schoolToday } from '../school/school-today';
import { ensureSettings } from '../settings/write-settings';
import { makeClassCodes } from './class-code';
import { schoolYearOf } from './days';
import { type Adult, archivedClasses, requireClass } from './policy';

/** Makes a group in the school year of today, with the exercise settings of its year. */
export async function addGroup({ db, session, body, now }: Call<'addGroup'>): Promise<Answer<'addGroup'>> {
  const { accountId, personId, role } = session;
  const { groupId, name, year } = body;
  return db.transaction().execute(async (tx) => {
    const { country, today } = await schoolToday(tx, accountId, now);
    const [code = ''] = await makeClassCodes(tx, 1);
    const added = await tx
      .insertInto('class')
      .values({
        account_id: accountId,
        class_id: groupId,
        name,
        year,
        school_year: schoolYearOf(today),
        class_code: code,
        created_at: now,
        archived_at: null,
      })
      .onConflict((there) => there.columns(['account_id', 'class_id']).doNothing())
      .returning('class_id')
      .executeTakeFirst();
    // Asked again after a lost answer: it is there already, if it is one's own.
    if (!added) return { groupId: (await requireClass(tx, session, groupId)).class_id };
    await ensureSettings(tx, { accountId, country }, [{ classId: groupId, year }], now);
    if (role === 'docent') {
      await tx
        .insertInto('class_teacher')
        .values({ account_id: accountId, class_id: groupId, user_id: personId })
        .execute();
    }
    await audit(tx, session, { action: 'group.added', subjectId: groupId, counts: { groups: 1 } }, now);
    return { groupId };
  });
}

export async function changeGroup({ db, session, params, body, now }: Call<'changeGroup'>) {
  const { groupId } = params;
  return db.transaction().execute(async (tx) => {
    await requireClass(tx, session, groupId);
    await tx
      .updateTable('class')
      .set({ name: body.name, year: body.year })
      .where('account_id', '=', session.accountId)
      .where('class_id', '=', groupId)
      .execute();
    await audit(tx, session, { action: 'group.changed', subjectId: groupId, counts: { groups: 1 } }, now);
    return {};
  });
}

/** Who teaches a group: adults of the school who can sign in, or were invited. */
export async function setGroupTeachers({ db, session, params, body, now }: Call<'setGroupTeachers'>) {
  const { accountId } = session;
  const { groupId } = params;
  const userIds = [...new Set(body.userIds)];
  return db.transaction().execute(async (tx) => {
    await requireClass(tx, session, groupId);
    const known = await tx
      .selectFrom('app_user')
      .where('account_id', '=', accountId)
      .where('role', 'in', ['docent', 'schooladmin'])
      .where(({ eb, val }) => eb('user_id', '=', eb.fn.any(val(userIds))))
      .select('user_id')
      .execute();
    if (known.length !== userIds.length) throw notFound();
    const ofGroup = { account_id: accountId, class_id: groupId };
    await tx
      .deleteFrom('class_teacher')
      .where('account_id', '=', accountId)
      .where('class_id', '=', groupId)
      .execute();
    if (userIds.length > 0) {
      await tx
        .insertInto('class_teacher')
        .values(userIds.map((user_id) => ({ ...ofGroup, user_id })))
        .execute();
    }
    const counts = { teachers: userIds.length };
    await audit(tx, session, { action: 'group.teachers-set', subjectId: groupId, counts }, now);
    return {};
  });
}

const setArchived = (tx: Db, { accountId }: Adult, groupId: string, at: Date | null) =>
  tx
    .updateTable('class')
    .set({ archived_at: at })
    .where('account_id', '=', accountId)
    .where('class_id', '=', groupId)
    .execute();

/** Takes a group out again. @throws CallError 409 when another has taken its place in the pupil administration */
async function takeOut(tx: Db, session: Adult, groupId: string) {
  const found = await archivedClasses(tx, session)
    .where('c.class_id', '=', groupId)
    .select(['c.school_year', 'c.source_keys'])
    .executeTakeFirst();
  if (!found) {
    await requireClass(tx, session, groupId);
    return;
  }
  const [key] = found.source_keys;
  const other = key
    ? await tx
        .selectFrom('class')
        .where('account_id', '=', session.accountId)
        .where('school_year', '=', found.school_year)
        .where('archived_at', 'is', null)
        .where(({ eb, val }) => eb(val(key), '=', eb.fn.any('source_keys')))
        .select('class_id')
        .executeTakeFirst()
    : undefined;
  if (other) throw conflict('group-replaced');
  await setArchived(tx, session, groupId, null);
}

export async function archiveGroup({ db, session, params, body, now }: Call<'archiveGroup'>) {
  const { groupId } = params;
  return db.transaction().execute(async (tx) => {
    if (!body.archived) {
      await takeOut(tx, session, groupId);
    } else {
      await requireClass(tx, session, groupId);
      const inIt = await tx
        .selectFrom('pupil')
        .where('account_id', '=', session.accountId)
        .where('class_id', '=', groupId)
        .where('trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const count = Number(inIt.count);
      if (count > 0) throw conflict('group-not-empty', { values: { count } });
      await setArchived(tx, session, groupId, now);
    }
    const action = body.archived ? 'group.archived' : 'group.restored';
    await audit(tx, session, { action, subjectId: groupId, counts: { groups: 1 } }, now);
    return {};
  });
}
