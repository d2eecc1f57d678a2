import { sql } from 'kysely';
import type { Role } from '@/contract/route';
import { json } from '../../platform/db/columns';
import type { AllAccountsDb, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict } from '../../platform/http/errors';
import { dayIn } from '../../shared/calendar';
import { newId } from '../../shared/new-id';
import { everyGroupId } from '../policy';
import { texts } from '../texts.gen';
import { dropRows, storeRows } from './import-rows';
import { countLookups } from './lookup-budget';
import { compareWithSchool } from './matching/compare-with-school';
import { type ImportFile, planLifetime } from './matching/plan';
import { isOfSchool, sharesCode } from './matching/school-codes';
import { readSchoolState, type SchoolState, stateHash } from './matching/school-state';
import { importsOf, refuseOtherYear, schoolYearNow } from './matching/school-year-now';
import { scopeOfTeacher, wholeSchool } from './matching/scope';

/** Imports that are looked back at for one of the same location. */
const lookedBack = 20;

/** Whether a later file of the same location came in before. */
async function isOlder({ school }: ImportFile, db: Db): Promise<boolean> {
  const { code, referenceDate } = school;
  if (referenceDate === null) return false;
  const rows = await importsOf(db)
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

/**
 * Forgets the plans that can no longer be applied, and the rows of those that were: names stay no longer than they are
 * needed.
 */
export async function purgeExpiredPlans(db: AllAccountsDb, now: Date): Promise<void> {
  const tooOld = new Date(now.getTime() - planLifetime);
  await sql`update import_run r set plan = null
    where r.plan is not null and r.chosen is null and r.created_at < ${tooOld}`.execute(db);
  const { rows } = await sql<{ account_id: string; import_id: string }>`
    select r.account_id, r.import_id from import_run r
    where r.plan is null and exists (
      select from import_row w where w.account_id = r.account_id and w.import_id = r.import_id
    )`.execute(db);
  for (const { account_id, import_id } of rows) await dropRows(forTenant(db, account_id), import_id);
}

/** The school under another code: what it was called before says nothing about where its groups are. */
const ofNoLocation = (state: SchoolState): SchoolState => ({
  ...state,
  groups: state.groups.map((one) => ({ ...one, location: null })),
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
    .select(['school_code', 'time_zone'])
    .executeTakeFirstOrThrow();
  const yearNow = await schoolYearNow(db, dayIn(account.time_zone, now));
  const schoolYear = file.school.schoolYear ?? yearNow.is;
  refuseOtherYear(schoolYear, yearNow, session.role);
  const isForeign = refuseForeign(file.school, account.school_code, session.role);

  const state = await readSchoolState(db);
  const managesSchool = session.role === 'schooladmin';
  const compared = isForeign ? ofNoLocation(state) : state;
  const scope = managesSchool
    ? wholeSchool(compared)
    : scopeOfTeacher(compared, await everyGroupId(db, session));
  const hashEckId = (eckId: string) => keys.mac('eck-id', accountId, eckId).toString('hex');
  const comparison = compareWithSchool(file, scope, {
    schoolYear,
    ungroupedName: texts[locale]('ungrouped'),
    newId: () => newId(now),
    hashEckId,
    tellsLeavers: managesSchool,
    allLocations: isForeign,
    now,
  });
  const { rows, plan, counts } = comparison;
  if (!managesSchool) await countLookups(db, session, rows, now);
  const { referenceDate } = file.school;
  const importId = newId(now);
  await db
    .insertInto('import_run')
    .values({
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
    groups: managesSchool ? groupsOf(file, comparison.groupIdOf) : [],
    warnings: [
      ...(isForeign ? ['other-school' as const] : []),
      ...((await isOlder(file, db)) ? ['older-file' as const] : []),
      ...(hasTemporaryKeys(file) ? ['temporary-keys' as const] : []),
      ...comparison.warnings,
    ],
  };
}
