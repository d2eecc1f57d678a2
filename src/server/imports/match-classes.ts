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

interface Around {
  /** Name of the class for pupils without one. */
  readonly shelfName: string;
  /** Makes the id of a class that does not exist. */
  readonly newId: () => string;
  /** Class ids of the pupils of these groups who are known by what never changes. */
  readonly classesOfMembers: (groupKeys: readonly string[]) => readonly string[];
}

/** The class more than half of the known members are in now: it was split before and is no longer, or the other way. */
function mostlyIn(classIds: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of classIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > classIds.length)?.[0];
}

/**
 * Finds the classes of a file among those of the same school year: by key, else by name, else by who is in them.
 */
export function matchClasses(
  file: Pick<ImportFile, 'groups'>,
  state: Pick<SchoolState, 'classes'>,
  schoolYear: string,
  { shelfName, newId, classesOfMembers }: Around,
): PlacedClasses {
  const known = state.classes.filter((existing) => existing.schoolYear === schoolYear);
  const byKey = new Map(known.flatMap((existing) => existing.sourceKeys.map((key) => [key, existing])));
  const byName = new Map(known.map((existing) => [nameForComparing(existing.name), existing]));
  const classes: PlannedClass[] = [];
  const places = new Map<string, number>();

  const placed = new Map<string, number>();
  const byMembers = (groupKeys: readonly string[]): KnownClass | undefined => {
    const classId = mostlyIn(classesOfMembers(groupKeys));
    // One that the file names itself is that one.
    const named = new Set(file.groups.map((group) => nameForComparing(group.name)));
    return known.find(
      (existing) => existing.classId === classId && !named.has(nameForComparing(existing.name)),
    );
  };
  const add = (
    name: string,
    year: number | null,
    sourceKeys: readonly string[],
    groupKeys: readonly string[],
  ): number => {
    const found: KnownClass | undefined =
      sourceKeys.map((key) => byKey.get(key)).find((existing) => existing !== undefined) ??
      byName.get(nameForComparing(name)) ??
      byMembers(groupKeys);
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
    const place = add(group.name, group.year, keys.filter(isStable), keys);
    for (const key of keys) places.set(key, place);
  }
  let shelf: number | undefined;
  return {
    classes,
    placeOf(groupKey) {
      const place = groupKey === null ? undefined : places.get(groupKey);
      if (place !== undefined) return place;
      shelf ??= add(shelfName, null, [shelfKey], []);
      return shelf;
    },
    hasGroup: (groupKey) => places.has(groupKey),
  };
}
