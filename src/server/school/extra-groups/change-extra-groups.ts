import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { schoolYearOf } from '../../shared/calendar';
import { audit } from '../audit';
import { schoolToday } from '../school-today';
import { defaultSettingsFor } from '../settings/default-settings';
import { writeSettings } from '../settings/write-settings';
import { requireExtraGroup } from './require-extra-group';

/** Makes an extra group in the school year of today, without members and without tasks. */
export async function addExtraGroup({
  db,
  session,
  body,
  now,
}: Call<'addExtraGroup'>): Promise<Answer<'addExtraGroup'>> {
  const { accountId, personId } = session;
  const { groupId, name } = body;
  return db.transaction().execute(async (tx) => {
    const { country, today } = await schoolToday(tx, now);
    const added = await tx
      .insertInto('pupil_group')
      .values({
        group_id: groupId,
        kind: 'extra',
        name,
        year: null,
        school_year: schoolYearOf(today),
        class_code: null,
        created_at: now,
        archived_at: null,
      })
      .onConflict((there) => there.column('group_id').doNothing())
      .returning('group_id')
      .executeTakeFirst();
    // Asked again after a lost answer: it is there already.
    if (!added) return { groupId: (await requireExtraGroup(tx, session, groupId)).group_id };
    const settings = { ...defaultSettingsFor(null, country), yearCourse: false, tasks: [] };
    await writeSettings(tx, { accountId, createdBy: personId, now }, [{ groupId, settings, basedOn: null }]);
    await audit(tx, session, { action: 'group.added', subjectId: groupId, counts: { groups: 1 } }, now);
    return { groupId };
  });
}

export async function changeExtraGroup({ db, session, params, body, now }: Call<'changeExtraGroup'>) {
  const { groupId } = params;
  return db.transaction().execute(async (tx) => {
    await requireExtraGroup(tx, session, groupId);
    await tx.updateTable('pupil_group').set({ name: body.name }).where('group_id', '=', groupId).execute();
    await audit(tx, session, { action: 'group.changed', subjectId: groupId, counts: { groups: 1 } }, now);
    return {};
  });
}

/** Members and tasks stay with a group that is put away: they count no more, and come back with it. */
export async function archiveExtraGroup({ db, session, params, body, now }: Call<'archiveExtraGroup'>) {
  const { groupId } = params;
  const { archived } = body;
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('pupil_group')
      .set({ archived_at: archived ? now : null })
      .where('group_id', '=', groupId)
      .where('kind', '=', 'extra')
      .returning('group_id')
      .executeTakeFirst();
    if (!changed) throw notFound();
    const action = archived ? 'group.archived' : 'group.restored';
    await audit(tx, session, { action, subjectId: groupId, counts: { groups: 1 } }, now);
    return {};
  });
}
