import type { PupilSet } from '../pupils/record-changes';
import { sameName } from './compared-name';
import type { IdentifiedRow } from './known-pupils';
import type { PlannedChange, PlannedClass, Warning } from './plan';
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
 * @param group the class of the row; undefined when the file names none, and then the pupil stays where it is
 * @param isOldClass whether a class is of an earlier school year, or put away: a class lives for a year at most
 * @param isChosen a person said that this row is this pupil: then its numbers are replaced too
 */
export function changeOf(
  row: IdentifiedRow,
  pupil: KnownPupil,
  group: PlannedClass | undefined,
  isOldClass: (classId: string | null) => boolean,
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

  const elsewhere = group !== undefined && group.classId !== pupil.classId;
  const placedByHand =
    imported !== null && imported.classId !== pupil.classId && !isOldClass(imported.classId);
  const moves = elsewhere && (isOldClass(pupil.classId) || !placedByHand || pupil.inTrash);
  if (moves) set.class_id = group.classId;
  else if (elsewhere) warnings.push('known-other-class');

  if (row.importKey !== null && row.importKey !== pupil.importKey) set.import_key = row.importKey;
  if (row.eckIdHash !== null && (pupil.eckIdHash === null || (isChosen && pupil.eckIdHash !== row.eckIdHash)))
    set.eck_id_hash = row.eckIdHash;
  if (pupil.inTrash) set.trashed_at = null;

  const changesNumber = set.import_key !== undefined || set.eck_id_hash !== undefined;
  const { firstName, lastName, sortName } = row;
  if (Object.keys(set).length > 0) {
    const classId = group?.classId ?? imported?.classId ?? pupil.classId;
    set.imported = { firstName, lastName, sortName, year: row.year ?? imported?.year ?? null, classId };
  }
  return {
    pupilId: pupil.pupilId,
    set,
    returns: pupil.inTrash,
    differs: { name: changesName, group: moves, other: changesYear || changesNumber },
    warnings,
  };
}
