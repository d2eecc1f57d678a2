import type * as z from 'zod';
import { newTask } from '@/contract/new-task';
import { type SettingsChange, shortestRound } from '@/contract/settings';
import { findCollection } from '@/maths/collections/standard-collections';
import type { Day } from '../../platform/db/columns';
import type { Answer, Call } from '../../platform/http/call';
import { requireOpen } from '../../platform/http/calls/flags';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import { requireManagedGroup, requireManagedPupils } from '../../school/policy';
import { schoolToday } from '../../school/school-today';
import { changeSettings, undoSettings } from '../../school/settings/change-many';
import { shiftDay } from '../../shared/calendar';
import { audit } from './audit';

type Change = z.infer<typeof SettingsChange>;
type Record = Call<'recordIntervention'>;

/** What an intervention changes in the settings of each pupil; null when it changes none. */
function settingsChangeOf({ kind, collectionKey, weeks }: Record['body'], today: Day): Change | null {
  const nothing: Change = { set: {}, asGroup: [], addTasks: [] };
  if (kind === 'no-clock') return { ...nothing, set: { clock: 'off' } };
  if (kind === 'short-rounds') return { ...nothing, set: { sumsPerRound: shortestRound } };
  if (kind !== 'practice') return null;
  if (collectionKey === null) throw invalid({ collectionKey: 'required' });
  const until = weeks === null ? null : shiftDay(today, 7 * weeks - 1);
  return { ...nothing, addTasks: [{ ...newTask(collectionKey), from: today, until }] };
}

/** Changes all of these pupils or nobody. @throws CallError 409 when somebody else was before */
async function changeAll(call: Record, change: Change) {
  const { pupils } = call.body;
  const { changed, overtaken } = await changeSettings({ ...call, body: { pupils, change } });
  if (overtaken.length > 0) {
    if (changed.length > 0) await undoSettings({ ...call, body: { pupils: changed } });
    const names = overtaken.map(({ name }) => name).join(', ');
    throw conflict('settings-changed-of', { values: { names } });
  }
  return new Map(changed.map((each) => [each.pupilId, each]));
}

/** Stores what a teacher did, and does to the settings what it says. */
export async function recordIntervention(call: Record): Promise<Answer<'recordIntervention'>> {
  const { db, session, params, body, now } = call;
  const { interventionId } = params;
  const { group_id: groupId } = await requireManagedGroup(db, session, params.groupId);
  const pupilIds = body.pupils.map(({ pupilId }) => pupilId);
  const [before] = await db.transaction().execute(async (tx) => {
    const pupils = await requireManagedPupils(tx, session, pupilIds);
    if (pupils.some(({ group_id }) => group_id !== groupId)) throw notFound();
    return tx
      .selectFrom('pupil_intervention')
      .where('intervention_id', '=', interventionId)
      .select('pupil_id')
      .limit(1)
      .execute();
  });
  if (before) return {};
  const { kind, matter } = body;
  if (matter.kind === 'goal' && !findCollection(matter.code)) throw invalid({ matter: 'required' });
  const { today } = await schoolToday(db, now);
  const change = settingsChangeOf(body, today);
  if (change) await requireOpen(db, 'featureOefeninstellingen');
  const changed = change ? await changeAll(call, change) : new Map<string, never>();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('pupil_intervention')
      .values(
        pupilIds.map((pupilId) => ({
          pupil_id: pupilId,
          intervention_id: interventionId,
          group_id: groupId,
          kind,
          matter: matter.kind,
          code: matter.code,
          collection_key: kind === 'practice' ? body.collectionKey : null,
          day: today,
          settings_id: changed.get(pupilId)?.settingsId ?? null,
          settings_before: changed.get(pupilId)?.before ?? null,
          created_at: now,
          created_by: session.personId,
        })),
      )
      .onConflict((there) => there.doNothing())
      .execute();
    const counts = { pupils: pupilIds.length };
    await audit(tx, session, { action: 'intervention.recorded', subjectId: groupId, counts }, now);
  });
  return {};
}
