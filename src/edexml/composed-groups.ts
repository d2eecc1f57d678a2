import { cleanText, cutTo } from './clean-text';
import { maxKeyLength } from './read-groups';
import type { RawFile } from './records';
import type { ImportFile } from './result';

type Group = ImportFile['groups'][number];

const maxNameLength = 64;

/** The composed groups that can be told apart, by key; one with the key of a class is passed over. */
function readComposed(raw: RawFile['composedGroups'], classes: readonly Group[]): Map<string, Group> {
  const taken = new Set(classes.map(({ key }) => key));
  const groups = new Map<string, Group>();
  for (const each of raw) {
    const key = cleanText(each.key);
    if (key === null || key.length > maxKeyLength || taken.has(key) || groups.has(key)) continue;
    const name = cutTo(cleanText(each.name) ?? key, maxNameLength);
    groups.set(key, { key, name, year: null, otherKeys: [] });
  }
  return groups;
}

/**
 * For those who have no class: the composed group they could be placed in. Who has a class stays there, whatever other
 * groups the file names.
 * @param keysOf keys of composed groups for each pupil of the file
 */
export function findComposedHomes(
  raw: RawFile['composedGroups'],
  file: ImportFile,
  keysOf: readonly (readonly string[])[],
): ReadonlyMap<number, Group> {
  const groups = readComposed(raw, file.groups);
  const homes = new Map<number, Group>();
  for (const [at, { groupKey }] of file.pupils.entries()) {
    if (groupKey !== null) continue;
    const found = (keysOf[at] ?? []).map((key) => groups.get(cleanText(key) ?? ''));
    const home = found.find((group) => group !== undefined);
    if (home) homes.set(at, home);
  }
  return homes;
}

/** Places who has no class in a composed group: only ever on a person's word. */
export function placeInComposed(file: ImportFile, composed: ReadonlyMap<number, Group>): ImportFile {
  const homes = new Map([...composed.values()].map((group) => [group.key, group]));
  return {
    ...file,
    groups: [...file.groups, ...homes.values()],
    pupils: file.pupils.map((pupil, at) => ({ ...pupil, groupKey: composed.get(at)?.key ?? pupil.groupKey })),
  };
}
