import { readDay } from '../records/school-day';
import { isGone, type Roster } from './roster';
import { chooseYear, yearsOfSessions } from './sessions';

/** A class of the school year that is read. */
export interface RosterClass {
  readonly id: string;
  readonly line: number;
  readonly title: string | null;
  readonly grades: string | null;
  readonly schoolId: string | null;
  /** The pupils' own class, as opposed to lessons in a subject. */
  readonly isHome: boolean;
}

export interface Classes {
  /** School year such as `2026-2027`; null when the export says none. */
  readonly schoolYear: string | null;
  readonly byId: ReadonlyMap<string, RosterClass>;
  /** Classes that each pupil is in, own class first, else in the order of the file. */
  readonly ofPupil: ReadonlyMap<string, readonly RosterClass[]>;
  readonly ofTeacher: ReadonlyMap<string, readonly RosterClass[]>;
  /** Classes that pupils refer to and that are not in the export at all. */
  readonly unknownOf: ReadonlyMap<string, string>;
}

type ClassRow = Roster['classes'][number];

const termsOf = (row: ClassRow): string[] =>
  (row.of('termSourcedIds') ?? '').split(',').map((term) => term.trim());

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

/** @param today `YYYY-MM-DD`; an enrolment that ended before it does not count */
export function readClasses(roster: Roster, today: string): Classes {
  const years = yearsOfSessions(roster.academicSessions.filter((row) => !isGone(row)));
  const yearOf = (row: ClassRow) => termsOf(row).flatMap((term) => years.get(term) ?? [])[0] ?? null;
  const live = roster.classes.filter((row) => !isGone(row));
  const enrolled = roster.enrollments.filter((row) => {
    const ends = readDay(row.of('endDate') ?? undefined);
    return !isGone(row) && (ends === null || ends >= today);
  });
  const filled = new Set(enrolled.map((row) => row.of('classSourcedId')));
  const withPupils = live.filter((row) => filled.has(row.of('sourcedId')));
  const schoolYear = chooseYear(
    (withPupils.length > 0 ? withPupils : live).flatMap((row) => yearOf(row) ?? []),
    today,
  );
  const ofYear = live.filter((row) => (yearOf(row) ?? schoolYear) === schoolYear);
  // Where no class is said to be the pupils' own, all of them may be.
  const isHome = (row: ClassRow) => row.of('classType')?.toLowerCase() === 'homeroom';
  const hasHomes = ofYear.some(isHome);
  const byId = new Map<string, RosterClass>();
  for (const row of ofYear) {
    const id = row.of('sourcedId');
    if (id === null || byId.has(id)) continue;
    byId.set(id, {
      id,
      line: row.line,
      title: row.of('title'),
      grades: row.of('grades'),
      schoolId: row.of('schoolSourcedId'),
      isHome: !hasHomes || isHome(row),
    });
  }
  const known = new Set(roster.classes.map((row) => row.of('sourcedId')));
  const ofPupil = new Map<string, RosterClass[]>();
  const ofTeacher = new Map<string, RosterClass[]>();
  const unknownOf = new Map<string, string>();
  for (const row of enrolled) {
    const user = row.of('userSourcedId');
    const id = row.of('classSourcedId');
    const role = row.of('role')?.toLowerCase();
    if (user === null || id === null) continue;
    const found = byId.get(id);
    if (role === 'student' && !known.has(id)) unknownOf.set(user, id);
    if (!found) continue;
    if (role === 'student') put(ofPupil, user, found);
    else if (role !== undefined && !['parent', 'guardian', 'relative'].includes(role))
      put(ofTeacher, user, found);
  }
  const ownFirst = (classes: readonly RosterClass[]) => {
    const distinct = [...new Set(classes)];
    return distinct.toSorted((a, b) => Number(b.isHome) - Number(a.isHome));
  };
  return {
    schoolYear,
    byId,
    ofPupil: new Map([...ofPupil].map(([user, classes]) => [user, ownFirst(classes)])),
    ofTeacher: new Map([...ofTeacher].map(([user, classes]) => [user, [...new Set(classes)]])),
    unknownOf,
  };
}
