import type { Db } from '../db/database';
import { dueNow } from '../jobs/due-now';
import type { ServerKeys } from '../keys';
import { newId } from '../new-id';
import type { Letter } from './letter';

export interface QueuedLetter {
  /** Which letter it is, for the record: `password-reset`. */
  readonly kind: string;
  readonly letter: Letter;
  /** From when on nobody can use it any more. */
  readonly expiresAt?: Date;
}

/** The letter of `mail.sealed`, bound to its row. */
export const sealLetter = (keys: ServerKeys, mailId: string, letter: Letter): Uint8Array =>
  keys.seal('mail', mailId, JSON.stringify(letter));

/** Undefined when it was sealed with another key. */
export function openLetter(keys: ServerKeys, mailId: string, sealed: Uint8Array): Letter | undefined {
  const plain = keys.open('mail', mailId, sealed);
  // Only `sealLetter` writes what opens here.
  return plain === undefined ? undefined : (JSON.parse(plain) as Letter);
}

/** Puts a letter in the post: in the transaction `tx` of what causes it, so that both happen or neither. */
export async function queueMail(
  tx: Db,
  keys: ServerKeys,
  { kind, letter, expiresAt }: QueuedLetter,
  now: Date,
): Promise<void> {
  const mailId = newId(now);
  await tx
    .insertInto('mail')
    .values({
      mail_id: mailId,
      kind,
      sealed: sealLetter(keys, mailId, letter),
      queued_at: now,
      due_at: now,
      expires_at: expiresAt ?? null,
    })
    .execute();
  await dueNow(tx, 'mail', now);
}
