import { nameForComparing } from '@/edexml/clean-text';
import { fullName } from '../groups/names';
import { isStable } from './match-classes';
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
}

export const compared = (firstName: string, lastName: string | null): string =>
  nameForComparing(fullName({ first_name: firstName, last_name: lastName, sort_name: null }));

/** What identifies a row elsewhere. @param hashEckId keyed hash, hex: the ECK iD itself goes no further. */
export const identify = (
  { key, eckId }: Pick<Row, 'key' | 'eckId'>,
  hashEckId: (eckId: string) => string,
): Pick<IdentifiedRow, 'importKey' | 'eckIdHash'> => ({
  importKey: key !== null && isStable(key) ? key : null,
  eckIdHash: eckId === null ? null : hashEckId(eckId),
});

/** Who of the school's list a row is, by what never changes; or why that cannot be said. */
export type Identity =
  | { readonly is: 'pupil'; readonly pupil: KnownPupil }
  | { readonly is: 'nobody' }
  | { readonly is: 'conflict' }
  | { readonly is: 'twice'; readonly by: 'duplicate-key' | 'duplicate-eckid' };

/**
 * The rows without the numbers that somebody else has: two locations may count from 1 both, so a number of the other one
 * is the same child's only when the name is too.
 */
export function withOwnKeys(
  rows: readonly IdentifiedRow[],
  { pupils, classes }: SchoolState,
): IdentifiedRow[] {
  const locations = new Map(classes.map(({ classId, location }) => [classId, location]));
  const byKey = new Map(pupils.flatMap((pupil) => (pupil.importKey ? [[pupil.importKey, pupil]] : [])));
  return rows.map((row) => {
    const pupil = byKey.get(row.importKey ?? '');
    if (!pupil) return row;
    const isHere = mayBeOf(row.location)({ location: locations.get(pupil.classId ?? '') ?? null });
    const sameName = compared(row.firstName, row.lastName) === compared(pupil.firstName, pupil.lastName);
    const sameEckId = row.eckIdHash !== null && row.eckIdHash === pupil.eckIdHash;
    return isHere || sameName || sameEckId ? row : { ...row, importKey: null };
  });
}

/**
 * Says who each row is: by ECK iD, then by a stable key, never by name. Two rows are never the same pupil; where the two
 * numbers point at two pupils, a person has to look.
 */
export function identifyAll(
  rows: readonly IdentifiedRow[],
  { pupils }: Pick<SchoolState, 'pupils'>,
): Identity[] {
  const byEckId = new Map(pupils.flatMap((pupil) => (pupil.eckIdHash ? [[pupil.eckIdHash, pupil]] : [])));
  const byKey = new Map(pupils.flatMap((pupil) => (pupil.importKey ? [[pupil.importKey, pupil]] : [])));
  const keys = new Set<string>();
  const eckIds = new Set<string>();
  const matched = new Set<string>();
  return rows.map(({ importKey, eckIdHash }): Identity => {
    if (importKey !== null && keys.has(importKey)) return { is: 'twice', by: 'duplicate-key' };
    if (eckIdHash !== null && eckIds.has(eckIdHash)) return { is: 'twice', by: 'duplicate-eckid' };
    if (importKey !== null) keys.add(importKey);
    if (eckIdHash !== null) eckIds.add(eckIdHash);
    const eckIdOf = eckIdHash === null ? undefined : byEckId.get(eckIdHash);
    const keyOf = importKey === null ? undefined : byKey.get(importKey);
    const pupil = eckIdOf ?? keyOf;
    if (!pupil) return { is: 'nobody' };
    const twoPeople = eckIdOf && keyOf && eckIdOf !== keyOf;
    const otherEckId = !eckIdOf && eckIdHash !== null && pupil.eckIdHash !== null;
    if (twoPeople || otherEckId || matched.has(pupil.pupilId)) return { is: 'conflict' };
    matched.add(pupil.pupilId);
    return { is: 'pupil', pupil };
  });
}

/** Names that exactly one has, of whom it is asked. */
function onlyOnes<Named>(all: readonly Named[], nameOf: (one: Named) => string): Map<string, Named> {
  const found = new Map<string, Named | null>();
  for (const one of all) found.set(nameOf(one), found.has(nameOf(one)) ? null : one);
  return new Map([...found].flatMap(([name, one]) => (one === null ? [] : [[name, one] as const])));
}

/**
 * Somebody of the list who may be the pupil of a row that nobody was found for: the only one of that name on both sides,
 * in a year that fits. Only ever a question to a person.
 */
export function findCandidates(
  rows: readonly IdentifiedRow[],
  identities: readonly Identity[],
  { pupils }: Pick<SchoolState, 'pupils'>,
): Map<number, KnownPupil> {
  const matched = new Set(identities.flatMap((found) => (found.is === 'pupil' ? [found.pupil.pupilId] : [])));
  const free = pupils.filter(({ pupilId, inTrash }) => !inTrash && !matched.has(pupilId));
  const nameOf = (one: { firstName: string; lastName: string | null }) =>
    compared(one.firstName, one.lastName);
  const known = onlyOnes(free, nameOf);
  const open = rows.filter(({ index }) => identities[index]?.is === 'nobody');
  const candidates = new Map<number, KnownPupil>();
  for (const [name, row] of onlyOnes(open, nameOf)) {
    const pupil = known.get(name);
    if (!pupil) continue;
    const apart = row.year === null || pupil.year === null ? 0 : row.year - pupil.year;
    // The ECK iD of one child does not change.
    const isOther = row.eckIdHash !== null && pupil.eckIdHash !== null;
    if (apart >= -1 && apart <= 1 && !isOther) candidates.set(row.index, pupil);
  }
  return candidates;
}
