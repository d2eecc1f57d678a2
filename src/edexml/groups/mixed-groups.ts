import { cleanText, cutTo } from '../bytes/clean-text';
import { maxKeyLength } from '../records/read-groups';
import type { RawFile } from '../records/records';
import type { ImportFile } from '../result';

type Group = ImportFile['groups'][number];

const maxNameLength = 64;

/** Returns the distinct mixed groups by key, without those that have the key of a class. */
function readMixedGroups(raw: RawFile['mixedGroups'], classes: readonly Group[]): Map<string, Group> {
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
 * Returns the mixed group in which each pupil without a class could be placed, by pupil index. Pupils with a class
 * stay there, whatever other groups the file names.
 *
 * @param keysOf keys of mixed groups for each pupil of the file
 */
export function findMixedHomes(
  raw: RawFile['mixedGroups'],
  file: ImportFile,
  keysOf: readonly (readonly string[])[],
): ReadonlyMap<number, Group> {
  const groups = readMixedGroups(raw, file.groups);
  const homes = new Map<number, Group>();
  for (const [at, { groupKey }] of file.pupils.entries()) {
    if (groupKey !== null) continue;
    const found = (keysOf[at] ?? []).map((key) => groups.get(cleanText(key) ?? ''));
    const home = found.find((group) => group !== undefined);
    if (home) homes.set(at, home);
  }
  return homes;
}

/** Places pupils without a class in a mixed group; called only after the user chose so. */
export function placeInMixedGroups(file: ImportFile, mixed: ReadonlyMap<number, Group>): ImportFile {
  const homes = new Map([...mixed.values()].map((group) => [group.key, group]));
  return {
    ...file,
    groups: [...file.groups, ...homes.values()],
    pupils: file.pupils.map((pupil, at) => ({ ...pupil, groupKey: mixed.get(at)?.key ?? pupil.groupKey })),
  };
}
