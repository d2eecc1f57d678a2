import type { Role } from '@/contract/route';
import { yearAfter } from '@/contract/year-after';
import type { Db } from '../../../platform/db/database';
import { unprocessable } from '../../../platform/http/errors';
import { schoolYearOf } from '../../../shared/calendar';

/** Imports that were carried out, and not undone since. */
export const importsOf = (db: Db) =>
  db
    .selectFrom('import_run as r')
    .leftJoin('school_change as c', (on) => on.onRef('c.change_id', '=', 'r.import_id'))
    .where('r.applied_at', 'is not', null)
    .where('c.undone_at', 'is', null);

export interface YearNow {
  /** The school year that the school works in. */
  readonly is: string;
  /** The last one that can be prepared: the next by the calendar. */
  readonly furthest: string;
}

/** The school year of the calendar, or the next one when the school has gone on to it. */
export async function schoolYearNow(db: Db, today: string): Promise<YearNow> {
  const imported = await importsOf(db)
    .select(({ fn }) => fn.max('r.school_year').as('year'))
    .executeTakeFirst();
  const earliest = await db
    .selectFrom('pupil_group')
    .where('archived_at', 'is', null)
    .where('kind', '=', 'home')
    .select(({ fn }) => fn.min('school_year').as('year'))
    .executeTakeFirst();
  const current = schoolYearOf(today);
  const furthest = yearAfter(current);
  const goneOn = [imported?.year, earliest?.year].some(
    (year) => typeof year === 'string' && year >= furthest,
  );
  return { is: goneOn ? furthest : current, furthest };
}

/**
 * A file of a year that is over would take everybody back into it, one of a far year would end all later files; and only
 * who manages the school may begin its next year.
 * @throws CallError 422 says which years there are
 */
export function refuseOtherYear(schoolYear: string, { is, furthest }: YearNow, role: Role): void {
  const values = { file: schoolYear, now: is, furthest };
  if (schoolYear < is) throw unprocessable('import-older-year', { values });
  if (schoolYear > furthest) {
    throw unprocessable('import-far-year', { values, fields: { 'school.schoolYear': 'invalidFormat' } });
  }
  if (schoolYear !== is && role !== 'schooladmin') throw unprocessable('import-next-year', { values });
}
