import type { Role } from '@/contract/route';
import type { Locale } from '@/maths/locale';
import type { ServerKeys } from '../../platform/crypto/keys';
import { json } from '../../platform/db/columns';
import type { Db, TenantDatabase } from '../../platform/db/database';
import { conflict } from '../../platform/http/errors';
import { dayIn } from '../../shared/calendar';
import { newId } from '../../shared/new-id';
import { type Adult, everyManagedGroupId } from '../policy';
import { texts } from '../texts.gen';
import { storeRows } from './import-rows';
import { compareWithSchool } from './matching/compare-with-school';
import type { FileWarning, ImportFile } from './matching/plan';
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

/** The school under another code: what it was called before says nothing about where its groups are. */
const ofNoLocation = (state: SchoolState): SchoolState => ({
  ...state,
  groups: state.groups.map((one) => ({ ...one, location: null })),
});

/** Whether most pupils come with a number that changes with every file. */
const hasTemporaryKeys = ({ pupils }: ImportFile): boolean =>
  pupils.filter(({ key }) => key?.startsWith('#')).length * 2 > pupils.length;

/** Who has a file compared, and with what. */
export interface Planning {
  readonly db: TenantDatabase;
  readonly person: Adult;
  readonly file: ImportFile;
  readonly keys: ServerKeys;
  readonly locale: Locale;
  readonly now: Date;
}

/** A comparison of a file with a school: nothing of it is stored yet. */
export type MadePlan = Awaited<ReturnType<typeof makePlan>>;

/**
 * Compares a file with the school; writes nothing.
 *
 * @throws CallError 409 and 422 when the file cannot be one of this school and year
 */
export async function makePlan({ db, person, file, keys, locale, now }: Planning) {
  const { accountId, role } = person;
  const account = await db
    .selectFrom('account')
    .select(['school_code', 'time_zone'])
    .executeTakeFirstOrThrow();
  const yearNow = await schoolYearNow(db, dayIn(account.time_zone, now));
  const schoolYear = file.school.schoolYear ?? yearNow.is;
  refuseOtherYear(schoolYear, yearNow, role);
  const isForeign = refuseForeign(file.school, account.school_code, role);

  const state = await readSchoolState(db);
  const managesSchool = role === 'schooladmin';
  const compared = isForeign ? ofNoLocation(state) : state;
  const scope = managesSchool
    ? wholeSchool(compared)
    : scopeOfTeacher(compared, await everyManagedGroupId(db, person));
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
  const warnings: FileWarning[] = [
    ...(isForeign ? ['other-school' as const] : []),
    ...((await isOlder(file, db)) ? ['older-file' as const] : []),
    ...(hasTemporaryKeys(file) ? ['temporary-keys' as const] : []),
    ...comparison.warnings,
  ];
  return { ...comparison, warnings, schoolYear, state };
}

/** Keeps a plan until it is applied or too old. @returns its id */
export async function storePlan(
  { db, person, file, now }: Planning,
  { plan, rows, counts, schoolYear, state }: MadePlan,
): Promise<string> {
  const importId = newId(now);
  await db
    .insertInto('import_run')
    .values({
      import_id: importId,
      created_by: person.personId,
      created_at: now,
      school_code: file.school.code,
      school_year: schoolYear,
      reference_date: file.school.referenceDate,
      plan: json(plan),
      state_hash: stateHash(state),
      counts: json(counts),
      applied_at: null,
      result: null,
      chosen: null,
    })
    .execute();
  await storeRows(db, person.accountId, importId, rows);
  return importId;
}
