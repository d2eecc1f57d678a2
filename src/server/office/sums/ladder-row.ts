import { type LadderStep, type MadeStep, makeSteps } from '@/maths/collections/generated-ladder';
import type { GlobalDb } from '../../platform/db/database';
import type { StoredStep } from '../../platform/db/schema/column-meanings';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';
import { type GeneratorRow, selectGenerators } from './generator-row';

export const selectLadders = (db: GlobalDb) => db.selectFrom('collection_ladder').selectAll();

export type LadderRow = Awaited<ReturnType<ReturnType<typeof selectLadders>['executeTakeFirstOrThrow']>>;

/** Keys of collections of the office: none of the program begins like this. */
const ownKey = /^office-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Returns the id in the key of a collection of the office.
 * @throws CallError 404 for any other key, 409 `collection-of-program` for one of the program
 */
export async function requireOwnId(db: GlobalDb, collectionKey: string): Promise<string> {
  const [, id] = ownKey.exec(collectionKey) ?? [];
  if (id !== undefined) return id;
  await requireLadder(db, collectionKey, { lock: false });
  throw conflict('collection-of-program');
}

/** @throws CallError 404 */
export async function requireLadder(
  db: GlobalDb,
  collectionKey: string,
  { lock }: { readonly lock: boolean },
): Promise<LadderRow> {
  const row = await selectLadders(db)
    .where('collection_key', '=', collectionKey)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export type LadderDetails = Omit<Call<'saveOfficeCollection'>['body'], 'version'>;

/** What a form shows of the draft. */
export const ladderDetailsOf = (row: LadderRow): LadderDetails => ({
  title: row.title,
  years: [...row.years],
  steps: [...row.steps],
  next: [...row.next],
});

/** A collection as a list shows it. */
export const ladderHeadOf = (row: LadderRow): Answer<'listOfficeCollections'>['collections'][number] => ({
  collectionKey: row.collection_key,
  ofProgram: row.of_program,
  title: row.title,
  domain: row.domain,
  years: [...row.years],
  sums: row.sums,
  steps: row.steps.length,
  publishedVersion: row.published_version,
  archived: row.archived_at !== null,
});

/** The generators of some steps, by id. */
export async function generatorsOf(
  db: GlobalDb,
  steps: readonly Pick<StoredStep, 'generatorId'>[],
): Promise<ReadonlyMap<string, GeneratorRow>> {
  const ids = [...new Set(steps.map(({ generatorId }) => generatorId))];
  if (ids.length === 0) return new Map();
  const rows = await selectGenerators(db).where('generator_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.generator_id, row]));
}

/**
 * Makes the sums of some steps.
 * @throws CallError 404 when a generator is not there
 */
export function madeSteps(
  steps: readonly StoredStep[],
  generators: ReadonlyMap<string, GeneratorRow>,
): readonly MadeStep[] {
  const ladder = steps.map(({ generatorId, strategy }): LadderStep => {
    const found = generators.get(generatorId);
    if (!found) throw notFound();
    return { recipe: found.recipe, strategy };
  });
  return makeSteps(ladder);
}
