import { fullName } from '../../../shared/names';
import { compared } from './compared-name';
import { identify } from './known-pupils';
import type { PlacedGroups } from './match-groups';
import type { MatchContext } from './match-pupils';
import type { ImportFile, PlannedPupil, Warning } from './plan';
import { isOfFile } from './school-codes';
import type { KnownPupil, SchoolState } from './school-state';

/** More than this part of the known pupils missing, and the file is not of the whole school. */
const maxMissing = 0.2;

interface Missing {
  /** Known by an earlier import, or by any way when the file is a list, in a live group, and not in this file. */
  readonly pupils: readonly KnownPupil[];
  readonly partial: boolean;
}

/**
 * Whether a file speaks of a pupil in any way: by its number, by its ECK iD, by its name in its group, or because a row is
 * or may be this pupil. Only somebody of whom it does not is missing.
 */
function occurrence(
  file: ImportFile,
  placed: PlacedGroups,
  known: ReadonlySet<string>,
  hashEckId: MatchContext['hashEckId'],
): (pupil: KnownPupil) => boolean {
  const rows = file.pupils.map((row) => ({ ...row, ...identify(row, hashEckId) }));
  const importKeys = new Set(rows.map(({ importKey }) => importKey));
  const eckIdHashes = new Set(rows.map(({ eckIdHash }) => eckIdHash));
  const nameIn = (groupId: string | null | undefined, firstName: string, lastName: string | null) =>
    `${groupId} ${compared(firstName, lastName)}`;
  const names = new Set(
    rows.flatMap(({ groupKey, firstName, lastName }) =>
      groupKey !== null && placed.hasGroup(groupKey)
        ? [nameIn(placed.groups[placed.placeOf(groupKey)]?.groupId, firstName, lastName)]
        : [],
    ),
  );
  return ({ pupilId, importKey, eckIdHash, groupId, firstName, lastName }) =>
    known.has(pupilId) ||
    (importKey !== null && importKeys.has(importKey)) ||
    (eckIdHash !== null && eckIdHashes.has(eckIdHash)) ||
    names.has(nameIn(groupId, firstName, lastName));
}

/** Who is missing, and whether so much is missing that this cannot be the whole school. */
function findMissing(
  file: ImportFile,
  state: SchoolState,
  placed: PlacedGroups,
  occurs: (pupil: KnownPupil) => boolean,
  isOldGroup: MatchContext['isOldGroup'],
): Missing {
  // A list has no numbers, so what it says of the whole school holds for pupils without one too.
  const isList = file.origin === 'list';
  const imported = state.pupils.filter(
    ({ inTrash, importKey, eckIdHash }) => !inTrash && (isList || importKey !== null || eckIdHash !== null),
  );
  const pupils = imported.filter((pupil) => !occurs(pupil));
  const inFile = new Set(placed.groups.map(({ groupId }) => groupId));
  const ofImport = state.groups.filter(
    ({ groupId, sourceKeys }) => !isOldGroup(groupId) && (isList || sourceKeys.length > 0),
  );
  const filled = new Set(imported.map(({ groupId }) => groupId));
  // A group that is missing as a whole; in a new school year all of them are new.
  const groupMissing = ofImport.some(({ groupId }) => filled.has(groupId) && !inFile.has(groupId));
  const fewer =
    ofImport.length > 0 && file.groups.length < ofImport.filter(({ groupId }) => filled.has(groupId)).length;
  return { pupils, partial: pupils.length > imported.length * maxMissing || groupMissing || fewer };
}

/** The part of a school that a file speaks of: it says nothing about who is at another location. */
function atLocations(file: ImportFile, state: SchoolState): SchoolState {
  const isOf = isOfFile(file.school.code);
  const elsewhere = new Set(state.groups.filter((one) => !isOf(one)).map(({ groupId }) => groupId));
  return {
    groups: state.groups.filter(({ groupId }) => !elsewhere.has(groupId)),
    pupils: state.pupils.filter(({ groupId }) => !elsewhere.has(groupId ?? '')),
  };
}

interface Leavers {
  readonly rows: PlannedPupil[];
  readonly partial: boolean;
}

/** What is known beside the file. */
export interface FileOptions {
  readonly now: Date;
  /** The file is of all locations of the school, whatever its code. */
  readonly allLocations: boolean;
}

/**
 * Lists the pupils who would go to the trash: those of whom the file says that they left, and those who are missing from
 * a file of the whole school, or a list that an administrator says is one. Nobody of them is proposed: a person ticks who leaves. Only for somebody who manages the
 * school: a teacher's file says nothing about who left.
 */
export function matchLeavers(
  file: ImportFile,
  state: SchoolState,
  placed: PlacedGroups,
  known: ReadonlySet<string>,
  context: MatchContext,
  { now, allLocations }: FileOptions,
): Leavers {
  if (file.origin === 'list' && !file.isWholeSchool) return { rows: [], partial: false };
  const departed = file.departed.map((one) => identify(one, context.hashEckId));
  const keys = new Set(departed.map(({ importKey }) => importKey).filter((key) => key !== null));
  const eckIds = new Set(departed.map(({ eckIdHash }) => eckIdHash).filter((eckId) => eckId !== null));
  const eckIdOfKey = new Map(departed.map(({ importKey, eckIdHash }) => [importKey, eckIdHash]));
  const hasDeparted = ({ importKey, eckIdHash }: KnownPupil) =>
    eckIds.has(eckIdHash ?? '') || keys.has(importKey ?? '');
  // With another ECK iD the number is now somebody else's: a person has to look.
  const isDoubtful = ({ importKey, eckIdHash }: KnownPupil) => {
    const said = importKey === null ? undefined : eckIdOfKey.get(importKey);
    return Boolean(said) && eckIdHash !== null && said !== eckIdHash;
  };
  const spoken = allLocations ? state : atLocations(file, state);
  const occurs = occurrence(file, placed, known, context.hashEckId);
  const missing = findMissing(file, spoken, placed, occurs, context.isOldGroup);
  const rows = missing.pupils.flatMap((pupil, at): PlannedPupil[] => {
    const doubtful = isDoubtful(pupil);
    const said = hasDeparted(pupil) && !doubtful;
    const warnings: Warning[] = doubtful ? ['identity-conflict'] : said ? [] : ['not-in-file'];
    return [
      {
        row: file.pupils.length + at,
        kind: 'left',
        importable: true,
        // Nobody leaves unless a person says so, whatever the file says.
        proposed: false,
        name: fullName({ first_name: pupil.firstName, last_name: pupil.lastName, sort_name: null }),
        wasName: null,
        year: pupil.year,
        groupName: context.groupNameOf(pupil.groupId),
        wasGroup: null,
        warnings,
        candidates: [],
        firstName: pupil.firstName,
        lastName: pupil.lastName,
        sortName: pupil.sortName,
        importKey: null,
        eckIdHash: null,
        place: -1,
        change: { pupilId: pupil.pupilId, set: { trashed_at: now }, returns: false },
        links: [],
      },
    ];
  });
  return { rows, partial: missing.partial && missing.pupils.length > 0 };
}
