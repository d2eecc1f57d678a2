import { readDay } from '../records/school-day';
import { isGone, type Roster } from './roster';

/** Codes of EdeXML for the roles of the standard. Roles without a code are shown as none. */
const codeOf: ReadonlyMap<string, string> = new Map([
  ['teacher', 'LRK'],
  ['aide', 'KLA'],
  ['principal', 'DIR'],
  ['siteadministrator', 'ADM'],
  ['districtadministrator', 'ADM'],
  ['administrator', 'ADM'],
  ['systemadministrator', 'ICT'],
]);
const ofFamily = ['parent', 'guardian', 'relative'];

/** What an export says somebody is. */
export interface Person {
  readonly isPupil: boolean;
  /** Was a pupil, and is no longer according to the export. */
  readonly wasPupil: boolean;
  readonly isStaff: boolean;
  /** Codes of roles at school, as EdeXML has them. */
  readonly codes: readonly string[];
  /** Organisation of the first role. */
  readonly orgId: string | null;
}

/** Returns what everybody of an export is by the roles in it. @param today `YYYY-MM-DD`; roles that ended before it are over */
export function readRoles({ roles }: Pick<Roster, 'roles'>, today: string): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>();
  for (const row of roles) {
    const user = row.of('userSourcedId');
    const role = row.of('role')?.toLowerCase();
    if (user === null || role === undefined || ofFamily.includes(role)) continue;
    const ends = readDay(row.of('endDate') ?? undefined);
    const isOver = isGone(row) || (ends !== null && ends < today);
    const before = people.get(user);
    const isStudent = role === 'student';
    const isStaff = !isStudent && !isOver;
    const code = isStaff ? codeOf.get(role) : undefined;
    people.set(user, {
      isPupil: (before?.isPupil ?? false) || (isStudent && !isOver),
      wasPupil: (before?.wasPupil ?? false) || (isStudent && isOver),
      isStaff: (before?.isStaff ?? false) || isStaff,
      codes: [...(before?.codes ?? []), ...(code === undefined ? [] : [code])],
      orgId: before?.orgId ?? row.of('orgSourcedId'),
    });
  }
  return people;
}
