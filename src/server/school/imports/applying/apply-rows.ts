import type { Db } from '../../../platform/db/database';
import { newId } from '../../../shared/new-id';
import { insertPupils } from '../../pupils/insert-pupils';
import { changeAndRecord, recordAdded } from '../../pupils/record-changes';
import type { PlannedGroup, PlannedPupil } from '../matching/plan';
import { numbersGiven, releaseNumbers } from './release-numbers';

interface RowsContext {
  readonly accountId: string;
  readonly importId: string;
  readonly groups: readonly PlannedGroup[];
  readonly now: Date;
}

/** Whether taking in this row takes a seat of the licence: somebody new, or out of the trash. */
export const takesSeat = ({ change }: PlannedPupil): boolean => change?.returns ?? true;

/** Takes in some rows of a plan, and writes down how it was, so that it can be undone. */
export async function applyRows(
  tx: Db,
  { accountId, importId, groups, now }: RowsContext,
  rows: readonly PlannedPupil[],
): Promise<void> {
  const change = { accountId, changeId: importId };
  await releaseNumbers(tx, change, numbersGiven(rows));
  const added = rows
    .filter((row) => row.change === null)
    .map(({ firstName, lastName, sortName, year, importKey, eckIdHash, place }) => {
      const imported = { firstName, lastName, sortName, year, groupId: groups[place]?.groupId ?? null };
      return { ...imported, pupilId: newId(now), importKey, eckIdHash, imported };
    });
  if (added.length > 0) await insertPupils(tx, accountId, added, now);
  await recordAdded(
    tx,
    change,
    added.map(({ pupilId }) => pupilId),
  );
  const changes = rows.flatMap((row) => row.change ?? []);
  await changeAndRecord(tx, change, changes);
  const gone = changes.filter(({ set }) => set.trashed_at).map(({ pupilId }) => pupilId);
  if (gone.length === 0) return;
  await tx.deleteFrom('session').where('person_id', 'in', gone).execute();
}
