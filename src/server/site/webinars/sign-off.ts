import type { AllAccountsTransaction } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { fillPlaces } from './fill-places';
import { signUpOf } from './sign-up-token';
import type { EmailContext } from './webinar-email';
import { selectWebinars, textIn } from './webinar-row';

/**
 * Deletes a sign-up and gives its place to who waits longest.
 * @returns whether there was one
 */
export async function removeSignUp(
  tx: AllAccountsTransaction,
  signUpId: string,
  context: EmailContext,
): Promise<boolean> {
  // The webinar's row is locked first, as by everything that gives or takes places.
  const webinar = await selectWebinars(tx)
    .where('webinar_id', 'in', ({ selectFrom }) =>
      selectFrom('webinar_sign_up').where('sign_up_id', '=', signUpId).select('webinar_id'),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!webinar) return false;
  const removed = await tx
    .deleteFrom('webinar_sign_up')
    .where('sign_up_id', '=', signUpId)
    .executeTakeFirst();
  await fillPlaces(tx, webinar, context);
  return removed.numDeletedRows > 0n;
}

/** @throws CallError 404 `webinar-link-over` when the link is not whole, or its sign-up is gone */
export async function checkWebinarSignUp({
  db,
  keys,
  body,
  locale,
}: Call<'checkWebinarSignUp'>): Promise<Answer<'checkWebinarSignUp'>> {
  const signUpId = signUpOf(keys, body.token);
  const row =
    signUpId &&
    (await db
      .selectFrom('webinar_sign_up as s')
      .innerJoin('webinar as w', 'w.webinar_id', 's.webinar_id')
      .where('s.sign_up_id', '=', signUpId)
      .select(['w.texts', 'w.starts_at', 'w.time_zone', 'w.minutes', 's.placed_at'])
      .executeTakeFirst());
  if (!row) throw notFound('webinar-link-over');
  return {
    title: textIn(row.texts, locale).title,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    minutes: row.minutes,
    state: row.placed_at ? 'placed' : 'waiting',
  };
}

/** @throws CallError 404 `webinar-link-over` */
export async function cancelWebinarSignUp(
  call: Call<'cancelWebinarSignUp'>,
): Promise<Answer<'cancelWebinarSignUp'>> {
  const { db, keys, now, body } = call;
  const signUpId = signUpOf(keys, body.token);
  const removed =
    signUpId !== null &&
    (await db
      .transaction()
      .execute((tx) => removeSignUp(tx, signUpId, { keys, pageOrigin: pageOriginOf(call), now })));
  if (!removed) throw notFound('webinar-link-over');
  return {};
}
