import type { Kysely } from 'kysely';
import { standardCollections } from '@/maths/collections/standard-collections';
import { type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import type { Answer } from '../call';
import { type DB, json } from '../db/schema';

/** Published versions never change, so they are read once a process. */
const bodies = new Map<string, SumCollection>();
const published = new WeakMap<Kysely<DB>, Promise<void>>();

const publishedAtOnce = 8;

const keyOf = (key: string, version: number) => `${key} ${version}`;

/** Making the sums of a collection takes some milliseconds: only new ones are made, a few at a time between other work. */
async function publish(db: Kysely<DB>): Promise<void> {
  const rows = await db.selectFrom('sum_collection').select(['collection_key', 'version']).execute();
  const there = new Set(rows.map(({ collection_key, version }) => keyOf(collection_key, version)));
  const missing = standardCollections.filter(({ key, version }) => !there.has(keyOf(key, version)));
  for (let from = 0; from < missing.length; from += publishedAtOnce) {
    const values = missing
      .slice(from, from + publishedAtOnce)
      .map((each) => ({ collection_key: each.key, version: each.version, body: json(each) }));
    await db
      .insertInto('sum_collection')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Sees to it that this version of the program's standard collections are published; asks once a process. */
export function publishStandardCollections(db: Kysely<DB>): Promise<void> {
  const running =
    published.get(db) ??
    publish(db).catch((error: unknown) => {
      published.delete(db);
      throw error;
    });
  published.set(db, running);
  return running;
}

/** The newest version of each collection: key → version. */
async function newestVersions(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  await publishStandardCollections(db);
  const rows = await db
    .selectFrom('sum_collection')
    .select(({ fn }) => ['collection_key', fn.max('version').as('version')])
    .groupBy('collection_key')
    .execute();
  return new Map(rows.map(({ collection_key, version }) => [collection_key, version]));
}

/** The newest versions of all collections: the standard ones in the order of teaching, then the others. */
export async function newestCollections(db: Kysely<DB>): Promise<readonly SumCollection[]> {
  const versions = await newestVersions(db);
  const missing = [...versions].filter(([key, version]) => !bodies.has(keyOf(key, version)));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('sum_collection')
      .select(['collection_key', 'version', 'body'])
      .where(
        'collection_key',
        'in',
        missing.map(([key]) => key),
      )
      .execute();
    for (const { collection_key, version, body } of rows) bodies.set(keyOf(collection_key, version), body);
  }
  const place = new Map(standardCollections.map(({ key }, index) => [key, index]));
  const last = standardCollections.length;
  return [...versions]
    .flatMap(([key, version]) => bodies.get(keyOf(key, version)) ?? [])
    .sort((a, b) => (place.get(a.key) ?? last) - (place.get(b.key) ?? last) || (a.key < b.key ? -1 : 1));
}

/** The newest version of one collection; undefined when there is none of that name. */
export async function newestCollection(db: Kysely<DB>, key: string): Promise<SumCollection | undefined> {
  return (await newestCollections(db)).find((collection) => collection.key === key);
}

export async function listCollections(db: Kysely<DB>): Promise<Answer<'listCollections'>> {
  const collections = await newestCollections(db);
  return {
    collections: collections.map((collection) => ({
      key: collection.key,
      version: collection.version,
      title: collection.title,
      years: [...collection.years],
      kinds: [...collection.kinds],
      size: sumsOf(collection).length,
    })),
  };
}
