import { defused } from '@/contract/csv';
import {
  type ColumnOf,
  columnsOf,
  manifestColumns,
  otherFiles,
  type RosterFile,
  rosterFiles,
  version,
} from './files';
import { type Country, gradeOf } from './grades';

/** Who is in which group of a school. Ids are unique within each kind, and those of pupils and staff together. */
export interface RosterToWrite {
  /** Name of the program that writes, for the manifest. */
  readonly systemName: string;
  readonly country: Country;
  readonly orgs: readonly { readonly id: string; readonly name: string; readonly code: string | null }[];
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly year: number | null;
    /** Such as `2026-2027`. */
    readonly schoolYear: string;
    readonly orgId: string;
  }[];
  readonly pupils: readonly {
    readonly id: string;
    readonly userName: string;
    readonly firstName: string;
    readonly lastName: string | null;
    readonly year: number | null;
    readonly groupId: string | null;
    readonly orgId: string;
  }[];
  readonly staff: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly managesSchool: boolean;
    readonly groupIds: readonly string[];
    readonly orgId: string;
  }[];
}

type Cells<File extends RosterFile> = Partial<Record<ColumnOf<File>, string>>;

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(defused(cell))).join(',')}\r\n`;

function csv<File extends RosterFile>(file: File, rows: readonly Cells<File>[]): string {
  const columns: readonly ColumnOf<File>[] = columnsOf[file];
  return [lineOf(columns), ...rows.map((row) => lineOf(columns.map((column) => row[column] ?? '')))].join('');
}

/** The id of the one term of a school year, and of the year itself. */
const termId = (schoolYear: string) => `term-${schoolYear}`;
const yearId = (schoolYear: string) => `year-${schoolYear}`;
const courseId = (schoolYear: string) => `course-${schoolYear}`;

function sessionsOf(years: readonly string[]): Cells<'academicSessions'>[] {
  return years.flatMap((year) => {
    const [first = '', last = ''] = year.split('-');
    const dates = { title: year, startDate: `${first}-08-01`, endDate: `${last}-07-31`, schoolYear: last };
    return [
      { sourcedId: yearId(year), type: 'schoolYear', ...dates },
      { sourcedId: termId(year), type: 'term', parentSourcedId: yearId(year), ...dates },
    ];
  });
}

/** The first word is the given name; who has one word has no family name. */
function splitName(name: string): { givenName: string; familyName: string } {
  const at = name.indexOf(' ');
  return at < 0
    ? { givenName: name, familyName: '' }
    : { givenName: name.slice(0, at), familyName: name.slice(at + 1) };
}

function rolesOf({ pupils, staff }: RosterToWrite): Cells<'roles'>[] {
  const role = (
    { id, orgId }: { readonly id: string; readonly orgId: string },
    name: string,
    roleType = 'primary',
  ): Cells<'roles'> => ({
    sourcedId: `${name}/${id}`,
    userSourcedId: id,
    roleType,
    role: name,
    orgSourcedId: orgId,
  });
  return [
    ...pupils.map((pupil) => role(pupil, 'student')),
    ...staff.flatMap((one) => {
      if (!one.managesSchool) return [role(one, 'teacher')];
      const teaches = one.groupIds.length > 0 ? [role(one, 'teacher', 'secondary')] : [];
      return [role(one, 'siteAdministrator'), ...teaches];
    }),
  ];
}

function enrollmentsOf({ groups, pupils, staff }: RosterToWrite): Cells<'enrollments'>[] {
  const orgOf = new Map(groups.map(({ id, orgId }) => [id, orgId]));
  const enrollment = (userId: string, groupId: string, role: string): Cells<'enrollments'> => ({
    sourcedId: `${groupId}/${userId}`,
    classSourcedId: groupId,
    schoolSourcedId: orgOf.get(groupId) ?? '',
    userSourcedId: userId,
    role,
    ...(role === 'student' ? { primary: 'false' } : {}),
  });
  return [
    ...pupils.flatMap(({ id, groupId }) => (groupId === null ? [] : [enrollment(id, groupId, 'student')])),
    ...staff.flatMap(({ id, groupIds }) => groupIds.map((groupId) => enrollment(id, groupId, 'teacher'))),
  ];
}

function usersOf({ country, pupils, staff }: RosterToWrite): Cells<'users'>[] {
  const enabled = { enabledUser: 'true' };
  return [
    ...pupils.map((pupil) => ({
      ...enabled,
      sourcedId: pupil.id,
      username: pupil.userName,
      givenName: pupil.firstName,
      familyName: pupil.lastName ?? '',
      grades: gradeOf(pupil.year, country),
      primaryOrgSourcedId: pupil.orgId,
    })),
    ...staff.map(({ id, name, email, orgId }) => ({
      ...enabled,
      sourcedId: id,
      username: email,
      ...splitName(name),
      email,
      primaryOrgSourcedId: orgId,
    })),
  ];
}

function manifestOf(systemName: string): string {
  const rows = [
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...[
      ...rosterFiles.map((file) => [file, 'bulk'] as const),
      ...otherFiles.map((file) => [file, 'absent'] as const),
    ]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([file, mode]) => [`file.${file}`, mode]),
    ['source.systemName', systemName],
    ['source.systemCode', ''],
  ];
  return [manifestColumns, ...rows].map(lineOf).join('');
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes a school as the files of a OneRoster 1.2 CSV export (bulk), which `parseOneroster` reads back as it was: no
 * birth date, sex, address or password is in them. Each group is a class of its own (`homeroom`) of the school year.
 */
export function writeRoster(roster: RosterToWrite): TextFile[] {
  const { orgs, groups, country } = roster;
  const years = [...new Set(groups.map(({ schoolYear }) => schoolYear))].sort();
  const texts: Record<RosterFile, string> = {
    orgs: csv(
      'orgs',
      orgs.map(({ id, name, code }) => ({ sourcedId: id, name, type: 'school', identifier: code ?? '' })),
    ),
    academicSessions: csv('academicSessions', sessionsOf(years)),
    courses: csv(
      'courses',
      years.map((year) => ({
        sourcedId: courseId(year),
        schoolYearSourcedId: yearId(year),
        title: year,
        orgSourcedId: orgs[0]?.id ?? '',
      })),
    ),
    classes: csv(
      'classes',
      groups.map(({ id, name, year, schoolYear, orgId }) => ({
        sourcedId: id,
        title: name,
        grades: year === null ? '' : gradeOf(year, country),
        courseSourcedId: courseId(schoolYear),
        classType: 'homeroom',
        schoolSourcedId: orgId,
        termSourcedIds: termId(schoolYear),
      })),
    ),
    users: csv('users', usersOf(roster)),
    roles: csv('roles', rolesOf(roster)),
    enrollments: csv('enrollments', enrollmentsOf(roster)),
  };
  return [
    { name: 'manifest.csv', text: manifestOf(roster.systemName) },
    ...rosterFiles.map((file) => ({ name: `${file}.csv`, text: texts[file] })),
  ];
}
