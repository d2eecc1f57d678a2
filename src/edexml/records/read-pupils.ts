import { cleanText, nameForComparing } from '../bytes/clean-text';
import type { ImportFile, LeftOut, Note, NoteCode } from '../result';
import { type GroupsRead, maxKeyLength } from './read-groups';
import { readNames } from './read-names';
import type { RawPupil } from './records';
import { readDay } from './school-day';
import { readYear, type YearReading } from './year';

type Pupil = ImportFile['pupils'][number];

export interface PupilsRead {
  readonly pupils: Pupil[];
  readonly notes: readonly Note[];
  readonly leftOut: readonly LeftOut[];
  /** Pupils who have left, as opposed to those who are missing from the file. */
  readonly departed: ImportFile['departed'];
  /** Keys of the mixed groups of each of `pupils`. */
  readonly mixedKeys: readonly (readonly string[])[];
}

const maxEckIdLength = 512;

function readKey(raw: string | null, notes: NoteCode[]): string | null {
  const key = cleanText(raw);
  if (key === null) notes.push('no-key');
  else if (key.length > maxKeyLength) notes.push('key-too-long');
  else {
    if (key.startsWith('#')) notes.push('unstable-key');
    return key;
  }
  return null;
}

/** Reads an ECK iD: an opaque, case-sensitive value, so only surrounding white space is removed. */
function readEckId(raw: string | null): string | null {
  const eckId = raw?.trim() ?? '';
  return eckId === '' || eckId.length > maxEckIdLength || /\s/.test(eckId) ? null : eckId;
}

/** Returns the pupil's own year, otherwise the group's unless that is a combination. */
function yearOf(raw: RawPupil, group: YearReading | undefined, notes: NoteCode[]): YearReading {
  const code = raw.fields.get('jaargroep');
  const own = code === undefined ? group : readYear(code);
  // A code that is no year says nothing against the year of the group.
  const isUnknown = own?.kind === 'none' && own.note === 'unknown-year';
  const reading = isUnknown && group?.kind === 'year' ? group : own;
  if (reading !== own) notes.push('year-of-group');
  return !reading || reading.kind === 'combination' ? { kind: 'none', note: 'no-year' } : reading;
}

function hasLeft(raw: RawPupil, year: YearReading, today: string): boolean {
  if (year.kind === 'left') return true;
  const leaving = readDay(raw.fields.get('uitstroomdatum'));
  return leaving !== null && leaving < today;
}

/**
 * Decides for every pupil whether it is offered for import, with notes and reasons.
 *
 * @param today the later of the file's date and the reader's, `YYYY-MM-DD`: pupils who left before it have left.
 */
export function readPupils(raws: readonly RawPupil[], groups: GroupsRead, today: string): PupilsRead {
  const pupils: Pupil[] = [];
  const notes: Note[] = [];
  const leftOut: LeftOut[] = [];
  const departed: ImportFile['departed'] = [];
  const mixedKeys: (readonly string[])[] = [];
  const keys = new Set<string>();
  const eckIds = new Set<string>();
  for (const raw of raws) {
    const { line } = raw;
    const found: NoteCode[] = [];
    const names = readNames(raw.fields);
    const name = names && [names.firstName, names.lastName].filter((part) => part !== null).join(' ');
    const key = readKey(raw.key, found);
    const eckId = readEckId(raw.eckId);
    const groupKey = cleanText(raw.groupKey);
    const groupYear = groupKey === null ? undefined : groups.yearOf.get(groupKey);
    const year = yearOf(raw, groupYear, found);
    const reason = !names
      ? 'no-name'
      : hasLeft(raw, year, today)
        ? 'left'
        : key !== null && keys.has(key)
          ? 'duplicate-key'
          : eckId !== null && eckIds.has(eckId)
            ? 'duplicate-eckid'
            : null;
    if (reason || !names) {
      leftOut.push({ line, name, reason: reason ?? 'no-name' });
      if (reason === 'left' && (key !== null || eckId !== null)) departed.push({ key, eckId });
      continue;
    }
    if (key !== null) keys.add(key);
    if (eckId !== null) eckIds.add(eckId);
    const inGroup = groupKey !== null && groupYear !== undefined;
    if (groupKey === null) found.push('no-group');
    if (raw.isInSeveral) found.push('several-classes');
    if (year.kind === 'none') found.push(year.note);
    found.push(...names.notes);
    const pupil = pupils.length;
    notes.push(...found.map((code) => ({ code, line, pupil })));
    if (groupKey !== null && !inGroup) notes.push({ code: 'bad-reference', line, pupil, groupKey });
    mixedKeys.push(raw.mixedKeys);
    pupils.push({
      key,
      eckId,
      firstName: names.firstName,
      lastName: names.lastName,
      sortName: names.sortName,
      year: year.kind === 'year' ? year.year : null,
      groupKey: inGroup ? groupKey : null,
      line,
    });
  }
  return { pupils, notes: [...notes, ...sameNames(pupils)], leftOut, departed, mixedKeys };
}

/** Returns notes for pupils with the same full name; both are offered, since twins share a surname, not a call name. */
function sameNames(pupils: readonly Pupil[]): Note[] {
  const first = new Map<string, Pupil>();
  const firstInGroup = new Map<string, Pupil>();
  return pupils.flatMap((pupil, index): Note[] => {
    const name = nameForComparing(`${pupil.firstName} ${pupil.lastName ?? ''}`);
    const nameInGroup = JSON.stringify([pupil.groupKey, name]);
    const inGroup = pupil.groupKey === null ? undefined : firstInGroup.get(nameInGroup);
    const other = inGroup ?? first.get(name);
    if (!first.has(name)) first.set(name, pupil);
    if (!firstInGroup.has(nameInGroup)) firstInGroup.set(nameInGroup, pupil);
    if (!other) return [];
    const code = inGroup ? 'same-name-in-class' : 'same-name';
    return [{ code, line: pupil.line, pupil: index, otherLine: other.line }];
  });
}
