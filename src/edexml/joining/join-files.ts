import { cutTo } from '../bytes/clean-text';
import { namesLookLikeMojibake } from '../bytes/mojibake';
import { findSplitGroups } from '../groups/split-groups';
import { maxGroups, maxPupils } from '../limits';
import { readTeachersOnce } from '../records/read-teachers';
import type { FailureCode, ImportFile, Parsed, ParseResult } from '../result';
import { JoinedGroups } from './join-groups';
import { JoinedPupils } from './join-pupils';

/** A parsed file with its name on the user's computer; the name stays in the browser. */
export interface NamedFile {
  readonly name: string;
  readonly parsed: Parsed;
}

/** Maximum number of files in one import: the locations of one school. */
export const maxFiles = 8;

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts)].filter((text) => text !== null);

function schoolOf(files: readonly NamedFile[]): ImportFile['school'] | FailureCode {
  const schools = files.map(({ parsed }) => parsed.file.school);
  const years = distinct(schools.map(({ schoolYear }) => schoolYear));
  if (years.length > 1) return 'several-years';
  const codes = distinct(schools.map(({ code }) => code)).sort();
  const [oldest = null] = distinct(schools.map(({ referenceDate }) => referenceDate)).sort();
  const code = codes.length === 0 ? null : cutTo(codes.join('+'), 64);
  return { code, schoolYear: years[0] ?? null, referenceDate: oldest };
}

const refuse = (code: FailureCode): ParseResult => ({ ok: false, failure: { code, line: null } });

/**
 * Combines several files into one: locations of a school, or two exports of it. A child in two files is imported once;
 * conflicts become notes with the file they are in. Files of different school years are refused.
 */
export function joinFiles(files: readonly NamedFile[]): ParseResult {
  const [only] = files;
  if (!only) return refuse('empty');
  if (files.length === 1) return only.parsed;
  if (files.length > maxFiles) return refuse('several-many');
  const school = schoolOf(files);
  if (typeof school === 'string') return refuse(school);
  const groups = new JoinedGroups();
  const pupils = new JoinedPupils();
  const teachers: Parsed['teachers'][number][] = [];
  const firstOf: number[] = [];
  for (const [source, { parsed }] of files.entries()) {
    firstOf.push(pupils.pupils.length);
    const keyNow = groups.add(parsed, source);
    pupils.add(parsed, source, keyNow);
    for (const one of parsed.teachers) {
      teachers.push({ ...one, groupKeys: one.groupKeys.flatMap((key) => keyNow.get(key) ?? []) });
    }
  }
  if (pupils.pupils.length > maxPupils) return refuse('too-many-pupils');
  if (groups.groups.length > maxGroups) return refuse('too-many-groups');
  const joinedTeachers = readTeachersOnce(teachers);
  const departed = files.flatMap(({ parsed }) => parsed.file.departed).filter(pupils.hasNot);
  const names = pupils.pupils.flatMap(({ firstName, lastName }) => [firstName, lastName ?? '']);
  return {
    ok: true,
    file: { origin: only.parsed.file.origin, school, groups: groups.groups, pupils: pupils.pupils, departed },
    notes: [...groups.notes, ...pupils.notes],
    leftOut: pupils.leftOut,
    teachers: joinedTeachers,
    mixed: pupils.mixed,
    sources: files.map(({ name, parsed }, at) => ({
      name,
      code: parsed.file.school.code,
      pupils: parsed.counts.pupils,
      first: firstOf[at] ?? 0,
    })),
    counts: {
      groups: groups.groups.length,
      mixedGroups: files.reduce((sum, { parsed }) => sum + parsed.counts.mixedGroups, 0),
      pupils: pupils.pupils.length,
      teachers: joinedTeachers.length,
    },
    looksLikeMojibake: namesLookLikeMojibake(names),
    splitGroups: findSplitGroups(groups.groups).length,
  };
}
