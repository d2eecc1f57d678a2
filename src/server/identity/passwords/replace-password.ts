import { notifyUser } from '../../messages/send-message';
import type { Db } from '../../platform/db/database';
import type { CallContext } from '../../platform/http/call';
import { pageOriginOf } from '../../platform/http/page-origin';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import { securityNotice } from '../security-notice';
import { passwordChangedEmail } from './password-changed-email';

interface Owner {
  readonly accountId: string;
  readonly userId: string;
  readonly login: string;
  readonly email: string | null;
}

/** Makes this the password of somebody, who hears of it by message and email. */
export async function replacePassword(
  tx: Db,
  call: CallContext,
  { login, email, ...who }: Owner,
  password_hash: string,
): Promise<void> {
  const { keys, now } = call;
  await tx.updateTable('app_user').set({ password_hash }).where('user_id', '=', who.userId).execute();
  await notifyUser(tx, who.userId, securityNotice({ kind: 'password-changed' }), now);
  if (email === null) return;
  const locale = await languageOf(tx, who, call.locale);
  const changed = passwordChangedEmail(email, { login, pageOrigin: pageOriginOf(call) }, locale);
  await queueMail(tx, keys, { kind: 'password-changed', email: changed }, now);
}
