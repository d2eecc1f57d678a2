import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { schoolToday } from '../../school/school-today';
import { monthOf } from '../../shared/calendar';
import { requireOwnOrManagedPupil } from '../policy';

/** The hardest sum that was answered right today without help: what the child can show somebody. */
async function bestSum(db: Db, pupilId: string, windowIds: readonly string[], day: string) {
  if (windowIds.length === 0) return null;
  const row = await db
    .selectFrom('answer')
    .where('pupil_id', '=', pupilId)
    .where('window_id', 'in', windowIds)
    .where('window_month', '=', monthOf(day))
    .where('right', '=', true)
    .where('helped', '=', false)
    .orderBy(sql`difficulty desc nulls last`)
    .orderBy('seq', 'desc')
    .select('sum_id')
    .limit(1)
    .executeTakeFirst();
  return row?.sum_id ?? null;
}

/** What a pupil learned today, for the end of its day: a sum it knows now, and how much grew. */
export async function readLearnedToday({
  db,
  session,
  params,
  now,
}: Call<'readLearnedToday'>): Promise<Answer<'readLearnedToday'>> {
  const { pupil_id: pupilId } = await requireOwnOrManagedPupil(db, session, params.pupilId);
  const { today } = await schoolToday(db, now);
  const [plants, windows] = await Promise.all([
    db
      .selectFrom('pupil_plant')
      .where('pupil_id', '=', pupilId)
      .where((is) => is.or([is('planted_on', '=', today), is('bloomed_on', '=', today)]))
      .orderBy(sql`bloomed_on = ${today} desc nulls last`)
      .orderBy('subject')
      .select(['kind', 'subject', 'bloomed_on'])
      .execute(),
    db
      .selectFrom('sum_window')
      .where('pupil_id', '=', pupilId)
      .where('day', '=', today)
      .where('answers', '>', 0)
      .select(['window_id', 'correct'])
      .execute(),
  ]);
  const learned = plants.find(({ kind }) => kind === 'sum');
  const windowIds = windows.map(({ window_id }) => window_id);
  const sumId = learned?.subject ?? (await bestSum(db, pupilId, windowIds, today));
  const bloomed = plants.filter(({ bloomed_on }) => bloomed_on === today);
  return {
    sum: sumId === null ? null : { sumId, known: learned?.bloomed_on === today },
    flowers: plants.length - bloomed.length,
    blooms: bloomed.filter(({ kind }) => kind === 'sum').length,
    trees: bloomed.filter(({ kind }) => kind === 'step').length,
    right: windows.reduce((sum, { correct }) => sum + correct, 0),
  };
}
