import { mergeSplitGroups } from '@/edexml/groups/split-groups';
import type { Parsed } from '@/edexml/result';
import { languageOf } from '../../../platform/mail/language';
import { applyImport } from '../../imports/applying/apply-import';
import { makePlan, storePlan } from '../../imports/make-plan';
import type { Adult } from '../../policy';
import type { Fetch } from '../fetch-for-school';
import { sortRows } from './sort-rows';

/** What a list of the night came to. */
export interface Night {
  readonly applied: number;
  readonly waiting: number;
  /** HMAC of what waits; the same while the same waits. */
  readonly waitingHash: Uint8Array;
}

/**
 * Compares a fetched list as the import page does with its first choices, and applies what may be applied without a
 * person. The plan is kept only for that; whoever looks at what waits fetches the list of that moment.
 *
 * @param admin who allowed it
 *
 * @throws CallError when the list cannot be of this school and year, or the licence is full
 */
export async function compareAtNight(
  { db, accountId, keys, now }: Fetch,
  admin: Adult,
  list: Parsed,
  applies: boolean,
): Promise<Night> {
  const locale = await languageOf(db, { accountId, userId: admin.personId });
  const file = list.splitGroups > 0 ? mergeSplitGroups(list.file) : list.file;
  const planning = { db, person: admin, file, keys, locale, now };
  const made = await makePlan(planning);
  const { alone, waiting } = sortRows(made, list, applies);
  if (alone.length > 0) {
    const importId = await storePlan(planning, made);
    const body = { rows: [...alone], same: [] };
    await applyImport({ db, session: admin, params: { importId }, body, now, byItself: true });
  }
  const asked = waiting.map(({ kind, name, groupName, change }) => [kind, name, groupName, change?.pupilId]);
  const waitingHash = keys.mac('administration-waiting', accountId, JSON.stringify([made.warnings, asked]));
  return { applied: alone.length, waiting: waiting.length, waitingHash: new Uint8Array(waitingHash) };
}
