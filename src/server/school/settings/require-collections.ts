import type { GlobalDb } from '../../platform/db/database';
import { unprocessable } from '../../platform/http/errors';
import { newestCollections, publishCollections } from './collections';

/**
 * Publishes the collections that these tasks name, for settings that are about to be stored.
 * @throws CallError 422 when one of these collections is not there (any more)
 */
export async function requireCollections(
  db: GlobalDb,
  tasks: readonly { readonly collectionKey: string }[],
): Promise<void> {
  const wanted = [...new Set(tasks.map(({ collectionKey }) => collectionKey))];
  if (wanted.length === 0) return;
  await publishCollections(db, wanted);
  const known = new Set((await newestCollections(db, wanted)).map(({ key }) => key));
  if (wanted.some((key) => !known.has(key))) throw unprocessable('unknown-collection');
}
