import { sql } from 'kysely';
import type { Db } from '../db/database';
import { changeAndRecord } from '../pupils/record-changes';

/** Numbers of a row of the file, and the pupil they go to; null for somebody new. */
export interface GivenNumbers {
  readonly to: string | null;
  readonly importKey: string | null;
  /** Hex. */
  readonly eckIdHash: string | null;
}

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
    where account_id = ${change.accountId} and (import_key = any(${[...keys.keys()]}::text[])
      or encode(eck_id_hash, 'hex') = any(${[...eckIds.keys()]}::text[]))
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
