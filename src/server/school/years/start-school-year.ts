import { sql } from 'kysely';
import { lastYear, yearAfter } from '@/contract/year-after';
import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { schoolYearOf } from '../../shared/calendar';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { makeClassCodes } from '../groups/class-code';
import { lockAccount } from '../lock-account';
import { type ChangeOfPupil, changeAndRecord } from '../pupils/record-changes';
import { schoolToday } from '../school-today';
import { ensureSettings } from '../settings/write-settings';

type StartCall = Call<'startSchoolYear'>;

/** The groups that go up, which all have to be live ones of the year the page showed. @throws CallError 409 */
async function groupsGoingUp(tx: Db, { body }: StartCall) {
  const wanted = new Map(body.groups.map((group) => [group.groupId, group]));
  const live = await tx
    .selectFrom('pupil_group')
    .where('school_year', '=', body.fromYear)
    .where('kind', '=', 'home')
    .where('archived_at', 'is', null)
    .select(['group_id', 'year'])
    .orderBy('group_id')
    .execute();
  const going = live.flatMap((group) => {
    const asked = wanted.get(group.group_id);
    return asked ? [{ ...group, ...asked }] : [];
  });
  if (going.length !== wanted.size) throw conflict('year-changed');
  return going;
}

/** The live extra groups of a school year: they end with it, and their members with them. */
async function extraGroupsOf(tx: Db, schoolYear: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('pupil_group')
    .where('kind', '=', 'extra')
    .where('school_year', '=', schoolYear)
    .where('archived_at', 'is', null)
    .select('group_id')
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

const pupilsIn = (tx: Db, groupIds: readonly string[]) =>
  tx
    .selectFrom('pupil')
    .where('group_id', 'in', groupIds)
    .where('trashed_at', 'is', null)
    .select(['pupil_id', 'group_id', 'year'])
    .orderBy('pupil_id')
    .forUpdate()
    .execute();

/** Makes a group of the next school year for each that goes up; one of the last year has none. */
async function makeGroups(
  tx: Db,
  call: StartCall,
  today: string,
  going: Awaited<ReturnType<typeof groupsGoingUp>>,
) {
  const { session, body, now } = call;
  const { accountId } = session;
  const up = going
    .filter(({ year }) => year !== lastYear)
    .map((group) => ({ ...group, newId: newId(now), newYear: group.year === null ? null : group.year + 1 }));
  const codes = await makeClassCodes(tx, up.length);
  if (up.length === 0) return up;
  await tx
    .insertInto('pupil_group')
    .values(
      up.map((group, at) => ({
        group_id: group.newId,
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
    await sql`insert into group_teacher (account_id, group_id, user_id, from_day, until_day)
      select t.account_id, ${group.newId}::uuid, t.user_id, t.from_day, t.until_day from group_teacher t
      where t.account_id = ${accountId} and t.group_id = ${group.groupId}
        and (t.until_day is null or t.until_day >= ${today})`.execute(tx);
  }
  const { country } = await schoolToday(tx, now);
  const made = up.map((group) => ({ groupId: group.newId, year: group.newYear }));
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
    await lockAccount(tx);
    const done = await tx
      .selectFrom('school_change')
      .where('change_id', '=', changeId)
      .select('change_id')
      .executeTakeFirst();
    if (done) return { changeId };
    const { today } = await schoolToday(tx, now);
    if (body.fromYear > schoolYearOf(today)) throw unprocessable('year-too-far');
    const going = await groupsGoingUp(tx, call);
    const up = await makeGroups(tx, call, today, going);
    const newGroup = new Map(up.map((group) => [group.groupId, group.newId]));
    const pupils = await pupilsIn(
      tx,
      going.map(({ groupId }) => groupId),
    );
    const left = new Set<string>();
    const changes = pupils.flatMap(({ pupil_id: pupilId, group_id, year }): ChangeOfPupil[] => {
      const to = newGroup.get(group_id ?? '');
      const leaves = year === lastYear || to === undefined;
      if (!leaves) return [{ pupilId, set: { group_id: to, year: year === null ? null : year + 1 } }];
      if (body.leavers === 'trash') return [{ pupilId, set: { trashed_at: now } }];
      left.add(group_id ?? '');
      return [];
    });
    const ended = going.map(({ groupId }) => groupId).filter((groupId) => !left.has(groupId));
    const archived = [...ended, ...(await extraGroupsOf(tx, body.fromYear))];
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
        change_id: changeId,
        kind: 'year',
        created_by: session.personId,
        created_at: now,
        counts: json(counts),
        groups_added: up.map((group) => group.newId),
        groups_archived: archived,
        undone_at: null,
      })
      .execute();
    await changeAndRecord(tx, { accountId, changeId }, changes);
    if (archived.length > 0) {
      await tx
        .updateTable('pupil_group')
        .set({ archived_at: now })
        .where('group_id', 'in', archived)
        .execute();
    }
    if (trashed.length > 0) {
      await tx.deleteFrom('session').where('person_id', 'in', trashed).execute();
    }
    await audit(tx, session, { action: 'year.started', subjectId: changeId, counts }, now);
    return { changeId };
  });
}
