import { notifyUser } from '../../messages/send-message';
import type { Db } from '../../platform/db/database';
import type { CallContext } from '../../platform/http/call';
import { pageOriginOf } from '../../platform/http/page-origin';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import { securityNotice } from '../security-notice';
import { readUser } from './owner';
import { type SecurityChange, securityChangedEmail } from './security-changed-email';

const noticeOf = {
  on: 'two-factor-on',
  off: 'two-factor-off',
  codes: 'two-factor-codes',
  linked: 'provider-linked',
  unlinked: 'provider-unlinked',
} as const satisfies Record<SecurityChange, string>;

/** Tells the owner of an account of a change to its security, in the product and by mail. */
export async function tellOwner(
  tx: Db,
  call: CallContext,
  { accountId, personId: userId }: { readonly accountId: string; readonly personId: string },
  change: SecurityChange,
): Promise<void> {
  await notifyUser(tx, userId, securityNotice({ kind: noticeOf[change] }), call.now);
  const user = await readUser(tx, { personId: userId });
  if (!user?.email) return;
  const about = { login: user.login, pageOrigin: pageOriginOf(call) };
  const locale = await languageOf(tx, { accountId, userId }, call.locale);
  const email = securityChangedEmail(user.email, change, about, locale);
  await queueMail(tx, call.keys, { kind: 'security-changed', email }, call.now);
}
