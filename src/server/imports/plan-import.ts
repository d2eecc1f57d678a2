import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { json } from '../db/schema';
import { conflict, invalid, refused } from '../errors';
import { dayIn, schoolYearOf } from '../groups/days';
import { ownClassIds } from '../groups/policy';
import { newId } from '../new-id';
import { sentenceIn } from '../texts/text';
import { matchClasses } from './match-classes';
import { matchPupils } from './match-pupils';
import type { ImportFile, Plan } from './plan';
import { readSchoolState, stateHash } from './school-state';

/** A plan can be applied for a day; then its names go and only the counts stay. */
export const planLifetime = 24 * 3_600_000;

const shelfName = { nl: 'Zonder groep', be: 'Zonder klas', en: 'Without a class' };

/** The last import that was carried out. */
const lastImport = (db: Db, accountId: string) =>
  db
    .selectFrom('import_run')
    .where('account_id', '=', accountId)
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .select(['school_year', 'reference_date'])
    .limit(1)
    .executeTakeFirst();

/** @throws CallError 409 for another school's file, 422 for one of an earlier school year. */
function refuseForeign(
  { school }: ImportFile,
  ownCode: string | null,
  lastYear: string | null,
  schoolYear: string,
) {
  if (ownCode !== null && school.code !== null && school.code.toUpperCase() !== ownCode.toUpperCase()) {
    throw conflict('import-other-school', { values: { file: school.code, own: ownCode } });
  }
  if (lastYear !== null && schoolYear < lastYear) {
    throw refused('import-older-year', { values: { file: schoolYear, last: lastYear } });
  }
}

/** Forgets the plans that can no longer be applied: names stay no longer than they are needed. */
export const forgetOldPlans = (db: Db, now: Date, accountId?: string) =>
  db
    .updateTable('import_run')
    .set({ plan: null })
    .where('plan', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - planLifetime))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .execute();

/** A year that is not near would end every later import as one of an earlier year. @throws CallError 422 */
function refuseFarYear(schoolYear: string, today: string) {
  const yearsAhead = Number(schoolYear.slice(0, 4)) - Number(today.slice(0, 4));
  if (yearsAhead > 1) throw invalid({ 'school.schoolYear': 'invalidFormat' });
}

/** Compares a file with the school and keeps the plan; changes nothing of the school. */
export async function planImport(call: Call<'planImport'>): Promise<Answer<'planImport'>> {
  const { db, session, body: file, keys, now, locale } = call;
  const { accountId } = session;
  const account = await db
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select(['school_code', 'time_zone'])
    .executeTakeFirstOrThrow();
  const today = dayIn(account.time_zone, now);
  const schoolYear = file.school.schoolYear ?? schoolYearOf(today);
  refuseFarYear(schoolYear, today);
  const last = await lastImport(db, accountId);
  refuseForeign(file, account.school_code, last?.school_year ?? null, schoolYear);
  await forgetOldPlans(db, now, accountId);

  const state = await readSchoolState(db, accountId);
  const shelf = sentenceIn(shelfName, locale);
  const placed = matchClasses(file, state, schoolYear, shelf, () => newId(now));
  const hashEckId = (eckId: string) => keys.mac('eck-id', accountId, eckId).toString('hex');
  const own = new Set(await ownClassIds(db, session));
  const pupils = matchPupils(file, state, placed, hashEckId, (classId) => own.has(classId));
  const plan: Plan = { schoolYear, classes: placed.classes, pupils };

  const count = (kind: string) => pupils.filter((pupil) => pupil.kind === kind).length;
  const newClasses = new Set(
    pupils.filter(({ kind, place }) => kind === 'new' && !plan.classes[place]?.exists).map((p) => p.place),
  );
  const counts = {
    new: count('new'),
    known: count('known'),
    conflict: count('conflict'),
    skipped: count('skipped'),
    groups: newClasses.size,
  };
  const { referenceDate } = file.school;
  const isOlder = !!last?.reference_date && referenceDate !== null && referenceDate < last.reference_date;
  const importId = newId(now);
  await db
    .insertInto('import_run')
    .values({
      account_id: accountId,
      import_id: importId,
      created_by: session.personId,
      created_at: now,
      school_code: file.school.code,
      school_year: schoolYear,
      reference_date: referenceDate,
      plan: json(plan),
      state_hash: stateHash(state),
      counts: json(counts),
      applied_at: null,
      result: null,
    })
    .execute();
  return { importId, counts, rows: pupils, warnings: isOlder ? ['older-file'] : [] };
}
