import { compared, hasOtherName, mayBeOtherChild, sameName } from './compared-name';
import { isStable } from './match-groups';
import type { ImportFile } from './plan';
import { mayBeOf } from './school-codes';
import type { KnownPupil, SchoolState } from './school-state';

type Row = ImportFile['pupils'][number];

/** A row with what identifies it: the ECK iD hashed, a key only when it will be the same the next time. */
export interface IdentifiedRow extends Row {
  readonly index: number;
  readonly importKey: string | null;
  readonly eckIdHash: string | null;
  /** Code of the location it is of; null where that is not known. */
  readonly location: string | null;
  /** The pupil whose own id is the key, as in a roster that this school exported; null when it is nobody's. */
  readonly itself: KnownPupil | null;
}

/** What identifies a row elsewhere. @param hashEckId keyed hash, hex: the ECK iD itself goes no further. */
export const identify = (
  { key, eckId }: Pick<Row, 'key' | 'eckId'>,
  hashEckId: (eckId: string) => string,
): Pick<IdentifiedRow, 'importKey' | 'eckIdHash'> => ({
  importKey: key !== null && isStable(key) ? key : null,
  eckIdHash: eckId === null ? null : hashEckId(eckId),
});

/** Which pupil of the school's list a row is, by what never changes; or why a person has to say so. */
export type Identity =
  | { readonly is: 'pupil'; readonly pupil: KnownPupil }
  | { readonly is: 'nobody' }
  | {
      readonly is: 'question';
      /** The likeliest first. */
      readonly candidates: readonly KnownPupil[];
      readonly why: 'identity-conflict' | 'other-child';
    }
  | { readonly is: 'twice'; readonly by: 'duplicate-key' | 'duplicate-eckid' };

/**
 * The rows without the numbers that somebody else has: two locations may count from 1 both, so a number of the other one
 * is the same child's only when the name is too.
 */
export function withOwnKeys(
  rows: readonly IdentifiedRow[],
  { pupils, groups }: SchoolState,
): IdentifiedRow[] {
  const locations = new Map(groups.map(({ groupId, location }) => [groupId, location]));
  const byKey = new Map(pupils.flatMap((pupil) => (pupil.importKey ? [[pupil.importKey, pupil]] : [])));
  return rows.map((row) => {
    const pupil = byKey.get(row.importKey ?? '');
    if (!pupil) return row;
    const isHere = mayBeOf(row.location)({ location: locations.get(pupil.groupId ?? '') ?? null });
    const sameName = compared(row.firstName, row.lastName) === compared(pupil.firstName, pupil.lastName);
    const sameEckId = row.eckIdHash !== null && row.eckIdHash === pupil.eckIdHash;
    return isHere || sameName || sameEckId ? row : { ...row, importKey: null };
  });
}

/** Whether the school's administration calls this pupil by another name than the row does. */
const isNamedOtherwise = (row: IdentifiedRow, pupil: KnownPupil, byEckId: boolean): boolean => {
  // A name that a teacher changed is not overwritten, so nothing can go wrong with it.
  if (pupil.imported !== null && !sameName(pupil.imported, pupil)) return false;
  return byEckId ? hasOtherName(row, pupil) : mayBeOtherChild(row, pupil);
};

/**
 * Says who each row is: by ECK iD, then by a stable key or the pupil's own id, never by name. Two rows are never the same pupil. Where the two
 * numbers point at two pupils, the ECK iD is another one, or the name says that a number was given to another child, a
 * person has to look.
 */
export function identifyAll(
  rows: readonly IdentifiedRow[],
  { pupils }: Pick<SchoolState, 'pupils'>,
): Identity[] {
  const byEckId = new Map(pupils.flatMap((pupil) => (pupil.eckIdHash ? [[pupil.eckIdHash, pupil]] : [])));
  const byKey = new Map(pupils.flatMap((pupil) => (pupil.importKey ? [[pupil.importKey, pupil]] : [])));
  const certain = new Set(rows.flatMap(({ eckIdHash }) => byEckId.get(eckIdHash ?? '')?.pupilId ?? []));
  const keys = new Set<string>();
  const eckIds = new Set<string>();
  const matched = new Set<string>();
  return rows.map((row): Identity => {
    const { importKey, eckIdHash } = row;
    if (importKey !== null && keys.has(importKey)) return { is: 'twice', by: 'duplicate-key' };
    if (eckIdHash !== null && eckIds.has(eckIdHash)) return { is: 'twice', by: 'duplicate-eckid' };
    if (importKey !== null) keys.add(importKey);
    if (eckIdHash !== null) eckIds.add(eckIdHash);
    const eckIdOf = byEckId.get(eckIdHash ?? '');
    const keyOf = row.itself ?? byKey.get(importKey ?? '');
    const pupil = eckIdOf ?? keyOf;
    if (!pupil) return { is: 'nobody' };
    if (eckIdOf && keyOf && eckIdOf !== keyOf)
      return { is: 'question', candidates: [eckIdOf, keyOf], why: 'identity-conflict' };
    const otherEckId = !eckIdOf && eckIdHash !== null && pupil.eckIdHash !== null;
    const isAnotherRow = matched.has(pupil.pupilId) || (!eckIdOf && certain.has(pupil.pupilId));
    if (otherEckId || isAnotherRow) return { is: 'question', candidates: [pupil], why: 'identity-conflict' };
    if (isNamedOtherwise(row, pupil, eckIdOf !== undefined))
      return { is: 'question', candidates: [pupil], why: 'other-child' };
    matched.add(pupil.pupilId);
    return { is: 'pupil', pupil };
  });
}

/** Most pupils of one name that a person is asked to choose from. */
const maxCandidates = 6;

/**
 * Finds the pupils of the list who may be the child of a row by their name, where no number says so. It is only ever a
 * question to a person. In the group of the row a name is enough; elsewhere the year has to fit, and a child with
 * another ECK iD is somebody else. Who was added by hand has no number at all, so only a name can find that child.
 * Somebody in the trash is asked about when nobody else of that name may be the child: then it can return.
 *
 * @param isOldGroup whether a group is of an earlier school year: nobody knows to which group its pupils went
 */
export function candidatesByName(
  { pupils }: Pick<SchoolState, 'pupils'>,
  identities: readonly Identity[],
  isOldGroup: (groupId: string | null) => boolean,
): (row: IdentifiedRow, groupId: string | undefined) => readonly KnownPupil[] {
  const matched = new Set(identities.flatMap((found) => (found.is === 'pupil' ? [found.pupil.pupilId] : [])));
  const named = new Map<string, KnownPupil[]>();
  for (const pupil of pupils) {
    if (matched.has(pupil.pupilId)) continue;
    const name = compared(pupil.firstName, pupil.lastName);
    named.set(name, [...(named.get(name) ?? []), pupil]);
  }
  return (row, groupId) => {
    const isHere = (pupil: KnownPupil) => pupil.groupId !== null && pupil.groupId === groupId;
    const fits = (pupil: KnownPupil) => {
      if (isHere(pupil)) return true;
      const years = row.year === null || pupil.year === null ? 0 : row.year - pupil.year;
      if (years < -1 || years > 1) return false;
      if (isOldGroup(pupil.groupId) && pupil.groupId !== null) return true;
      return row.eckIdHash === null || pupil.eckIdHash === null;
    };
    const fitting = (named.get(compared(row.firstName, row.lastName)) ?? []).filter(fits);
    const live = fitting.filter(({ inTrash }) => !inTrash);
    return (live.length > 0 ? live : fitting)
      .toSorted(
        (one, other) =>
          Number(isHere(other)) - Number(isHere(one)) ||
          (one.importKey ?? '').localeCompare(other.importKey ?? '', 'en', { numeric: true }),
      )
      .slice(0, maxCandidates);
  };
}
