import { newId } from '../../shared/new-id';
import type { ServerKeys } from '../crypto/keys';
import type { GlobalDb } from '../db/database';
import { makeDue } from '../jobs/make-due';
import type { Email } from './email';

export interface QueuedEmail {
  /** Kind of email for the record, such as `password-reset`. */
  readonly kind: string;
  readonly email: Email;
  /** When the email becomes useless, as its link expires. */
  readonly expiresAt?: Date;
}

/** Encrypts an email for `mail.sealed`, bound to its row. */
export const sealEmail = (keys: ServerKeys, mailId: string, email: Email): Uint8Array =>
  keys.seal('mail', mailId, JSON.stringify(email));

/** Decrypts an email. Returns undefined when it was sealed with another key. */
export function openEmail(keys: ServerKeys, mailId: string, sealed: Uint8Array): Email | undefined {
  const plain = keys.open('mail', mailId, sealed);
  // Only `sealEmail` writes what opens here.
  return plain === undefined ? undefined : (JSON.parse(plain) as Email);
}

/** Queues an email in the transaction `tx` of its cause, so that both happen or neither. */
export async function queueMail(
  tx: GlobalDb,
  keys: ServerKeys,
  { kind, email, expiresAt }: QueuedEmail,
  now: Date,
): Promise<void> {
  const mailId = newId(now);
  await tx
    .insertInto('mail')
    .values({
      mail_id: mailId,
      kind,
      sealed: sealEmail(keys, mailId, email),
      queued_at: now,
      due_at: now,
      expires_at: expiresAt ?? null,
    })
    .execute();
  await makeDue(tx, 'mail', now);
}
