import type { Call } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import { newestCollections } from './collections';
import { settingsOfClass } from './read-settings';
import { ensureSettings } from './write-settings';

/** The versions of a class, the newest first; the first of them is made here when there are none. */
export async function versionsOfClass(
  { db, session, now }: { readonly db: Db } & Pick<Call<'listSettings'>, 'session' | 'now'>,
  classId: string,
  year: number | null,
) {
  const { accountId } = session;
  const versions = await settingsOfClass(db, accountId, classId);
  if (versions.length > 0) return versions;
  const { country } = await db
    .selectFrom('account')
    .select('country')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await ensureSettings(db, { accountId, country }, [{ classId, year }], now);
  return settingsOfClass(db, accountId, classId);
}

/** @throws CallError 422 when one of these collections is not there (any more) */
export async function requireCollections(
  db: Db,
  tasks: readonly { readonly collectionKey: string }[],
): Promise<void> {
  const wanted = [...new Set(tasks.map(({ collectionKey }) => collectionKey))];
  if (wanted.length === 0) return;
  const known = new Set((await newestCollections(db, wanted)).map(({ key }) => key));
  if (wanted.some((key) => !known.has(key))) throw refused('unknown-collection');
}
