import { fullName } from '../groups/names';
import { changeOf, type Difference } from './change-of';
import {
  compared,
  findCandidates,
  type IdentifiedRow,
  identify,
  identifyAll,
  withOwnKeys,
} from './known-pupils';
import type { PlacedClasses } from './match-classes';
import type { ImportFile, PlannedClass, PlannedPupil, Warning } from './plan';
import type { KnownPupil, SchoolState } from './school-state';

/** What is asked about the person who imports, and the year of the file. */
export interface Around {
  /** Keyed hash, hex: the ECK iD itself goes no further than here. */
  readonly hashEckId: (eckId: string) => string;
  /** Whether this person may put pupils into a class the school has, or take them out. */
  readonly mayChange: (classId: string) => boolean;
  /** Whether a class is of an earlier school year than the file, or put away. */
  readonly isOldClass: (classId: string | null) => boolean;
  /** Name of a class of the school. */
  readonly className: (classId: string | null) => string | null;
}

type Found = Pick<
  PlannedPupil,
  'kind' | 'importable' | 'proposed' | 'warnings' | 'wasName' | 'wasGroup' | 'candidate' | 'change' | 'link'
>;

const nothing: Omit<Found, 'kind'> = {
  importable: false,
  proposed: false,
  warnings: [],
  wasName: null,
  wasGroup: null,
  candidate: null,
  change: null,
  link: null,
};

const nameOf = ({ firstName, lastName }: Pick<KnownPupil, 'firstName' | 'lastName'>) =>
  fullName({ first_name: firstName, last_name: lastName, sort_name: null });

/** A known pupil: what the file changes of it, if anything. */
function asKnown(
  difference: Difference,
  pupil: KnownPupil,
  group: PlannedClass | undefined,
  { className, mayChange, isOldClass }: Around,
): Found {
  const { differs, set, warnings } = difference;
  const changes = Object.keys(set).length > 0;
  if (!changes) return { ...nothing, kind: 'known', warnings: [...warnings] };
  const mayEnter = set.class_id === undefined || !group?.exists || mayChange(group.classId);
  // Whoever teaches the new class may fetch a pupil out of one of last year's.
  const mayLeave = pupil.classId === null || isOldClass(pupil.classId) || mayChange(pupil.classId);
  const may = mayEnter && mayLeave;
  const isDoubtful = warnings.includes('other-child');
  const kind = pupil.inTrash ? 'back' : differs.group ? 'moved' : 'changed';
  return {
    ...nothing,
    kind: may ? (isDoubtful ? 'conflict' : kind) : 'known',
    importable: may,
    proposed: may && !isDoubtful,
    warnings: may ? [...warnings] : [...warnings, 'other-teacher'],
    wasName: differs.name ? nameOf(pupil) : null,
    wasGroup: differs.group ? className(pupil.classId) : null,
    change: { pupilId: difference.pupilId, set, returns: difference.returns },
  };
}

/**
 * Compares the pupils of a file with the school's list and says for each what would happen. A doubt is a conflict that a
 * person decides: nothing is decided by a name.
 */
export function matchPupils(
  file: Pick<ImportFile, 'pupils'>,
  state: SchoolState,
  placed: PlacedClasses,
  around: Around,
): { readonly rows: PlannedPupil[]; readonly known: ReadonlySet<string>; readonly renumbered: number } {
  const rows = withOwnKeys(
    file.pupils.map((row, index) => ({
      ...row,
      index,
      ...identify(row, around.hashEckId),
      location: placed.locationOf(row.groupKey),
    })),
    state,
  );
  const identities = identifyAll(rows, state);
  const candidates = findCandidates(rows, identities, state);
  const live = state.pupils.filter(({ inTrash }) => !inTrash);
  const namesakes = new Map<string, KnownPupil[]>();
  for (const pupil of live) {
    const name = compared(pupil.firstName, pupil.lastName);
    namesakes.set(name, [...(namesakes.get(name) ?? []), pupil]);
  }

  const somebodyNew = (row: IdentifiedRow, group: PlannedClass | undefined): Found => {
    if (group?.exists && !around.mayChange(group.classId)) {
      return { ...nothing, kind: 'skipped', warnings: ['other-teacher'] };
    }
    const candidate = candidates.get(row.index);
    // Somebody who was added by hand is only asked about in the own class.
    if (candidate && (candidate.imported !== null || candidate.classId === group?.classId)) {
      const { pupilId, set, returns } = changeOf(row, candidate, group, around.isOldClass);
      const may = candidate.classId === null || around.mayChange(candidate.classId);
      return {
        ...nothing,
        kind: 'conflict',
        importable: true,
        warnings: ['same-child'],
        candidate: may ? { name: nameOf(candidate), groupName: around.className(candidate.classId) } : null,
        link: may ? { pupilId, set, returns } : null,
      };
    }
    const same = namesakes.get(compared(row.firstName, row.lastName)) ?? [];
    if (same.length === 0) return { ...nothing, kind: 'new', importable: true, proposed: true };
    const nearby = same.some((pupil) => pupil.classId === group?.classId);
    const sure = !nearby && (row.importKey !== null || row.eckIdHash !== null);
    const warning: Warning = nearby ? 'name-exists' : 'name-exists-elsewhere';
    return {
      ...nothing,
      kind: sure ? 'new' : 'conflict',
      importable: true,
      proposed: sure,
      warnings: [warning],
    };
  };

  const known = new Set<string>();
  const planned = rows.map((row): PlannedPupil => {
    const identity = identities[row.index] ?? { is: 'nobody' };
    const named = row.groupKey !== null && placed.hasGroup(row.groupKey);
    // Who is known stays where it is when the file names no class: only who is new goes to the shelf.
    const isKnown = identity.is === 'pupil';
    const place = isKnown && !named ? -1 : placed.placeOf(row.groupKey);
    const group = placed.classes[place];
    const found: Found = isKnown
      ? asKnown(changeOf(row, identity.pupil, group, around.isOldClass), identity.pupil, group, around)
      : identity.is === 'conflict'
        ? { ...nothing, kind: 'conflict', warnings: ['identity-conflict'] }
        : identity.is === 'twice'
          ? { ...nothing, kind: 'skipped', warnings: [identity.by] }
          : somebodyNew(row, group);
    if (isKnown) known.add(identity.pupil.pupilId);
    if (found.link) known.add(found.link.pupilId);
    const badReference: Warning[] = row.groupKey !== null && !named ? ['bad-reference'] : [];
    return {
      ...found,
      row: row.index,
      name: nameOf(row),
      year: row.year,
      groupName: group?.name ?? (isKnown ? around.className(identity.pupil.classId) : null),
      warnings: [...found.warnings, ...badReference],
      firstName: row.firstName,
      lastName: row.lastName,
      sortName: row.sortName,
      importKey: row.importKey,
      eckIdHash: row.eckIdHash,
      place,
    };
  });
  const renumbered = [...candidates.values()].filter(({ importKey }) => importKey !== null).length;
  return { rows: planned, known, renumbered };
}
