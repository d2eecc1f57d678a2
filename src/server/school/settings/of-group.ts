import type { Db } from '../../platform/db/database';
import type { Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { newestCollections } from './collections';
import { settingsOfGroup } from './read-settings';
import { ensureSettings } from './write-settings';

/** The versions of a group, the newest first; the first of them is made here when there are none. */
export async function versionsOfGroup(
  { db, session, now }: { readonly db: Db } & Pick<Call<'listSettings'>, 'session' | 'now'>,
  groupId: string,
  year: number | null,
) {
  const { accountId } = session;
  const versions = await settingsOfGroup(db, groupId);
  if (versions.length > 0) return versions;
  const { country } = await db.selectFrom('account').select('country').executeTakeFirstOrThrow();
  await ensureSettings(db, { accountId, country }, [{ groupId, year }], now);
  return settingsOfGroup(db, groupId);
}

/** @throws CallError 422 when one of these collections is not there (any more) */
export async function requireCollections(
  db: Db,
  tasks: readonly { readonly collectionKey: string }[],
): Promise<void> {
  const wanted = [...new Set(tasks.map(({ collectionKey }) => collectionKey))];
  if (wanted.length === 0) return;
  const known = new Set((await newestCollections(db, wanted)).map(({ key }) => key));
  if (wanted.some((key) => !known.has(key))) throw unprocessable('unknown-collection');
}
