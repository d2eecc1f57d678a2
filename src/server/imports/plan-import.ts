import { type Kysely, sql } from 'kysely';
import type { Answer, Call } from '../call';
import { json } from '../db/columns';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import { conflict, invalid, refused } from '../errors';
import { dayIn, schoolYearOf } from '../groups/days';
import { ownClassIds } from '../groups/policy';
import { newId } from '../new-id';
import { sentenceIn } from '../texts/text';
import { resumeImports } from './carry-out';
import { compareWithSchool } from './compare-with-school';
import { dropRows, storeRows } from './import-rows';
import type { ImportFile } from './plan';
import { locationKeys, sharesCode, withGroupKeys } from './school-codes';
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
  if (ownCode !== null && school.code !== null && !sharesCode(school.code, ownCode)) {
    throw conflict('import-other-school', { values: { file: school.code, own: ownCode } });
  }
  if (lastYear !== null && schoolYear < lastYear) {
    throw refused('import-older-year', { values: { file: schoolYear, last: lastYear } });
  }
}

/**
 * Forgets the plans that can no longer be applied, and the rows of those that were: names stay no longer than they are
 * needed.
 */
export async function forgetOldPlans(db: Kysely<DB>, now: Date, accountId?: string): Promise<void> {
  const ofAccount = accountId === undefined ? sql`` : sql`and r.account_id = ${accountId}`;
  const tooOld = new Date(now.getTime() - planLifetime);
  await sql`update import_run r set plan = null
    where r.plan is not null and r.chosen is null and r.created_at < ${tooOld} ${ofAccount}`.execute(db);
  const { rows } = await sql<{ account_id: string; import_id: string }>`
    select r.account_id, r.import_id from import_run r
    where r.plan is null ${ofAccount} and exists (
      select from import_row w where w.account_id = r.account_id and w.import_id = r.import_id
    )`.execute(db);
  for (const { account_id, import_id } of rows) await dropRows(db, account_id, import_id);
}

/** A year that is not near would end every later import as one of an earlier year. @throws CallError 422 */
function refuseFarYear(schoolYear: string, today: string) {
  const yearsAhead = Number(schoolYear.slice(0, 4)) - Number(today.slice(0, 4));
  if (yearsAhead > 1) throw invalid({ 'school.schoolYear': 'invalidFormat' });
}

/** The group of each key, as the file calls it. */
const groupsOf = ({ groups }: ImportFile, groupIdOf: (key: string) => string) =>
  groups
    .flatMap(({ key, otherKeys }) => [key, ...otherKeys])
    .map((key) => ({ key, groupId: groupIdOf(key) }));

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
  await resumeImports(db, now, accountId);

  const state = await readSchoolState(db, accountId);
  const own = new Set(await ownClassIds(db, session));
  const hashEckId = (eckId: string) => keys.mac('eck-id', accountId, eckId).toString('hex');
  const keyOf = locationKeys(file, state);
  const compared = compareWithSchool(withGroupKeys(file, keyOf), state, {
    schoolYear,
    shelfName: sentenceIn(shelfName, locale),
    newId: () => newId(now),
    hashEckId,
    mayChange: (classId) => own.has(classId),
    wholeSchool: session.role === 'schooladmin',
    now,
  });
  const { rows, plan, counts } = compared;
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
      chosen: null,
    })
    .execute();
  await storeRows(db, accountId, importId, rows);
  return {
    importId,
    counts,
    rows,
    groups: session.role === 'schooladmin' ? groupsOf(file, (key) => compared.groupIdOf(keyOf(key))) : [],
    warnings: [...(isOlder ? ['older-file' as const] : []), ...compared.warnings],
  };
}
