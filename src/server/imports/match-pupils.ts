import { fullName } from '../groups/names';
import { changeOf } from './change-of';
import { compared } from './compared-name';
import {
  candidatesByName,
  type IdentifiedRow,
  type Identity,
  identify,
  identifyAll,
  withOwnKeys,
} from './known-pupils';
import type { PlacedClasses } from './match-classes';
import type { ImportFile, PlannedClass, PlannedPupil, Warning } from './plan';
import type { KnownPupil } from './school-state';
import type { Scope } from './scope';

/** What is asked about the school and the year of the file. */
export interface Around {
  /** Keyed hash, hex: the ECK iD itself goes no further than here. */
  readonly hashEckId: (eckId: string) => string;
  /** Whether a class is of an earlier school year than the file, or put away. */
  readonly isOldClass: (classId: string | null) => boolean;
  /** Name of a class of the school. */
  readonly className: (classId: string | null) => string | null;
}

type Found = Pick<
  PlannedPupil,
  'kind' | 'importable' | 'proposed' | 'warnings' | 'wasName' | 'wasGroup' | 'candidates' | 'change' | 'links'
>;

const nothing: Omit<Found, 'kind'> = {
  importable: false,
  proposed: false,
  warnings: [],
  wasName: null,
  wasGroup: null,
  candidates: [],
  change: null,
  links: [],
};

const nameOf = ({ firstName, lastName }: Pick<KnownPupil, 'firstName' | 'lastName'>) =>
  fullName({ first_name: firstName, last_name: lastName, sort_name: null });

/** A known pupil: what the file changes of it, if anything. */
function asKnown(
  row: IdentifiedRow,
  pupil: KnownPupil,
  group: PlannedClass | undefined,
  { className, isOldClass }: Around,
): Found {
  const { differs, set, warnings, returns, pupilId } = changeOf(row, pupil, group, isOldClass);
  if (Object.keys(set).length === 0) return { ...nothing, kind: 'known', warnings: [...warnings] };
  const may = set.class_id === undefined || !group?.isOthers;
  if (!may) return { ...nothing, kind: 'known', warnings: [...warnings, 'other-teacher'] };
  return {
    ...nothing,
    kind: pupil.inTrash ? 'back' : differs.group ? 'moved' : 'changed',
    importable: true,
    proposed: true,
    warnings: [...warnings],
    wasName: differs.name ? nameOf(pupil) : null,
    wasGroup: differs.group ? className(pupil.classId) : null,
    change: { pupilId, set, returns },
  };
}

/** A row that may be one of some pupils, or another child: a person says which. */
function asQuestion(
  row: IdentifiedRow,
  candidates: readonly KnownPupil[],
  group: PlannedClass | undefined,
  { className, isOldClass }: Around,
  warning: Warning,
): Found {
  return {
    ...nothing,
    kind: 'conflict',
    importable: true,
    warnings: [warning],
    candidates: candidates.map((pupil) => ({
      name: nameOf(pupil),
      groupName: className(pupil.classId),
      number: pupil.importKey,
    })),
    links: candidates.map((pupil) => {
      const { pupilId, set, returns } = changeOf(row, pupil, group, isOldClass, true);
      return { pupilId, set, returns };
    }),
  };
}

/** The numbers of a row, as far as somebody new may have them: one whose ECK iD is known gets none of them. */
const numbersOfNew = (row: IdentifiedRow, eckIdHashes: ReadonlySet<string>) =>
  row.eckIdHash !== null && eckIdHashes.has(row.eckIdHash)
    ? { importKey: null, eckIdHash: null }
    : { importKey: row.importKey, eckIdHash: row.eckIdHash };

interface Matched {
  readonly rows: PlannedPupil[];
  /** Pupils that a row is, or may be. */
  readonly known: ReadonlySet<string>;
  readonly renumbered: number;
}

/**
 * Compares the pupils of a file with the school's list and says for each what would happen. A doubt is a question that a
 * person answers: nothing is decided by a name.
 */
export function matchPupils(
  file: Pick<ImportFile, 'pupils'>,
  { own: state, others }: Scope,
  placed: PlacedClasses,
  around: Around,
): Matched {
  const asRead = file.pupils.map((row, index) => ({
    ...row,
    index,
    ...identify(row, around.hashEckId),
    location: placed.locationOf(row.groupKey),
  }));
  // Of others no name and no location counts: a row that matches by a number says so whatever else it holds.
  const isOfOthers = asRead.map(
    ({ importKey, eckIdHash }) =>
      others.importKeys.has(importKey ?? '') || others.eckIdHashes.has(eckIdHash ?? ''),
  );
  const rows = withOwnKeys(asRead, state);
  const identities = identifyAll(rows, state);
  const byName = candidatesByName(state, identities, around.isOldClass);
  const live = state.pupils.filter(({ inTrash }) => !inTrash);
  const namesakes = new Map<string, KnownPupil[]>();
  for (const pupil of live) {
    const name = compared(pupil.firstName, pupil.lastName);
    namesakes.set(name, [...(namesakes.get(name) ?? []), pupil]);
  }
  const eckIdHashes = new Set(state.pupils.flatMap(({ eckIdHash }) => eckIdHash ?? []));
  const known = new Set<string>();
  let renumbered = 0;

  const somebodyNew = (row: IdentifiedRow, group: PlannedClass | undefined): Found => {
    const candidates = byName(row, group?.classId);
    if (candidates.length > 0) {
      if (candidates.some(({ importKey }) => importKey !== null)) renumbered += 1;
      return asQuestion(row, candidates, group, around, 'same-child');
    }
    const name = compared(row.firstName, row.lastName);
    const same = namesakes.get(name) ?? [];
    if (same.length === 0 && !others.names.has(name))
      return { ...nothing, kind: 'new', importable: true, proposed: true };
    const nearby = same.some((pupil) => pupil.classId === group?.classId);
    const hasNumber = row.importKey !== null || row.eckIdHash !== null;
    const sure = !nearby && hasNumber && !others.names.has(name);
    const warning: Warning = nearby ? 'name-exists' : 'name-exists-elsewhere';
    return {
      ...nothing,
      kind: sure ? 'new' : 'conflict',
      importable: true,
      proposed: sure,
      warnings: [warning],
    };
  };

  const find = (row: IdentifiedRow, identity: Identity, group: PlannedClass | undefined): Found => {
    if (isOfOthers[row.index]) return { ...nothing, kind: 'skipped', warnings: ['at-school'] };
    if (identity.is === 'pupil') return asKnown(row, identity.pupil, group, around);
    if (identity.is === 'twice') return { ...nothing, kind: 'skipped', warnings: [identity.by] };
    if (group?.isOthers) return { ...nothing, kind: 'skipped', warnings: ['other-teacher'] };
    if (identity.is === 'nobody') return somebodyNew(row, group);
    const named = byName(row, group?.classId).filter((pupil) => !identity.candidates.includes(pupil));
    return asQuestion(row, [...identity.candidates, ...named], group, around, identity.why);
  };

  const planned = rows.map((row): PlannedPupil => {
    const identity = identities[row.index] ?? { is: 'nobody' };
    const named = row.groupKey !== null && placed.hasGroup(row.groupKey);
    // Who is known stays where it is when the file names no class: only who is new goes to the shelf.
    const isKnown = identity.is === 'pupil' && !isOfOthers[row.index];
    const place = isKnown && !named ? -1 : placed.placeOf(row.groupKey);
    const group = placed.classes[place];
    const found = find(row, identity, group);
    if (isKnown) known.add(identity.pupil.pupilId);
    if (identity.is === 'question') for (const { pupilId } of identity.candidates) known.add(pupilId);
    for (const { pupilId } of found.links) known.add(pupilId);
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
      ...numbersOfNew(row, eckIdHashes),
      place,
    };
  });
  return { rows: planned, known, renumbered };
}
