import { nameForComparing } from '../bytes/clean-text';
import type { ImportFile } from '../result';

type Group = ImportFile['groups'][number];

/** Returns the name without the year that some administrations append: `5/6 (5)` and `5/6 (6)` are one class. */
const plainName = ({ name, year }: Group) =>
  nameForComparing(year === null ? name : name.replace(new RegExp(`\\s*\\(${year}\\)\\s*$`), ''));

/** Returns groups that share a name and differ in year: combination classes that were split on export. */
export function findSplitGroups(groups: readonly Group[]): Group[][] {
  const byName = new Map<string, Group[]>();
  for (const group of groups) {
    if (group.year === null) continue;
    byName.set(plainName(group), [...(byName.get(plainName(group)) ?? []), group]);
  }
  return [...byName.values()].filter((same) => new Set(same.map(({ year }) => year)).size > 1);
}

/** Merges each split combination into one class with all its keys, so that the next file matches it. */
export function mergeSplitGroups(file: ImportFile): ImportFile {
  const mergedInto = new Map<string, string>();
  const merged = new Map<string, Group>();
  for (const [first, ...others] of findSplitGroups(file.groups)) {
    if (!first) continue;
    for (const other of others) mergedInto.set(other.key, first.key);
    const otherKeys = others.map((other) => other.key);
    const name = first.name.replace(/\s*\([1-8]\)\s*$/, '') || first.name;
    merged.set(first.key, { ...first, name, year: null, otherKeys });
  }
  return {
    ...file,
    groups: file.groups
      .filter((group) => !mergedInto.has(group.key))
      .map((group) => merged.get(group.key) ?? group),
    pupils: file.pupils.map((pupil) => ({
      ...pupil,
      groupKey: pupil.groupKey === null ? null : (mergedInto.get(pupil.groupKey) ?? pupil.groupKey),
    })),
  };
}
