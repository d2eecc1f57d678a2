import type { CallContext } from '../call';
import type { Db } from '../db/database';
import { languageOf } from '../mail/language';
import { passwordChangedLetter } from '../mail/letters/password-changed';
import { queueMail } from '../mail/queue-mail';
import { tellUser } from '../messages/send-message';
import { pageOriginOf } from '../page-origin';

interface Owner {
  readonly accountId: string;
  readonly userId: string;
  readonly login: string;
  readonly email: string | null;
}

/** Makes this the password of somebody, who hears of it by message and letter. */
export async function takePassword(
  tx: Db,
  call: CallContext,
  { login, email, ...who }: Owner,
  password_hash: string,
): Promise<void> {
  const { keys, now } = call;
  await tx
    .updateTable('app_user')
    .set({ password_hash })
    .where('account_id', '=', who.accountId)
    .where('user_id', '=', who.userId)
    .execute();
  await tellUser(tx, who, { kind: 'password-changed' }, now);
  if (email === null) return;
  const spoken = await languageOf(tx, who, call.locale);
  const letter = passwordChangedLetter(email, { login, pageOrigin: pageOriginOf(call) }, spoken);
  await queueMail(tx, keys, { kind: 'password-changed', letter }, now);
}
