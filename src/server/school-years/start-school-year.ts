import { sql } from 'kysely';
import { lastYear, yearAfter } from '@/contract/year-after';
import { audit } from '../audit';
import type { Answer, Call } from '../call';
import { json } from '../db/columns';
import type { Db } from '../db/database';
import { conflict, refused } from '../errors';
import { makeClassCodes } from '../groups/class-code';
import { schoolYearOf } from '../groups/days';
import { newId } from '../new-id';
import { type ChangeOfPupil, changeAndRecord } from '../pupils/record-changes';
import { schoolToday } from '../school/school-today';
import { ensureSettings } from '../settings/write-settings';

type StartCall = Call<'startSchoolYear'>;

/**
 * The whole school waits here while another import or year is under way; who adds pupils does not, whose rows only point
 * at the account: a lock against those as well would wait for the licence while they wait for it.
 */
export const lockAccount = (tx: Db, accountId: string) =>
  tx
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select('account_id')
    .forNoKeyUpdate()
    .execute();

/** The groups that go up, which all have to be live ones of the year the page showed. @throws CallError 409 */
async function groupsGoingUp(tx: Db, { session, body }: StartCall) {
  const wanted = new Map(body.groups.map((group) => [group.groupId, group]));
  const live = await tx
    .selectFrom('class')
    .where('account_id', '=', session.accountId)
    .where('school_year', '=', body.fromYear)
    .where('archived_at', 'is', null)
    .select(['class_id', 'year'])
    .orderBy('class_id')
    .execute();
  const going = live.flatMap((group) => {
    const asked = wanted.get(group.class_id);
    return asked ? [{ ...group, ...asked }] : [];
  });
  if (going.length !== wanted.size) throw conflict('year-changed');
  return going;
}

const pupilsIn = (tx: Db, accountId: string, classIds: readonly string[]) =>
  tx
    .selectFrom('pupil')
    .where('account_id', '=', accountId)
    .where('class_id', 'in', classIds)
    .where('trashed_at', 'is', null)
    .select(['pupil_id', 'class_id', 'year'])
    .orderBy('pupil_id')
    .forUpdate()
    .execute();

/** Makes a group of the next school year for each that goes up; one of the last year has none. */
async function makeGroups(tx: Db, call: StartCall, going: Awaited<ReturnType<typeof groupsGoingUp>>) {
  const { session, body, now } = call;
  const { accountId } = session;
  const up = going
    .filter(({ year }) => year !== lastYear)
    .map((group) => ({ ...group, newId: newId(now), newYear: group.year === null ? null : group.year + 1 }));
  const codes = await makeClassCodes(tx, up.length);
  if (up.length === 0) return up;
  await tx
    .insertInto('class')
    .values(
      up.map((group, at) => ({
        account_id: accountId,
        class_id: group.newId,
        name: group.name,
        year: group.newYear,
        school_year: yearAfter(body.fromYear),
        class_code: codes[at] ?? '',
        created_at: now,
        archived_at: null,
      })),
    )
    .execute();
  const keeping = up.filter(({ keepTeachers }) => keepTeachers);
  for (const group of keeping) {
    await sql`insert into class_teacher (account_id, class_id, user_id)
      select account_id, ${group.newId}::uuid, user_id from class_teacher
      where account_id = ${accountId} and class_id = ${group.groupId}`.execute(tx);
  }
  const { country } = await schoolToday(tx, accountId, now);
  const made = up.map((group) => ({ classId: group.newId, year: group.newYear }));
  await ensureSettings(tx, { accountId, country }, made, now);
  return up;
}

/**
 * Moves a school into its next year: new groups, each pupil a year up, the old groups put away. All of it or nothing;
 * asked for again, it was done once.
 * @throws CallError 409 when the groups have changed since, 422 when that year is beyond the next one
 */
export async function startSchoolYear(call: StartCall): Promise<Answer<'startSchoolYear'>> {
  const { db, session, body, now } = call;
  const { accountId } = session;
  const { changeId } = body;
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const done = await tx
      .selectFrom('school_change')
      .where('account_id', '=', accountId)
      .where('change_id', '=', changeId)
      .select('change_id')
      .executeTakeFirst();
    if (done) return { changeId };
    const { today } = await schoolToday(tx, accountId, now);
    if (body.fromYear > schoolYearOf(today)) throw refused('year-too-far');
    const going = await groupsGoingUp(tx, call);
    const up = await makeGroups(tx, call, going);
    const newGroup = new Map(up.map((group) => [group.groupId, group.newId]));
    const pupils = await pupilsIn(
      tx,
      accountId,
      going.map(({ groupId }) => groupId),
    );
    const left = new Set<string>();
    const changes = pupils.flatMap(({ pupil_id: pupilId, class_id, year }): ChangeOfPupil[] => {
      const to = newGroup.get(class_id ?? '');
      const leaves = year === lastYear || to === undefined;
      if (!leaves) return [{ pupilId, set: { class_id: to, year: year === null ? null : year + 1 } }];
      if (body.leavers === 'trash') return [{ pupilId, set: { trashed_at: now } }];
      left.add(class_id ?? '');
      return [];
    });
    const archived = going.map(({ groupId }) => groupId).filter((groupId) => !left.has(groupId));
    const trashed = changes.filter(({ set }) => set.trashed_at).map(({ pupilId }) => pupilId);
    const counts = {
      added: 0,
      changed: changes.length - trashed.length,
      trashed: trashed.length,
      groups: up.length,
    };
    await tx
      .insertInto('school_change')
      .values({
        account_id: accountId,
        change_id: changeId,
        kind: 'year',
        created_by: session.personId,
        created_at: now,
        counts: json(counts),
        classes_added: up.map((group) => group.newId),
        classes_archived: archived,
        undone_at: null,
      })
      .execute();
    await changeAndRecord(tx, { accountId, changeId }, changes);
    if (archived.length > 0) {
      await tx
        .updateTable('class')
        .set({ archived_at: now })
        .where('account_id', '=', accountId)
        .where('class_id', 'in', archived)
        .execute();
    }
    if (trashed.length > 0) {
      await tx
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('person_id', 'in', trashed)
        .execute();
    }
    await audit(tx, session, { action: 'year.started', subjectId: changeId, counts }, now);
    return { changeId };
  });
}
