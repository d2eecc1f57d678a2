import type { Answer, Call } from '../../platform/http/call';
import { generatorDetailsOf } from './generator-row';
import { generatorsOf, ladderDetailsOf, ladderHeadOf, requireLadder, selectLadders } from './ladder-row';
import { filtersOf, sumOrder } from './list-filters';

/** Returns one page of collections. */
export async function listOfficeCollections({
  db,
  query,
}: Call<'listOfficeCollections'>): Promise<Answer<'listOfficeCollections'>> {
  const size = Number(query.size);
  const order = sumOrder('collection_ladder', 'collection_key', query);
  const rows = await selectLadders(db)
    .where(filtersOf(query))
    .where(order.isFurther)
    .orderBy(order.by)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  return {
    collections: page.map(ladderHeadOf),
    next: rows.length > size ? (page.at(-1)?.collection_key ?? null) : null,
  };
}

/** @throws CallError 404 */
export async function readOfficeCollection({
  db,
  params,
}: Call<'readOfficeCollection'>): Promise<Answer<'readOfficeCollection'>> {
  const row = await requireLadder(db, params.collectionKey, { lock: false });
  const generators = await generatorsOf(db, row.steps);
  return {
    ...ladderHeadOf(row),
    ...ladderDetailsOf(row),
    generators: [...generators.values()].map((each) => ({
      generatorId: each.generator_id,
      title: each.title,
      recipe: generatorDetailsOf(each).recipe,
      archived: each.archived_at !== null,
    })),
    version: row.version,
    published: row.published && {
      ...row.published,
      years: [...row.published.years],
      next: [...row.published.next],
      steps: [...row.published.steps],
    },
  };
}
