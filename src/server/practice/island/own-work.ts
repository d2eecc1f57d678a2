import type { Answer, Call } from '../../platform/http/call';
import { schoolToday } from '../../school/school-today';
import { mondayOf, shiftDay } from '../../shared/calendar';
import { requireOwnOrVisiblePupil } from '../policy';

/** Weeks a child looks back on, this one with them. */
const weeksShown = 8;
/** One to ten, added or multiplied: what the child's own grids show. */
const inGrid = /^(?:[1-9]|10)[+*](?:[1-9]|10)=_$/;

/** A child's own work in a few numbers: the state of its facts, and the sums it got right in each of the last weeks. */
export async function readOwnWork({
  db,
  session,
  params,
  now,
}: Call<'readOwnWork'>): Promise<Answer<'readOwnWork'>> {
  const pupil = await requireOwnOrVisiblePupil(db, session, params.pupilId);
  const { pupil_id: pupilId } = pupil;
  const { today } = await schoolToday(db, now);
  const monday = mondayOf(today);
  const weeks = Array.from({ length: weeksShown }, (_, back) =>
    shiftDay(monday, -7 * (weeksShown - 1 - back)),
  );
  const [facts, days] = await Promise.all([
    db.selectFrom('pupil_sum').where('pupil_id', '=', pupilId).select(['sum_id', 'phase']).execute(),
    db
      .selectFrom('pupil_day')
      .where('pupil_id', '=', pupilId)
      .where('day', '>=', weeks[0] ?? monday)
      .select(['day', 'correct'])
      .execute(),
  ]);
  return {
    name: pupil.first_name,
    facts: facts
      .filter(({ sum_id }) => inGrid.test(sum_id))
      .map(({ sum_id: sumId, phase }) => ({ sumId, phase })),
    weeks: weeks.map((week) => ({
      week,
      right: days.filter(({ day }) => mondayOf(day) === week).reduce((sum, { correct }) => sum + correct, 0),
    })),
  };
}
