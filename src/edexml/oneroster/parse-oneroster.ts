import { joinFiles, type NamedFile } from '../joining/join-files';
import { maxBytes, maxGroups, maxPupils, maxTeachers } from '../limits';
import { normalise } from '../normalise';
import type { RawFile, RawPupil, SchoolField } from '../records/records';
import { type Parsed, type ParseResult, Refusal } from '../result';
import { type Classes, readClasses } from './classes';
import { type Country, countingOf } from './grades';
import { pupilOf, teacherOf, type YearOptions, yearCode } from './people';
import { type Person, readRoles } from './roles';
import { isGone, type Roster, readRoster } from './roster';
import { type School, schoolsOf } from './schools';
import { unpackRoster } from './unpack';

export interface RosterOptions {
  /** The reader's date, `YYYY-MM-DD`: what ended before it is over. */
  readonly today: string;
  /** Country of the school, which tells how years are counted. */
  readonly country: Country;
}

/** Pupils and staff of one school of the export. */
interface People {
  readonly pupils: RawPupil[];
  readonly teachers: RawFile['teachers'];
}

/** Puts everybody with the school of the own class, else of the role, else with the first. */
function peopleBySchool(
  { users, roles }: Roster,
  schools: readonly School[],
  classes: Classes,
  years: YearOptions,
  today: string,
): ReadonlyMap<string, People> {
  const persons = readRoles({ roles }, today);
  const people = new Map(schools.map(({ id }): [string, People] => [id, { pupils: [], teachers: [] }]));
  const placeOf = (id: string, person: Person | undefined, primary: string | null) => {
    const inClasses = [...(classes.ofPupil.get(id) ?? []), ...(classes.ofTeacher.get(id) ?? [])];
    const ids = [...inClasses.map(({ schoolId }) => schoolId), person?.orgId ?? null, primary];
    const found = ids.find((each) => each !== null && people.has(each));
    return people.get(found ?? schools[0]?.id ?? '');
  };
  for (const user of users) {
    const id = user.of('sourcedId');
    if (id === null) continue;
    const person = persons.get(id);
    const place = placeOf(id, person, user.of('primaryOrgSourcedId'));
    const isPupil = person?.isPupil || person?.wasPupil || classes.ofPupil.has(id);
    if (isPupil) place?.pupils.push(pupilOf(user, id, person, classes, years));
    else if (isGone(user) || user.of('enabledUser')?.toLowerCase() === 'false') continue;
    else if (person?.isStaff || classes.ofTeacher.has(id)) {
      if ((place?.teachers.length ?? 0) < maxTeachers)
        place?.teachers.push(teacherOf(user, id, person, classes));
    }
  }
  return people;
}

function rawFileOf(
  school: School,
  { pupils, teachers }: People,
  classes: Classes,
  years: YearOptions,
  madeOn: string | null,
): RawFile {
  const own = [...classes.byId.values()].filter(({ schoolId }) => schoolId === school.id);
  const fields = new Map<SchoolField, string>();
  if (school.code !== null) fields.set('schoolkey', school.code);
  if (classes.schoolYear !== null) fields.set('schooljaar', classes.schoolYear);
  if (madeOn !== null) fields.set('peildatum', madeOn);
  if (pupils.length > maxPupils) throw new Refusal('too-many-pupils');
  if (own.length > maxGroups) throw new Refusal('too-many-groups');
  const groups = own
    .filter(({ isHome }) => isHome)
    .map(({ line, id, title, grades }) => ({ line, key: id, name: title, year: yearCode(grades, years) }));
  const mixedGroups = own.filter(({ isHome }) => !isHome).map(({ id, title }) => ({ key: id, name: title }));
  return { school: fields, groups, pupils, mixedGroups, teachers };
}

/** Says of notes on classes of which file they are; files of this kind have no groups that were split. */
const finished = (parsed: Parsed): Parsed => ({
  ...parsed,
  file: { ...parsed.file, origin: 'oneroster' },
  notes: parsed.notes.map((note) =>
    note.pupil === undefined && note.code !== 'school-year-unreadable'
      ? { ...note, fileName: 'classes.csv' }
      : note,
  ),
  splitGroups: 0,
});

function importOf(roster: Roster, madeOn: string | null, { today, country }: RosterOptions): ParseResult {
  const schools = schoolsOf(roster);
  const classes = readClasses(roster, today);
  const grades = [...roster.users, ...roster.classes].map((row) => row.of('grades'));
  const years = { counting: countingOf(grades, country), country };
  const people = peopleBySchool(roster, schools, classes, years, today);
  // A clock that runs ahead must not make all later files look old.
  const made = madeOn !== null && madeOn <= today ? madeOn : null;
  const files = schools.flatMap((school): NamedFile[] => {
    const own = people.get(school.id);
    if (!own || own.pupils.length === 0) return [];
    const raw = rawFileOf(school, own, classes, years, made);
    return [{ name: `users.csv (${school.name})`, parsed: finished(normalise(raw, today)) }];
  });
  if (files.length === 0) throw new Refusal('no-pupils');
  const joined = joinFiles(files);
  return joined.ok ? { ...joined, splitGroups: 0 } : joined;
}

/**
 * Reads a OneRoster CSV export (1.2, or 1.1) from its zip: pupils and staff with their classes in the present school year.
 * Only ids, names, grades and classes are read, and addresses of staff. Never throws: an export that cannot be read
 * returns a code, the file and what is wrong with it.
 */
export async function parseOneroster(bytes: Uint8Array, options: RosterOptions): Promise<ParseResult> {
  try {
    if (bytes.length > maxBytes) throw new Refusal('too-large');
    const texts = await unpackRoster(bytes);
    return importOf(readRoster(texts), texts.madeOn, options);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
}
