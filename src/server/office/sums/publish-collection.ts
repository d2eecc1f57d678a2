import { fingerprintOf } from '@/maths/collections/fingerprint';
import { checkLadder, type MadeStep, rungsOfSteps } from '@/maths/collections/generated-ladder';
import type { Rung, SumCollection } from '@/maths/collections/sum-collection';
import { profileOf, type ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { json } from '../../platform/db/columns';
import type { PublishedLadder } from '../../platform/db/schema/column-meanings';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { dayIn } from '../../shared/calendar';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { lockAndReadAll } from '../games/all-games';
import { type AllDetails, lacksGame } from '../games/lost-collections';
import type { GeneratorRow } from './generator-row';
import { generatorsOf, type LadderRow, madeSteps, requireLadder, requireOwnId } from './ladder-row';
import { besideOf, domainOfSteps } from './save-collection';

const noChange: ReadonlySet<string> = new Set(['publishedAt']);

/** @throws CallError 422 `collection-unplayable` while some pupils of its years have no game that can ask enough of its sums */
export function requirePlayable(
  sums: ShapeProfile,
  years: readonly number[],
  games: AllDetails,
  now: Date,
): void {
  // Days of the office are those of the Netherlands and Flanders.
  if (lacksGame(sums, years, games, dayIn('Europe/Amsterdam', now)))
    throw unprocessable('collection-unplayable');
}

/**
 * @throws CallError 422 `collection-incomplete` while a check says that it is none, or a title or year lacks,
 * and what `requirePlayable` refuses
 */
function requireComplete(
  { title, years }: LadderRow,
  made: readonly MadeStep[],
  games: AllDetails,
  now: Date,
): void {
  const isWrong = checkLadder(made).some(({ level }) => level === 'error');
  if (isWrong || title.nl === '' || years.length === 0) throw unprocessable('collection-incomplete');
  const sums = profileOf(made.flatMap((step) => step.sums.map(({ id }) => id)));
  requirePlayable(sums, years, games, now);
}

/** The collection as windows, settings and games know it; it holds its sums, so no generator changes it afterwards. */
function collectionOf(row: LadderRow, made: readonly MadeStep[], version: number): SumCollection {
  const { nl, be, en } = row.title;
  const sums = made.flatMap((step) => step.sums);
  return {
    key: row.collection_key,
    version,
    title: { nl, en: en || nl, ...(be !== '' && { be }) },
    domain: domainOfSteps(made),
    years: [...row.years].sort((a, b) => a - b),
    kinds: [...new Set(sums.map(({ kind }) => kind))],
    rungs: rungsOfSteps(made),
    beside: besideOf({ steps: [...row.steps], next: [...row.next] }, row.collection_key),
  };
}

const checksumOf = (collection: SumCollection, rungs: readonly Rung[]): string =>
  fingerprintOf({ ...collection, rungs });

function ladderAsPublished(
  row: LadderRow,
  made: readonly MadeStep[],
  generators: ReadonlyMap<string, GeneratorRow>,
  { collection, now }: { readonly collection: SumCollection; readonly now: Date },
): PublishedLadder {
  return {
    title: row.title,
    years: row.years,
    next: row.next,
    steps: row.steps.map((step, place) => ({
      ...step,
      title: generators.get(step.generatorId)?.title ?? row.title,
      sums: made[place]?.sums.length ?? 0,
      difficulty: made[place]?.difficulty ?? 0,
      checksum: checksumOf(collection, rungsOfSteps(made.slice(place, place + 1))),
    })),
    publishedAt: now.toISOString(),
  };
}

/**
 * Publishes the draft as a new version. The versions before it stay as they are, and windows hold their own sums, so
 * whoever practises goes on with the version that was begun.
 * @throws CallError 404, 409 `collection-changed`, `collection-of-program`, `collection-same`, 422 `collection-incomplete`,
 * `collection-unplayable`
 */
export async function publishOfficeCollection({
  db,
  params,
  body,
  session,
  now,
}: Call<'publishOfficeCollection'>): Promise<Answer<'publishOfficeCollection'>> {
  const { collectionKey } = params;
  const subjectId = await requireOwnId(db, collectionKey);
  return db.transaction().execute(async (tx) => {
    const row = await requireLadder(tx, collectionKey, { lock: true });
    if (row.version !== body.version) throw conflict('collection-changed');
    const generators = await generatorsOf(tx, row.steps);
    const made = madeSteps(row.steps, generators);
    requireComplete(row, made, await lockAndReadAll(tx), now);
    const publishedVersion = row.published_version + 1;
    const collection = collectionOf(row, made, publishedVersion);
    const published = ladderAsPublished(row, made, generators, { collection, now });
    const changes = changesOf(row.published ?? {}, published, noChange);
    const isSame = Object.keys(changes).every((field) => noChange.has(field));
    if (row.published !== null && isSame) throw conflict('collection-same');
    await tx
      .insertInto('sum_collection')
      .values({ collection_key: collectionKey, version: publishedVersion, body: json(collection) })
      .execute();
    await tx
      .updateTable('collection_ladder')
      .set({
        published_version: publishedVersion,
        published: json(published),
        published_before: row.published && json(row.published),
      })
      .where('collection_key', '=', collectionKey)
      .execute();
    const counts = { version: publishedVersion, sums: row.sums };
    const entry = { action: 'collection.published', subjectId, counts, changes } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
    return { publishedVersion };
  });
}
