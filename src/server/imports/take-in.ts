import type { Db } from '../db/database';
import { newId } from '../new-id';
import { insertPupils } from '../pupils/insert-pupils';
import { changeAndRecord, recordAdded } from '../pupils/record-changes';
import type { PlannedClass, PlannedPupil } from './plan';
import { type GivenNumbers, releaseNumbers } from './release-numbers';

interface Taking {
  readonly accountId: string;
  readonly importId: string;
  readonly classes: readonly PlannedClass[];
  readonly now: Date;
}

/** Whether taking in this row takes a place of the licence: somebody new, or out of the trash. */
export const takesPlace = ({ change }: PlannedPupil): boolean => change?.returns ?? true;

/** The numbers that rows give to a pupil, by a person's answer: whoever else has them loses them. */
function numbersGiven(rows: readonly PlannedPupil[]): readonly GivenNumbers[] {
  return rows
    .filter(({ kind }) => kind === 'conflict')
    .map(({ change, importKey, eckIdHash }) => ({
      to: change?.pupilId ?? null,
      importKey: change ? (change.set.import_key ?? null) : importKey,
      eckIdHash: change ? (change.set.eck_id_hash ?? null) : eckIdHash,
    }));
}

/** Takes in some rows of a plan, and writes down how it was, so that it can be undone. */
export async function takeInRows(
  tx: Db,
  { accountId, importId, classes, now }: Taking,
  rows: readonly PlannedPupil[],
): Promise<void> {
  const change = { accountId, changeId: importId };
  await releaseNumbers(tx, change, numbersGiven(rows));
  const added = rows
    .filter((row) => row.change === null)
    .map(({ firstName, lastName, sortName, year, importKey, eckIdHash, place }) => {
      const imported = { firstName, lastName, sortName, year, classId: classes[place]?.classId ?? null };
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
  await tx.deleteFrom('session').where('account_id', '=', accountId).where('person_id', 'in', gone).execute();
}
