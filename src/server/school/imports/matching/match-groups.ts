import { cutTo, nameForComparing } from '@/edexml/bytes/clean-text';
import type { ImportFile, PlannedGroup } from './plan';
import { keyAtHome, locationOf, mayBeOf } from './school-codes';
import type { KnownGroup, SchoolState } from './school-state';

/** Where pupils without a group are kept, so that nobody is dropped: a group of its own, found again by this key. */
export const ungroupedKey = '~without-class';
/** A key that may change with every export says nothing about the next one; the shelf's is ours alone. */
export const isStable = (key: string): boolean => !key.startsWith('#') && key !== ungroupedKey;

export interface PlacedGroups {
  readonly groups: readonly PlannedGroup[];
  /** Index of the group of a group key; the shelf for null, and for a key that the file does not have. */
  readonly placeOf: (groupKey: string | null) => number;
  readonly hasGroup: (groupKey: string) => boolean;
  /** Code of the location of a group, or of the file; null where neither says one. */
  readonly locationOf: (groupKey: string | null) => string | null;
}

interface MatchContext {
  /** Name of the group for pupils without one. */
  readonly ungroupedName: string;
  /** Makes the id of a group that does not exist. */
  readonly newId: () => string;
  /** Group ids of the pupils of these groups who are known by what never changes. */
  readonly groupsOfMembers: (groupKeys: readonly string[]) => readonly string[];
  /** Groups that this import may neither show nor change; of one it only says that it is there. */
  readonly othersGroups: readonly KnownGroup[];
}

/** A group of the file, as groups are looked for. */
interface Wanted {
  readonly name: string;
  readonly year: number | null;
  readonly location: string | null;
  /** As the file calls it. */
  readonly keys: readonly string[];
  /** As the file of its location alone calls it, those that last. */
  readonly sourceKeys: readonly string[];
}

const maxName = 64;

/** Two locations may both have a group 3: the name says which. */
const nameAt = (name: string, location: string | null) =>
  location === null ? name : cutTo(`${name} (${location})`, maxName);

const plainName = (name: string, location: string | null) => {
  const behind = ` (${location})`;
  return nameForComparing(name.endsWith(behind) ? name.slice(0, -behind.length) : name);
};

/** The group more than half of the known members are in now: it was split before and is no longer, or the other way. */
function mostlyIn(groupIds: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of groupIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > groupIds.length)?.[0];
}

/** What finds a group by its key, else by its name; never one of another location. */
function finder(known: readonly KnownGroup[]) {
  const byKey = new Map<string, KnownGroup[]>();
  const byName = new Map<string, KnownGroup[]>();
  const put = (map: Map<string, KnownGroup[]>, name: string, existing: KnownGroup) =>
    map.set(name, [...(map.get(name) ?? []), existing]);
  for (const existing of known) {
    // A roster that this school exported calls a group without a key by its own id.
    for (const key of [...existing.sourceKeys, existing.groupId]) put(byKey, key, existing);
    put(byName, nameForComparing(existing.name), existing);
  }
  const fitting = (all: readonly KnownGroup[] = [], location: string | null) =>
    all.find((existing) => existing.location === location) ?? all.find(mayBeOf(location));
  return ({ name, location, sourceKeys }: Wanted): KnownGroup | undefined => {
    const keyed = sourceKeys.flatMap((key) => fitting(byKey.get(key), location) ?? []);
    const named = fitting(byName.get(nameForComparing(name)), location);
    // Files that come together have the location behind such a name already, one that comes alone has not.
    const plain = plainName(name, location);
    const ofLocation = (existing: KnownGroup) =>
      location !== null && existing.location === location && plainName(existing.name, location) === plain;
    return keyed[0] ?? named ?? known.find(ofLocation);
  };
}

function wantedGroups({ groups, school }: Pick<ImportFile, 'groups' | 'school'>): Wanted[] {
  const seen = new Set<string>();
  return groups.flatMap((group): Wanted[] => {
    const keys = [group.key, ...group.otherKeys];
    if (keys.some((key) => seen.has(key))) return [];
    for (const key of keys) seen.add(key);
    const location = group.location?.toUpperCase() ?? locationOf(school.code);
    const sourceKeys = keys.filter(isStable).map((key) => keyAtHome(key, location));
    return [{ name: group.name, year: group.year, location, keys, sourceKeys }];
  });
}

/**
 * Finds the groups of a file among those of the same school year: by key, else by name, else by who is in them.
 */
export function matchGroups(
  file: Pick<ImportFile, 'groups' | 'school'>,
  state: Pick<SchoolState, 'groups'>,
  schoolYear: string,
  { ungroupedName, newId, groupsOfMembers, othersGroups }: MatchContext,
): PlacedGroups {
  const isOfYear = (existing: KnownGroup) => existing.schoolYear === schoolYear;
  const known = state.groups.filter(isOfYear);
  const hidden = othersGroups.filter(isOfYear);
  const find = finder([...known, ...hidden]);
  const names = new Set([...known, ...hidden].map(({ name }) => nameForComparing(name)));
  const ids = new Set(state.groups.map(({ groupId }) => groupId));
  const hiddenIds = new Set(hidden.map(({ groupId }) => groupId));
  const hiddenKeys = new Set(hidden.flatMap(({ sourceKeys }) => sourceKeys));
  const groups: PlannedGroup[] = [];
  const places = new Map<string, number>();
  const placed = new Map<string, number>();

  const add = (wanted: Wanted, found: KnownGroup | undefined): number => {
    const already = found && placed.get(found.groupId);
    if (already !== undefined) return already;
    const isOthers = found !== undefined && hiddenIds.has(found.groupId);
    const own = isOthers ? undefined : found;
    const isTaken = !isOthers && names.has(nameForComparing(wanted.name));
    const place =
      groups.push({
        groupId: own?.groupId ?? newId(),
        exists: own !== undefined,
        isOthers,
        name: own?.name ?? (isTaken ? nameAt(wanted.name, wanted.location) : wanted.name),
        year: wanted.year,
        location: wanted.location,
        // A key of a group of others would bring its pupils here with the next file.
        sourceKeys: wanted.sourceKeys.filter((key) => !hiddenKeys.has(key) && !ids.has(key)),
      }) - 1;
    if (found) placed.set(found.groupId, place);
    return place;
  };

  const wanted = wantedGroups(file);
  const found = wanted.map(find);
  const claimed = new Set(found.map((existing) => existing?.groupId));
  for (const [at, one] of wanted.entries()) {
    const groupId = found[at] ? undefined : mostlyIn(groupsOfMembers(one.keys));
    // One that the file names itself is that one.
    const byMembers = known.find(
      (existing) => existing.groupId === groupId && !claimed.has(groupId) && mayBeOf(one.location)(existing),
    );
    const place = add(one, found[at] ?? byMembers);
    for (const key of one.keys) places.set(key, place);
  }
  let ungrouped: number | undefined;
  return {
    groups,
    placeOf(groupKey) {
      const place = groupKey === null ? undefined : places.get(groupKey);
      if (place !== undefined) return place;
      const one = { name: ungroupedName, year: null, location: null, keys: [], sourceKeys: [ungroupedKey] };
      ungrouped ??= add(one, find(one));
      return ungrouped;
    },
    hasGroup: (groupKey) => places.has(groupKey),
    locationOf: (groupKey) =>
      groups[places.get(groupKey ?? '') ?? -1]?.location ?? locationOf(file.school.code),
  };
}
