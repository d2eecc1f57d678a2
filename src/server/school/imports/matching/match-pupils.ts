import { fullName } from '../../../shared/names';
import { compared } from './compared-name';
import { diffPupil } from './diff-pupil';
import {
  candidatesByName,
  type IdentifiedRow,
  type Identity,
  identify,
  identifyAll,
  withOwnKeys,
} from './known-pupils';
import type { PlacedGroups } from './match-groups';
import type { ImportFile, PlannedGroup, PlannedPupil, Warning } from './plan';
import type { KnownPupil } from './school-state';
import type { Scope } from './scope';

/** What is asked about the school and the year of the file. */
export interface MatchContext {
  /** Keyed hash, hex: the ECK iD itself goes no further than here. */
  readonly hashEckId: (eckId: string) => string;
  /** Whether a group is of an earlier school year than the file, or put away. */
  readonly isOldGroup: (groupId: string | null) => boolean;
  /** Name of a group of the school. */
  readonly groupNameOf: (groupId: string | null) => string | null;
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
  group: PlannedGroup | undefined,
  { groupNameOf, isOldGroup }: MatchContext,
): Found {
  const { differs, set, warnings, returns, pupilId } = diffPupil(row, pupil, group, isOldGroup);
  if (Object.keys(set).length === 0) return { ...nothing, kind: 'known', warnings: [...warnings] };
  const may = set.group_id === undefined || !group?.isOthers;
  if (!may) return { ...nothing, kind: 'known', warnings: [...warnings, 'other-teacher'] };
  return {
    ...nothing,
    kind: pupil.inTrash ? 'back' : differs.group ? 'moved' : 'changed',
    importable: true,
    proposed: true,
    warnings: [...warnings],
    wasName: differs.name ? nameOf(pupil) : null,
    wasGroup: differs.group ? groupNameOf(pupil.groupId) : null,
    change: { pupilId, set, returns },
  };
}

/** A row that may be one of some pupils, or another child: a person says which. */
function asQuestion(
  row: IdentifiedRow,
  candidates: readonly KnownPupil[],
  group: PlannedGroup | undefined,
  { groupNameOf, isOldGroup }: MatchContext,
  warning: Warning,
): Found {
  return {
    ...nothing,
    kind: 'conflict',
    importable: true,
    warnings: [warning],
    candidates: candidates.map((pupil) => ({
      name: nameOf(pupil),
      groupName: groupNameOf(pupil.groupId),
      number: pupil.importKey,
    })),
    links: candidates.map((pupil) => {
      const { pupilId, set, returns } = diffPupil(row, pupil, group, isOldGroup, true);
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
  placed: PlacedGroups,
  context: MatchContext,
): Matched {
  const ids = new Map(state.pupils.map((pupil) => [pupil.pupilId, pupil]));
  const asRead = file.pupils.map((row, index): IdentifiedRow => {
    const numbers = identify(row, context.hashEckId);
    const itself = ids.get(row.key ?? '') ?? null;
    // An id of ours is no number of the school's administration, so it is never kept as one.
    const importKey = itself ? itself.importKey : numbers.importKey;
    return { ...row, index, ...numbers, importKey, location: placed.locationOf(row.groupKey), itself };
  });
  // Of others no name and no location counts: a row that matches by a number says so whatever else it holds.
  const isOfOthers = asRead.map(
    ({ importKey, eckIdHash }) =>
      others.importKeys.has(importKey ?? '') || others.eckIdHashes.has(eckIdHash ?? ''),
  );
  const rows = withOwnKeys(asRead, state);
  const identities = identifyAll(rows, state);
  const byName = candidatesByName(state, identities, context.isOldGroup);
  const live = state.pupils.filter(({ inTrash }) => !inTrash);
  const namesakes = new Map<string, KnownPupil[]>();
  for (const pupil of live) {
    const name = compared(pupil.firstName, pupil.lastName);
    namesakes.set(name, [...(namesakes.get(name) ?? []), pupil]);
  }
  const eckIdHashes = new Set(state.pupils.flatMap(({ eckIdHash }) => eckIdHash ?? []));
  const known = new Set<string>();
  let renumbered = 0;

  const somebodyNew = (row: IdentifiedRow, group: PlannedGroup | undefined): Found => {
    const candidates = byName(row, group?.groupId);
    if (candidates.length > 0) {
      const inTrash = candidates.every((pupil) => pupil.inTrash);
      if (!inTrash && candidates.some(({ importKey }) => importKey !== null)) renumbered += 1;
      return asQuestion(row, candidates, group, context, inTrash ? 'same-child-trash' : 'same-child');
    }
    const name = compared(row.firstName, row.lastName);
    const same = namesakes.get(name) ?? [];
    if (same.length === 0 && !others.names.has(name))
      return { ...nothing, kind: 'new', importable: true, proposed: true };
    const nearby = same.some((pupil) => pupil.groupId === group?.groupId);
    const warning: Warning = nearby ? 'name-exists' : 'name-exists-elsewhere';
    // The warning asks to look first, so nobody with it is taken in unless a person says so.
    return { ...nothing, kind: 'conflict', importable: true, warnings: [warning] };
  };

  const find = (row: IdentifiedRow, identity: Identity, group: PlannedGroup | undefined): Found => {
    if (isOfOthers[row.index]) return { ...nothing, kind: 'skipped', warnings: ['at-school'] };
    if (identity.is === 'pupil') return asKnown(row, identity.pupil, group, context);
    if (identity.is === 'twice') return { ...nothing, kind: 'skipped', warnings: [identity.by] };
    if (group?.isOthers) return { ...nothing, kind: 'skipped', warnings: ['other-teacher'] };
    if (identity.is === 'nobody') return somebodyNew(row, group);
    const named = byName(row, group?.groupId).filter(
      (pupil) => !pupil.inTrash && !identity.candidates.includes(pupil),
    );
    return asQuestion(row, [...identity.candidates, ...named], group, context, identity.why);
  };

  const planned = rows.map((row): PlannedPupil => {
    const identity = identities[row.index] ?? { is: 'nobody' };
    const named = row.groupKey !== null && placed.hasGroup(row.groupKey);
    // Who is known stays where it is when the file names no group: only who is new goes to the shelf.
    const isKnown = identity.is === 'pupil' && !isOfOthers[row.index];
    const place = isKnown && !named ? -1 : placed.placeOf(row.groupKey);
    const group = placed.groups[place];
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
      groupName: group?.name ?? (isKnown ? context.groupNameOf(identity.pupil.groupId) : null),
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
