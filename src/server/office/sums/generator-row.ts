import type { GlobalDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';

export const selectGenerators = (db: GlobalDb) => db.selectFrom('sum_generator').selectAll();

export type GeneratorRow = Awaited<
  ReturnType<ReturnType<typeof selectGenerators>['executeTakeFirstOrThrow']>
>;

/** @throws CallError 404 */
export async function requireGenerator(
  db: GlobalDb,
  generatorId: string,
  { lock }: { readonly lock: boolean },
): Promise<GeneratorRow> {
  const row = await selectGenerators(db)
    .where('generator_id', '=', generatorId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws CallError 404, 409 `generator-of-program` */
export async function requireOwnGenerator(db: GlobalDb, generatorId: string): Promise<GeneratorRow> {
  const row = await requireGenerator(db, generatorId, { lock: true });
  if (row.of_program) throw conflict('generator-of-program');
  return row;
}

/** What a form shows of a generator. */
export const generatorDetailsOf = (row: GeneratorRow): Omit<Call<'saveGenerator'>['body'], 'version'> => ({
  title: row.title,
  years: [...row.years],
  recipe: row.recipe as Call<'saveGenerator'>['body']['recipe'],
});

/** A generator as a list shows it. */
export const generatorHeadOf = (row: GeneratorRow): Answer<'listGenerators'>['generators'][number] => ({
  generatorId: row.generator_id,
  ofProgram: row.of_program,
  title: row.title,
  domain: row.domain,
  years: [...row.years],
  sums: row.sums,
  examples: [...row.examples],
  archived: row.archived_at !== null,
});
