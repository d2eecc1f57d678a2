import { isAvatar } from '@assets/avatars/avatars';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { invalid, notFound } from '../../platform/http/errors';

/** Who a pupil is on the island: as it chose, else the animal it was given. `pupil` names the table in the statement. */
export const avatarOf = (pupil: 'pupil' | 'p') => sql<string>`coalesce((
    select a.look from pupil_avatar a
    where a.account_id = ${sql.ref(`${pupil}.account_id`)} and a.pupil_id = ${sql.ref(`${pupil}.pupil_id`)}
  ), ${sql.ref(`${pupil}.avatar`)})`;

export async function chosenAvatar(db: Db, pupilId: string): Promise<string | undefined> {
  const chosen = await db
    .selectFrom('pupil_avatar')
    .where('pupil_id', '=', pupilId)
    .select('look')
    .executeTakeFirst();
  return chosen?.look;
}

/** @throws CallError 404 for another pupil, 422 for what nobody can be */
export async function saveAvatar({
  db,
  session,
  params,
  body,
}: Call<'saveAvatar'>): Promise<Answer<'saveAvatar'>> {
  if (params.pupilId !== session.personId) throw notFound();
  if (!isAvatar(body.avatar)) throw invalid({ avatar: 'chooseOne' });
  const own = { pupil_id: params.pupilId };
  await db
    .insertInto('pupil_avatar')
    .values({ ...own, look: body.avatar })
    .onConflict((there) => there.column('pupil_id').doUpdateSet({ look: body.avatar }))
    .execute();
  return { avatar: body.avatar };
}
