import type { GlobalDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { newId } from '../../shared/new-id';
import { admitForm } from '../admit-form';
import { countPlaced } from './fill-places';
import { queueWebinarMail } from './queue-webinar-mail';
import { type Recipient, recipientColumns } from './webinar-email';
import { isOpen, selectWebinars, type WebinarRow } from './webinar-row';

type SignUp = Call<'signUpForWebinar'>;

const findSignUp = (tx: GlobalDb, { params, body }: SignUp): Promise<Recipient | undefined> =>
  tx
    .selectFrom('webinar_sign_up')
    .where('webinar_id', '=', params.webinarId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', body.email.toLowerCase()))
    .select(recipientColumns)
    .executeTakeFirst();

async function addSignUp(
  tx: GlobalDb,
  { webinar_id, places, details }: WebinarRow,
  { body, locale, now }: SignUp,
): Promise<Recipient> {
  const hasRoom = (await countPlaced(tx, webinar_id)) < places;
  return tx
    .insertInto('webinar_sign_up')
    .values({
      sign_up_id: newId(now),
      webinar_id,
      name: body.name,
      email: body.email,
      school: body.school,
      locale,
      signed_up_at: now,
      placed_at: hasRoom ? now : null,
      told: details,
      told_at: now,
    })
    .returning(recipientColumns)
    .executeTakeFirstOrThrow();
}

/**
 * Signs a visitor up and queues an email, both or neither. Where the places are taken the visitor waits. An address that
 * is signed up gets its email again and nothing changes: nobody learns here who else comes.
 * @throws CallError 422 `bot-check-failed`, `forms-throttled`, `webinar-closed`
 */
export async function signUpForWebinar(call: SignUp): Promise<Answer<'signUpForWebinar'>> {
  const { db, keys, now, params, body } = call;
  if (!(await admitForm(call, 'webinar-sign-up', body))) return {};
  await db.transaction().execute(async (tx) => {
    // Those who sign up at the same moment get the places one after another.
    const webinar = await selectWebinars(tx)
      .where('webinar_id', '=', params.webinarId)
      .forUpdate()
      .executeTakeFirst();
    if (!webinar || !isOpen(webinar, now)) throw unprocessable('webinar-closed');
    const recipient = (await findSignUp(tx, call)) ?? (await addSignUp(tx, webinar, call));
    const kind = recipient.placed_at ? 'confirmed' : 'waiting';
    await queueWebinarMail(tx, kind, webinar, recipient, { keys, pageOrigin: pageOriginOf(call), now });
  });
  return {};
}
