import type { GlobalDb } from '../../platform/db/database';
import { queueMail } from '../../platform/mail/queue-mail';
import { type EmailContext, type Recipient, type WebinarEmailKind, webinarEmail } from './webinar-email';
import { endOf, type WebinarRow } from './webinar-row';

/** Queues an email to somebody who signed up, in the transaction of its cause. Before a webinar it is useless at its end. */
export async function queueWebinarMail(
  tx: GlobalDb,
  kind: WebinarEmailKind,
  webinar: WebinarRow,
  recipient: Recipient,
  context: EmailContext,
): Promise<void> {
  const email = webinarEmail(kind, webinar, recipient, context);
  const queued = { kind: `webinar-${kind}`, email };
  const expires = kind === 'recording' ? {} : { expiresAt: endOf(webinar) };
  await queueMail(tx, context.keys, { ...queued, ...expires }, context.now);
}
