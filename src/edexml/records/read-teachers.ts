import { cleanText, cutTo } from '../bytes/clean-text';
import { type ReadTeacher, type TeacherRole, teacherRoles } from '../result';
import { isStable, maxKeyLength } from './read-groups';
import { readNames } from './read-names';
import type { RawTeacher } from './records';

/** Shape of an e-mail address; only delivery shows whether it exists. */
const looksLikeAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const maxAddress = 254;
const maxName = 100;

function readAddress(raw: string | undefined): string | null {
  const address = cleanText(raw)?.toLowerCase() ?? '';
  return address.length <= maxAddress && looksLikeAddress.test(address) ? address : null;
}

const isRole = (code: string): code is TeacherRole => teacherRoles.some((known) => known === code);

function readRoles(raw: readonly string[]): TeacherRole[] {
  const codes = raw.map((code) => code.trim().toUpperCase());
  return [...new Set(codes.filter(isRole))];
}

function readKey(raw: string | null, code: string | null): string | null {
  const key = cleanText(raw);
  return key !== null && isStable(key) && key.length <= maxKeyLength ? `${code ?? ''}/${key}` : null;
}

function readTeacher(raw: RawTeacher, code: string | null): ReadTeacher | null {
  const { line, fields, roles, groupKeys } = raw;
  const names = readNames(fields);
  if (!names) return null;
  const name = [names.firstName, names.lastName].filter((part) => part !== null).join(' ');
  const keys = groupKeys.map((key) => cleanText(key)).filter((key) => key !== null);
  return {
    line,
    key: readKey(raw.key, code),
    name: cutTo(name, maxName),
    email: readAddress(fields.get('emailadres')),
    roles: readRoles(roles),
    groupKeys: [...new Set(keys)],
  };
}

/** Merges teachers with the same address: a later record adds its groups and roles. */
export function readTeachersOnce(teachers: readonly ReadTeacher[]): ReadTeacher[] {
  const byAddress = new Map<string, ReadTeacher>();
  for (const teacher of teachers) {
    const before = byAddress.get(teacher.email ?? '');
    if (teacher.email === null) continue;
    byAddress.set(teacher.email, {
      ...(before ?? teacher),
      roles: [...new Set([...(before?.roles ?? []), ...teacher.roles])],
      groupKeys: [...new Set([...(before?.groupKeys ?? []), ...teacher.groupKeys])],
    });
  }
  const met = new Set<string>();
  return teachers.flatMap((teacher) => {
    if (teacher.email === null) return [teacher];
    if (met.has(teacher.email)) return [];
    met.add(teacher.email);
    return [byAddress.get(teacher.email) ?? teacher];
  });
}

/**
 * Returns the people of the file who can get an account, without duplicates and without those who have no name. They
 * stay in the browser until the user selects them.
 *
 * @param code of the school, in whose administration their numbers are valid
 */
export const readTeachers = (raws: readonly RawTeacher[], code: string | null): ReadTeacher[] =>
  readTeachersOnce(raws.map((raw) => readTeacher(raw, code)).filter((teacher) => teacher !== null));
