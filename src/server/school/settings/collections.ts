import { chosenTables } from '@/maths/collections/chosen-tables';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { findCollection, standardCollections } from '@/maths/collections/standard-collections';
import { type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import { json } from '../../platform/db/columns';
import type { GlobalDb } from '../../platform/db/database';
import { databaseBehind } from '../../platform/db/tenant/for-tenant';
import type { Answer } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';

/** Published versions never change, so they are read once a process. */
const bodies = new Map<string, SumCollection>();

/** Keys of the program's own collections that are there, or are being published. */
const published = new WeakMap<object, Map<string, Promise<void>>>();

/** Making the sums of a collection takes some milliseconds: so many are made between other work. */
const publishedAtOnce = 4;

const keyOf = (key: string, version: number) => `${key} ${version}`;

async function publish(db: GlobalDb, some: readonly SumCollection[]): Promise<void> {
  const keys = some.map(({ key }) => key);
  const rows = await db
    .selectFrom('sum_collection')
    .where('collection_key', 'in', keys)
    .select(['collection_key', 'version'])
    .execute();
  const there = new Set(rows.map(({ collection_key, version }) => keyOf(collection_key, version)));
  const missing = some.filter(({ key, version }) => !there.has(keyOf(key, version)));
  if (missing.length === 0) return;
  const values = missing.map((each) => ({
    collection_key: each.key,
    version: each.version,
    body: json(each),
  }));
  await db
    .insertInto('sum_collection')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Publishes these unless they are there; asks the database once a process. */
async function ensurePublished(db: GlobalDb, some: readonly SumCollection[]): Promise<void> {
  const behind = databaseBehind(db);
  const known = published.get(behind) ?? new Map<string, Promise<void>>();
  published.set(behind, known);
  const unknown = some.filter(({ key }) => !known.has(key));
  if (unknown.length > 0) {
    const running = publish(db, unknown).catch((error: unknown) => {
      for (const { key } of unknown) known.delete(key);
      throw error;
    });
    for (const { key } of unknown) known.set(key, running);
  }
  await Promise.all(some.flatMap(({ key }) => known.get(key) ?? []));
}

const ownCollections = (keys: readonly string[]): readonly SumCollection[] =>
  [...new Set(keys)].flatMap((key) => findCollection(key) ?? []);

/** Publishes the program's own versions of the collections with these keys: before settings or windows name them. */
export const publishCollections = (db: GlobalDb, keys: readonly string[]): Promise<void> =>
  ensurePublished(db, ownCollections(keys));

/** Publishes this version of the program's standard collections, a few at a time. */
export async function publishStandardCollections(db: GlobalDb): Promise<void> {
  for (let from = 0; from < standardCollections.length; from += publishedAtOnce) {
    await ensurePublished(db, standardCollections.slice(from, from + publishedAtOnce));
  }
}

/** The newest version of each collection in the database, or of those with these keys: key → version. */
async function newestVersions(db: GlobalDb, keys?: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sum_collection')
    .$if(keys !== undefined, (query) =>
      query.where(({ eb, val }) => eb('collection_key', '=', eb.fn.any(val([...(keys ?? [])])))),
    )
    .select(({ fn }) => ['collection_key', fn.max('version').as('version')])
    .groupBy('collection_key')
    .execute();
  return new Map(rows.map(({ collection_key, version }) => [collection_key, version]));
}

/** Published bodies of these versions, read where this process has not read them yet. */
async function publishedBodies(
  db: GlobalDb,
  versions: ReadonlyMap<string, number>,
): Promise<readonly SumCollection[]> {
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
  return [...versions].flatMap(([key, version]) => bodies.get(keyOf(key, version)) ?? []);
}

/**
 * The newest versions of the collections with these keys, as far as there are such: the standard ones in the order of
 * teaching, then the others. Of all when no keys are given. The program's own stand in for those that are not published
 * yet, so that reading writes nothing.
 */
export async function newestCollections(
  db: GlobalDb,
  keys?: readonly string[],
): Promise<readonly SumCollection[]> {
  const versions = await newestVersions(db, keys);
  const own = keys ? ownCollections(keys) : standardCollections;
  const newer = new Map(
    own.filter(({ key, version }) => version > (versions.get(key) ?? 0)).map((each) => [each.key, each]),
  );
  const older = new Map([...versions].filter(([key]) => !newer.has(key)));
  const place = new Map(standardCollections.map(({ key }, index) => [key, index]));
  const last = standardCollections.length;
  // Tables that some teacher put together are for who asks for them by their key.
  const isListed = ({ key }: SumCollection) => keys !== undefined || place.has(key) || !chosenTables(key);
  return [...(await publishedBodies(db, older)), ...newer.values()]
    .filter(isListed)
    .sort((a, b) => (place.get(a.key) ?? last) - (place.get(b.key) ?? last) || (a.key < b.key ? -1 : 1));
}

/** The newest version of one collection; undefined when there is none of that name. */
export async function newestCollection(db: GlobalDb, key: string): Promise<SumCollection | undefined> {
  const [found] = await newestCollections(db, [key]);
  return found;
}

/** Titles of the newest versions of some collections, as far as there are such: key → title. */
export async function titlesOf(
  db: GlobalDb,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SumCollection['title']>> {
  if (keys.length === 0) return new Map();
  const found = await newestCollections(db, [...new Set(keys)]);
  return new Map(found.map(({ key, title }) => [key, title]));
}

/** Keys of the collections that the office took out of what can be chosen. */
async function archivedKeys(db: GlobalDb): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('collection_ladder')
    .where('archived_at', 'is not', null)
    .select('collection_key')
    .execute();
  return new Set(rows.map(({ collection_key }) => collection_key));
}

export async function listCollections(db: GlobalDb): Promise<Answer<'listCollections'>> {
  const [collections, archived] = [await newestCollections(db), await archivedKeys(db)];
  return {
    collections: collections.map((collection) => ({
      key: collection.key,
      version: collection.version,
      title: collection.title,
      years: [...collection.years],
      shapes: shapesIn(collection),
      size: sumsOf(collection).length,
      ...(archived.has(collection.key) && { archived: true as const }),
    })),
  };
}

/** @throws CallError 404 */
export async function readCollection(db: GlobalDb, collectionKey: string): Promise<Answer<'readCollection'>> {
  const found = await newestCollection(db, collectionKey);
  if (!found) throw notFound();
  const { key, version, title, domain, years, kinds, rungs } = found;
  return {
    key,
    version,
    title,
    domain,
    years: [...years],
    kinds: [...kinds],
    rungs: rungs.map(({ strategy, sums }) => ({ strategy, sums: [...sums] })),
  };
}
