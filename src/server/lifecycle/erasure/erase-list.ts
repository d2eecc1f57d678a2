import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { AllAccountsDb } from '../../platform/db/database';
import { sync } from '../../platform/files/sync-tree';
import type { Services } from '../../platform/services';
import { tablesOf } from '../catalogue';

/*
 * Pupils and schools that were erased, as ids that lead to nobody, in a file of their own: a database that is put back
 * from an older backup cannot know them. The file only grows; it lies in the data folder and beside the backups.
 */

const listName = 'erased.jsonl';

/** An erased pupil; without one, an erased school. */
const Erased = z.object({ accountId: z.uuid(), pupilId: z.uuid().optional() });
export type Erased = z.infer<typeof Erased>;

const keyOf = ({ accountId, pupilId = '' }: Erased) => `${accountId} ${pupilId}`;

/**
 * What the database knows to be erased; a database of an older version may know it of pupils only, or of nobody.
 * @param accountId pupils of this school alone
 */
export async function erasedIn(db: AllAccountsDb, accountId?: string): Promise<readonly Erased[]> {
  const tables = new Set((await tablesOf(db)).map(({ name }) => name));
  if (!tables.has('erased_pupil')) return [];
  const pupils = await db
    .selectFrom('erased_pupil')
    .$if(accountId !== undefined, (all) => all.where('account_id', '=', accountId ?? ''))
    .select(['account_id', 'pupil_id'])
    .execute();
  const schools =
    tables.has('school_ending') && accountId === undefined
      ? await db.selectFrom('school_ending').where('erased_at', 'is not', null).select('account_id').execute()
      : [];
  return [
    ...pupils.map(({ account_id, pupil_id }) => ({ accountId: account_id, pupilId: pupil_id })),
    ...schools.map(({ account_id }) => ({ accountId: account_id })),
  ];
}

/** The entry of a line; undefined where the power failed before the whole line was written: it is added again. */
function entryIn(line: string): Erased | undefined {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return undefined;
  }
  return Erased.parse(entry);
}

/** Returns whether a folder has a list; the server makes none before somebody is erased. */
export const hasEraseList = (folder: string): boolean => fs.existsSync(path.join(folder, listName));

/** The list of a folder; empty where there is none. */
export function eraseListIn(folder: string): readonly Erased[] {
  const file = path.join(folder, listName);
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => entryIn(line) ?? []);
}

/**
 * Adds to the list of a folder what is not on it; it is on the disk when this returns. It adds lines and leaves those that
 * are there: a backup and the server of the folder may do so at the same moment.
 */
export function addToEraseList(folder: string, erased: readonly Erased[]): void {
  const added = new Map(erased.map((entry) => [keyOf(entry), entry]));
  for (const entry of eraseListIn(folder)) added.delete(keyOf(entry));
  if (added.size === 0) return;
  const file = path.join(folder, listName);
  const isNew = !fs.existsSync(file);
  const isTorn = !isNew && !fs.readFileSync(file, 'utf8').endsWith('\n');
  const lines = [...added.values()].map((entry) => `${JSON.stringify(entry)}\n`);
  fs.appendFileSync(file, (isTorn ? '\n' : '') + lines.join(''), { mode: 0o600, flush: true });
  if (isNew && process.platform !== 'win32') sync(folder);
}

/**
 * Brings the list in the data folder up to date; called after every erasure and at each start.
 * @param accountId when only pupils of this school can be new
 */
export async function recordErased(
  { db, config, log }: Pick<Services, 'config' | 'log'> & { readonly db: AllAccountsDb },
  accountId?: string,
): Promise<void> {
  // A server without a folder keeps nothing outside its database.
  if (!fs.existsSync(config.dataDir)) return;
  try {
    addToEraseList(config.dataDir, await erasedIn(db, accountId));
  } catch (error) {
    // The next erasure or start writes it; the erasure itself is done.
    log.warn({ code: 'erase-list-not-written', err: error });
  }
}
