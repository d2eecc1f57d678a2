import { textIn } from '../../messages/office-text';
import type { GlobalDb } from '../../platform/db/database';
import type { Answer } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';

type Head = Answer<'listOfficeMessages'>['messages'][number];

export const selectMessages = (db: GlobalDb) => db.selectFrom('office_message').selectAll();

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

/** @throws CallError 404 */
export async function requireMessage(
  db: GlobalDb,
  messageId: string,
  { lock }: { readonly lock: boolean },
): Promise<MessageRow> {
  const row = await selectMessages(db)
    .where('message_id', '=', messageId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export function stateOf({ send_at, sent_at, recalled_at }: MessageRow, now: Date): Head['state'] {
  if (recalled_at) return 'recalled';
  if (sent_at) return 'sent';
  if (!send_at) return 'draft';
  return send_at <= now ? 'sending' : 'scheduled';
}

/** Whom a message is for. */
export const audienceOf = ({ countries, kinds, roles, flag }: MessageRow): Head['audience'] => ({
  countries: [...countries],
  kinds: [...kinds],
  roles: [...roles],
  flag,
});

/** A message as a list shows it. */
export const headOf = (row: MessageRow, now: Date): Head => ({
  messageId: row.message_id,
  subject: textIn(row.texts, 'nl').subject,
  state: stateOf(row, now),
  changedAt: row.changed_at.toISOString(),
  sendAt: row.send_at?.toISOString() ?? null,
  audience: audienceOf(row),
  accounts: row.accounts,
});
