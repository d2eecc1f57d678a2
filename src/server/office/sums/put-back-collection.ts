import { shapesIn } from '@/maths/collections/collection-shapes';
import { json } from '../../platform/db/columns';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict } from '../../platform/http/errors';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { lockAndReadAll } from '../games/all-games';
import { requireLadder, requireOwnId } from './ladder-row';
import { requirePlayable } from './publish-collection';

/**
 * Undoes publishing. Versions are never taken back, since windows and answers name them: the sums of the version before
 * are published again as the newest one, and undoing that brings back what was undone. The draft stays as it is.
 * @throws CallError 404, 409 `collection-of-program`, `collection-changed` when another version was published since, or
 * none before, 422 `collection-unplayable` when the games that asked the version before are off by now
 */
export async function putBackOfficeCollection({
  db,
  params,
  body,
  session,
  now,
}: Call<'putBackOfficeCollection'>): Promise<Answer<'putBackOfficeCollection'>> {
  const { collectionKey } = params;
  const subjectId = await requireOwnId(db, collectionKey);
  return db.transaction().execute(async (tx) => {
    const row = await requireLadder(tx, collectionKey, { lock: true });
    const { published, published_before: before } = row;
    if (row.published_version !== body.publishedVersion || !published || !before)
      throw conflict('collection-changed');
    const stored = await tx
      .selectFrom('sum_collection')
      .where('collection_key', '=', collectionKey)
      .where('version', '=', row.published_version - 1)
      .select('body')
      .executeTakeFirstOrThrow();
    requirePlayable(shapesIn(stored.body), stored.body.years, await lockAndReadAll(tx), now);
    const publishedVersion = row.published_version + 1;
    const again = { ...before, publishedAt: now.toISOString() };
    await tx
      .insertInto('sum_collection')
      .values({
        collection_key: collectionKey,
        version: publishedVersion,
        body: json({ ...stored.body, version: publishedVersion }),
      })
      .execute();
    await tx
      .updateTable('collection_ladder')
      .set({
        published_version: publishedVersion,
        published: json(again),
        published_before: json(published),
      })
      .where('collection_key', '=', collectionKey)
      .execute();
    const counts = {
      version: publishedVersion,
      sums: before.steps.reduce((total, { sums }) => total + sums, 0),
    };
    const changes = changesOf(published, again, new Set(['publishedAt']));
    const entry = { action: 'collection.put-back', subjectId, counts, changes } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
    return { publishedVersion };
  });
}
