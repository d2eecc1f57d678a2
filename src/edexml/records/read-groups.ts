import { cleanText, cutTo } from '../bytes/clean-text';
import type { ImportFile, Note } from '../result';
import type { RawGroup } from './records';
import { readYear, type YearReading } from './year';

export interface GroupsRead {
  readonly groups: ImportFile['groups'];
  /** Year of each group, for pupils without a year of their own. */
  readonly yearOf: ReadonlyMap<string, YearReading>;
  readonly notes: readonly Note[];
  /** Line numbers of the groups by their keys. */
  readonly lineOf: ReadonlyMap<string, number>;
}

/** Returns the notes about groups without pupils, which the import does not create. */
export function noteEmptyGroups({ lineOf }: GroupsRead, pupils: ImportFile['pupils']): Note[] {
  const filled = new Set(pupils.map(({ groupKey }) => groupKey));
  return [...lineOf].flatMap(([key, line]) => (filled.has(key) ? [] : [{ code: 'group-empty', line }]));
}

/** Maximum length of a key in the format, characters. */
export const maxKeyLength = 256;
const maxNameLength = 64;

/**
 * Reads the groups. Of two groups with one key the first counts; a group without a key cannot have pupils and is left
 * out.
 */
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

/** Returns whether a key stays the same in the next export. */
export const isStable = (key: string): boolean => !key.startsWith('#');
