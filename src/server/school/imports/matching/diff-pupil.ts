import type { PupilSet } from '../../pupils/record-changes';
import { sameName } from './compared-name';
import type { IdentifiedRow } from './known-pupils';
import type { PlannedChange, PlannedGroup, Warning } from './plan';
import type { KnownPupil } from './school-state';

/** How a known pupil and its row of the file go together. */
export interface Difference extends PlannedChange {
  readonly differs: { readonly name: boolean; readonly group: boolean; readonly other: boolean };
  readonly warnings: readonly Warning[];
}

/**
 * What the file changes of a known pupil. Only what is still as an earlier import brought it is changed; what a teacher
 * made of it stays.
 *
 * @param group the group of the row; undefined when the file names none, and then the pupil stays where it is
 * @param isOldGroup whether a group is of an earlier school year, or put away: a group lives for a year at most
 * @param isChosen a person said that this row is this pupil: then its numbers are replaced too
 */
export function diffPupil(
  row: IdentifiedRow,
  pupil: KnownPupil,
  group: PlannedGroup | undefined,
  isOldGroup: (groupId: string | null) => boolean,
  isChosen = false,
): Difference {
  const { imported } = pupil;
  const set: { -readonly [Key in keyof PupilSet]: PupilSet[Key] } = {};
  const warnings: Warning[] = [];

  const edited = imported !== null && !sameName(imported, pupil);
  const newName = !sameName(row, pupil);
  const changesName = newName && !edited;
  if (changesName) {
    set.first_name = row.firstName;
    set.last_name = row.lastName;
    set.sort_name = row.sortName;
  } else if (newName && imported && !sameName(row, imported)) {
    warnings.push('known-other-name');
  }

  const ownYear = imported !== null && imported.year !== pupil.year;
  const changesYear = row.year !== null && row.year !== pupil.year && !ownYear;
  if (changesYear) set.year = row.year;

  const elsewhere = group !== undefined && group.groupId !== pupil.groupId;
  const placedByHand =
    imported !== null && imported.groupId !== pupil.groupId && !isOldGroup(imported.groupId);
  const moves = elsewhere && (isOldGroup(pupil.groupId) || !placedByHand || pupil.inTrash);
  if (moves) set.group_id = group.groupId;
  else if (elsewhere) warnings.push('known-other-class');

  if (row.importKey !== null && row.importKey !== pupil.importKey) set.import_key = row.importKey;
  if (row.eckIdHash !== null && (pupil.eckIdHash === null || (isChosen && pupil.eckIdHash !== row.eckIdHash)))
    set.eck_id_hash = row.eckIdHash;
  if (pupil.inTrash) set.trashed_at = null;

  const changesNumber = set.import_key !== undefined || set.eck_id_hash !== undefined;
  const { firstName, lastName, sortName } = row;
  if (Object.keys(set).length > 0) {
    const groupId = group?.groupId ?? imported?.groupId ?? pupil.groupId;
    set.imported = { firstName, lastName, sortName, year: row.year ?? imported?.year ?? null, groupId };
  }
  return {
    pupilId: pupil.pupilId,
    set,
    returns: pupil.inTrash,
    differs: { name: changesName, group: moves, other: changesYear || changesNumber },
    warnings,
  };
}
