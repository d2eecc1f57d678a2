import { domainOfSum } from '@/maths/collections/domain-of-sum';
import type { MadeStep } from '@/maths/collections/generated-ladder';
import { json } from '../../platform/db/columns';
import type { GlobalDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict } from '../../platform/http/errors';
import { requireCollections } from '../../school/settings/require-collections';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import {
  generatorsOf,
  type LadderDetails,
  ladderDetailsOf,
  madeSteps,
  requireLadder,
  requireOwnId,
} from './ladder-row';

/** What a new collection is compared with in the log. */
const beforeFirst = { title: { nl: '', be: '', en: '' } };

/** The part of mathematics of the first sum; of an empty draft the first part. */
export function domainOfSteps(steps: readonly MadeStep[]) {
  const [first] = steps.flatMap(({ sums }) => sums);
  return (first && domainOfSum(first)) ?? 'add-subtract';
}

/** Keys of the collections that a ladder leads from and to, each once; never its own. */
export const besideOf = (
  { steps, next }: Pick<LadderDetails, 'steps' | 'next'>,
  own: string,
): { readonly below: readonly string[]; readonly above: readonly string[] } => {
  const below = steps.flatMap(({ prerequisite }) => prerequisite ?? []);
  return {
    // A pupil who is stuck has come furthest on the last steps.
    below: [...new Set(below.reverse())].filter((key) => key !== own),
    above: [...new Set(next)].filter((key) => key !== own),
  };
};

/** @throws CallError 404 for a generator, 422 `unknown-collection` for a prerequisite that is not there */
async function drafted(db: GlobalDb, collectionKey: string, details: LadderDetails, now: Date) {
  const generators = await generatorsOf(db, details.steps);
  const made = madeSteps(details.steps, generators);
  const { below, above } = besideOf(details, collectionKey);
  const named = [...below, ...above].map((key) => ({ collectionKey: key }));
  await requireCollections(db, named);
  return {
    title: json(details.title),
    years: json(details.years),
    steps: json(details.steps),
    next: json(details.next),
    domain: domainOfSteps(made),
    sums: made.reduce((total, { sums }) => total + sums.length, 0),
    changed_at: now,
  };
}

/**
 * Makes or changes a draft; nothing that is published changes by it.
 * @throws CallError 404, 409 `collection-changed`, `collection-of-program`, 422 `unknown-collection`
 */
export async function saveOfficeCollection({
  db,
  params,
  body,
  session,
  now,
}: Call<'saveOfficeCollection'>): Promise<Answer<'saveOfficeCollection'>> {
  const { collectionKey } = params;
  const { version, ...details } = body;
  const subjectId = await requireOwnId(db, collectionKey);
  const values = { ...(await drafted(db, collectionKey, details, now)), version: version + 1 };
  await db.transaction().execute(async (tx) => {
    let before: object = beforeFirst;
    if (version === 0) {
      const added = await tx
        .insertInto('collection_ladder')
        .values({ collection_key: collectionKey, of_program: false, ...values })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw conflict('collection-changed');
    } else {
      const stored = await requireLadder(tx, collectionKey, { lock: true });
      if (stored.version !== version) throw conflict('collection-changed');
      await tx
        .updateTable('collection_ladder')
        .set(values)
        .where('collection_key', '=', collectionKey)
        .execute();
      before = ladderDetailsOf(stored);
    }
    // A row of the log names its collection, also where the name did not change.
    const changes = { name: [null, details.title.nl] as const, ...changesOf(before, details) };
    const entry = { action: 'collection.saved', subjectId, counts: {}, changes } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
  });
  return { version: version + 1 };
}

/**
 * Takes a collection out of what schools can choose, or puts it back.
 * @throws CallError 404, 409 `collection-of-program`
 */
export async function archiveOfficeCollection({
  db,
  params,
  body: { archived },
  session,
  now,
}: Call<'archiveOfficeCollection'>): Promise<Answer<'archiveOfficeCollection'>> {
  const { collectionKey } = params;
  const subjectId = await requireOwnId(db, collectionKey);
  await db.transaction().execute(async (tx) => {
    const before = await requireLadder(tx, collectionKey, { lock: true });
    if ((before.archived_at !== null) === archived) return;
    await tx
      .updateTable('collection_ladder')
      .set({ archived_at: archived ? now : null })
      .where('collection_key', '=', collectionKey)
      .execute();
    const action = archived ? 'collection.archived' : 'collection.restored';
    const changes = { name: [null, before.title.nl] } as const;
    await audit(forTenant(tx, session.accountId), session, { action, subjectId, counts: {}, changes }, now);
  });
  return {};
}
