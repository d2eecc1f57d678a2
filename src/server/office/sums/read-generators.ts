import { sql } from 'kysely';
import type { Answer, Call } from '../../platform/http/call';
import { generatorDetailsOf, generatorHeadOf, requireGenerator, selectGenerators } from './generator-row';
import { filtersOf, sumOrder } from './list-filters';

/** Returns one page of generators. */
export async function listGenerators({
  db,
  query,
}: Call<'listGenerators'>): Promise<Answer<'listGenerators'>> {
  const size = Number(query.size);
  const order = sumOrder('sum_generator', 'generator_id', query);
  const rows = await selectGenerators(db)
    .where(filtersOf(query))
    .where(order.isFurther)
    .orderBy(order.by)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  return {
    generators: page.map(generatorHeadOf),
    next: rows.length > size ? (page.at(-1)?.generator_id ?? null) : null,
  };
}

/** @throws CallError 404 */
export async function readGenerator({ db, params }: Call<'readGenerator'>): Promise<Answer<'readGenerator'>> {
  const row = await requireGenerator(db, params.generatorId, { lock: false });
  const own = JSON.stringify([{ generatorId: row.generator_id }]);
  const usedIn = await db
    .selectFrom('collection_ladder')
    .where(sql<boolean>`(steps @> ${own}::jsonb or published->'steps' @> ${own}::jsonb)`)
    .orderBy(sql`lower(title->>'nl')`)
    .select(['collection_key', 'title', 'published_version'])
    .limit(100)
    .execute();
  return {
    ...generatorHeadOf(row),
    ...generatorDetailsOf(row),
    version: row.version,
    usedIn: usedIn.map(({ collection_key, title, published_version }) => ({
      collectionKey: collection_key,
      title,
      published: published_version > 0,
    })),
  };
}
