import { sql } from 'kysely';
import type { Answer, Call } from '../../platform/http/call';
import { schoolToday } from '../../school/school-today';
import { mondayOf, shiftDay } from '../../shared/calendar';
import { requireOwnOrManagedPupil } from '../policy';
import { practisedSteps } from './practised-steps';

/** Weeks a child looks back on, this one with them. */
const weeksShown = 8;
/** One to ten, added or multiplied: what the child's own grids show. */
const inGrid = /^(?:[1-9]|10)[+*](?:[1-9]|10)=_$/;

/** A child's own work: the state of its facts and of its steps in every domain, and the sums it got right in each of the last weeks. */
export async function readOwnWork({
  db,
  session,
  params,
  now,
}: Call<'readOwnWork'>): Promise<Answer<'readOwnWork'>> {
  const pupil = await requireOwnOrManagedPupil(db, session, params.pupilId);
  const { pupil_id: pupilId } = pupil;
  const { today } = await schoolToday(db, now);
  const monday = mondayOf(today);
  const weeks = Array.from({ length: weeksShown }, (_, back) =>
    shiftDay(monday, -7 * (weeksShown - 1 - back)),
  );
  const [sums, plants, days] = await Promise.all([
    db
      .selectFrom('pupil_sum')
      .where('pupil_id', '=', pupilId)
      .select(['sum_id as sumId', 'phase'])
      .select(sql<number | null>`(memory ->> 'lastAnswered')::float8`.as('lastAnswered'))
      .execute(),
    db
      .selectFrom('pupil_plant')
      .where('pupil_id', '=', pupilId)
      .where('kind', '=', 'step')
      .select(['subject', 'bloomed_on'])
      .execute(),
    db
      .selectFrom('pupil_day')
      .where('pupil_id', '=', pupilId)
      .where('day', '>=', weeks[0] ?? monday)
      .select(['day', 'correct'])
      .execute(),
  ]);
  const practised = sums.flatMap(({ lastAnswered, ...sum }) =>
    lastAnswered === null || inGrid.test(sum.sumId) ? [] : [{ ...sum, lastAnswered }],
  );
  const bloomed = new Map(plants.map(({ subject, bloomed_on }) => [subject, bloomed_on !== null]));
  return {
    name: pupil.first_name,
    facts: sums.filter(({ sumId }) => inGrid.test(sumId)).map(({ sumId, phase }) => ({ sumId, phase })),
    steps: [...practisedSteps(practised, bloomed)],
    weeks: weeks.map((week) => ({
      week,
      right: days.filter(({ day }) => mondayOf(day) === week).reduce((sum, { correct }) => sum + correct, 0),
    })),
  };
}
