import { sql } from 'kysely';
import { json } from '../../platform/db/columns';
import type { Answer, Call } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { requireOwnOrManagedPupil } from '../policy';

const tooLarge = '23514';
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === tooLarge;

/** What a game keeps between rounds; version 0 and null when it has kept nothing yet. */
export async function readKeepsake(call: Call<'readKeepsake'>): Promise<Answer<'readKeepsake'>> {
  const { db, session, params } = call;
  const pupil = await requireOwnOrManagedPupil(db, session, params.pupilId);
  const kept = await db
    .selectFrom('pupil_keepsake')
    .where('pupil_id', '=', pupil.pupil_id)
    .where('game', '=', params.game)
    .select(['version', 'data'])
    .executeTakeFirst();
  return kept ?? { version: 0, data: null };
}

/** @throws CallError 404 for another pupil, 422 when it is too large */
export async function saveKeepsake(call: Call<'saveKeepsake'>): Promise<Answer<'saveKeepsake'>> {
  const { db, session, params, body } = call;
  if (params.pupilId !== session.personId) throw notFound();
  try {
    await sql`
      insert into pupil_keepsake (account_id, pupil_id, game, version, data)
      values (${session.accountId}, ${params.pupilId}, ${params.game}, ${body.version},
        ${json(body.data ?? null)}::jsonb)
      on conflict (account_id, pupil_id, game) do update
        set version = excluded.version, data = excluded.data`.execute(db);
  } catch (error) {
    if (isTooLarge(error)) throw unprocessable('keepsake-too-large');
    throw error;
  }
  return { version: body.version };
}
