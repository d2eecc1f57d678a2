import type { Answer, Call } from '../../platform/http/call';
import { managedPupils, requireManagedGroup } from '../../school/policy';
import { undoSettings } from '../../school/settings/change-many';
import { audit } from './audit';

type AnyCall = Call<'undoIntervention'> | Call<'closeIntervention'>;

/** The rows of one intervention of a group that this person may see, without pupils in the trash. */
async function rowsOf({ db, session, params }: AnyCall) {
  const { group_id } = await requireManagedGroup(db, session, params.groupId);
  return db
    .selectFrom('pupil_intervention')
    .where('group_id', '=', group_id)
    .where('intervention_id', '=', params.interventionId)
    .where(
      'pupil_id',
      'in',
      managedPupils(db, session).where('p.trashed_at', 'is', null).select('p.pupil_id'),
    )
    .select(['pupil_id', 'settings_id', 'settings_before'])
    .execute();
}

/** Forgets what was done; the settings it made go back to what they were. A second time changes nothing. */
export async function undoIntervention(call: Call<'undoIntervention'>): Promise<Answer<'undoIntervention'>> {
  const { db, session, params, now } = call;
  const rows = await rowsOf(call);
  if (rows.length === 0) return { overtaken: [] };
  const pupils = rows.flatMap(({ pupil_id: pupilId, settings_id: settingsId, settings_before: before }) =>
    settingsId === null ? [] : [{ pupilId, settingsId, before }],
  );
  const { overtaken } =
    pupils.length > 0 ? await undoSettings({ ...call, body: { pupils } }) : { overtaken: [] };
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('pupil_intervention')
      .where('group_id', '=', params.groupId)
      .where('intervention_id', '=', params.interventionId)
      .execute();
    const counts = { pupils: rows.length };
    const entry = { action: 'intervention.undone', subjectId: params.groupId, counts } as const;
    await audit(tx, session, entry, now);
  });
  return { overtaken: overtaken.map(({ name }) => name) };
}

/** Takes an effect off the page of today for all who teach the group, or puts it back. */
export async function closeIntervention(call: Call<'closeIntervention'>) {
  const { db, params, body, now } = call;
  if ((await rowsOf(call)).length === 0) return {};
  await db
    .updateTable('pupil_intervention')
    .set({ closed_at: body.closed ? now : null })
    .where('group_id', '=', params.groupId)
    .where('intervention_id', '=', params.interventionId)
    .execute();
  return {};
}
