import { type Kysely, sql } from 'kysely';
import type { Role } from '@/contract/route';
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
import { isOfSchool, sharesCode } from './school-codes';
import { readSchoolState, type SchoolState, stateHash } from './school-state';

/** A plan can be applied for a day; then its names go and only the counts stay. */
export const planLifetime = 24 * 3_600_000;

const shelfName = { nl: 'Zonder groep', be: 'Zonder klas', en: 'Without a class' };

/** Imports that were carried out, and not undone since. */
const importsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('import_run as r')
    .leftJoin('school_change as c', (on) =>
      on.onRef('c.account_id', '=', 'r.account_id').onRef('c.change_id', '=', 'r.import_id'),
    )
    .where('r.account_id', '=', accountId)
    .where('r.applied_at', 'is not', null)
    .where('c.undone_at', 'is', null);

/** The last school year that a file was of. */
async function lastYear(db: Db, accountId: string): Promise<string | null> {
  const row = await importsOf(db, accountId)
    .select(({ fn }) => fn.max('r.school_year').as('year'))
    .executeTakeFirst();
  return row?.year ?? null;
}

/** Imports that are looked back at for one of the same location. */
const lookedBack = 20;

/** Whether a later file of the same location came in before. */
async function isOlder({ school }: ImportFile, db: Db, accountId: string): Promise<boolean> {
  const { code, referenceDate } = school;
  if (referenceDate === null) return false;
  const rows = await importsOf(db, accountId)
    .where('r.reference_date', 'is not', null)
    .orderBy('r.applied_at', 'desc')
    .limit(lookedBack)
    .select(['r.school_code', 'r.reference_date'])
    .execute();
  const last = rows.find(
    (row) => code === null || row.school_code === null || sharesCode(row.school_code, code),
  );
  return !!last?.reference_date && referenceDate < last.reference_date;
}

/** The school year of a file that says none: that of today, or a later one that the school has gone on to. */
async function yearNow(db: Db, accountId: string, today: string, last: string | null): Promise<string> {
  const row = await db
    .selectFrom('class')
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .select(({ fn }) => fn.min('school_year').as('year'))
    .executeTakeFirst();
  const years = [schoolYearOf(today), row?.year, last].filter((year) => typeof year === 'string');
  return years.toSorted().at(-1) ?? '';
}

/**
 * Whether the file is of a school with another code than before.
 * @throws CallError 409 when nobody who may says that it is this school
 */
function refuseForeign({ code, vouched }: ImportFile['school'], ownCode: string | null, role: Role): boolean {
  if (ownCode === null || code === null || isOfSchool(code, ownCode)) return false;
  if (vouched && role === 'schooladmin') return true;
  throw conflict('import-other-school', {
    values: { file: code.replaceAll('+', ', '), own: ownCode.replaceAll('+', ', ') },
  });
}

/** @throws CallError 422 */
function refuseOlderYear(schoolYear: string, last: string | null) {
  if (last === null || schoolYear >= last) return;
  throw refused('import-older-year', { values: { file: schoolYear, last } });
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

/** The school under another code: what it was called before says nothing about where its classes are. */
const ofNoLocation = (state: SchoolState): SchoolState => ({
  ...state,
  classes: state.classes.map((one) => ({ ...one, location: null })),
});

/** The group of each key, as the file calls it. */
const groupsOf = ({ groups }: ImportFile, groupIdOf: (key: string) => string) =>
  groups
    .flatMap(({ key, otherKeys }) => [key, ...otherKeys])
    .map((key) => ({ key, groupId: groupIdOf(key) }));

/** Whether most pupils come with a number that changes with every file. */
const hasTemporaryKeys = ({ pupils }: ImportFile): boolean =>
  pupils.filter(({ key }) => key?.startsWith('#')).length * 2 > pupils.length;

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
  const last = await lastYear(db, accountId);
  const schoolYear = file.school.schoolYear ?? (await yearNow(db, accountId, today, last));
  refuseFarYear(schoolYear, today);
  const isForeign = refuseForeign(file.school, account.school_code, session.role);
  refuseOlderYear(schoolYear, last);
  await forgetOldPlans(db, now, accountId);
  await resumeImports(db, now, accountId);

  const state = await readSchoolState(db, accountId);
  const own = new Set(await ownClassIds(db, session));
  const hashEckId = (eckId: string) => keys.mac('eck-id', accountId, eckId).toString('hex');
  const compared = compareWithSchool(file, isForeign ? ofNoLocation(state) : state, {
    schoolYear,
    shelfName: sentenceIn(shelfName, locale),
    newId: () => newId(now),
    hashEckId,
    mayChange: (classId) => own.has(classId),
    wholeSchool: session.role === 'schooladmin',
    allLocations: isForeign,
    now,
  });
  const { rows, plan, counts } = compared;
  const { referenceDate } = file.school;
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
    groups: session.role === 'schooladmin' ? groupsOf(file, compared.groupIdOf) : [],
    warnings: [
      ...(isForeign ? ['other-school' as const] : []),
      ...((await isOlder(file, db, accountId)) ? ['older-file' as const] : []),
      ...(hasTemporaryKeys(file) ? ['temporary-keys' as const] : []),
      ...compared.warnings,
    ],
  };
}
