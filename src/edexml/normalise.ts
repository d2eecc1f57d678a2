import { cleanText, cutTo } from './clean-text';
import { findComposedHomes } from './composed-groups';
import { namesLookMangled } from './mangled';
import { noteEmptyGroups, readGroups } from './read-groups';
import { readPupils } from './read-pupils';
import { readTeachers } from './read-teachers';
import type { RawFile } from './records';
import { type Parsed, Refusal } from './result';
import { readDay, readSchoolYear } from './school-day';
import { findSplitGroups } from './split-groups';

/** BRIN with its branch (`00` is none), else the Flemish institution number, else the sender's own key. */
function schoolCode(school: RawFile['school']): string | null {
  const brin = cleanText(school.get('brincode'))?.toUpperCase();
  const branch = cleanText(school.get('dependancecode'));
  const code = brin
    ? `${brin}${branch === null || branch === '00' ? '' : branch}`
    : (cleanText(school.get('instellingsnummer')) ?? cleanText(school.get('schoolkey')));
  return code ? cutTo(code, 64) : null;
}

/**
 * Makes an import request of what was read, with notes on everything odd.
 * @param today `YYYY-MM-DD`, the reader's day.
 * @throws Refusal `no-pupils`.
 */
export function normalise(raw: RawFile, today: string): Parsed {
  if (raw.pupils.length === 0) throw new Refusal('no-pupils');
  const schoolYear = readSchoolYear(raw.school.get('schooljaar'));
  const referenceDate = readDay(raw.school.get('peildatum')) ?? readDay(raw.school.get('aanmaakdatum'));
  const groups = readGroups(raw.groups);
  const lastDay = referenceDate !== null && referenceDate > today ? referenceDate : today;
  const { pupils, notes, leftOut, departed, composedKeys } = readPupils(raw.pupils, groups, lastDay);
  if (pupils.length === 0) throw new Refusal('no-pupils');
  const aboutSchool = schoolYear === null ? [{ code: 'school-year-unreadable', line: 1 } as const] : [];
  const names = pupils.flatMap(({ firstName, lastName }) => [firstName, lastName ?? '']);
  const school = { code: schoolCode(raw.school), schoolYear, referenceDate };
  const file: Parsed['file'] = { origin: 'edexml', school, groups: groups.groups, pupils, departed };
  return {
    ok: true,
    file,
    notes: [...aboutSchool, ...groups.notes, ...noteEmptyGroups(groups, pupils), ...notes],
    leftOut,
    teachers: readTeachers(raw.teachers, school.code),
    composed: findComposedHomes(raw.composedGroups, file, composedKeys),
    counts: {
      groups: groups.groups.length,
      composedGroups: raw.composedGroups.length,
      pupils: pupils.length,
      teachers: raw.teachers.length,
    },
    looksMangled: namesLookMangled(names),
    splitGroups: findSplitGroups(groups.groups).length,
  };
}
