import { cleanText, cutTo } from './clean-text';
import type { RawGroup } from './records';
import type { ImportFile, Note } from './result';
import { readYear, type YearReading } from './year';

export interface GroupsRead {
  readonly groups: ImportFile['groups'];
  /** What a pupil without a year of its own gets from its group. */
  readonly yearOf: ReadonlyMap<string, YearReading>;
  readonly notes: readonly Note[];
  /** Lines of the groups, by their keys. */
  readonly lineOf: ReadonlyMap<string, number>;
}

/** What is said of groups that nobody is in: an import makes none. */
export function noteEmptyGroups({ lineOf }: GroupsRead, pupils: ImportFile['pupils']): Note[] {
  const filled = new Set(pupils.map(({ groupKey }) => groupKey));
  return [...lineOf].flatMap(([key, line]) => (filled.has(key) ? [] : [{ code: 'group-empty', line }]));
}

/** Longest key the format knows. */
export const maxKeyLength = 256;
const maxNameLength = 64;

/** The first of two groups with one key counts; a group without a key can have no pupils and is left out. */
export function readGroups(raw: readonly RawGroup[]): GroupsRead {
  const groups: ImportFile['groups'] = [];
  const yearOf = new Map<string, YearReading>();
  const lineOf = new Map<string, number>();
  const notes: Note[] = [];
  for (const { line, key: rawKey, name: rawName, year } of raw) {
    const key = cleanText(rawKey);
    if (key === null || key.length > maxKeyLength) {
      notes.push({ code: 'group-no-key', line });
      continue;
    }
    if (yearOf.has(key)) {
      notes.push({ code: 'group-duplicate', line });
      continue;
    }
    const reading: YearReading = year === null ? { kind: 'none', note: 'no-year' } : readYear(year);
    yearOf.set(key, reading);
    lineOf.set(key, line);
    const name = cleanText(rawName);
    if (name === null) notes.push({ code: 'group-no-name', line });
    groups.push({
      key,
      name: cutTo(name ?? key, maxNameLength),
      year: reading.kind === 'year' ? reading.year : null,
      otherKeys: [],
    });
  }
  return { groups, yearOf, notes, lineOf };
}
