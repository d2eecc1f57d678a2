import { nameForComparing } from '@/edexml/clean-text';
import type { ImportFile, PlannedClass } from './plan';
import type { KnownClass, SchoolState } from './school-state';

/** Where pupils without a class are kept, so that nobody is dropped: a class of its own, found again by this key. */
const shelfKey = '~without-class';
/** A key that may change with every export says nothing about the next one; the shelf's is ours alone. */
export const isStable = (key: string): boolean => !key.startsWith('#') && key !== shelfKey;

export interface PlacedClasses {
  readonly classes: readonly PlannedClass[];
  /** Index of the class of a group key; the shelf for null, and for a key that the file does not have. */
  readonly placeOf: (groupKey: string | null) => number;
  readonly hasGroup: (groupKey: string) => boolean;
}

/**
 * Finds the classes of a file among those of the same school year: by key, else by name.
 * @param shelfName name of the class for pupils without one.
 * @param newId makes the id of a class that does not exist.
 */
export function matchClasses(
  file: Pick<ImportFile, 'groups'>,
  state: Pick<SchoolState, 'classes'>,
  schoolYear: string,
  shelfName: string,
  newId: () => string,
): PlacedClasses {
  const known = state.classes.filter((existing) => existing.schoolYear === schoolYear);
  const byKey = new Map(known.flatMap((existing) => existing.sourceKeys.map((key) => [key, existing])));
  const byName = new Map(known.map((existing) => [nameForComparing(existing.name), existing]));
  const classes: PlannedClass[] = [];
  const places = new Map<string, number>();

  const placed = new Map<string, number>();
  const add = (name: string, year: number | null, sourceKeys: readonly string[]): number => {
    const found: KnownClass | undefined =
      sourceKeys.map((key) => byKey.get(key)).find((existing) => existing !== undefined) ??
      byName.get(nameForComparing(name));
    const already = found && placed.get(found.classId);
    if (already !== undefined) return already;
    const place = classes.push({
      classId: found?.classId ?? newId(),
      exists: found !== undefined,
      name: found?.name ?? name,
      year,
      sourceKeys,
    });
    if (found) placed.set(found.classId, place - 1);
    return place - 1;
  };

  for (const group of file.groups) {
    const keys = [group.key, ...group.otherKeys];
    if (keys.some((key) => places.has(key))) continue;
    const place = add(group.name, group.year, keys.filter(isStable));
    for (const key of keys) places.set(key, place);
  }
  let shelf: number | undefined;
  return {
    classes,
    placeOf(groupKey) {
      const place = groupKey === null ? undefined : places.get(groupKey);
      if (place !== undefined) return place;
      shelf ??= add(shelfName, null, [shelfKey]);
      return shelf;
    },
    hasGroup: (groupKey) => places.has(groupKey),
  };
}
