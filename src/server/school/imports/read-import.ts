import { sql } from 'kysely';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { ownRun } from './applying/apply-import';

/**
 * How far an import is that somebody waits for.
 * @throws CallError 404 when this person began none of this id
 */
export async function readImport(call: Call<'readImport'>): Promise<Answer<'readImport'>> {
  const run = await ownRun(call.db, call)
    .select(['imported as done', sql<number>`coalesce(jsonb_array_length(chosen), 0)`.as('of')])
    .executeTakeFirst();
  if (!run) throw notFound();
  return run;
}
