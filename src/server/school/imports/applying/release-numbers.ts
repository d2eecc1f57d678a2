import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { type Adult, everyManagedGroupId } from '../../policy';
import { changeAndRecord } from '../../pupils/record-changes';
import type { PlannedPupil } from '../matching/plan';

/** Numbers of a row of the file, and the pupil they go to; null for somebody new. */
interface GivenNumbers {
  readonly to: string | null;
  readonly importKey: string | null;
  /** Hex. */
  readonly eckIdHash: string | null;
}

/** Returns the numbers of a row, and whom they go to. */
const numbersOf = ({ change, importKey, eckIdHash }: PlannedPupil): GivenNumbers => ({
  to: change?.pupilId ?? null,
  importKey: change ? (change.set.import_key ?? null) : importKey,
  eckIdHash: change ? (change.set.eck_id_hash ?? null) : eckIdHash,
});

/** Returns whether a person decided whose numbers those of the row are. */
const decidesNumbers = ({ kind }: PlannedPupil): boolean => kind === 'conflict';

/** Returns the numbers that rows give to pupils by a person's decision: whoever else has them loses them. */
export const numbersGiven = (rows: readonly PlannedPupil[]): readonly GivenNumbers[] =>
  rows.filter(decidesNumbers).map(numbersOf);

/** Matches pupils that hold one of these numbers. */
const holdsAny = (importKeys: readonly string[], eckIds: readonly string[]) => sql<boolean>`
  (import_key = any(${[...importKeys]}::text[]) or encode(eck_id_hash, 'hex') = any(${[...eckIds]}::text[]))`;

const importKeysOf = (given: readonly GivenNumbers[]) => given.flatMap(({ importKey }) => importKey ?? []);
const eckIdsOf = (given: readonly GivenNumbers[]) => given.flatMap(({ eckIdHash }) => eckIdHash ?? []);

/**
 * Numbers held by pupils whom this person may not change. Locks all pupils that hold one of them until the transaction
 * ends, so that nobody moves meanwhile.
 * @returns import keys and hashes of ECK iDs, as in `GivenNumbers`
 */
export async function numbersOfOthers(
  tx: Db,
  person: Adult,
  given: readonly GivenNumbers[],
): Promise<ReadonlySet<string>> {
  if (person.role === 'schooladmin' || given.length === 0) return new Set();
  const own = await everyManagedGroupId(tx, person);
  const { rows } = await sql<Holder & { group_id: string | null }>`
    select pupil_id, group_id, import_key, encode(eck_id_hash, 'hex') as eck_id_hash from pupil
    where account_id = ${person.accountId} and ${holdsAny(importKeysOf(given), eckIdsOf(given))}
    order by pupil_id for update`.execute(tx);
  const others = rows.filter(({ group_id }) => group_id === null || !own.has(group_id));
  return new Set(
    others.flatMap(({ import_key, eck_id_hash }) => [import_key, eck_id_hash].filter((one) => one !== null)),
  );
}

/** Returns whether a row gives somebody one of these numbers by a person's decision. */
export const givesAny = (row: PlannedPupil, numbers: ReadonlySet<string>): boolean =>
  numbersGiven([row]).some(
    ({ importKey, eckIdHash }) =>
      (importKey !== null && numbers.has(importKey)) || (eckIdHash !== null && numbers.has(eckIdHash)),
  );

interface Holder {
  readonly pupil_id: string;
  readonly import_key: string | null;
  readonly eck_id_hash: string | null;
}

/**
 * Takes numbers from the pupils who have them until now: a person said that they are another child's. It is written down
 * with the rest of the import, so undoing gives them back.
 */
export async function releaseNumbers(
  tx: Db,
  change: { readonly accountId: string; readonly changeId: string },
  given: readonly GivenNumbers[],
): Promise<void> {
  const keys = new Map(given.flatMap((one) => (one.importKey === null ? [] : [[one.importKey, one.to]])));
  const eckIds = new Map(given.flatMap((one) => (one.eckIdHash === null ? [] : [[one.eckIdHash, one.to]])));
  if (keys.size + eckIds.size === 0) return;
  const { rows } = await sql<Holder>`
    select pupil_id, import_key, encode(eck_id_hash, 'hex') as eck_id_hash from pupil
    where account_id = ${change.accountId} and ${holdsAny([...keys.keys()], [...eckIds.keys()])}
    order by pupil_id for update`.execute(tx);
  const isGone = (to: ReadonlyMap<string, string | null>, number: string | null, holder: string) =>
    number !== null && to.has(number) && to.get(number) !== holder;
  const changes = rows.map(({ pupil_id: pupilId, import_key, eck_id_hash }) => ({
    pupilId,
    set: {
      ...(isGone(keys, import_key, pupilId) ? { import_key: null } : {}),
      ...(isGone(eckIds, eck_id_hash, pupilId) ? { eck_id_hash: null } : {}),
    },
  }));
  await changeAndRecord(
    tx,
    change,
    changes.filter(({ set }) => Object.keys(set).length > 0),
  );
}
