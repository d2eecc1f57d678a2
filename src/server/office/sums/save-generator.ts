import { json } from '../../platform/db/columns';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { generatorDetailsOf, requireOwnGenerator } from './generator-row';
import { sumsOfRecipe } from './publish-program';

/** What a new generator is compared with in the log. */
const beforeFirst = { title: { nl: '', be: '', en: '' } };

/**
 * Makes or changes a generator. Collections that were published with it keep their sums.
 * @throws CallError 404, 409 `generator-changed`, `generator-of-program`, 422 `generator-impossible`
 */
export async function saveGenerator({
  db,
  params,
  body,
  session,
  now,
}: Call<'saveGenerator'>): Promise<Answer<'saveGenerator'>> {
  const { generatorId } = params;
  const { version, ...details } = body;
  const made = sumsOfRecipe(details.recipe);
  if (!made) throw unprocessable('generator-impossible');
  const values = {
    title: json(details.title),
    years: json(details.years),
    recipe: json(details.recipe),
    ...made,
    version: version + 1,
    changed_at: now,
  };
  await db.transaction().execute(async (tx) => {
    let before: object = beforeFirst;
    if (version === 0) {
      const added = await tx
        .insertInto('sum_generator')
        .values({ generator_id: generatorId, of_program: false, ...values })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw conflict('generator-changed');
    } else {
      const stored = await requireOwnGenerator(tx, generatorId);
      if (stored.version !== version) throw conflict('generator-changed');
      await tx.updateTable('sum_generator').set(values).where('generator_id', '=', generatorId).execute();
      before = generatorDetailsOf(stored);
    }
    // A row of the log names its generator, also where the name did not change.
    const changes = { name: [null, details.title.nl] as const, ...changesOf(before, details) };
    const entry = { action: 'generator.saved', subjectId: generatorId, counts: {}, changes } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
  });
  return { version: version + 1 };
}

/**
 * Puts a generator aside or back. Ladders that have it keep it.
 * @throws CallError 404, 409 `generator-of-program`
 */
export async function archiveGenerator({
  db,
  params,
  body: { archived },
  session,
  now,
}: Call<'archiveGenerator'>): Promise<Answer<'archiveGenerator'>> {
  const { generatorId: subjectId } = params;
  await db.transaction().execute(async (tx) => {
    const before = await requireOwnGenerator(tx, subjectId);
    if ((before.archived_at !== null) === archived) return;
    await tx
      .updateTable('sum_generator')
      .set({ archived_at: archived ? now : null })
      .where('generator_id', '=', subjectId)
      .execute();
    const action = archived ? 'generator.archived' : 'generator.restored';
    const changes = { name: [null, before.title.nl] } as const;
    await audit(forTenant(tx, session.accountId), session, { action, subjectId, counts: {}, changes }, now);
  });
  return {};
}
