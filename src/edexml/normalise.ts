import { cleanText, cutTo } from './bytes/clean-text';
import { namesLookLikeMojibake } from './bytes/mojibake';
import { findMixedHomes } from './groups/mixed-groups';
import { findSplitGroups } from './groups/split-groups';
import { noteEmptyGroups, readGroups } from './records/read-groups';
import { readPupils } from './records/read-pupils';
import { readTeachers } from './records/read-teachers';
import type { RawFile } from './records/records';
import { readDay, readSchoolYear } from './records/school-day';
import { type Parsed, Refusal } from './result';

/**
 * Returns BRIN with branch (`0` or `00` means none), otherwise the Flemish institution number, otherwise the sender's own key.
 */
function schoolCode(school: RawFile['school']): string | null {
  const brin = cleanText(school.get('brincode'))?.toUpperCase();
  const branch = cleanText(school.get('dependancecode'));
  const code = brin
    ? `${brin}${branch === null || /^0+$/.test(branch) ? '' : branch}`
    : (cleanText(school.get('instellingsnummer')) ?? cleanText(school.get('schoolkey')));
  return code ? cutTo(code, 64) : null;
}

/**
 * Converts the raw records to an import request, with notes on everything unusual.
 *
 * @param today `YYYY-MM-DD`, the reader's date.
 *
 * @throws Refusal `no-pupils`.
 */
export function normalise(raw: RawFile, today: string): Parsed {
  if (raw.pupils.length === 0) throw new Refusal('no-pupils');
  const schoolYear = readSchoolYear(raw.school.get('schooljaar'));
  const referenceDate = readDay(raw.school.get('peildatum')) ?? readDay(raw.school.get('aanmaakdatum'));
  const groups = readGroups(raw.groups);
  const lastDay = referenceDate !== null && referenceDate > today ? referenceDate : today;
  const { pupils, notes, leftOut, departed, mixedKeys } = readPupils(raw.pupils, groups, lastDay);
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
    mixed: findMixedHomes(raw.mixedGroups, file, mixedKeys),
    counts: {
      groups: groups.groups.length,
      mixedGroups: raw.mixedGroups.length,
      pupils: pupils.length,
      teachers: raw.teachers.length,
    },
    looksLikeMojibake: namesLookLikeMojibake(names),
    splitGroups: findSplitGroups(groups.groups).length,
  };
}
